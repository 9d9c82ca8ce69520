/** Checks of wounds and fatigue, and of how they heal. */
import { likeliestWords, meantWords } from '../../../checking/likely-words.ts';
import { add, append, prepend, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { happeningsIn } from '../downtime/index.ts';
import { castOf, fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import { difficulties, type Difficulty } from '../attempts/difficulty.ts';
import { withArticle } from '../../../words/article.ts';
import {
  factsOf,
  type DealsWound,
  type Heals,
  type QuickShotFact,
  type TakesWound,
  type Tires,
  type Weakness,
  type Wound,
} from '../facts.ts';
import { conditionOf } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { withoutEntry } from './traits.ts';
import {
  announcementsIn,
  blocksIn,
  foundInBlocks,
  foundInRounds,
  headFacts,
  isCharacters,
  missingInRounds,
  scopesOf,
} from './written.ts';

export const actionlessWound: LintRule<QuickShotFact> = {
  id: 'actionless-wound',
  severity: 'warning',
  title: 'A character’s wound without a difficulty',
  explanation:
    'A character’s wound adds an action to every roll that it applies to: an easy one for a slightly hurt arm, a ' +
    'hard one for a seriously hurt leg. Without a difficulty, it adds none. Only an opponent’s wound needs none.',
  messages: {
    difficulty: 'Nothing says how difficult the action of “{words}” is, so this wound adds none; write its difficulty',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   wound "a grazed forearm" on "firing a gun"
          ^^^^^^^^^^^^^^^^^^
+   easy wound "a grazed forearm" on "firing a gun"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact, name) =>
      fact.kind === 'wound' && isCharacters(scenario, name) ? actionless(fact) : [],
    );
    yield* atHeads(scenario);
  },
};

function atHeads(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const cast = castOf(scenario);
  const taken = factsOf(headFacts(scenario), 'takes wound').filter(({ who }) =>
    fightersNamed(cast, who).some(({ isNpc }) => !isNpc),
  );
  return taken.flatMap((fact) =>
    actionless(fact, {
      ...fact.source,
      start: fact.who.at(-1)?.source.end ?? fact.source.start,
      end: fact.words.source.start,
    }),
  );
}

/** `middle` is the range between the name and the words of the wound. */
function actionless({ difficulty, words, source, ...rest }: Wound | TakesWound, middle?: Source): readonly Finding[] {
  if (difficulty !== undefined) return [];
  const has = 'who' in rest && rest.who.length > 1 ? 'have' : 'has';
  const give = (level: Difficulty): Fix => ({
    ...prepend(level, source),
    ...(middle === undefined
      ? {}
      : { intents: [{ do: 'replace', at: middle, with: ` ${has} ${withArticle(level)} wound ` }] }),
  });
  return [found(actionlessWound, 'difficulty', words.source, { words: words.text }, { fixes: difficulties.map(give) })];
}

export const scopelessWound: LintRule<QuickShotFact> = {
  id: 'scopeless-wound',
  severity: 'error',
  title: 'A wound that applies to nothing',
  explanation:
    'A wound adds its action to the rolls that it is relevant to: those that involve firing a gun, those that move ' +
    'somebody, or all. A weakness does so in some circumstances, or makes certain tasks harder. One that doesn’t say ' +
    'which, and that no attempt is made despite, never counts.',
  messages: {
    wound:
      'Nothing says which rolls the wound “{words}” applies to, and no attempt is made despite it, so it never counts',
    weakness:
      'Nothing says which rolls the weakness “{words}” applies to, and no attempt is made despite it, so it never ' +
      'counts',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   easy wound "a grazed forearm"
               ^^^^^^^^^^^^^^^^^^
+   easy wound "a grazed forearm" on "firing a gun"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const coped = new Set(
      announcementsIn(scenario)
        .flatMap(({ clauses }) => factsOf(clauses, 'despite'))
        .flatMap(({ what }) => what)
        .map(({ text }) => wordsKey(text)),
    );
    for (const fact of concerned(scenario)) {
      if (fact.everything === undefined && fact.scope === undefined && !coped.has(wordsKey(fact.words.text)))
        yield scopeless(fact);
    }
  },
};

type Bearing = Wound | Weakness | TakesWound | DealsWound;

