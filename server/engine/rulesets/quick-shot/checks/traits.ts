/** Checks of advantages and weaknesses. */
import { likeliestWords, meantWords } from '../../../checking/likely-words.ts';
import { add, append, prepend, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { carriedBy } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Announcement, Scenario, Words } from '../../../scenario.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { castOf, fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import { chargeTypes } from '../fight.ts';
import { chooses } from '../options.ts';
import type { RoundPlan } from '../plan.ts';
import { blocksIn, foundInBlocks, isCharacters, missingInAttempts } from './written.ts';

/** A fact that names several things in quotes after its keyword, such as `despite`. */
interface Naming {
  readonly fact: QuickShotFact;
  readonly word: string;
  readonly all: readonly Words[];
}

/** Removes one of the names, or the whole fact if it is the only one. */
export function withoutEntry(
  { fact, word, all }: Naming,
  entry: Words,
  announcement: Announcement<QuickShotFact>,
  certain = false,
): Fix {
  const rest = all.filter((each) => each !== entry);
  if (rest.length === 0) return remove(fact, announcement, certain);
  const text = `${word} ${rest.map(({ text: words }) => quoted(words)).join(', ')}`;
  return { title: `Remove “${entry.text}”`, certain, intents: [{ do: 'replace', at: fact.source, with: text }] };
}

export const untypedAdvantage: LintRule<QuickShotFact> = {
  id: 'untyped-advantage',
  severity: 'error',
  title: 'An advantage without a type',
  explanation:
    'Every advantage and every weakness is minor, significant or major, depending on how much it is expected to ' +
    'matter in the game. Only ordinary equipment in a Delta Green campaign needs no type.',
  messages: {
    advantage: 'An advantage is minor, significant or major; write which “{words}” is',
    weakness: 'A weakness is minor, significant or major; write which “{words}” is',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   skill "Tracking" "follows a trail"
          ^^^^^^^^^^
+   minor skill "Tracking" "follows a trail"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact) => untyped(scenario, fact));
  },
};

function untyped(scenario: Scenario<QuickShotFact>, fact: QuickShotFact): readonly Finding[] {
  if ((fact.kind !== 'advantage' && fact.kind !== 'weakness') || fact.type !== undefined) return [];
  if (fact.kind === 'advantage' && fact.sort?.text === 'equipment' && chooses(scenario, 'campaign', 'delta-green'))
    return [];
  return [
    found(
      untypedAdvantage,
      fact.kind,
      fact.words.source,
      { words: fact.words.text },
      { fixes: chargeTypes.map((type) => prepend(type, fact.source)) },
    ),
  ];
}

export const undescribedAdvantage: LintRule<QuickShotFact> = {
  id: 'undescribed-advantage',
  severity: 'info',
  title: 'A major advantage without a description',
  explanation:
    'An advantage typically has a name and a short description, and the more it can do, the longer that should ' +
    'probably be: it settles what the advantage is good for.',
  messages: { major: 'Nothing says what “{words}” can do; a major advantage usually has the longest description' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   major power "See the Past"
                ^^^^^^^^^^^^^^
+   major power "See the Past" "what has happened in a room, once she has sat in it for an hour"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact) => {
      if (fact.kind !== 'advantage' || fact.type?.text !== 'major' || fact.about !== undefined) return [];
      return [
        found(
          undescribedAdvantage,
          'major',
          fact.words.source,
          { words: fact.words.text },
          {
            fixes: [append(' "…"', fact.words.source, 'Add “…” for the description')],
          },
        ),
      ];
    });
  },
};

