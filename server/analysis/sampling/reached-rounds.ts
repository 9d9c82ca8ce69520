/** The chance of reaching those rounds for which the odds of first rounds don’t include it. */
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

/** By the index of the written round; exact if all courses can be enumerated, otherwise from a sampling stage. */
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
      // If something is left open before the round, the chance isn’t bounded on either side.
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
 * The condition for a round to be played and for earlier ones with its number not to be; undefined if there is none.
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