/** Wounds of players’ characters, and those dealt to them. */
function concerned(scenario: Scenario<QuickShotFact>): readonly Bearing[] {
  const cast = castOf(scenario);
  const own = blocksIn(scenario)
    .filter(({ name }) => isCharacters(scenario, name))
    .flatMap(({ traits }) => [...factsOf(traits, 'wound'), ...factsOf(traits, 'weakness').filter(isWorking)]);
  const taken = factsOf(headFacts(scenario), 'takes wound').filter(({ who }) =>
    fightersNamed(cast, who).some(({ isNpc }) => !isNpc),
  );
  const dealt = announcementsIn(scenario)
    .filter(({ targets }) => fightersNamed(cast, targets).some(({ isNpc }) => !isNpc))
    .flatMap(({ clauses }) => factsOf(clauses, 'deals wound'));
  return [...own, ...taken, ...dealt];
}

/** Whether a weakness has an effect. */
function isWorking({ harder, adds }: Weakness): boolean {
  return harder !== undefined || adds !== undefined;
}

function scopeless(fact: Bearing): Finding {
  const end = endOf(fact);
  return found(
    scopelessWound,
    fact.kind === 'weakness' ? 'weakness' : 'wound',
    fact.words.source,
    { words: fact.words.text },
    {
      fixes: [append(' on "…"', end), append(' on everything', end)],
    },
  );
}

/** The source after which its scope is written. */
function endOf(fact: Bearing): Words['source'] {
  if (fact.kind === 'weakness') return fact.source;
  return 'about' in fact ? fact.about.source : fact.words.source;
}

export const unknownScope: LintRule<QuickShotFact> = {
  id: 'unknown-scope',
  severity: 'info',
  title: 'A scope that no wound or weakness has',
  explanation:
    '“Involves” brings in the wounds and weaknesses that have the same words after “on”. If none of them has these ' +
    'words, nothing is brought in.',
  messages: {
    none: '{Name} has no wound or weakness that applies to “{words}”, so this brings nothing in',
    near:
      '{Name} has no wound or weakness that applies to “{words}”, so this brings nothing in. Did you ' +
      'mean “{near}”?',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    hard wound "a broken leg" on "moving"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
-     involves "movement"
               ^^^^^^^^^^
+     involves "moving"
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => unknownIn(scenario, plan)),
};

/** If several attempt something together, it is enough that one has such a wound. */
function unknownIn(scenario: Scenario<QuickShotFact>, { attempts }: RoundPlan): readonly Finding[] {
  return attempts.flatMap(({ deed: { actor, announcement } }) => {
    const involved = factsOf(announcement.clauses, 'involves');
    if (involved.length === 0) return [];
    const together = attempts.filter(({ deed }) => deed.announcement === announcement);
    const known = together.flatMap(({ deed }) => scopesOf(scenario, deed));
    return involved.flatMap((fact) =>
      fact.scopes
        .filter(({ text }) => !known.some((each) => wordsKey(each) === wordsKey(text)))
        .map((entry) =>
          unknown(actor, entry, known, withoutEntry({ fact, word: 'involves', all: fact.scopes }, entry, announcement)),
        ),
    );
  });
}

function unknown(
  actor: Fighter,
  { text, source }: Words,
  known: readonly string[],
  left: Finding['fixes'][number],
): Finding {
  const near = meantWords(text, known, wordsKey);
  return found(
    unknownScope,
    near === undefined ? 'none' : 'near',
    source,
    { ...naming('name', actor), words: text, near: near?.words ?? '' },
    {
      fixes: [
        ...likeliestWords(text, known, wordsKey).map((words) =>
          write(quoted(words), source, near?.certain === true && near.words === words),
        ),
        left,
      ],
    },
  );
}

export const duplicateFatigueAction: LintRule<QuickShotFact> = {
  id: 'duplicate-fatigue-action',
  severity: 'error',
  title: 'Fatigue twice',
  explanation:
    'Fatigue adds one action to an attempt, and the worse the character copes, the more difficult it is. More ' +
    'fatigue replaces what was there; it doesn’t add another action.',
  messages: {
    already:
      '{Name} is already tired, and fatigue adds only one action, so this replaces the other; if the other is over, ' +
      'first say who is rested',
    block: 'Fatigue adds only one action, so only the last of the two counts',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy fatigue "six hours on foot"
  round 1
-   Rose is tired: common "a night without sleep".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* inBlocks(scenario);
    yield* inSituation(scenario);
    yield* foundInRounds(scenario, atHead);
  },
};

function inBlocks(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const seen = new Set<string>();
  return foundInBlocks(scenario, (fact, name) => {
    if (fact.kind !== 'fatigue' || !isCharacters(scenario, name)) return [];
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst ? [] : [found(duplicateFatigueAction, 'block', fact.source, {}, { fixes: [remove(fact)] })];
  });
}

