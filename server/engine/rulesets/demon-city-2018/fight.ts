/** The state of a fight with cards: the common state of both editions plus the two decks. */
import { toDeck } from '../../chance/index.ts';
import { derive, deriveFromPart } from '../../derive/index.ts';
import type { Hand } from '../../scenario.ts';
import type { Cast } from '../demon-city/cast.ts';
import { fightKey, startOf as plainStart, type Fight } from '../demon-city/fight.ts';
import type { RoundPlan as Plan } from '../demon-city/plan.ts';
import { startingDecks } from './cards.ts';
import { freshDeck, type DeckState } from './dealing.ts';
import type { Pools } from './pools/index.ts';

export interface TarotFight extends Fight {
  readonly decks: Readonly<Record<Hand, DeckState>>;
}

export type RoundPlan = Plan<TarotFight, Pools>;

/** Cached by the pools, which plans share if they differ only in the state of the fight. */
export function deriveFromPools<T extends object>(name: string, make: (plan: RoundPlan) => T): (plan: RoundPlan) => T {
  return deriveFromPart(name, ({ pools }) => pools, make);
}

/** The fight as the scenario describes it before its first round, with full decks. */
export const startOf = derive('demon-city-2018/starting fight', (cast: Cast): TarotFight => {
  const decks = startingDecks(cast);
  return { ...plainStart(cast), decks: { Players: freshDeck(decks.Players), Host: freshDeck(decks.Host) } };
});

/** Equal for states from which the fight continues alike; the order of cards within a heap doesn’t matter. */
export function tarotKey(fight: TarotFight): string {
  const heaps = (['Players', 'Host'] as const)
    .map((hand) => fight.decks[hand])
    .map(({ pile, table, discard }) => [pile, toDeck(table), toDeck(discard)]);
  return fightKey(fight, heaps);
}
