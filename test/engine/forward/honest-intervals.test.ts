/**
 * The intervals of sampled chances contain the exact one as often as they claim. A few scenarios of each game, or as
 * many as `CLASHWRIGHT_RUNS` says.
 */
import assert from 'node:assert/strict';
import { rulesets, share } from '../../../server/engine/index.ts';
import { askedFigures, countedWidth, type AskedFigure, type Stratum } from './asked-figures.ts';

const runs = process.env['CLASHWRIGHT_RUNS'];
const [scenarios, seeds] = [runs === undefined ? 12 : Number(runs), 20];
/**
 * The share of intervals that must contain the exact chance: at least and at most of all, and at least of each kind.
 */
const [least, most, leastOfKind] = runs === undefined ? [0.92, 1, 0.88] : [0.935, 0.97, 0.9];
/** The stages of 40 and of 200 courses: what is shown at once, and what everything below is checked with. */
const [first, stage] = [0, 2];
/** Sampled chances are rounded to nine digits. */
const rounding = 1e-9;

interface Trial {
  readonly strata: readonly Stratum[];
  readonly holds: boolean;
  /** The error of the mean, and the width of its interval relative to that of counted plays. */
  readonly error: number;
  readonly width: number;
}

function trialsOf(game: string): { readonly trials: readonly Trial[]; readonly fewCourses: readonly Trial[] } {
  const [trials, fewCourses]: [Trial[], Trial[]] = [[], []];
  let at = 0;
  for (const asked of askedFigures(game, scenarios)) {
    // Scenarios that share a seed share their throws, and so their luck.
    for (let seed = 1; seed <= seeds; seed += 1) {
      trials.push(...trialOf(asked, at * seeds + seed, stage));
      fewCourses.push(...trialOf(asked, at * seeds + seed, first));
    }
    at += 1;
  }
  return { trials, fewCourses };
}

function trialOf({ strata, exact, played }: AskedFigure, seed: number, stage: number): readonly Trial[] {
  const figure = played(seed, stage);
  if (figure?.sample === undefined) return [];
  const { low, high, plays } = figure.sample;
  return [
    {
      strata,
      holds: low - rounding <= exact && exact <= high + rounding,
      error: share(figure) - exact,
      width: (high - low) / countedWidth(exact, plays),
    },
  ];
}

function shareHolding(trials: readonly Trial[]): number {
  return trials.filter(({ holds }) => holds).length / trials.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

describe('sampled chances', () => {
  for (const { id } of rulesets) {
    it(`have honest intervals in ${id}`, () => {
      const { trials, fewCourses } = trialsOf(id);
      const strata = [...new Set(trials.flatMap((trial) => trial.strata))];
      const told = strata.map((stratum) => {
        const own = trials.filter((trial) => trial.strata.includes(stratum));
        return { stratum, trials: own.length, holding: shareHolding(own) };
      });
      const widths = median(trials.map(({ width }) => width));
      if (runs !== undefined) console.log('at once', shareHolding(fewCourses));
      assert.ok(
        shareHolding(fewCourses) >= least,
        `${shareHolding(fewCourses)} of those of few courses hold the exact chance`,
      );
      if (runs !== undefined) console.log(id, trials.length, shareHolding(trials), `width ${widths}`, told);
      // In some games there are few scenarios in which anything differs by course.
      assert.ok(trials.length >= scenarios * seeds * 0.5, `${trials.length} of ${scenarios * seeds} have a figure`);
      const holding = shareHolding(trials);
      assert.ok(holding >= least && holding <= most, `${holding} of all intervals hold the exact chance`);
      assert.deepEqual(
        told.filter(({ trials: many, holding: part }) => many >= 40 && part < leastOfKind),
        [],
      );
      assert.ok(widths <= 1.3, `they are ${widths} times as wide as those of plays that are counted`);
      const mean = trials.reduce((sum, { error }) => sum + error, 0) / trials.length;
      const spread = Math.sqrt(trials.reduce((sum, { error }) => sum + (error - mean) ** 2, 0)) / trials.length;
      assert.ok(
        Math.abs(mean) <= 4 * spread + rounding,
        `they are off by ${mean} on average, and ${spread} is the error of that`,
      );
    }).timeout(runs === undefined ? 600_000 : 0);
  }
});
