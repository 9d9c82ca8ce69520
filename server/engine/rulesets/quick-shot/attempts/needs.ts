/** The actions of an attempt: the written ones, and those that wounds, weaknesses, fatigue and paradox add. */
import type { Source } from '../../../source.ts';
import { fightersNamed, wordsKey, type Cast, type Fighter } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { effectOf } from './difficulty.ts';
import { factsOf, lastFact, type Scoped, type Weakness } from '../facts.ts';
import { chargeTypes, type Condition } from '../fight.ts';
import { rule, type RuleName } from '../rule-ids.ts';

/** Where an action of an attempt comes from. */
export type Nature = 'primary' | 'avoidance' | 'resisting' | 'wound' | 'weakness' | 'fatigue' | 'paradox';

/** Whether the action is attempted by choice rather than added. */
export function isChosen({ nature }: Pick<WrittenNeed, 'nature'>): boolean {
  return nature === 'primary' || nature === 'avoidance' || nature === 'resisting';
}

/** Classifies an invalid difficulty: a word for the type of an advantage, or any other. */
export type StrangeDifficulty = 'type' | 'unknown';

export function strangeDifficulty(word: string): StrangeDifficulty {
  return chargeTypes.some((type) => type === word.toLowerCase()) ? 'type' : 'unknown';
}

/** Whether an attempted action has no difficulty; paradox, which is added, is handled separately. */
export function isUnsaid(need: Pick<WrittenNeed, 'nature' | 'difficulty'>): boolean {
  return isChosen(need) && need.difficulty === undefined;
}

/**
 * One action; `id` is unique in its attempt, `effect` is the width of the set that it needs, missing where none is
 * written. `foes` are those whose attack it avoids.
 */
export interface WrittenNeed {
  readonly id: string;
  readonly words: string;
  readonly nature: Nature;
  readonly effect?: number;
  readonly foes: readonly Fighter[];
  readonly after?: string;
  readonly source: Source;
  /** The difficulty as written. */
  readonly difficulty?: string;
}

/** An added action; `reason` is its name in reports and for setting it aside. */
export interface AddedNeed extends WrittenNeed {
  readonly rule: RuleName;
  readonly because: string;
  readonly reason: string;
}

/** The chosen actions, in text order; a compulsion check without any has the usual one (qs-176). */
export function chosenNeeds(
  cast: Cast,
  { announcement: { clauses, source } }: Deed,
  isCheck: boolean,
): readonly WrittenNeed[] {
  const written = factsOf(clauses, 'action').map((action, at): WrittenNeed => ({
    id: `action/${at}`,
    words: action.words.text,
    source: action.source,
    foes: fightersNamed(cast, action.avoids),
    nature: isCheck ? 'resisting' : action.avoids.length > 0 ? 'avoidance' : 'primary',
    ...effectIn(action.difficulty?.text),
    ...(action.after === undefined ? {} : { after: wordsKey(action.after.text) }),
  }));
  if (!isCheck || written.length > 0) return written;
  return [
    { id: 'action/0', words: 'resist the temptation', nature: 'resisting', foes: [], source, ...effectIn('common') },
  ];
}

/** A difficulty as a word or as its number; no effect for any other word. */
function effectIn(difficulty: string | undefined): Pick<WrittenNeed, 'effect' | 'difficulty'> {
  if (difficulty === undefined) return {};
  const number = Number(difficulty);
  const effect = effectOf(difficulty) ?? (Number.isInteger(number) && /\d/u.test(difficulty) ? number : undefined);
  return { difficulty, ...(effect === undefined ? {} : { effect }) };
}

/** The added actions: paradox, then wounds, weaknesses and fatigue (qs-109, qs-124, qs-169, qs-211). */
export function addedNeeds(deed: Deed, condition: Condition): readonly AddedNeed[] {
  return [...paradoxes(deed), ...woundNeeds(deed, condition), ...weaknessNeeds(deed), ...fatigueNeeds(deed, condition)];
}

function paradoxes({ announcement: { clauses } }: Deed): readonly AddedNeed[] {
  return factsOf(clauses, 'vulgar').map(({ words, difficulty, because, source }, at) => ({
    id: `paradox/${at}`,
    words: 'hold off paradox',
    nature: 'paradox',
    foes: [],
    source,
    rule: rule.paradox,
    reason: words.text,
    because: `“${words.text}” is vulgar${because === undefined ? '' : `: ${because.text}`}`,
    ...effectIn(difficulty?.text),
  }));
}

function woundNeeds(deed: Deed, { wounds }: Condition): readonly AddedNeed[] {
  return wounds
    .filter((wound) => wound.effect !== undefined && isRelevant(deed, wound.words, wound))
    .map(({ words, effect, source }) => ({
      // A wound is identified by its words, wherever they are written.
      id: `wound/${wordsKey(words)}`,
      words: copingWords(words),
      nature: 'wound',
      foes: [],
      source,
      rule: rule.damage,
      reason: words,
      because: `the wound “${words}” counts here`,
      ...(effect === undefined ? {} : { effect }),
    }));
}

/** `cope with a bad knee`, with the article in lower case. */
export function copingWords(words: string): string {
  return `cope with ${words.replace(/^(?:A|An|The|His|Her|Its|Their) /u, (article) => article.toLowerCase())}`;
}

function weaknessNeeds(deed: Deed): readonly AddedNeed[] {
  return factsOf(deed.actor.traits, 'weakness')
    .map((weakness, at) => ({ ...weakness, id: `weakness/${at}` }))
    .filter((weakness) => weakness.adds !== undefined && isRelevant(deed, weakness.words.text, weakness))
    .map(({ id, words, adds, source }) => ({
      id,
      words: copingWords(words.text),
      nature: 'weakness',
      foes: [],
      source,
      rule: rule.weaknesses,
      reason: words.text,
      because: `the weakness “${words.text}” counts here`,
      ...effectIn(adds?.text),
    }));
}

function fatigueNeeds(deed: Deed, { fatigue }: Condition): readonly AddedNeed[] {
  if (fatigue === undefined) return [];
  const { effect, words, source } = fatigue;
  return [
    {
      id: 'fatigue',
      words: 'keep going',
      nature: 'fatigue',
      foes: [],
      source,
      effect,
      rule: rule.fatigue,
      reason: words ?? 'fatigue',
      because: words === undefined ? `${deed.actor.called} is tired` : `fatigue: “${words}”`,
    },
  ];
}

/** The weaknesses that make the tasks of an attempt harder. */
export function hinderingWeaknesses(deed: Deed): readonly Weakness[] {
  return factsOf(deed.actor.traits, 'weakness').filter(
    (weakness) => weakness.harder !== undefined && isRelevant(deed, weakness.words.text, weakness),
  );
}

/**
 * Whether a wound or weakness applies: one for everything applies to every roll (qa-55), others where the attempt names
 * them or what it is about.
 */
export function isRelevant({ announcement: { clauses } }: Deed, words: string, { everything, scope }: Scoped): boolean {
  if (everything === true) return true;
  const named = factsOf(clauses, 'despite')
    .flatMap(({ what }) => what)
    .some(({ text }) => wordsKey(text) === wordsKey(words));
  const involved =
    scope !== undefined &&
    factsOf(clauses, 'involves')
      .flatMap(({ scopes }) => scopes)
      .some(({ text }) => wordsKey(text) === wordsKey(scope.text));
  return named || involved;
}

/** Who wants a compulsion check; the player by default (qs-175). */
export function checkCalledBy({ announcement: { clauses } }: Deed): 'player' | 'GM' {
  return lastFact(clauses, 'called by')?.whom ?? 'player';
}
