/** The dice edition’s implementation of rounds for `defineGame`. */
import { none } from '../../chance/index.ts';
import { alliances } from '../../combatants.ts';
import type { Rounds, Types } from '../../game/index.ts';
import { castOf, type Cast } from '../demon-city/cast.ts';
import type { DemonCityFact } from '../demon-city/facts.ts';
import { conditionOf, fightKey, isIn, startOf, toState, type Fight } from '../demon-city/fight.ts';
import { answerBy, type ClashAnswers } from '../demon-city/odds/reached.ts';
import { lossIn } from '../demon-city/odds/standing.ts';
import { momentsAfterTies } from '../demon-city/play/ties.ts';
import { actsIn } from './odds/outcomes.ts';
import { roundOdds } from './odds/round-odds.ts';
import { pinProblems } from './pin-problems.ts';
import { planDice, recounted, type DicePlan } from './plan.ts';
import { momentsOf } from './play/round.ts';
import { DiceRecorder } from './play/round-recorder.ts';

/** A side acts when one of its characters does; apart from that, only a tie can happen. */
const answers: ClashAnswers = {
  acted: (cast, side, clash) =>
    [...cast.fighters.values()]
      .filter((fighter) => fighter.group === (alliances(cast.stage).get(side) ?? side))
      .reduce((sum, fighter) => sum.add(clash.get(actsIn(fighter))?.chance ?? none), none),
  happened: (what, clash) => clash.get(what)?.chance ?? none,
};

export interface DiceEdition extends Types {
  readonly fact: DemonCityFact;
  readonly cast: Cast;
  readonly state: Fight;
  readonly plan: DicePlan;
  readonly recorder: DiceRecorder;
}

export const rounds: Rounds<DiceEdition> = {
  castOf,
  startOf,
  keyOf: fightKey,
  toState,
  isIn: (fight, name, word) => isIn(conditionOf(fight, name), word),
  planOf: planDice,
  inspect: (_cast, plan) => [...pinProblems(plan).values()].flat(),
  recounted,
  recorderOf: (...round) => new DiceRecorder(...round),
  printsLater: ['on a tie'],
  momentsOf: (_cast, plan) => momentsAfterTies(plan, { planOf: planDice, momentsBy: momentsOf }),
  oddsOf: (_cast, plan, { brief }) => roundOdds(plan, brief),
  answer: (cast) => answerBy(cast, answers),
  costing: lossIn,
};
