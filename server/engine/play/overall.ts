/**
 * What is known exactly of a scenario over all its courses: from all states where they are few, else from the odds of
 * the first round.
 */
import { certain, none } from '../chance/index.ts';
import type { OutcomeOdds, ScenarioOdds } from '../odds.ts';
import type { Overall, OverallRound } from '../overall.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import { overallActions, type ActingOdds } from './overall-actions.ts';
import { isAnythingLeftOpen } from './events.ts';
import { FirstRound } from './first-round.ts';
import type { Answer } from './reached.ts';
import { Leaves } from './leaves.ts';
import { LeftOpen } from './left-open.ts';
import { spread, type Spreader, type SpreadRound } from './spread.ts';

/** What a game has to tell beside how its rounds go. */
export interface OverallReckoner<S, F extends Fact> {
  readonly spreader: Spreader<S, F>;
  /** The odds of a scenario along a course, briefly or in full; asked for only where the states are too many. */
  readonly odds: (scenario: Scenario<F>, brief: boolean) => ScenarioOdds;
  readonly answer: Answer;
  /** The odds of everybody’s action in a round that starts from a state. */
  readonly actingOdds: (state: S, round: Round<F>) => ActingOdds;
  /** As {@link Overall.hangsOnOpen}; a game whose courses always say for themselves what is left open has none. */
  readonly hangsOnOpen?: (number: number) => boolean;
}

/** It stops again and again on its way, so that it can be worked out bit by bit. */
export function* overallOf<S, F extends Fact>(reckoner: OverallReckoner<S, F>): Generator<undefined, Overall> {
  const {
    spreader: { scenario },
    hangsOnOpen = () => false,
  } = reckoner;
  const spreads = yield* spread(reckoner.spreader);
  const first = new FirstRound(reckoner);
  const open = leftOpenIn(reckoner);
  if (spreads.size < scenario.rounds.length) first.prepare();
  yield;
  const rounds = scenario.rounds.map((round, index) =>
    overallRound({ ...reckoner, first, open }, round, index, spreads.get(index)),
  );
  return {
    rounds,
    holdsAfterNumber: (number, question) => {
      const rivals = rounds.filter((round) => round.number === number);
      const known = rivals.flatMap(({ index }) => spreads.get(index) ?? []);
      if (known.length < rivals.length) return rivals[0]?.holdsAfter(question);
      return (
        new Leaves(known.flatMap(({ leaves }) => leaves)).shareIn((state) =>
          reckoner.spreader.holds(state, question),
        ) ?? 'never'
      );
    },
    openAfterNumber: (number, question) => {
      const rivals = scenario.rounds.flatMap((round, index) =>
        round.number === number ? [{ round, known: spreads.get(index) }] : [],
      );
      const known = rivals.flatMap((rival) => rival.known ?? []);
      const isSo = (state: S): boolean => reckoner.spreader.holds(state, question);
      const isKnown = known.length === rivals.length;
      if (hangsOnOpen(number))
        return isKnown && !hangsOnOpen(number - 1) ? open.rangeApart(known, isSo) : { least: none, most: certain };
      const range = isKnown ? open.rangeOf(known, isSo) : undefined;
      // What the odds of the first round tell by themselves holds whatever comes of what is left open.
      const isTold = range === undefined || rivals.some(({ round }) => first.tells(round, question));
      return isTold ? undefined : range;
    },
    hangsOnOpen,
  };
}

function leftOpenIn<S, F extends Fact>({ spreader: { scenario, holds } }: OverallReckoner<S, F>): LeftOpen<S> {
  const question = isAnythingLeftOpen(scenario.source);
  return new LeftOpen((state) => holds(state, question));
}

/** With what is known of the first round by its odds, and of what is left open. */
interface Reckoning<S, F extends Fact> extends OverallReckoner<S, F> {
  readonly first: FirstRound<F>;
  readonly open: LeftOpen<S>;
}

/** Of one round all of its states are known, or what the odds of the first round tell. */
function overallRound<S, F extends Fact>(
  reckoning: Reckoning<S, F>,
  round: Round<F>,
  index: number,
  known: SpreadRound<S> | undefined,
): OverallRound {
  const {
    first,
    spreader: { holds },
  } = reckoning;
  const reached = known?.reached ?? first.reached(round);
  let actions: OverallRound['actions'];
  let leaves: Leaves<S> | undefined;
  return {
    index,
    number: round.number,
    ...(reached === undefined ? {} : { reached }),
    get actions() {
      return (actions ??= known === undefined ? undefined : actionsIn(reckoning, round, known));
    },
    holdsAfter: (question) => {
      if (known === undefined) return first.chanceAfter(round, question);
      leaves ??= new Leaves(known.leaves);
      return leaves.shareIn((state) => holds(state, question));
    },
  };
}

/** Where something is left open, no chance is a bound any more. */
function actionsIn<S, F extends Fact>(
  { actingOdds, open, hangsOnOpen }: Reckoning<S, F>,
  round: Round<F>,
  known: SpreadRound<S>,
): OverallRound['actions'] {
  const actions = overallActions(known.finds, (state) => actingOdds(state, round));
  return hangsOnOpen?.(round.number) === true || open.isAnythingIn(known)
    ? actions?.map((action) => ({ ...action, odds: withoutBounds(action.odds) }))
    : actions;
}

function withoutBounds(odds: OutcomeOdds): OutcomeOdds {
  return new Map([...odds].map(([name, { bound: _, ...figure }]) => [name, figure]));
}
