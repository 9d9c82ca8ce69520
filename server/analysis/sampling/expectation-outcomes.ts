/** Judges the expectations of a scenario: exactly if all courses can be enumerated, otherwise by sampled courses. */
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

/** One expectation and its verdict. */
export interface ExpectationOutcome {
  readonly expectation: Expectation;
  readonly verdict: Verdict;
}

/** In text order. Yields regularly. */
export function* expectationOutcomes(pass: Pass): Generator<undefined, readonly ExpectationOutcome[]> {
  const { expectations } = pass.scenario;
  if (expectations.length === 0) return [];
  const known = yield* pass.overall();
  const verdicts: ExpectationOutcome[] = [];
  for (const expectation of expectations) {
    const verdict = exactVerdict(known, expectation) ?? (yield* playedVerdict(pass, known, expectation));
    verdicts.push({ expectation, verdict: verdictWithCaveat(verdict, known) });
  }
  return verdicts;
}

function verdictWithCaveat({ figure, ...verdict }: Verdict, { caveat }: Overall): Verdict {
  return figure === undefined ? verdict : { ...verdict, figure: withCaveat(figure, caveat) };
}

/** Undefined if courses have to be played. An expectation about a round that nothing reaches isn’t met. */
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
 * Checks after each stage whether the plays are decisive. Before the last check the interval has to be clear of the
 * expected chance by a margin, since repeated checks make false decisions more likely.
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

/** Stages with fewer courses decide nothing. */
const firstLook = 3;

/** Undefined if no course reaches the round. */
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
  // A course in which something is left open may go either way, and one that leads elsewhere may as well lead here.
  const yesOpen = sum(({ after }) => after.yes(place).open);
  const end = (times: number): Figure => withBound(shareOfPlays(times, came + elsewhere), bound);
  return { ...figure, open: { least: end(yes - yesOpen), most: end(yes + (open - yesOpen) + elsewhere) } };
}
