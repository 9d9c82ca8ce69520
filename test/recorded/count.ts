/**
 * `node test/recorded/count.ts PLAYS GAME …`: plays that many courses of ten scenarios of each of the games, and
 * records the results. It takes about a second for a thousand.
 */
import { countCourses } from './counts.ts';
import { countedScenarios, writeCounts } from './counted.ts';

const [plays = '', ...games] = process.argv.slice(2);
if (!/^\d+$/u.test(plays)) throw new Error('How many courses?');
for (const game of games) {
  writeCounts(
    game,
    countedScenarios(game).map(({ id, played: { scenario, ruleset } }) =>
      countCourses(id, scenario, ruleset, Number(plays)),
    ),
  );
  console.log(`${game}: counted`);
}
