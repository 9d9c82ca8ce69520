/** The decks when a round begins. */
import { oncePerPair } from '../../once.ts';
import type { Cast } from '../demon-city/cast.ts';
import { cleared, gathered } from './dealing.ts';
import type { TarotFight } from './fight.ts';
import { chooses } from './options.ts';

/**
 * What lay on the table can be thrown again. Of a state that comes up again and again, as the one at the start does,
 * the decks are made ready once.
 */
export const withDecksReady = oncePerPair(decksReadied);

/** The same, not kept for who asks again. */
export function decksReadied(cast: Cast, fight: TarotFight): TarotFight {
  const taken = chooses(cast.stage, 'shuffling', 'rounds') ? gathered : cleared;
  const decks = { Players: taken(fight.decks.Players), Host: taken(fight.decks.Host) };
  return decks.Players === fight.decks.Players && decks.Host === fight.decks.Host ? fight : { ...fight, decks };
}
