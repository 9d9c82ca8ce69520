/** The tale of a round played with cards: beside what happens it keeps the decks. */
import type { Card, Deck } from '../../../chance/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Thrown } from '../../../timeline.ts';
import { Tale } from '../../demon-city/play/tale.ts';
import { cleared, deal, gathered, type DeckState } from '../dealing.ts';
import type { Wished } from '../contests.ts';
import type { TarotFight } from '../fight.ts';
import { chooses } from '../options.ts';
import type { Pools } from '../pools/index.ts';
import { rule } from '../rule-ids.ts';

const hands = ['Players', 'Host'] as const;

export class Telling extends Tale<TarotFight, Pools> {
  /** What was left in the decks when they were dealt from last, for whatever isn’t pinned. */
  left: Readonly<Record<Hand, Deck>> = { Players: [], Host: [] };

  override thrownSince(from: number): Thrown {
    return { ...super.thrownSince(from), decks: this.left };
  }

  /** A throw of its own, from the decks of both sides at once: what lay on the table is taken up first. */
  throwAnew(wishes: readonly Wished[]): ReadonlyMap<string, readonly Card[]> {
    const everyThrow = chooses(this.cast.stage, 'shuffling', 'throws');
    for (const hand of hands) {
      const deck = this.fight.decks[hand];
      this.#putDeck(hand, everyThrow ? gathered(deck) : cleared(deck));
      const isThrownFrom = wishes.some((each) => each.deck === hand);
      if (everyThrow && isThrownFrom && hasThrown(deck))
        this.tellShuffle(hand, 'It is shuffled before every throw, as the scenario chooses');
    }
    return this.dealBeside(wishes);
  }

  /** A throw that belongs to the last one, as damage does: the cards on the table stay there. */
  dealBeside(wishes: readonly Wished[]): ReadonlyMap<string, readonly Card[]> {
    const thrown = new Map<string, readonly Card[]>();
    for (const hand of hands) {
      const dealt = deal(
        this.fight.decks[hand],
        wishes.filter((each) => each.deck === hand).map((each) => each.wish),
        this.throws,
      );
      for (const [id, cards] of dealt.hands) thrown.set(id, cards);
      this.left = { ...this.left, [hand]: dealt.left };
      this.#putDeck(hand, dealt.deck);
      if (dealt.shuffled)
        this.tellShuffle(
          hand,
          'It can’t serve this throw, so the cards thrown before are shuffled in; this default is Clashwright’s: as soon as a deck runs short, and not before',
        );
    }
    return thrown;
  }

  /** What was thrown came back into a deck (reading t30). */
  tellShuffle(hand: Hand, why: string): void {
    this.tell(() => ({
      kind: 'shuffle',
      about: hand,
      title: hand === 'Host' ? 'The Horror’s Deck is shuffled' : 'The Players’ Deck is shuffled',
      text: `${why}. The text is silent on shuffling.`,
      rule: rule.reshuffling,
      source: this.plan.round.source,
    }));
  }

  #putDeck(hand: Hand, deck: DeckState): void {
    this.change({ ...this.fight, decks: { ...this.fight.decks, [hand]: deck } });
  }
}

/** Whether any of its cards aren't in the deck. */
export function hasThrown({ table, discard }: DeckState): boolean {
  return table.length + discard.length > 0;
}
