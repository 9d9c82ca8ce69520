/** How the rounds of the tarot edition go. */
import type { Rounds, Types } from '../../game/index.ts';
import { castOf, type Cast } from '../demon-city/cast.ts';
import type { DemonCityFact } from '../demon-city/facts.ts';
import { conditionOf, fightKey, isIn, toState } from '../demon-city/fight.ts';
import { answerBy } from '../demon-city/odds/reached.ts';
import { lossIn } from '../demon-city/odds/standing.ts';
import { withTiesDrawn } from '../demon-city/order.ts';
import { decksReadied, withDecksReady } from './decks-ready.ts';
import { startOf, tarotKey, type RoundPlan, type TarotFight } from './fight.ts';
import { roundOdds } from './odds/round-odds.ts';
import { planCards, planOnce, recounted } from './plan.ts';
import { momentsOf } from './play/round.ts';
import { Telling } from './play/telling.ts';

export interface TarotEdition extends Types {
  readonly fact: DemonCityFact;
  readonly cast: Cast;
  readonly state: TarotFight;
  readonly plan: RoundPlan;
  readonly tale: Telling;
}

export const rounds: Rounds<TarotEdition> = {
  castOf,
  startOf,
  keyOf: tarotKey,
  identityOf: (fight) => fightKey(fight, fight.decks),
  toState,
  isIn: (fight, name, word) => isIn(conditionOf(fight, name), word),
  atHead: withTiesDrawn,
  planOf: (cast, found, round) => planCards(cast, withDecksReady(cast, found), round),
  planOnce: (cast, found, round) => planOnce(cast, decksReadied(cast, found), round),
  recounted,
  taleOf: (...round) => new Telling(...round),
  printsLater: ['on a tie'],
  momentsOf,
  oddsOf: roundOdds,
  answer: (cast) => answerBy(cast),
  costing: lossIn,
  fresh: 'with full decks',
  reference: (cast) => {
    const { decks } = startOf(cast);
    return (fight) => ({ ...fight, decks });
  },
};
