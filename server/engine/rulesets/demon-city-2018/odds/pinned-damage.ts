/** Damage by cards that the writer has pinned. */
import { ownValue } from '../../../words/own-value.ts';
import { deckSize, type Contest, type Deck } from '../../../chance/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import type { CardName } from '../../demon-city/facts.ts';
import { pinOf } from '../../demon-city/pins.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { cardMark, fool } from '../cards.ts';
import type { Throwing } from '../contests.ts';
import { damageSize, mostRedrawn } from '../damage-sizes.ts';
import { leavesCounting, pinnedCards } from '../dealing.ts';
import type { RoundPlan } from '../fight.ts';
import type { DamageThrow } from './damage.ts';

/**
 * Cards that damage may have taken from a deck, apart from those already left out of it: the pinned ones by name, and
 * an upper bound on the others.
 */
export interface Taken {
  readonly pinned: readonly CardName[];
  readonly others: number;
}

/** The pinned cards for the damage of a deed; empty if the deck has none of them. */
export function damagePins({ deed, target, cards }: DamageThrow, { decks }: Contest): readonly CardName[] {
  const pins = pinOf(deed, 'damage', target)?.cards ?? [];
  return pins.slice(0, cards.draws).some((pin) => pinnedCards(ownValue(decks, cards.deck) ?? [], [pin]).length > 0)
    ? pins
    : [];
}

/** Whether cards are pinned for the damage to any target of the deed: other targets can’t get them. */
export function hasDamagePins(thrown: DamageThrow, contest: Contest): boolean {
  return thrown.deed.targets.some((target) => damagePins({ ...thrown, target }, contest).length > 0);
}

/** The cards that damage after these contests may take; at most one attack of each contest does damage. */
export function takenAfter(plan: RoundPlan, throwings: readonly Throwing[], hand: Hand): Taken {
  return sumOf(
    throwings.map(({ deeds }) => {
      const each = deeds
        .filter((deed) => deed.actor.hand === hand && harms(deed))
        .map((deed) => takenBy(plan, deed, deed.targets));
      return { pinned: sumOf(each).pinned, others: Math.max(0, ...each.map(({ others }) => others)) };
    }),
  );
}

/** The cards that the damage of one deed to these targets may take. */
export function takenBy(plan: RoundPlan, deed: Deed, targets: Deed['targets']): Taken {
  return sumOf(
    targets.map((target) => {
      const size = damageSize(plan, deed, target);
      const pinned = (pinOf(deed, 'damage', target)?.cards ?? []).slice(0, size);
      return { pinned, others: size - pinned.length + (isAllKnown(pinned, size) ? 0 : mostRedrawn(plan, deed)) };
    }),
  );
}

/** Whether every card is pinned, and none of them is a Fool, for which another may be drawn. */
function isAllKnown(pinned: readonly CardName[], size: number): boolean {
  return pinned.length === size && !pinned.some(isFool);
}

function isFool(pin: CardName): boolean {
  return 'name' in pin ? cardMark(pin.name) === fool : pin.number === 0;
}

/** The sum of cards taken. */
export function sumOf(all: readonly Taken[]): Taken {
  return {
    pinned: all.flatMap(({ pinned }) => pinned),
    others: all.reduce((sum, { others }) => sum + others, 0),
  };
}

/**
 * The damage by pinned cards; undefined where some of them may be gone by then, or where they don’t determine it.
 * `taken` are cards that may be gone from the contest’s decks.
 */
export function pinnedLoss(
  { cards: { deck: name, draws, keep }, anew, isRedrawn }: DamageThrow,
  pins: readonly CardName[],
  { decks }: Contest,
  taken: Taken,
): number | undefined {
  const deck = ownValue(decks, name) ?? [];
  const pinned = pins.slice(0, draws);
  const cards = pinnedCards(deck, pinned);
  const [first] = cards;
  if (first === undefined || cards.length < pinned.length || anew !== undefined) return undefined;
  if (mayBeGone(deck, pinned, taken) || (isRedrawn && pinned.some(isFool))) return undefined;
  const gone = taken.others + taken.pinned.length;
  const isSettled =
    pinned.length === draws || (pins.length === 1 && deckSize(leavesCounting(deck, first, keep)) - gone >= draws);
  const values = cards.map(({ value }) => value);
  return isSettled ? (keep === 'lowest' ? Math.min(...values) : Math.max(...values)) : undefined;
}

/** Whether one of the pinned cards may be missing from the deck after this many have been taken. */
function mayBeGone(deck: Deck, pinned: readonly CardName[], taken: Taken): boolean {
  const wanted = [...pinned, ...taken.pinned];
  if (taken.others === 0 && pinnedCards(deck, wanted).length === wanted.length) return false;
  return pinned.some((pin) => {
    const rivals = wanted.filter((other) => isOneCard(deck, pin, other)).length;
    return copiesOf(deck, pin) < taken.others + rivals;
  });
}

/** Whether both names may mean the same card of the deck. */
function isOneCard(deck: Deck, one: CardName, other: CardName): boolean {
  return deck.some((row) => [one, other].every((pin) => pinnedCards([row], [pin]).length > 0));
}

function copiesOf(deck: Deck, pin: CardName): number {
  return pinnedCards(deck, new Array<CardName>(deckSize(deck)).fill(pin)).length;
}
