/** Checks of compulsions and compulsion checks. */
import { likeliestWords, meantWords } from '../../../checking/likely-words.ts';
import { add, append, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Found, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import { isGivenUp, type Attempt } from '../attempts/attempt.ts';
import { fightersNamed, wordsKey, type Cast, type Fighter } from '../cast.ts';
import { difficultyAt, effectOf } from '../attempts/difficulty.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import { foundInAttempts, foundInBlocks, missingInAttempts } from './written.ts';

/** Reports compulsion checks asked for by the player or the GM, except those given up before the roll. */
function foundInChecks(
  scenario: Scenario<QuickShotFact>,
  askedBy: Attempt['askedBy'],
  check: (attempt: Attempt) => readonly Finding[],
): Found {
  return foundInAttempts(scenario, (attempt) => (isAskedBy(attempt, askedBy) ? check(attempt) : []));
}

/** The same for missing sentences. */
function missingInChecks(
  scenario: Scenario<QuickShotFact>,
  askedBy: Attempt['askedBy'],
  check: (attempt: Attempt) => readonly Finding[],
): Found {
  return missingInAttempts(scenario, (attempt) => (isAskedBy(attempt, askedBy) ? check(attempt) : []));
}

function isAskedBy(attempt: Attempt, askedBy: Attempt['askedBy']): boolean {
  return attempt.kind === 'compulsion check' && attempt.askedBy === askedBy && !isGivenUp(attempt);
}

export const routineGmCheck: LintRule<QuickShotFact> = {
  id: 'routine-gm-check',
  severity: 'info',
  title: 'The GM’s check without a reason',
  explanation:
    'The GM calls for a compulsion check only rarely: when a compulsion that comes up regularly is strongly tempted, ' +
    'or when several are at work at once.',
  messages: {
    reason:
      'The GM calls for a check only when a regular compulsion is strongly tempted, or several are at once; say what ' +
      'it is here, or write “also tempted by”',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
      hard "walk past the tables"
-     called by the GM
      ^^^^^^^^^^^^^^^^
+     called by the GM "the table of a lifetime"
`),
  check: ({ scenario }) =>
    missingInChecks(
      scenario,
      'GM',
      ({
        deed: {
          announcement: { clauses },
        },
      }) =>
        factsOf(clauses, 'tempted').length > 0
          ? []
          : factsOf(clauses, 'called by')
              .filter(({ whom, because }) => whom === 'GM' && because === undefined)
              .map(({ source }) =>
                found(
                  routineGmCheck,
                  'reason',
                  source,
                  {},
                  { fixes: [append(' "…"', source, 'Add “…” for the reason')] },
                ),
              ),
    ),
};

export const uncommonPlayerCheck: LintRule<QuickShotFact> = {
  id: 'uncommon-player-check',
  severity: 'warning',
  title: 'A player’s check that isn’t common',
  explanation:
    'A compulsion check that the player asks for is generally common, so that it can be expected to win Willpower, ' +
    'to balance the trouble that a failure brings. Only the GM may call for a harder one.',
  messages: {
    other:
      'A check that the player asks for is common, and this one is {difficulty}; write “common”, or “called by the ' +
      'GM”',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
-     hard "walk past the tables"
      ^^^^
+     common "walk past the tables"
      risk "the taxi money"
`),
  check: ({ scenario }) => foundInChecks(scenario, 'player', uncommon),
};

/** Invalid difficulties are reported by another check. */
function uncommon({
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Finding[] {
  return factsOf(clauses, 'action').flatMap(({ difficulty }) => {
    if (difficulty === undefined) return [];
    const written =
      effectOf(difficulty.text) === undefined ? difficultyAt(Number(difficulty.text)) : difficulty.text.toLowerCase();
    if (written === undefined || written === 'common') return [];
    const common = effectOf(difficulty.text) === undefined ? '2' : 'common';
    return [
      found(
        uncommonPlayerCheck,
        'other',
        difficulty.source,
        { difficulty: written },
        { fixes: [write(common, difficulty.source)] },
      ),
    ];
  });
}

export const temptationWithoutStakes: LintRule<QuickShotFact> = {
  id: 'temptation-without-stakes',
  severity: 'warning',
  title: 'A temptation with nothing at stake',
  explanation:
    'A player can ask for a compulsion check when giving in could turn out badly for the character: what the check ' +
    'may win balances that.',
  messages: {
    nothing:
      'Nothing says what giving in could cost {name}; a player’s check needs something that could turn out badly',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
          ^^^^^^^
+     risk "the taxi money"
`),
  check: ({ scenario }) =>
    missingInChecks(
      scenario,
      'player',
      ({
        deed: {
          actor,
          announcement: { clauses, verb, source },
        },
      }) => {
        if (factsOf(clauses, 'risk').length > 0) return [];
        return [
          found(temptationWithoutStakes, 'nothing', verb.source, naming('name', actor), {
            fixes: [add('risk "…"', source)],
          }),
        ];
      },
    ),
};

export const unestablishedCompulsion: LintRule<QuickShotFact> = {
  id: 'unestablished-compulsion',
  severity: 'warning',
  title: 'A compulsion that isn’t established',
  explanation:
    'A compulsion check needs a compulsion that was established in play, like a drive, before the character is in a ' +
    'position to act on it.',
  messages: {
    none: '{Name} has no compulsion “{words}”; write it in {name}’s block',
    near: '{Name} has no compulsion “{words}”. Did you mean “{near}”?',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
-   Rose: resists "Gamblin".
                  ^^^^^^^^^
+   Rose: resists "Gambling".
      risk "the taxi money"
`),
  check: ({ scenario }) =>
    missingInAttempts(scenario, (attempt, { context: { cast } }) => unestablished(cast, attempt)),
};

/** If several resist together, it is enough that one has it. */
function unestablished(
  cast: Cast,
  {
    kind,
    deed: {
      actor,
      announcement: { object, actors, clauses },
    },
  }: Attempt,
): readonly Finding[] {
  if (kind !== 'compulsion check') return [];
  const own = fightersNamed(cast, actors)
    .flatMap(({ traits }) => factsOf(traits, 'compulsion'))
    .map(({ words }) => words.text);
  const resisted =
    object === undefined || own.some((words) => wordsKey(object.text).includes(wordsKey(words))) ? [] : [object];
  const further = factsOf(clauses, 'tempted')
    .flatMap(({ compulsions }) => compulsions)
    .filter(({ text }) => !own.some((words) => wordsKey(words) === wordsKey(text)));
  return [...resisted, ...further].map((words) => stranger(actor, words, own));
}

function stranger(actor: Fighter, { text, source }: Words, own: readonly string[]): Finding {
  const near = meantWords(text, own, wordsKey)?.words;
  return found(
    unestablishedCompulsion,
    near === undefined ? 'none' : 'near',
    source,
    { ...naming('name', actor), words: text, near: near ?? '' },
    {
      fixes: [
        ...likeliestWords(text, own, wordsKey).map((words) => write(quoted(words), source)),
        add(`compulsion ${quoted(text)}`, actor.combatant.source),
      ],
    },
  );
}

export const compulsionWpPool: LintRule<QuickShotFact> = {
  id: 'compulsion-wp-pool',
  severity: 'warning',
  title: 'Willpower in a compulsion',
  explanation:
    'Willpower lies in the general pool and in drives. Compulsions are a bit like drives that work against a ' +
    'character, but the text gives them no pool; Willpower in one can’t be bet, lost or moved.',
  messages: { points: 'Willpower lies in the general pool or in a drive; the {points} WP in “{words}” can’t be used' },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   compulsion "Gambling" 3
                          ^
+   compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
      risk "the taxi money"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact) => {
      if (fact.kind !== 'compulsion' || fact.points === undefined) return [];
      const { value, source } = fact.points;
      return [
        found(
          compulsionWpPool,
          'points',
          source,
          { points: value, words: fact.words.text },
          {
            fixes: [{ title: 'Remove the number', certain: false, intents: [{ do: 'remove', at: source }] }],
          },
        ),
      ];
    });
  },
};

export const compulsionChecks: readonly LintRule<QuickShotFact>[] = [
  unestablishedCompulsion,
  uncommonPlayerCheck,
  temptationWithoutStakes,
  routineGmCheck,
  compulsionWpPool,
];
