/** Checks of difficulties, target numbers and extra degrees. */
import { add, askReason, remove, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isRefused, writtenDifficulty } from '../rolls/checks-rolled.ts';
import { difficultyText, isPossible, mostFaces, namedDice, type Difficulty } from '../rolls/difficulty.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { actionKind } from '../vocabulary.ts';
import { announcementsOf, headFacts } from './written.ts';

export const certainOrHopelessBase: LintRule<AttackFact> = {
  id: 'certain-or-hopeless-base',
  severity: 'error',
  title: 'A difficulty that can’t be rolled',
  explanation:
    'A check can succeed and can fail: in x/y, x goes from 1 to y − 1, both are whole numbers, and no die ' +
    `has more than ${mostFaces} faces. Anything else isn’t rolled.`,
  messages: {
    certain: '{written} can’t fail, so nothing is rolled; on a d{of} the first number goes from 1 to {most}',
    hopeless: '{written} can’t succeed, so nothing is rolled; on a d{of} the first number goes from 1 to {most}',
    fraction: '{written} isn’t made of whole numbers, so nothing is rolled',
    die: 'There is no die for {written}, so nothing is rolled; the text names d4, d6 and d8',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
-   Ilse: climbs "the wall" at 6/6.
                               ^^^
+   Ilse: climbs "the wall" at 5/6.
  round 2
-   Ilse: climbs "the wall" at 0/6.
                               ^^^
+   Ilse: climbs "the wall" at 1/6.
`),
  *check({ scenario }) {
    for (const announcement of announcementsOf(scenario, 'check')) {
      const base = writtenDifficulty(announcement);
      if (isRefused(base) && base.difficulty !== undefined) yield impossible(base.difficulty, base.source);
    }
  },
};

function impossible(difficulty: Difficulty, at: Source): Finding {
  const { of } = difficulty;
  return found(
    certainOrHopelessBase,
    messageFor(difficulty),
    at,
    { written: difficultyText(difficulty), of, most: of - 1 },
    { fixes: [write(difficultyText(nearest(difficulty)), at)] },
  );
}

function messageFor({ hit, of }: Difficulty): string {
  if (!Number.isInteger(hit) || !Number.isInteger(of)) return 'fraction';
  if (of < 2 || of > mostFaces) return 'die';
  return hit < 1 ? 'hopeless' : 'certain';
}

/** The nearest possible difficulty; if the written die is impossible, on the nearest one that the text names. */
function nearest({ hit, of }: Difficulty): Difficulty {
  const isDie = Number.isInteger(of) && of >= 2 && of <= mostFaces;
  const faces = isDie ? of : namedDice.reduce((best, die) => (Math.abs(die - of) < Math.abs(best - of) ? die : best));
  return { hit: Math.min(faces - 1, Math.max(1, Math.round(hit))), of: faces };
}

export const malformedDifficulty: LintRule<AttackFact> = {
  id: 'malformed-difficulty',
  severity: 'error',
  title: 'A difficulty without its die',
  explanation:
    'A check has a difficulty of x/y: x or lower on a die with y faces is a hit. Without both numbers there ' +
    'is nothing to roll.',
  messages: {
    half: '“at {hit}” doesn’t say which die is rolled, so nothing is rolled; write a difficulty like “at 3/6”',
    none:
      '“{verb}” is a check, but no difficulty is written for it, so nothing is rolled; add one, for example ' +
      '“at 3/6”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
-   Ilse: climbs "the wall" at 3.
                            ^^^^
+   Ilse: climbs "the wall" at 3/6.
`),
  *check({ scenario }) {
    for (const announcement of announcementsOf(scenario, 'check')) yield* malformed(announcement);
  },
};

function malformed(announcement: Announcement<AttackFact>): readonly Finding[] {
  const base = writtenDifficulty(announcement);
  if (!isRefused(base) || base.difficulty !== undefined) return [];
  const { written } = base;
  if (written === undefined) {
    const { verb, source } = announcement;
    return [found(malformedDifficulty, 'none', verb.source, { verb: verb.text }, { fixes: [add('at 3/6', source)] })];
  }
  const { value } = written.hit;
  const likely = namedDice
    .map((of) => ({ hit: value, of }))
    .filter(isPossible)
    .sort((one, other) => Math.abs(one.of - 6) - Math.abs(other.of - 6));
  return [
    found(
      malformedDifficulty,
      'half',
      written.source,
      { hit: value },
      { fixes: likely.map((each) => write(`at ${difficultyText(each)}`, written.source)) },
    ),
  ];
}

export const targetNumberWithoutReason: LintRule<AttackFact> = {
  id: 'target-number-without-reason',
  severity: 'warning',
  title: 'A target number changed without a reason',
  explanation:
    'The target number is changed very occasionally. The reason is written after it in quotes, so that the ' +
    'players of the scenario know it.',
  messages: { bare: '“TN {by}” has no reason; write it in quotes, for example TN {by} “{example}”' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
-     TN -1
      ^^^^^
+     TN -1 "ice"
`),
  *check({ scenario }) {
    for (const { clauses } of announcementsOf(scenario, 'attack', 'check')) {
      for (const {
        words,
        by: { value },
        source,
      } of factsOf(clauses, 'target number')) {
        if (words === undefined)
          yield found(
            targetNumberWithoutReason,
            'bare',
            source,
            { by: `${value < 0 ? '−' : '+'}${Math.abs(value)}`, example: value < 0 ? 'ice' : 'a ladder' },
            { fixes: [askReason(source)] },
          );
      }
    }
  },
};

export const critWithoutOption: LintRule<AttackFact> = {
  id: 'crit-without-option',
  severity: 'warning',
  title: 'Extra degrees that aren’t rolled for',
  explanation:
    'The text considers a roll for extra degrees where every die hits, or every die misses, but hasn’t ' +
    'settled on it. A scenario switches it on with “option crit explosion on”, for checks. The text doesn’t ' +
    'say whether it would add hits to an attack, so it adds none.',
  messages: {
    off:
      '“crit rolls” changes nothing: the text only considers extra degrees, and they aren’t switched on here; ' +
      'write “option crit explosion on”',
    attack: '“crit rolls” changes nothing in an attack: the text doesn’t say whether extra degrees would be extra hits',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
+ option crit explosion on
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
      rolls 2
      crit rolls 1 4
      ^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const settled = factsOf(headFacts(scenario), 'spoken decision').some(({ about }) => about === 'crit in attacks');
    for (const announcement of announcementsOf(scenario, 'attack', 'check'))
      yield* unrolled(scenario, announcement, settled);
  },
};

function unrolled(
  scenario: Scenario<AttackFact>,
  announcement: Announcement<AttackFact>,
  settled: boolean,
): readonly Finding[] {
  const [pin] = factsOf(announcement.clauses, 'pinned crit');
  if (pin === undefined) return [];
  if (actionKind(announcement.kind) === 'attack') {
    return settled ? [] : [found(critWithoutOption, 'attack', pin.source, {}, { fixes: [remove(pin, announcement)] })];
  }
  if (chooses(scenario, 'crit explosion', 'on')) return [];
  return [
    found(
      critWithoutOption,
      'off',
      pin.source,
      {},
      { fixes: [add('option crit explosion on', scenario.rules.source ?? scenario.source), remove(pin, announcement)] },
    ),
  ];
}

export const difficultyChecks: readonly LintRule<AttackFact>[] = [
  malformedDifficulty,
  certainOrHopelessBase,
  targetNumberWithoutReason,
  critWithoutOption,
];
