/** The tarot edition’s implementation of rounds for `defineGame`. */
import type { Rounds, Types } from '../../game/index.ts';
import { derivePair } from '../../derive/index.ts';
import { type Cast, castOf } from '../demon-city/cast.ts';
import type { DemonCityFact } from '../demon-city/facts.ts';
import { conditionOf, fightKey, isIn, toState } from '../demon-city/fight.ts';
import { answerBy } from '../demon-city/odds/reached.ts';
import { lossIn } from '../demon-city/odds/standing.ts';
import { momentsAfterTies } from '../demon-city/play/ties.ts';
import { deckProblems } from './deck-problems.ts';
import { cleared, gathered } from './dealing.ts';
import { type RoundPlan, startOf, type TarotFight, tarotKey } from './fight.ts';
import { roundOdds } from './odds/round-odds.ts';
import { chooses } from './options.ts';
import { pinProblems } from './pin-problems.ts';
import { planCards, planOnce, recounted } from './plan.ts';
import { momentsOf } from './play/round.ts';
import { TarotRecorder } from './play/round-recorder.ts';
import { excesses, shortages } from './shortages.ts';

export interface TarotEdition extends Types {
  readonly fact: DemonCityFact;
  readonly cast: Cast;
  readonly state: TarotFight;
  readonly plan: RoundPlan;
  readonly recorder: TarotRecorder;
}

export const rounds: Rounds<TarotEdition> = {
  castOf,
  startOf,
  keyOf: tarotKey,
  identityOf: (fight) => fightKey(fight, fight.decks),
  toState,
  isIn: (fight, name, word) => isIn(conditionOf(fight, name), word),
  planOf: (cast, found, round) => planCards(cast, withDecksReady(cast, found), round),
  planOnce: (cast, found, round) => planOnce(cast, decksReadied(cast, found), round),
  inspect: (cast, plan) => [...deckProblems(cast), ...pinProblems(plan), ...excesses(plan), ...shortages(cast, plan)],
  recounted,
  recorderOf: (...round) => new TarotRecorder(...round),
  printsLater: ['on a tie'],
  momentsOf: (_cast, plan, found) =>
    momentsAfterTies(plan, { planOf: planOnce, momentsBy: (planned) => momentsOf(planned, found) }),
  oddsOf: roundOdds,
  answer: (cast) => answerBy(cast),
  costing: lossIn,
  fresh: 'with full decks',
  reference: (cast) => {
    const { decks } = startOf(cast);
    return (fight) => ({ ...fight, decks });
  },
};

/**
 * Makes the cards on the table available again before a round. Cached, because states such as the starting one recur.
 */
const withDecksReady = derivePair('demon-city-2018/fights with decks ready', decksReadied);

/** The same, not cached. */
function decksReadied(cast: Cast, fight: TarotFight): TarotFight {
  const taken = chooses(cast.stage, 'shuffling', 'rounds') ? gathered : cleared;
  const decks = { Players: taken(fight.decks.Players), Host: taken(fight.decks.Host) };
  return decks.Players === fight.decks.Players && decks.Host === fight.decks.Host ? fight : { ...fight, decks };
}
