/** The tale of a round played with cards: beside what happens it keeps the decks. */
import type { Card } from '../../../chance/index.ts';
import type { Hand } from '../../../scenario.ts';
import { Tale } from '../../demon-city/play/tale.ts';
import { cleared, deal, type DeckState } from '../dealing.ts';
import type { Wished } from '../contests.ts';
import type { TarotFight } from '../fight.ts';
import type { Pools } from '../pools/index.ts';

export class Telling extends Tale<TarotFight, Pools> {
  /** A throw of its own, from the decks of both sides at once: what lay on the table is taken up first. */
  throwAnew(wishes: readonly Wished[]): ReadonlyMap<string, readonly Card[]> {
    const { Players, Host } = this.fight.decks;
    this.change({ ...this.fight, decks: { Players: cleared(Players), Host: cleared(Host) } });
    return this.dealBeside(wishes);
  }

  /** A throw that belongs to the last one, as damage does: the cards on the table stay there. */
  dealBeside(wishes: readonly Wished[]): ReadonlyMap<string, readonly Card[]> {
    const hands = new Map<string, readonly Card[]>();
    for (const hand of ['Players', 'Host'] as const) {
      const dealt = deal(this.fight.decks[hand], wishes.filter((each) => each.deck === hand).map((each) => each.wish), this.throws);
      for (const [id, cards] of dealt.hands) hands.set(id, cards);
      this.#putDeck(hand, dealt.deck);
    }
    return hands;
  }

  #putDeck(hand: Hand, deck: DeckState): void {
    this.change({ ...this.fight, decks: { ...this.fight.decks, [hand]: deck } });
  }
}
