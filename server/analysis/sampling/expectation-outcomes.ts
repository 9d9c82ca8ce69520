/**
 * What becomes of the expectations of a scenario: exactly where all courses can be gone through, and else by courses
 * that are played.
 */
import {
  anything,
  clearance,
  isAboutStranger,
  questionOf,
  shareOfPlays,
  verdictOn,
  withBound,
  withCaveat,
  type Bound,
  type Expectation,
  type Figure,
  type JudgedFigure,
  type Overall,
  type Verdict,
} from '../../engine/index.ts';
import { lastLook, type Pass, type Stage } from './sampling-run.ts';

/** One expectation and what has become of it. */
export interface ExpectationOutcome {
  readonly expectation: Expectation;
  readonly verdict: Verdict;
}

/** In the order of the text. It stops again and again on its way, so that it can be done bit by bit. */
export function* expectationOutcomes(pass: Pass): Generator<undefined, readonly ExpectationOutcome[]> {
  const { expectations } = pass.scenario;
  if (expectations.length === 0) return [];
  const known = yield* pass.overall();
  const verdicts: ExpectationOutcome[] = [];
  for (const expectation of expectations) {
    const verdict = exactVerdict(known, expectation) ?? (yield* playedVerdict(pass, known, expectation));
    verdicts.push({ expectation, verdict: told(verdict, known) });
  }
  return verdicts;
}

function told({ figure, ...verdict }: Verdict, { caveat }: Overall): Verdict {
  return figure === undefined ? verdict : { ...verdict, figure: withCaveat(figure, caveat) };
}

/** Undefined where it has to be played. What is expected of a round to which nothing comes isn’t met. */
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

/**
 * After each stage it is looked whether the plays say enough. Before the last look their interval has to be clear of
 * what is expected, since whoever looks often is often misled.
 */
function* playedVerdict(pass: Pass, overall: Overall, expectation: Expectation): Generator<undefined, Verdict> {
  let verdict: Verdict = { verdict: 'open' };
  for (let number = firstLook; number <= lastLook && verdict.verdict === 'open'; number += 1) {
    const stage = yield* pass.stage(number);
    const figure = stage === undefined ? undefined : figureIn(pass, stage, overall, expectation);
    if (figure !== undefined) verdict = verdictOn(expectation, figure, number === lastLook ? 0 : clearance);
  }
  return verdict;
}

/** A stage of fewer courses decides nothing. */
const firstLook = 3;

/** Undefined where no course comes to the round. */
function figureIn(pass: Pass, stage: Stage, overall: Overall, expectation: Expectation): JudgedFigure | undefined {
  const rivals = [...stage.rounds.values()].filter(({ number }) => number === expectation.round);
  const place = pass.placeOf(expectation);
  const sum = (count: (round: (typeof rivals)[number]) => number): number =>
    rivals.reduce((all, round) => all + count(round), 0);
  const came = sum(({ after }) => after.played);
  if (came === 0) return undefined;
  const yes = sum(({ after }) => after.yes(place).all);
  const figure = shareOfPlays(yes, came);
  const bound = boundIn(overall, expectation);
  if (overall.hangsOnOpen?.(expectation.round) === true) return { ...figure, open: anything };
  const [open, elsewhere] = [sum(({ after }) => after.open), stage.openElsewhere.get(expectation.round) ?? 0];
  if (open + elsewhere === 0) return withBound(figure, bound);
  // A course in which something is left open may go either way, and one that comes elsewhere may as well come here.
  const yesOpen = sum(({ after }) => after.yes(place).open);
  const end = (times: number): Figure => withBound(shareOfPlays(times, came + elsewhere), bound);
  return { ...figure, open: { least: end(yes - yesOpen), most: end(yes + (open - yesOpen) + elsewhere) } };
}
