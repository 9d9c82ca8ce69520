/**
 * Computes what is known exactly of a scenario over all its courses: from all states if there are few, else from the
 * odds of the first round.
 */
import { certain, none } from '../../chance/index.ts';
import {
  everyOdds,
  samplingOf,
  type Beginning,
  type LayerCache,
  type Kernel,
  type Sampling,
} from '../../forward/index.ts';
import type { Distribution, OutcomeOdds, RoundOdds, ScenarioOdds } from '../../odds.ts';
import type { Overall, OverallOdds, OverallRound } from '../../overall.ts';
import type { Fact, Round, Scenario } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import { exactCostOdds } from './costs.ts';
import { roundNumbers } from '../course.ts';
import { isAnythingLeftOpen } from '../events.ts';
import { FirstRound } from './first-round.ts';
import type { Answer } from './reached.ts';
import { FinalStates } from './final-states.ts';
import { Undetermined } from './undetermined.ts';
import { stateDistribution, sumOf, type RoundOfStates } from './state-distribution.ts';

/** What a game provides for chances over all courses. */
export interface OverallOddsSource<S, F extends Fact> {
  readonly kernel: Kernel<S, F>;
  /** The cached layers of all scenarios of the game. */
  readonly kept: LayerCache<S, F>;
  /** The odds of a scenario along a course, brief or in full; called only if there are too many states. */
  readonly odds: (scenario: Scenario<F>, brief: boolean) => ScenarioOdds;
  readonly answer: Answer;
  /** As {@link Overall.hangsOnOpen}; missing in a game whose courses always record what is left open. */
  readonly hangsOnOpen?: (number: number) => boolean;
}

/** Yields during the work, so that it can be spread over time slices. */
export function* overallOf<S, F extends Fact>(source: OverallOddsSource<S, F>): Generator<undefined, Overall> {
  const {
    kernel: { scenario },
    hangsOnOpen = () => false,
  } = source;
  const spreads = yield* stateDistribution(source.kernel);
  const first = new FirstRound(source);
  const open = leftOpenIn(source);
  if (spreads.size < scenario.rounds.length) first.prepare();
  yield;
  const rounds = scenario.rounds.map((round, index) =>
    overallRound({ ...source, first, open }, round, index, spreads.get(index)),
  );
  return {
    rounds,
    holdsAfterNumber: (number, question) => {
      const rivals = rounds.filter((round) => round.number === number);
      const known = rivals.flatMap(({ index }) => spreads.get(index) ?? []);
      if (known.length < rivals.length) return rivals[0]?.holdsAfter(question);
      return (
        new FinalStates(known.flatMap(({ leaves }) => leaves)).shareIn((state) =>
          source.kernel.holds(state, question),
        ) ?? 'never'
      );
    },
    openAfterNumber: (number, question) => {
      const rivals = scenario.rounds.flatMap((round, index) =>
        round.number === number ? [{ round, known: spreads.get(index) }] : [],
      );
      const known = rivals.flatMap((rival) => rival.known ?? []);
      const isSo = (state: S): boolean => source.kernel.holds(state, question);
      const isKnown = known.length === rivals.length;
      if (hangsOnOpen(number))
        return isKnown && !hangsOnOpen(number - 1) ? open.rangeApart(known, isSo) : { least: none, most: certain };
      const range = isKnown ? open.rangeOf(known, isSo) : undefined;
      // A chance that the first round’s odds alone decide holds whatever is left open.
      const isDecided = range === undefined || rivals.some(({ round }) => first.decides(round, question));
      return isDecided ? undefined : range;
    },
    hangsOnOpen,
    sampling: (asked) => {
      const played = (from: Beginning<S>): Sampling => samplingOf(source.kernel, from, asked, source.kept);
      if (asked.everything === true) return played(writtenBeginning(source));
      const from = roundNumbers(scenario).find((number) =>
        rounds.some(
          (round) => round.number === number && round.odds === undefined && round.reached?.equals(0) !== true,
        ),
      );
      const before = from === undefined ? undefined : beginningOf(source, spreads, from);
      return before === undefined ? undefined : played(before);
    },
  };
}

