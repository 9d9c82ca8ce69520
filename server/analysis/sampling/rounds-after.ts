/**
 * What rounds come to over all courses that come to them: exactly where these can be gone through, and else as a stage
 * of the plays has it.
 */
import {
  toldAfter,
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

/** A written round, and its odds where they are exact from what is written. */
interface Asked {
  readonly index: number;
  readonly number: number;
  readonly odds: RoundOdds | undefined;
}

/**
 * By the place of the round among the written ones, where anything is to be told beside its odds. It stops again and
 * again on its way.
 */
export function* roundsAfter(
  pass: Pass,
  rounds: readonly Asked[],
  all: Overall,
  stage: Stage | undefined,
): Generator<undefined, ReadonlyMap<number, RoundAfter>> {
  const told = new Map<number, RoundAfter>();
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
    // A course that comes elsewhere may have come here, had something else come of what is left open.
    const leavesOpen =
      isOpenIn(pass, answers) || all.hangsOnOpen?.(number) === true || [...open].some((earlier) => earlier < number);
    const tell = (figure: Figure, question: Condition): Figure =>
      withCaveat(leavesOpen ? figure : withBound(figure, all.boundOf?.(number, question)), all.caveat);
    const after =
      answers === undefined
        ? noneCame(stage)
        : toldAfter(
            pass.after,
            withTelling(answers, tell),
            exact?.costs ?? stage?.rounds.get(index)?.costs ?? [],
            (who) => threatened.has(who),
          );
    const marked: RoundAfter = leavesOpen ? { ...after, leavesOpen } : after;
    told.set(index, odds === undefined ? marked : onlyUntold(marked, untoldIn(odds)));
  }
  return told;
}

function withTelling(answers: Answers, tell: (figure: Figure, question: Condition) => Figure): Answers {
  return new Map([...answers].map(([question, figure]) => [question, tell(figure, question)]));
}

function noneCame(stage: Stage | undefined): RoundAfter {
  return {
    outcomes: new Map(),
    sides: new Map(),
    standing: [],
    succeeded: new Map(),
    costs: [],
    ...(stage === undefined ? {} : { why: `none of ${stage.courses} plays comes here` }),
  };
}

function isOpenIn({ after }: Pass, answers: Answers | undefined): boolean {
  return answers?.get(after.open)?.chance.equals(0) === false;
}

/** Undefined where one of them isn’t known exactly. */
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

/** Undefined where no course comes to the round. */
function playedAnswers({ questions }: Pass, round: SampledRound | undefined): Answers | undefined {
  if (round === undefined || round.after.played === 0) return undefined;
  return new Map(
    questions.flatMap((question, at) => {
      const chance = round.after.chance(at);
      return chance === undefined ? [] : [[question, chance] as const];
    }),
  );
}

/** Those of whom the odds don’t know how they stand. */
function untoldIn({ standing = [] }: RoundOdds): ReadonlySet<string> {
  return new Set(standing.filter(({ odds }) => odds.size === 0).map(({ who }) => who));
}

/** Of a first round the odds themselves say all the rest. */
function onlyUntold(after: RoundAfter, untold: ReadonlySet<string>): RoundAfter {
  return {
    ...after,
    outcomes: new Map(),
    sides: new Map(),
    standing: after.standing.filter(({ who }) => untold.has(who)),
    succeeded: new Map(),
    costs: [],
  };
}
