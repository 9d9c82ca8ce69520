/**
 * What becomes of the expectations of a scenario: exactly where all courses can be gone through, and else by a sample
 * of them.
 */
import {
  isAboutStranger,
  questionOf,
  verdictOn,
  withBound,
  withCaveat,
  type Bound,
  type Expectation,
  type Figure,
  type Overall,
  type Verdict,
} from '../../engine/index.ts';
import type { Sample } from './sample.ts';
import { sampled } from './sampled.ts';
import type { TextLeaves } from './tally.ts';

/** One expectation and what has become of it. */
export interface JudgedExpectation {
  readonly expectation: Expectation;
  readonly verdict: Verdict;
}

/** In the order of the text. It stops again and again on its way, so that it can be done bit by bit. */
export function* judged(
  sample: Sample,
  overall: () => Generator<undefined, Overall>,
): Generator<undefined, readonly JudgedExpectation[]> {
  const { expectations } = sample.scenario;
  if (expectations.length === 0) return [];
  const known = yield* overall();
  const verdicts = new Map(
    expectations.flatMap((expectation) => {
      const verdict = exactVerdict(known, expectation);
      return verdict === undefined ? [] : [[expectation, verdict] as const];
    }),
  );
  const open = expectations.filter((expectation) => !verdicts.has(expectation));
  // The same courses tell how often a round is reached, where that can't be counted out either.
  const toTheEnd = known.rounds.some(({ reached }) => reached === undefined);
  const leavesOf = (expectation: Expectation): TextLeaves => ({
    bound: boundIn(known, expectation),
    hangsOnOpen: known.hangsOnOpen?.(expectation.round) ?? false,
  });
  for (const [expectation, verdict] of yield* sampled(sample, open, { toTheEnd, leavesOf }))
    verdicts.set(expectation, verdict);
  return expectations.map((expectation) => ({
    expectation,
    verdict: told(verdicts.get(expectation) ?? { verdict: 'open' }, known),
  }));
}

function told({ figure, ...verdict }: Verdict, { caveat }: Overall): Verdict {
  return figure === undefined ? verdict : { ...verdict, figure: withCaveat(figure, caveat) };
}

/** Undefined where it has to be sampled. What is expected of a round to which nothing comes isn’t met. */
function exactVerdict(overall: Overall, expectation: Expectation): Verdict | undefined {
  if (isAboutStranger(expectation)) return { verdict: 'open' };
  if (overall.rounds.every(({ number }) => number !== expectation.round)) return { verdict: 'failed' };
  const chance = overall.holdsAfterNumber(expectation.round, questionOf(expectation));
  const open = overall.openAfterNumber?.(expectation.round, questionOf(expectation));
  if (chance === 'never') return { verdict: open === undefined ? 'failed' : 'open' };
  if (chance === undefined) return undefined;
  const bounded = (known: Figure): Figure => withBound(known, boundIn(overall, expectation));
  const figure =
    open === undefined
      ? bounded({ chance })
      : { chance, open: { least: bounded({ chance: open.least }), most: bounded({ chance: open.most }) } };
  return verdictOn(expectation, figure);
}

function boundIn(overall: Overall, expectation: Expectation): Bound | undefined {
  return overall.boundOf?.(expectation.round, questionOf(expectation));
}
