/**
 * Sampled figures of scenarios with too many courses to enumerate agree with counts of independent courses by
 * `test/recorded/count.ts`. `CLASHWRIGHT_RUNS` sets the number of scenarios of each game that are compared, up to ten.
 */
import assert from 'node:assert/strict';
import { rulesets, share, type Figure } from '../../../server/engine/index.ts';
import { countedScenarios, countsOf, type CountedScenario } from '../../recorded/counted.ts';
import type { Counts, RoundCounts } from '../../recorded/counts.ts';

const scenarios = Number(process.env['CLASHWRIGHT_RUNS'] ?? 2);

/** The figures of one scenario share their luck, so those of a few scenarios are less often right than those of all. */
const least = scenarios < 10 ? 0.8 : 0.92;

/** With fewer courses nothing can be said. */
const fewest = 200;

/** The error of one figure, in standard errors of both together. */
interface Compared {
  readonly what: string;
  readonly errors: number;
}

describe('sampled figures', () => {
  for (const { id } of rulesets) {
    it(`agree with counted courses, in ${id}`, () => {
      const counts = new Map(countsOf(id).map((each) => [each.id, each]));
      const compared = countedScenarios(id)
        .slice(0, scenarios)
        .flatMap((each) => comparedWith(each, counts.get(each.id)));
      const holding = compared.filter(({ errors }) => Math.abs(errors) <= 2).length / compared.length;
      assert.ok(compared.length >= 4 * scenarios, `${compared.length} figures are compared`);
      assert.ok(holding >= least, `${holding} of ${compared.length} figures are within two standard errors`);
      assert.deepEqual(
        compared.filter(({ errors }) => Math.abs(errors) > most),
        [],
      );
    }).timeout(600_000);
  }
});

/** With twenty replicates four errors are exceeded once in a thousand times, and six hardly ever. */
const most = 6;

function comparedWith(
  { id, played: { scenario, chances } }: CountedScenario,
  counts: Counts | undefined,
): readonly Compared[] {
  assert.ok(counts !== undefined, `${id} isn’t counted`);
  const first = Math.min(...scenario.rounds.map(({ number }) => number));
  return counts.rounds
    .filter(({ played }) => played >= fewest)
    .flatMap((counted) => {
      const round = chances.odds.rounds[counted.index];
      if (round === undefined || round.round === first) return [];
      const of = `${id}, round ${round.round}`;
      return [
        round.reached === undefined
          ? undefined
          : compare(`${of} is reached`, round.reached, counted.played, counts.plays),
        // Actions that take effect without a throw aren’t in the odds, but are counted.
        ...round.actions
          .filter(({ odds }) => !odds.has('not-thrown'))
          .map(({ actor, odds }) => succeeded(`${of}, ${actor}`, odds.values().next().value, actor, counted)),
      ].flatMap((each) => each ?? []);
    });
}

function succeeded(
  what: string,
  figure: Figure | undefined,
  actor: string,
  { played, yes }: RoundCounts,
): Compared | undefined {
  return figure === undefined || figure.bound !== undefined
    ? undefined
    : compare(what, figure, yes[`${actor} succeeded`] ?? 0, played);
}

/** Undefined where both say the same of all. */
function compare(what: string, figure: Figure, came: number, played: number): Compared | undefined {
  const { low, high } = figure.sample ?? { low: 0, high: 0 };
  const counted = came / played;
  const off = share(figure) - counted;
  if (off === 0) return undefined;
  // At least that of one course, so that something that occurred in none, or in all, isn’t taken for certain.
  const spread = Math.max(counted * (1 - counted), 1 / played) / played;
  return {
    what: `${what}: ${share(figure)} and not ${counted}`,
    errors: off / Math.sqrt(spread + ((high - low) / 4) ** 2),
  };
}
