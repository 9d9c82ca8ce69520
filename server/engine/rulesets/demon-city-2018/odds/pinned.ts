/** Contests given the writer’s pins. */
import { ownValue } from '../../../words/own-value.ts';
import { deckSize, withoutCards, type Card, type Contest, type ContestHand } from '../../../chance/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Throwing } from '../contests.ts';
import { countingPin, inFillingOrder, leavesCounting, pinnedCards } from '../dealing.ts';
import { noSupply, type Supply } from './supply.ts';

/** A hand with its wish, pins included. */
type Dealt = Throwing['hands'][number];

/** The pins of a round that matter when some hands are dealt. */
export interface RoundPins {
  /**
   * The hands with pins that are dealt before these or with them, since their deck was last shuffled; in dealing order.
   */
  readonly dealt: readonly Dealt[];
  readonly sizes: ReadonlyMap<string, number>;
  /** Upper bound on the cards that may have left each deck before, apart from those of hands with pins. */
  readonly before: Readonly<Record<Hand, number>>;
}

/**
 * `earlier` are the previous throws, each with its index in the round’s `supplies`; `together` is dealt at index
 * `place`.
 */
export function pinsOf(
  earlier: readonly { readonly hands: readonly Dealt[]; readonly place: number }[],
  together: readonly Dealt[],
  supplies: readonly Supply[],
  place: number,
): RoundPins {
  const { since, left, decks } = supplies[place] ?? noSupply;
  const isSince =
    (at: number) =>
    ({ hand, wish }: Dealt): boolean =>
      wish.pins.length > 0 && at >= (hand.deck === 'Host' ? since.Host : since.Players);
  const before = earlier.flatMap(({ hands, place: at }) => hands.filter(isSince(at)));
  const sizeOf = (id: string): number =>
    supplies
      .slice(0, place + 1)
      .findLast((each) => each.sizes.has(id))
      ?.sizes.get(id) ?? 0;
  const all = new Map([...before, ...together].map(({ hand: { id } }) => [id, sizeOf(id)]));
  const cards = (hands: readonly Dealt[], from: Hand): number =>
    hands.reduce((sum, { hand: { id, deck } }) => (deck === from ? sum + (all.get(id) ?? 0) : sum), 0);
  const gone = (from: Hand): number =>
    Math.max(0, deckSize(decks[from]) - left[from].least - cards([...before, ...together], from));
  return {
    dealt: [...before, ...together.filter(isSince(place))],
    sizes: all,
    before: { Players: gone('Players'), Host: gone('Host') },
  };
}

/** A hand with pinned cards in it; `draws` is the number of its other cards. */
interface Holding extends ContestHand {
  readonly held: readonly Card[];
  readonly pins: Dealt['wish']['pins'];
}

/**
 * Undefined where nothing is pinned, or no pin fits its deck. Cards pinned in other throws of the round are removed
 * from the deck.
 */
export function pinnedContest(contest: Contest, { dealt, sizes, before }: RoundPins): Contest | undefined {
  const own = new Set(contest.hands.map(({ id }) => id));
  const used = new Set([...contest.hands, ...(contest.following ?? [])].map(({ deck }) => deck));
  const { decks, holding } = taken(
    contest,
    dealt.filter(({ hand }) => used.has(hand.deck)),
    sizes,
  );
  if (holding.size === 0) return undefined;
  const keeping = keepers(decks, [...holding.values()], new Map(Object.entries(before)));
  const hands = contest.hands.map((hand) => withPins(hand, holding.get(hand.id), keeping));
  return { ...contest, decks, hands: [...hands, ...[...keeping].filter(({ id }) => !own.has(id)).map(bystander)] };
}

/** Finds the pinned cards first, hand by hand. */
function taken(
  contest: Contest,
  dealt: readonly Dealt[],
  sizes: ReadonlyMap<string, number>,
): { readonly decks: Contest['decks']; readonly holding: ReadonlyMap<string, Holding> } {
  const holding = new Map<string, Holding>();
  let { decks } = contest;
  for (const {
    hand,
    wish: { pins },
  } of dealt) {
    const size = sizes.get(hand.id) ?? 0;
    const held = pinnedCards(ownValue(decks, hand.deck) ?? [], pins.slice(0, size));
    if (held.length === 0) continue;
    decks = { ...decks, [hand.deck]: withoutCards(ownValue(decks, hand.deck) ?? [], held) };
    holding.set(hand.id, { ...hand, held, pins, draws: size - held.length });
  }
  return { decks, holding };
}

/**
 * The hands whose single pin is the card that counts, as far as there are enough other cards that don’t displace it.
 */
function keepers(
  decks: Contest['decks'],
  all: readonly Holding[],
  before: ReadonlyMap<string, number>,
): ReadonlySet<Holding> {
  const keeping = new Set<Holding>();
  for (const [name, deck] of Object.entries(decks)) {
    let gone = before.get(name) ?? 0;
    for (const hand of inFillingOrder(
      deck,
      all.filter((each) => each.deck === name),
    )) {
      const counting = countingPin(hand);
      if (counting === undefined || deckSize(leavesCounting(deck, counting, hand.keep)) < gone + hand.draws) continue;
      gone += hand.draws;
      keeping.add(hand);
    }
  }
  return keeping;
}

function withPins(hand: ContestHand, holding: Holding | undefined, keeping: ReadonlySet<Holding>): ContestHand {
  return holding === undefined
    ? hand
    : { ...hand, held: holding.held, draws: holding.draws, keepsHeld: keeping.has(holding) };
}

/** A hand of another throw; it only takes cards that don’t displace its own pin. */
function bystander({ id, deck, draws, held, keep }: Holding): ContestHand {
  return { id, deck, draws, held, keep, keepsHeld: true, action: { kind: 'idle' } };
}
