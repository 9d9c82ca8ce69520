/**
 * The results of each round (outcomes, final states, costs) over all courses that reach it: exact if these can be
 * enumerated, otherwise from a sampling stage.
 */
import {
  overallAfterSteps,
  withBound,
  withCaveat,
  type Answers,
  type Condition,
  type Figure,
  type Overall,
  type OverallRound,
  type RoundAfter,
  type RoundOdds,
  type SampledRound,
} from '../../engine/index.ts';
import type { Pass, Stage } from './sampling-run.ts';

/** A written round, with its odds if it is a first round. */
interface Asked {
  readonly index: number;
  readonly number: number;
  readonly odds: RoundOdds | undefined;
}

/** By the index of the written round, if there is anything to add to its odds. Yields regularly. */
export function* roundsAfter(
  pass: Pass,
  rounds: readonly Asked[],
  all: Overall,
  stage: Stage | undefined,
): Generator<undefined, ReadonlyMap<number, RoundAfter>> {
  const results = new Map<number, RoundAfter>();
  const known = new Map(all.rounds.map((round) => [round.index, round]));
  const threatened = new Set(rounds.flatMap(({ odds }) => odds?.standing ?? []).map(({ who }) => who));
  const open = new Set<number>();
  for (const { index, number, odds } of [...rounds].sort((one, other) => one.number - other.number)) {
    const exact = known.get(index);
    if (exact?.reached?.equals(0) === true) continue;
    const isWanted = odds === undefined || untoldIn(odds).size > 0;
    const answers =
      (yield* exactAnswers(exact, isWanted ? pass.questions : [pass.after.open])) ??
      playedAnswers(pass, stage?.rounds.get(index));
    if (isOpenIn(pass, answers)) open.add(number);
    if (!isWanted) continue;
    // A course that leads elsewhere might have led here if what is left open had come out differently.
    const leavesOpen =
      isOpenIn(pass, answers) || all.hangsOnOpen?.(number) === true || [...open].some((earlier) => earlier < number);
    const figureFor = (figure: Figure, question: Condition): Figure =>
      withCaveat(leavesOpen ? figure : withBound(figure, all.boundOf?.(number, question)), all.caveat);
    const after =
      answers === undefined
        ? noneCame(stage)
        : overallAfterSteps(
            pass.after,
            withFigures(answers, figureFor),
            exact?.costs ?? stage?.rounds.get(index)?.costs ?? [],
            (who) => threatened.has(who),
          );
    const marked: RoundAfter = leavesOpen ? { ...after, leavesOpen } : after;
    results.set(index, odds === undefined ? marked : onlyUnreported(marked, untoldIn(odds)));
  }
  return results;
}

function withFigures(answers: Answers, figureFor: (figure: Figure, question: Condition) => Figure): Answers {
  return new Map([...answers].map(([question, figure]) => [question, figureFor(figure, question)]));
}

function noneCame(stage: Stage | undefined): RoundAfter {
  return {
    outcomes: new Map(),
    sides: new Map(),
    standing: [],
    succeeded: new Map(),
    costs: [],
    ...(stage === undefined ? {} : { why: `none of ${stage.courses} plays reaches this round` }),
  };
}

function isOpenIn({ after }: Pass, answers: Answers | undefined): boolean {
  return answers?.get(after.open)?.chance.equals(0) === false;
}

/** Undefined if one of the answers isn’t known exactly. */
function* exactAnswers(
  round: OverallRound | undefined,
  questions: readonly Condition[],
): Generator<undefined, Answers | undefined> {
  const answers = new Map<Condition, Figure>();
  for (const question of questions) {
    const chance = round?.holdsAfter(question);
    if (chance === undefined) return undefined;
    answers.set(question, { chance });
    yield;
  }
  return answers;
}

/** Undefined if no course reaches the round. */
function playedAnswers({ questions }: Pass, round: SampledRound | undefined): Answers | undefined {
  if (round === undefined || round.after.played === 0) return undefined;
  return new Map(
    questions.flatMap((question, at) => {
      const chance = round.after.chance(at);
      return chance === undefined ? [] : [[question, chance] as const];
    }),
  );
}

/** The combatants whose final state the odds don’t include. */
function untoldIn({ standing = [] }: RoundOdds): ReadonlySet<string> {
  return new Set(standing.filter(({ odds }) => odds.size === 0).map(({ who }) => who));
}

/** Everything else is already in the odds of a first round. */
function onlyUnreported(after: RoundAfter, reported: ReadonlySet<string>): RoundAfter {
  return {
    ...after,
    outcomes: new Map(),
    sides: new Map(),
    standing: after.standing.filter(({ who }) => reported.has(who)),
    succeeded: new Map(),
    costs: [],
  };
}