export const undeclaredAdvantage: LintRule<QuickShotFact> = {
  id: 'undeclared-advantage',
  severity: 'warning',
  title: 'An advantage that nobody has',
  explanation:
    'To use an advantage, it is enough to name it in an attempt, but the character has to have it: written in their ' +
    'block, bought, or carried. Anybody may use what happens to be lying around; write it without a capital letter, ' +
    'as “a bent hairpin”. In a Delta Green campaign, anybody may use ordinary gear too.',
  messages: {
    none:
      '{Name} has no advantage “{words}”; write it in {name}’s block, or in small letters, as “{small}”, if it just ' +
      'happens to be there',
    gear:
      '“{words}” is ordinary gear, which everybody has only with option campaign delta-green; write it in {name}’s ' +
      'block, or in small letters, as “{small}”, if it just happens to be there',
    near: '{Name} has no advantage “{words}”. Did you mean “{near}”?',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
+   minor advantage "Lockpicking"
  round 1
    Rose: gambles on "the boathouse".
      using "Lockpicking", "a bent hairpin"
            ^^^^^^^^^^^^^
      common "open the padlock"
`),
  check: ({ scenario }) => missingInAttempts(scenario, (attempt, plan) => undeclared(scenario, attempt, plan)),
};

/** If several attempt it together, it is enough that one has it. */
function undeclared(
  scenario: Scenario<QuickShotFact>,
  { deed: { actor, announcement } }: Attempt,
  { context: { cast, round } }: RoundPlan,
): readonly Finding[] {
  const used = factsOf(announcement.clauses, 'using')
    .filter(({ gear }) => !gear || !chooses(scenario, 'campaign', 'delta-green'))
    .flatMap(({ resources, gear }) => resources.filter(isName).map((words) => ({ words, gear })));
  if (used.length === 0) return [];
  const names = fightersNamed(cast, announcement.actors).flatMap((each) => namesOf(scenario, each, round.number));
  const others = [...cast.fighters.keys()];
  return used
    .filter(({ words: { text } }) => !isAnyOf(text, names) && !isAnyOf(text, others))
    .map(({ words, gear }) => {
      const near = meantWords(words.text, names, wordsKey)?.words;
      const small = inSmallLetters(words.text);
      return found(
        undeclaredAdvantage,
        near !== undefined ? 'near' : gear ? 'gear' : 'none',
        words.source,
        { ...naming('name', actor), words: words.text, near: near ?? '', small },
        {
          fixes: [
            ...likeliestWords(words.text, names, wordsKey).map((name) => write(quoted(name), words.source)),
            add(`minor ${gear ? 'equipment' : 'advantage'} ${quoted(words.text)}`, actor.combatant.source),
            ...(near === undefined ? [write(quoted(small), words.source)] : []),
          ],
        },
      );
    });
}

const article = /^(?:the|an?|his|her|its|their) /iu;

/**
 * The lower-case form for things at hand: `rope`, `the rope`, `fbi badge`; a word in capitals is lowered as a whole.
 */
function inSmallLetters(text: string): string {
  const [said = ''] = article.exec(text.trim()) ?? [];
  const rest = text.trim().slice(said.length);
  return `${said}${rest.replace(/^\p{Lu}+/u, (capitals) => capitals.toLowerCase())}`;
}

/** A capital letter after the article marks a name; everything else is a thing at hand. */
function isName({ text }: Words): boolean {
  return /^\p{Lu}/u.test(text.trim().replace(article, ''));
}

/** What somebody has or carries, and what they have bought by then in any course. */
function namesOf(
  scenario: Scenario<QuickShotFact>,
  { combatant, traits, name }: Fighter,
  number: number,
): readonly string[] {
  const cast = castOf(scenario);
  const bought = scenario.rounds
    .filter((round) => round.number <= number)
    .flatMap(({ facts }) => factsOf(facts, 'buys'))
    .filter(({ who }) => fightersNamed(cast, [who]).some((fighter) => fighter.name === name));
  return [
    ...[...factsOf(traits, 'advantage'), ...bought].map(({ words }) => words.text),
    ...carriedBy(scenario, combatant).map(({ text }) => text),
  ];
}

/** More words may follow the name: “Handgun, fired from the hip”. */
function isAnyOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => wordsKey(text).includes(wordsKey(name)));
}

export const typedMundaneGear: LintRule<QuickShotFact> = {
  id: 'typed-mundane-gear',
  severity: 'info',
  title: 'Ordinary equipment with a type',
  explanation:
    'Characters of a Delta Green campaign have plenty of ordinary equipment, and it isn’t an advantage of any type. ' +
    'Only very unusual or extremely expensive equipment is.',
  messages: {
    gear:
      'Ordinary equipment needs no type in this campaign; if “{words}” is unique or very expensive, say so in ' +
      'its description',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
-   minor equipment "Flashlight"
    ^^^^^
+   equipment "Flashlight"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    if (chooses(scenario, 'campaign', 'delta-green')) yield* foundInBlocks(scenario, typed);
  },
};

/** Words that mark it as out of the ordinary. */
const extraordinary = /unique|unusual|only one|one of a kind|expensive|costly|priceless|rare|fortune|prototype/iu;

function typed(fact: QuickShotFact): readonly Finding[] {
  if (
    fact.kind !== 'advantage' ||
    fact.sort?.text !== 'equipment' ||
    fact.type === undefined ||
    extraordinary.test(fact.about?.text ?? '')
  )
    return [];
  const at = { ...fact.type.source, end: fact.sort.source.start };
  return [
    found(
      typedMundaneGear,
      'gear',
      fact.type.source,
      { words: fact.words.text },
      {
        fixes: [{ title: 'Remove the type', certain: false, intents: [{ do: 'replace', at, with: '' }] }],
      },
    ),
  ];
}

export const effectlessWeakness: LintRule<QuickShotFact> = {
  id: 'effectless-weakness',
  severity: 'warning',
  title: 'A weakness without an effect',
  explanation:
    'A weakness either makes certain tasks harder, as poor health does when fighting a disease, or adds an action to ' +
    'attempts in some circumstances, as a bad back does when it is strained.',
  messages: { neither: '“{words}” makes nothing harder and adds no action; write which, as “adds easy” or “harder 1”' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   minor weakness "A bad back" on "straining"
                   ^^^^^^^^^^^^
+   minor weakness "A bad back": adds easy on "straining"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact, name) => effectless(scenario, fact, name));
  },
};

/** Nobody rolls for an opponent, so theirs need no effect. */
function effectless(scenario: Scenario<QuickShotFact>, fact: QuickShotFact, owner: string): readonly Finding[] {
  if (
    fact.kind !== 'weakness' ||
    fact.harder !== undefined ||
    fact.adds !== undefined ||
    !isCharacters(scenario, owner)
  )
    return [];
  const scope = fact.scope === undefined && fact.everything === undefined ? ' on "…"' : '';
  const at = fact.about?.source ?? fact.words.source;
  return [
    found(
      effectlessWeakness,
      'neither',
      fact.words.source,
      { words: fact.words.text },
      { fixes: [append(`: adds easy${scope}`, at), append(`: harder 1${scope}`, at)] },
    ),
  ];
}

export const doubleEffectWeakness: LintRule<QuickShotFact> = {
  id: 'double-effect-weakness',
  severity: 'warning',
  title: 'A weakness with two effects',
  explanation:
    'A weakness works in one of two ways: it makes certain tasks harder, or it adds an action to attempts in some ' +
    'circumstances.',
  messages: { both: '“{words}” makes tasks harder and adds an action; a weakness does one or the other' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   minor weakness "A bad back": adds easy harder 1 on "straining"
                   ^^^^^^^^^^^^
+   minor weakness "A bad back": adds easy on "straining"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, both);
  },
};

function both(fact: QuickShotFact): readonly Finding[] {
  if (fact.kind !== 'weakness' || fact.harder === undefined || fact.adds === undefined) return [];
  const behind = fact.about?.source ?? fact.words.source;
  const at = { ...behind, start: behind.end, end: Math.max(fact.harder.source.end, fact.adds.source.end) };
  const keep = (effect: string): Fix => ({
    title: `Keep “${effect}”`,
    certain: false,
    intents: [{ do: 'replace', at, with: `: ${effect}` }],
  });
  return [
    found(
      doubleEffectWeakness,
      'both',
      fact.words.source,
      { words: fact.words.text },
      { fixes: [keep(`adds ${fact.adds.text}`), keep(`harder ${fact.harder.value}`)] },
    ),
  ];
}

export const namedTwice: LintRule<QuickShotFact> = {
  id: 'named-twice',
  severity: 'warning',
  title: 'Two things with the same name in a block',
  explanation:
    'Drives, advantages, weaknesses, compulsions and wounds are referred to by their quoted words: where Willpower ' +
    'comes from, what somebody uses, what counts for an attempt. Nothing distinguishes two of one kind with the same ' +
    'words in one block; of two drives, the points of the last count, and two wounds or weaknesses both count.',
  messages: {
    drive:
      'The drive “{words}” is already in this block, and only the points of the last one count; keep one of the two',
    counts:
      'The {kind} “{words}” is already in this block, and both count; keep one of the two, or give this one ' +
      'different words',
    again: 'The {kind} “{words}” is already in this block; keep one of the two, or give this one different words',
    first: 'First written here',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
    drive "Stay alive" 1
    drive "Find the forger" 2
    drive "Get rich" 2
-   drive "get rich" 3
    ^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => blocksIn(scenario).flatMap(({ traits }) => twice(traits)),
};

type Named = Extract<QuickShotFact, { readonly kind: 'drive' | 'advantage' | 'weakness' | 'compulsion' | 'wound' }>;

/** The message for each kind. */
const messages: Readonly<Record<Named['kind'], 'drive' | 'counts' | 'again'>> = {
  drive: 'drive',
  advantage: 'again',
  weakness: 'counts',
  compulsion: 'again',
  wound: 'counts',
};

function isNamed(fact: QuickShotFact): fact is Named {
  return fact.kind in messages;
}

function twice(traits: readonly QuickShotFact[]): readonly Finding[] {
  const named = traits.filter(isNamed);
  return named.flatMap((fact, index) => {
    const {
      kind,
      words: { text },
    } = fact;
    const first = named
      .slice(0, index)
      .find((other) => other.kind === kind && wordsKey(other.words.text) === wordsKey(text));
    if (first === undefined) return [];
    return [
      found(
        namedTwice,
        messages[kind],
        fact.source,
        { kind, words: text },
        {
          fixes: [remove(fact), { ...remove(first), title: 'Remove the first one' }],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}

export const traitChecks: readonly LintRule<QuickShotFact>[] = [
  namedTwice,
  undeclaredAdvantage,
  untypedAdvantage,
  undescribedAdvantage,
  typedMundaneGear,
  effectlessWeakness,
  doubleEffectWeakness,
];
