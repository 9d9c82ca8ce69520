/** The state of a fight with cards: beside what both editions know of, the two decks. */
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

/** Worked out once for all plans that differ in the state of the fight alone, which have the same pools. */
export function deriveFromPools<T extends object>(name: string, make: (plan: RoundPlan) => T): (plan: RoundPlan) => T {
  return deriveFromPart(name, ({ pools }) => pools, make);
}

/** The fight as the scenario describes it before its first round, with full decks. */
export const startOf = derive('demon-city-2018/starting fight', (cast: Cast): TarotFight => {
  const decks = startingDecks(cast);
  return { ...plainStart(cast), decks: { Players: freshDeck(decks.Players), Host: freshDeck(decks.Host) } };
});

/** The same text for states from which the fight goes on alike, with the cards of each heap in any order. */
export function tarotKey(fight: TarotFight): string {
  const heaps = (['Players', 'Host'] as const)
    .map((hand) => fight.decks[hand])
    .map(({ pile, table, discard }) => [pile, toDeck(table), toDeck(discard)]);
  return fightKey(fight, heaps);
}