/** Where to start courses if the rounds from a number on are to be sampled. */
function beginningOf<S, F extends Fact>(
  { kernel: { scenario, start } }: OverallOddsSource<S, F>,
  spreads: ReadonlyMap<number, RoundOfStates<S>>,
  from: number,
): Beginning<S> {
  const known = scenario.rounds.findIndex(({ number }) => number === from);
  const found = spreads.get(known)?.found;
  return found === undefined ? writtenBeginning({ kernel: { scenario, start } }) : { from, found };
}

function writtenBeginning<S>({
  kernel: { scenario, start },
}: {
  readonly kernel: { readonly scenario: Scenario; readonly start: S };
}): Beginning<S> {
  return { from: roundNumbers(scenario)[0] ?? 1, found: [{ state: start, chance: certain }] };
}

function leftOpenIn<S, F extends Fact>({ kernel: { scenario, holds } }: OverallOddsSource<S, F>): Undetermined<S> {
  const question = isAnythingLeftOpen(scenario.source);
  return new Undetermined((state) => holds(state, question));
}

/** The game’s part, with the first round’s odds and what is left open. */
interface OverallRun<S, F extends Fact> extends OverallOddsSource<S, F> {
  readonly first: FirstRound<F>;
  readonly open: Undetermined<S>;
}

/** The results of one round, from its states if known, else from the first round’s odds. */
function overallRound<S, F extends Fact>(
  run: OverallRun<S, F>,
  round: Round<F>,
  index: number,
  known: RoundOfStates<S> | undefined,
): OverallRound {
  const {
    first,
    kernel: { holds },
  } = run;
  const reached = known?.reached ?? first.reached(round);
  let odds: OverallOdds | undefined;
  let leaves: FinalStates<S> | undefined;
  let finds: FinalStates<S> | undefined;
  return {
    index,
    number: round.number,
    ...(reached === undefined ? {} : { reached }),
    get odds() {
      return (odds ??= known === undefined ? undefined : oddsIn(run, round, known));
    },
    changed: (change) => (known === undefined ? undefined : oddsIn(run, round, known, change)),
    get costs() {
      return costsIn(run, known);
    },
    holdsBefore: (question) => {
      if (known === undefined) return undefined;
      finds ??= new FinalStates(known.finds);
      return finds.shareIn((state) => holds(state, question));
    },
    holdsAfter: (question) => {
      if (known === undefined) return first.chanceAfter(round, question);
      leaves ??= new FinalStates(known.leaves);
      return leaves.shareIn((state) => holds(state, question));
    },
  };
}

function costsIn<S, F extends Fact>(
  { kernel: { costing } }: OverallRun<S, F>,
  known: RoundOfStates<S> | undefined,
): readonly Distribution[] | undefined {
  if (known === undefined || known.reached.equals(0)) return undefined;
  return costing === undefined ? [] : exactCostOdds(known.costs, sumOf(known.leaves), costing);
}

/** The exact odds of a round; without bounds if anything is left open, since a bound then no longer holds. */
function oddsIn<S, F extends Fact>(
  { kernel, open, hangsOnOpen }: OverallRun<S, F>,
  round: Round<F>,
  known: RoundOfStates<S>,
  change?: PoolChange,
): OverallOdds | undefined {
  const odds = everyOdds(known.finds, (state) => kernel.oddsIn(state, round, change));
  return odds !== undefined && (hangsOnOpen?.(round.number) === true || open.isAnythingIn(known))
    ? withoutBounds(odds)
    : odds;
}

/** The odds with the `bound` of every chance removed. */
export function withoutBounds<O extends Pick<RoundOdds, 'actions' | 'contests'>>(odds: O): O {
  return {
    ...odds,
    actions: odds.actions.map((action) => ({
      ...action,
      odds: unbounded(action.odds),
      ...(action.parts === undefined
        ? {}
        : { parts: action.parts.map((part) => ({ ...part, odds: unbounded(part.odds) })) }),
    })),
    contests: odds.contests.map((contest) => ({ ...contest, odds: unbounded(contest.odds) })),
  };
}

function unbounded(odds: OutcomeOdds): OutcomeOdds {
  return new Map([...odds].map(([name, { bound: _, ...figure }]) => [name, figure]));
}
