/** What is known exactly of a scenario over all its courses: from all states where they are few, else from the odds of the first round. */
import type { ScenarioOdds } from '../odds.ts';
import type { Overall, OverallRound } from '../overall.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import { overallActions, type ActingOdds } from './overall-actions.ts';
import { FirstRound } from './first-round.ts';
import type { Answer } from './reached.ts';
import { Leaves } from './leaves.ts';
import { spread, type Spreader, type SpreadRound } from './spread.ts';

/** What a game has to tell beside how its rounds go. */
export interface OverallReckoner<S, F extends Fact> {
  readonly spreader: Spreader<S, F>;
  /** The odds of a scenario along a course, briefly or in full; asked for only where the states are too many. */
  readonly odds: (scenario: Scenario<F>, brief: boolean) => ScenarioOdds;
  readonly answer: Answer;
  /** The odds of everybody’s action in a round that starts from a state. */
  readonly actingOdds: (state: S, round: Round<F>) => ActingOdds;
}

/** It stops again and again on its way, so that it can be worked out bit by bit. */
export function* overallOf<S, F extends Fact>(reckoner: OverallReckoner<S, F>): Generator<undefined, Overall> {
  const { scenario } = reckoner.spreader;
  const spreads = yield* spread(reckoner.spreader);
  const first = new FirstRound(reckoner);
  if (spreads.size < scenario.rounds.length) first.prepare();
  yield;
  const rounds = scenario.rounds.map((round, index) => overallRound(reckoner, round, index, spreads.get(index), first));
  return {
    rounds,
    holdsAfterNumber: (number, question) => {
      const rivals = rounds.filter((round) => round.number === number);
      const known = rivals.flatMap(({ index }) => spreads.get(index) ?? []);
      if (known.length < rivals.length) return rivals[0]?.holdsAfter(question);
      return new Leaves(known.flatMap(({ leaves }) => leaves)).shareIn((state) => reckoner.spreader.holds(state, question)) ?? 'never';
    },
  };
}

/** Of one round all of its states are known, or what the odds of the first round tell. */
function overallRound<S, F extends Fact>(reckoner: OverallReckoner<S, F>, round: Round<F>, index: number, known: SpreadRound<S> | undefined, first: FirstRound<F>): OverallRound {
  const reached = known?.reached ?? first.reached(round);
  const { holds } = reckoner.spreader;
  let actions: OverallRound['actions'];
  let leaves: Leaves<S> | undefined;
  return {
    index, number: round.number,
    ...(reached === undefined ? {} : { reached }),
    get actions() {
      return actions ??= known === undefined ? undefined : overallActions(known.finds, (state) => reckoner.actingOdds(state, round));
    },
    holdsAfter: (question) => {
      if (known === undefined) return first.chanceAfter(round, question);
      leaves ??= new Leaves(known.leaves);
      return leaves.shareIn((state) => holds(state, question));
    },
  };
}
