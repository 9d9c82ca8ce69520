/** The state of a fight with cards: beside what both editions know of, the two decks. */
import type { Hand } from '../../scenario.ts';
import type { Cast } from '../demon-city/cast.ts';
import { startOf as plainStart, type Fight } from '../demon-city/fight.ts';
import type { RoundPlan as Plan } from '../demon-city/plan.ts';
import { startingDecks } from './cards.ts';
import { freshDeck, type DeckState } from './dealing.ts';
import type { Pools } from './pools/index.ts';

export interface TarotFight extends Fight {
  readonly decks: Readonly<Record<Hand, DeckState>>;
}

export type RoundPlan = Plan<TarotFight, Pools>;

/** The fight as the scenario describes it before its first round, with full decks. */
export function startOf(cast: Cast): TarotFight {
  const decks = startingDecks(cast);
  return { ...plainStart(cast), decks: { Players: freshDeck(decks.Players), Host: freshDeck(decks.Host) } };
}
