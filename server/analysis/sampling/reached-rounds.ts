/** The chance of coming to those rounds of which the odds of the round before don’t have it. */
import {
  shareOfPlays,
  withBound,
  type Bound,
  type Condition,
  type Figure,
  type Overall,
  type Round,
  type ScenarioOdds,
} from '../../engine/index.ts';
import type { Pass, Stage } from './sampling-run.ts';

/**
 * By the place of the round among the written ones; exact where all courses can be gone through, and else as a stage of
 * the plays has it.
 */
export function reachedRounds(
  { scenario, after: { open: isOpen }, questions }: Pass,
  { rounds }: Pick<ScenarioOdds, 'rounds'>,
  all: Overall,
  stage: Stage | undefined,
): ReadonlyMap<number, Figure> {
  const known = new Map(all.rounds.map((round) => [round.index, round]));
  const place = questions.indexOf(isOpen);
  const isOpenAfter = (index: number): boolean => {
    const exact = known.get(index)?.holdsAfter(isOpen);
    return exact === undefined ? (stage?.rounds.get(index)?.after.yes(place).all ?? 0) > 0 : !exact.equals(0);
  };
  const isOpenBefore = ({ number }: Round): boolean =>
    all.hangsOnOpen?.(number - 1) === true ||
    all.rounds.some((earlier) => earlier.number < number && isOpenAfter(earlier.index));
  return new Map(
    scenario.rounds.flatMap((round, index) => {
      if (rounds.some((each) => each.index === index && each.reached !== undefined)) return [];
      const chance = known.get(index)?.reached;
      const figure = chance === undefined ? playedShare(stage, index) : { chance };
      if (figure === undefined) return [];
      // Where something is left open before the round, nothing is known of either side.
      const bound = boundIn(all, round, scenario.rounds.slice(0, index));
      return [[index, bound === undefined || isOpenBefore(round) ? figure : withBound(figure, bound)] as const];
    }),
  );
}

function playedShare(stage: Stage | undefined, index: number): Figure | undefined {
  return stage === undefined ? undefined : shareOfPlays(stage.rounds.get(index)?.after.played ?? 0, stage.courses);
}

function boundIn(all: Overall, round: Round, before: readonly Round[]): Bound | undefined {
  const question = conditionOf(round, before);
  return question === undefined ? undefined : all.boundOf?.(round.number, question);
}

/**
 * What has to hold for a round to be played, and for those of its number before it not to be; undefined where nothing
 * has to.
 */
function conditionOf({ number, when }: Round, before: readonly Round[]): Condition | undefined {
  const others = before.flatMap((rival): readonly Condition[] =>
    rival.number !== number || typeof rival.when === 'string'
      ? []
      : [{ kind: 'not', of: rival.when, source: rival.source }],
  );
  const [first, ...more] = typeof when === 'string' ? others : [...others, when];
  return first === undefined
    ? undefined
    : more.reduce<Condition>((one, other) => ({ kind: 'and', of: [one, other], source: other.source }), first);
}