/** No one rests in the situation, so the fix isn’t offered there. */
function inSituation(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const tired = new Set<Fighter>();
  return happeningsIn(castOf(scenario), scenario.facts).flatMap(({ fact, who }) => {
    if (fact.kind !== 'tires' || who.isNpc) return [];
    const isAgain = tired.has(who) || factsOf(who.traits, 'fatigue').length > 0;
    tired.add(who);
    return isAgain ? [again(fact, [who])] : [];
  });
}

function atHead({ head, found: before, context: { round } }: RoundPlan): readonly Finding[] {
  return factsOf(round.facts, 'tires').flatMap((fact) => {
    const tired = head.flatMap((each, index) => {
      const { fatigue } = conditionOf(head[index - 1]?.after ?? before, each.who.name);
      return each.fact === fact && !each.who.isNpc && fatigue !== undefined && !isOver(round.facts, fatigue.words)
        ? [each.who]
        : [];
    });
    if (tired.length === 0) return [];
    const finding = again(fact, tired);
    return [
      {
        ...finding,
        fixes: [
          ...finding.fixes,
          add(`${list(tired.map(({ called }) => called))} ${tired.length > 1 ? 'are' : 'is'} rested`, round.source),
        ],
      },
    ];
  });
}

/** What the round ends with “no longer” is over before anything else happens. */
function isOver(facts: readonly QuickShotFact[], words = ''): boolean {
  return factsOf(facts, 'no longer').some((fact) => wordsKey(fact.words.text) === wordsKey(words));
}

function again(fact: Tires, who: readonly Fighter[]): Finding {
  return found(duplicateFatigueAction, 'already', fact.source, naming('name', ...who), { fixes: [remove(fact)] });
}

export const wpHealing: LintRule<QuickShotFact> = {
  id: 'wp-healing',
  severity: 'error',
  title: 'Healing by a rest or by Willpower',
  explanation:
    'A rest brings Willpower back, and Willpower is bet, won and lost. Neither heals a wound, which heals in the ' +
    'story.',
  messages: {
    rest: 'A rest brings back Willpower but heals no wound; say what happened to “{words}” in the story',
    willpower: 'Willpower doesn’t heal wounds; say what happened to “{words}” in the story',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy wound "a grazed forearm" on "firing a gun"
  round 1
-   Rose recovers from "a grazed forearm" by a rest.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Rose recovers from "a grazed forearm": "a week at her sister’s".
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* factsOf(headFacts(scenario), 'heals').flatMap(healed);
  },
};

function healed({ by, wound, how, source }: Heals): readonly Finding[] {
  if (by === undefined) return [];
  const at = { ...wound.source, start: wound.source.end, end: how?.source.start ?? source.end };
  const title = how === undefined ? 'Say how instead' : `Leave out the ${by}`;
  return [
    found(
      wpHealing,
      by === 'rest' ? 'rest' : 'willpower',
      source,
      { words: wound.text },
      {
        fixes: [{ title, certain: false, intents: [{ do: 'replace', at, with: how === undefined ? ': "…"' : ': ' }] }],
      },
    ),
  ];
}

export const unexplainedHealing: LintRule<QuickShotFact> = {
  id: 'unexplained-healing',
  severity: 'warning',
  title: 'Healing without a story',
  explanation:
    'No number heals a wound. It heals in the story, with somebody’s skills if they fit, so the scenario says what ' +
    'happened.',
  messages: { how: 'Wounds heal in the story; say how “{words}” did' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy wound "a grazed forearm" on "firing a gun"
  round 1
-   Rose recovers from "a grazed forearm".
                       ^^^^^^^^^^^^^^^^^^
+   Rose recovers from "a grazed forearm": "a week at her sister’s".
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    const silent = factsOf(headFacts(scenario), 'heals').filter(({ how, by }) => how === undefined && by === undefined);
    yield* silent.map(({ wound }) =>
      found(
        unexplainedHealing,
        'how',
        wound.source,
        { words: wound.text },
        {
          fixes: [append(': "…"', wound.source, 'Add “…” for what happened')],
        },
      ),
    );
  },
};

export const woundChecks: readonly LintRule<QuickShotFact>[] = [
  scopelessWound,
  unknownScope,
  actionlessWound,
  unexplainedHealing,
  wpHealing,
  duplicateFatigueAction,
];
