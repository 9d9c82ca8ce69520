/** Pinned cards and the throws they are for, for the checks. */
import { withoutCards } from '../../../chance/index.ts';
import type { Hand, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isFirst } from '../../../stage.ts';
import { factsOf, type CardName, type DemonCityFact } from '../../demon-city/facts.ts';
import { startingDecks } from '../cards.ts';
import { clashHands, throwingOf, wishesOf } from '../contests.ts';
import { pinnedCards } from '../dealing.ts';
import type { RoundPlan } from '../fight.ts';
import { plannedRounds } from './plans.ts';
import { shownCourse } from './shown-course.ts';

/**
 * A round ready to be thrown. `certain` where nothing can have changed it before: the first, and those of the course
 * that is shown.
 */
export interface PinnedRound {
  readonly plan: RoundPlan;
  readonly certain: boolean;
}

export function hasPins(scenario: Scenario<DemonCityFact>): boolean {
  return scenario.rounds.some(({ facts, announcements }) =>
    [facts, ...announcements.map(({ clauses }) => clauses)].some((each) => factsOf(each, 'pin').length > 0),
  );
}

/** All written rounds: as the course that is shown finds them, or else from the start of the fight. */
export function pinnedRounds(scenario: Scenario<DemonCityFact>): readonly PinnedRound[] {
  const course = shownCourse(scenario).upTo();
  return plannedRounds(scenario).map(({ round, plan }, index) => {
    const played = course.rounds.find((each) => each.index === index)?.played;
    return { plan: played?.plan ?? plan, certain: played !== undefined || isFirst(scenario, round) };
  });
}

/** Whether the full deck of a hand has all these cards. */
export function inDeck(plan: RoundPlan, hand: Hand, cards: readonly CardName[]): boolean {
  return pinnedCards(startingDecks(plan.moment.cast)[hand], cards).length === cards.length;
}

/** A pinned card that can’t be thrown. */
export interface Lacking {
  readonly hand: Hand;
  readonly pinned: Source;
  readonly card: CardName;
}

/**
 * The pins of a round’s Clashes that even full decks can’t serve, since all hands lie on the table at once; each with a
 * card that is lacking.
 */
export function shortPins(plan: RoundPlan): readonly Lacking[] {
  const decks = new Map(Object.entries(startingDecks(plan.moment.cast)));
  return wishesOf({
    hands: clashHands(
      plan,
      plan.clashes.map((deeds) => throwingOf(plan, deeds)),
    ),
  }).flatMap(({ deck, wish }) => {
    const { pinned } = wish;
    const hand = deck === 'Players' ? 'Players' : 'Host';
    return wish.pins.slice(0, wish.size).flatMap((card): Lacking[] => {
      const pile = decks.get(deck) ?? [];
      const cards = pinnedCards(pile, [card]);
      decks.set(deck, withoutCards(pile, cards));
      return cards.length === 0 && pinned !== undefined && inDeck(plan, hand, wish.pins)
        ? [{ hand, pinned, card }]
        : [];
    });
  });
}

/** A card as it is pinned, in a sentence. */
export function pinWords(card: CardName): string | number {
  return 'name' in card ? `“${card.name}”` : card.number;
}
