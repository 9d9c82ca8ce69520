/** A difficulty of which half is missing, or all of it. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement } from '../../../scenario.ts';
import { isRefused, writtenDifficulty } from '../checks-rolled.ts';
import { difficultyText, isPossible, namedDice } from '../difficulty.ts';
import type { AttackFact } from '../facts.ts';
import { add, write } from '../../../checking/mending.ts';
import { announcementsOf } from './sayings.ts';

export const malformedDifficulty: LintRule<AttackFact> = {
  id: 'malformed-difficulty',
  severity: 'error',
  title: 'A difficulty without its die',
  explanation:
    'A check is of x/y difficulty: x or lower on a die with y faces is a hit. Without both numbers there is nothing to roll.',
  messages: {
    half: '“at {hit}” doesn’t say which die is rolled, so nothing is; a difficulty is written as “at 3/6”',
    none: '“{verb}” is a check, and no difficulty is written for it, so nothing is rolled; add one, as “at 3/6”',
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
