/**
 * What rounds come to over all courses that come to them: exactly where these can be gone through, and else by a sample
 * of them.
 */
import {
  shareOfPlays,
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
  type ScenarioOdds,
} from '../../engine/index.ts';
import { leastCourses, type Sample } from './sample.ts';

/**
 * By the place of the round among the written ones, where anything is to be told beside its odds. It stops again and
 * again on its way.
 */
export function* roundsAfter(
  sample: Sample,
  odds: () => Generator<undefined, ScenarioOdds>,
  overall: () => Generator<undefined, Overall>,
): Generator<undefined, ReadonlyMap<number, RoundAfter>> {
  const { rounds } = yield* odds();
  const first = Math.min(...rounds.map(({ round }) => round));
  const isWanted = (round: RoundOdds): boolean => round.round > first || untoldIn(round).size > 0;
  const told = new Map<number, RoundAfter>();
  if (!rounds.some(isWanted)) return told;
  const all = yield* overall();
  const known = new Map(all.rounds.map((round) => [round.index, round]));
  const open = new Set<number>();
  for (const round of [...rounds].sort((one, other) => one.round - other.round)) {
    const exact = known.get(round.index);
    if (exact?.reached?.equals(0) === true) continue;
    const answers =
      (yield* exactAnswers(exact, isWanted(round) ? sample.everyQuestion : [sample.questions.open])) ??
      (yield* sampledAnswers(sample, round));
    if (isOpenIn(sample, answers)) open.add(round.round);
    if (!isWanted(round)) continue;
    // A course that comes elsewhere may have come here, had something else come of what is left open.
    const leavesOpen =
      isOpenIn(sample, answers) ||
      all.hangsOnOpen?.(round.round) === true ||
      [...open].some((number) => number < round.round);
    const after =
      answers === undefined
        ? noneCame
        : toldAfter(
            sample.questions,
            withTelling(answers, (figure, question) =>
              withCaveat(leavesOpen ? figure : withBound(figure, all.boundOf?.(round.round, question)), all.caveat),
            ),
            threatenedBy(rounds, round),
          );
    const marked: RoundAfter = leavesOpen ? { ...after, leavesOpen } : after;
    told.set(round.index, round.round > first ? marked : onlyUntold(marked, untoldIn(round)));
  }
  return told;
}

function withTelling(answers: Answers, tell: (figure: Figure, question: Condition) => Figure): Answers {
  return new Map([...answers].map(([question, figure]) => [question, tell(figure, question)]));
}

const noneCame: RoundAfter = {
  sides: new Map(),
  standing: [],
  succeeded: new Map(),
  why: `none of ${leastCourses} plays comes here`,
};

function isOpenIn({ questions }: Sample, answers: Answers | undefined): boolean {
  return answers?.get(questions.open)?.chance.equals(0) === false;
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
function* sampledAnswers(sample: Sample, { round, index }: RoundOdds): Generator<undefined, Answers | undefined> {
  yield* sample.countAll(round);
  const counts = sample.counts(round).of(index);
  return counts === undefined
    ? undefined
    : new Map(sample.everyQuestion.map((question, at) => [question, shareOfPlays(counts.yes[at] ?? 0, counts.came)]));
}

/** Those to whom something can come in a round or an earlier one. */
function threatenedBy(rounds: readonly RoundOdds[], { round }: RoundOdds): (who: string) => boolean {
  const threatened = new Set(
    rounds.filter((each) => each.round <= round).flatMap(({ standing = [] }) => standing.map(({ who }) => who)),
  );
  return (who) => threatened.has(who);
}

/** Those of whom the odds don’t know how they stand. */
function untoldIn({ standing = [] }: RoundOdds): ReadonlySet<string> {
  return new Set(standing.filter(({ odds }) => odds.size === 0).map(({ who }) => who));
}

/** Of a first round the odds themselves say all the rest. */
function onlyUntold(after: RoundAfter, untold: ReadonlySet<string>): RoundAfter {
  return {
    ...after,
    sides: new Map(),
    standing: after.standing.filter(({ who }) => untold.has(who)),
    succeeded: new Map(),
  };
}
