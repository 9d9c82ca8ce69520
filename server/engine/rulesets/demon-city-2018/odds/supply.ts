/** The cards that each throw of a round is dealt from, as far as they are known in advance. */
import { deckSize, withCards, type Deck } from '../../../chance/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Wished } from '../contests.ts';
import { shares, type DeckState } from '../dealing.ts';

/**
 * The decks of one throw, and the number of cards in each of its hands. Not `sure` where earlier damage may or may not
 * have made a deck run short.
 */
export interface Supply {
  readonly decks: Readonly<Record<Hand, Deck>>;
  readonly sizes: ReadonlyMap<string, number>;
  readonly sure: boolean;
  /** The index of the first throw of the round since which nothing has come back into each deck. */
  readonly since: Readonly<Record<Hand, number>>;
  /** The contents of each deck when the throw is dealt. */
  readonly left: Readonly<Record<Hand, Left>>;
}

/**
 * The cards left for damage, at least `least`. `whole` is the deck with everything shuffled in, which a throw is dealt
 * from when no card is left; known only where all cards outside the pile lie on the table.
 */
export interface Left {
  readonly least: number;
  readonly whole?: Deck;
}

/** One throw of a round: its hands, and how many damage cards may follow it at once, by deck. */
export interface Dealing {
  readonly wishes: readonly Wished[];
  readonly damage?: Readonly<Partial<Record<Hand, number>>>;
}

const nothing: Left = { least: 0 };

export const noSupply: Supply = {
  decks: { Players: [], Host: [] },
  sizes: new Map(),
  sure: false,
  since: { Players: 0, Host: 0 },
  left: { Players: nothing, Host: nothing },
};

/**
 * The supplies of a round’s throws, in order. Until a deck runs short, every throw is equivalent to one from the pile
 * at the start of the round; after a shuffle, to one from the whole deck. With `everyThrow`, the scenario has
 * everything shuffled in before each throw, so each is from the whole deck.
 */
export function supplies(
  dealings: readonly Dealing[],
  decks: Readonly<Record<Hand, DeckState>>,
  everyThrow: boolean,
): readonly Supply[] {
  const [players, host] = [
    supplyFrom(dealings, 'Players', decks.Players, everyThrow),
    supplyFrom(dealings, 'Host', decks.Host, everyThrow),
  ];
  return dealings.map((_, index) => {
    const [one, other] = [players[index], host[index]];
    if (one === undefined || other === undefined) return noSupply;
    return {
      decks: { Players: one.deck, Host: other.deck },
      sizes: new Map([...one.sizes, ...other.sizes]),
      sure: one.sure && other.sure,
      since: { Players: one.since, Host: other.since },
      left: { Players: one.left, Host: other.left },
    };
  });
}

/** `least` and `most` bound the rest of the pile, since damage may or may not have been thrown. */
function supplyFrom(
  dealings: readonly Dealing[],
  hand: Hand,
  { pile, discard, table }: DeckState,
  everyThrow: boolean,
) {
  const whole = withCards(pile, [...discard, ...table]);
  const all = deckSize(whole);
  let now = {
    deck: pile,
    least: deckSize(pile),
    most: deckSize(pile),
    sure: true,
    since: 0,
    settled: discard.length === 0,
  };
  return dealings.map(({ wishes, damage }, place) => {
    const sizes = wishes.filter((each) => each.deck === hand).map((each) => each.wish);
    const needed = sizes.reduce((sum, wish) => sum + wish.size, 0);
    if (everyThrow || needed > now.most)
      now = { deck: whole, least: all, most: all, sure: true, since: place, settled: true };
    else if (needed > now.least) now = { ...now, least: 0, most: all, sure: false, settled: false };
    const { deck, sure, since } = now;
    const given = shares(
      sizes.map((wish) => wish.size),
      deckSize(deck),
    );
    const [least, most] = [Math.max(0, now.least - needed), Math.max(0, now.most - needed)];
    const left: Left = { least, ...(now.settled && least === most ? { whole } : {}) };
    const more = damage?.[hand] ?? 0;
    const settled = now.settled && needed === 0;
    now =
      more > least
        ? { ...now, least: 0, most: all, sure: false, settled }
        : { ...now, least: least - more, most, settled };
    return {
      deck,
      left,
      since,
      sure: sure || needed === 0,
      sizes: sizes.map((wish, index) => [wish.id, given[index] ?? 0] as const),
    };
  });
}
