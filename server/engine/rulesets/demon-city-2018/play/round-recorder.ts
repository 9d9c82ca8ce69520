/** Records a round played with cards, including the decks. */
import type { Card, Deck } from '../../../chance/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Thrown } from '../../../timeline.ts';
import { DemonCityRecorder } from '../../demon-city/play/round-recorder.ts';
import { cleared, gathered, type Dealt, type DeckState } from '../dealing.ts';
import type { Wished } from '../contests.ts';
import type { TarotFight } from '../fight.ts';
import { chooses } from '../options.ts';
import type { Pools } from '../pools/index.ts';
import { rule } from '../rule-ids.ts';

export const bothHands = ['Players', 'Host'] as const;

const noHands: TarotRecorder['dealt'] = new Map();

export class TarotRecorder extends DemonCityRecorder<TarotFight, Pools> {
  /** The cards that were left in the decks at the last deal, available to unpinned draws. */
  left: Readonly<Record<Hand, Deck>> = { Players: [], Host: [] };
  /** The hands of the throw that is being dealt, by id. */
  dealt: ReadonlyMap<string, readonly Card[]> = noHands;
  /** The number of picks before it. */
  #began = 0;

  override thrownSince(from: number): Thrown {
    return { ...super.thrownSince(from), decks: this.left };
  }

  /** The throws of the hands that are being dealt. */
  thrownNow(): Thrown {
    return this.thrownSince(this.#began);
  }

  /** Starts a deal. */
  begin(): void {
    const { Players, Host } = this.fight.decks;
    this.left = { Players: Players.pile, Host: Host.pile };
    this.dealt = noHands;
    this.#began = this.picks;
  }

  /** Takes up the cards on the table, before a throw of its own from the decks of both sides. */
  takeUp(wishes: readonly Wished[]): void {
    const everyThrow = chooses(this.cast.stage, 'shuffling', 'throws');
    for (const hand of bothHands) {
      const deck = this.fight.decks[hand];
      this.#putDeck(hand, everyThrow ? gathered(deck) : cleared(deck));
      const isThrownFrom = wishes.some((each) => each.deck === hand);
      if (everyThrow && isThrownFrom && hasThrown(deck))
        this.recordShuffle(hand, 'It is shuffled before every throw, as the scenario chooses');
    }
  }

  /** Puts dealt cards on the table. */
  lay(hand: Hand, { hands, left, deck, shuffled }: Dealt): void {
    this.dealt = this.dealt.size === 0 ? hands : new Map([...this.dealt, ...hands]);
    this.left = hand === 'Host' ? { Players: this.left.Players, Host: left } : { Players: left, Host: this.left.Host };
    this.#putDeck(hand, deck);
    if (shuffled)
      this.recordShuffle(
        hand,
        'It can’t serve this throw, so the cards thrown before are shuffled in; this default is ' +
          'Clashwright’s: as soon as a deck runs short, and not before',
      );
  }

  /** Returns thrown cards to a deck (reading t30). */
  recordShuffle(hand: Hand, why: string): void {
    this.record(() => ({
      kind: 'shuffle',
      about: hand,
      title: hand === 'Host' ? 'The Horror’s Deck is shuffled' : 'The Players’ Deck is shuffled',
      text: `${why}. The text is silent on shuffling.`,
      rule: rule.reshuffling,
      source: this.plan.round.source,
    }));
  }

  #putDeck(hand: Hand, deck: DeckState): void {
    const { decks } = this.fight;
    if (deck === decks[hand]) return;
    this.goOnWith({
      ...this.fight,
      decks: hand === 'Host' ? { Players: decks.Players, Host: deck } : { Players: deck, Host: decks.Host },
    });
  }
}

/** Whether any of its cards aren’t in the pile. */
export function hasThrown({ table, discard }: DeckState): boolean {
  return table.length + discard.length > 0;
}
