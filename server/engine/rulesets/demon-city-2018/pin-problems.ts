/** Pinned cards of a round that don’t fit the throw or the deck. */
import { withoutCards } from '../../chance/index.ts';
import type { Finding } from '../../finding.ts';
import type { WordedProblem } from '../../game/index.ts';
import { count } from '../../play/words.ts';
import type { Hand } from '../../scenario.ts';
import type { Source } from '../../source.ts';
import { valueOf } from '../demon-city/cast.ts';
import type { Deed } from '../demon-city/deeds.ts';
import { factsOf, type CardName, type Pin } from '../demon-city/facts.ts';
import { fits, isFor, isForCheck, pinsBelow } from '../demon-city/pins.ts';
import { harms } from '../demon-city/play/consequences.ts';
import { startingDecks } from './cards.ts';
import { clashHands, throwingOf, wishesOf } from './contests.ts';
import { damageSize } from './damage-sizes.ts';
import { pinnedCards } from './dealing.ts';
import type { RoundPlan } from './fight.ts';
import { throwsAlone } from './play/announcing.ts';
import { checksDue, type CalmCheckDue } from './play/calm.ts';

/** For each pin, why it doesn’t fit its throw, then why the full deck can’t provide it. */
export function pinProblems(plan: RoundPlan): readonly WordedProblem[] {
  return [
    ...[...plan.context.deeds.values()].flatMap((deed) =>
      pinsBelow(deed).flatMap((pin) => [
        ...unfitting(plan, deed, pin),
        ...missing(plan, pin.what === 'difficulty' ? 'Host' : deed.actor.hand, pin),
      ]),
    ),
    ...ofChecks(plan),
    ...shortPins(plan),
  ];
}

function problem(message: string, source: Source, data: Finding['data']): WordedProblem {
  return { check: 'pins-do-not-fit', source, message, data };
}

function unfitting(plan: RoundPlan, deed: Deed, pin: Pin): readonly WordedProblem[] {
  if (pin.what === 'damage') return ofDamage(plan, deed, pin);
  if (pin.what === 'difficulty') return ofDifficulty(plan, deed, pin);
  return ofAction(plan, deed, pin).map((each) => ({ ...each, hangs: true }));
}

function ofAction(plan: RoundPlan, deed: Deed, pin: Pin): readonly WordedProblem[] {
  const { name } = deed.actor;
  const pool = plan.pools.actions.get(name);
  if (deed.kind === 'nothing' || pool === undefined) return [];
  return throwsAlone(plan, deed) ? counted(pin, name, pool.size) : [problem('none', pin.source, { name })];
}

function ofDifficulty(plan: RoundPlan, { actor: { name } }: Deed, pin: Pin): readonly WordedProblem[] {
  const pool = plan.pools.difficulties.get(name);
  return pool === undefined ? [problem('host', pin.source, { name })] : counted(pin, 'The Host', pool.size);
}

/** Uses the written Toughness, whatever is left of it. */
function ofDamage(plan: RoundPlan, deed: Deed, pin: Pin): readonly WordedProblem[] {
  if (!harms(deed)) return [];
  const thrown = deed.targets
    .filter((target) => isFor(pin, deed.actor, target))
    .map((target) => ({
      target,
      size: damageSize(plan, deed, target, valueOf(plan.context.cast, target, 'Toughness')),
    }));
  const [first] = thrown;
  return first === undefined || thrown.some(({ size }) => fits(pin, size))
    ? []
    : counted(pin, first.target.name, first.size, 'damage');
}

/** A pin for the checks against several causes is valid if it fits one of them. */
function ofChecks(plan: RoundPlan): readonly WordedProblem[] {
  const checks = checksDue(plan.context.cast, plan);
  return factsOf(plan.round.facts, 'pin').flatMap((pin) => {
    const its = checks.filter((check) => isForCheck(pin, check));
    const [first] = its;
    if (first === undefined) return pin.of?.id === undefined ? [] : [problem('check', pin.source, { name: pin.of.id })];
    const size = ({ pool }: CalmCheckDue): number => (pin.what === 'calm' ? pool.size : 1);
    const [name, hand] = pin.what === 'calm' ? [first.who.name, first.who.hand] : ['The Host', 'Host' as const];
    return [
      ...(its.some((check) => fits(pin, size(check))) ? [] : counted(pin, name, size(first))),
      ...missing(plan, hand, pin),
    ];
  });
}

function counted(pin: Pin, name: string, size: number, message = 'count'): readonly WordedProblem[] {
  const throws = size === 1 ? 'one throw' : count(size, 'throw');
  return fits(pin, size) ? [] : [problem(message, pin.source, { name, throws, pins: pin.cards.length })];
}

function missing(plan: RoundPlan, hand: Hand, { cards, source }: Pin): readonly WordedProblem[] {
  const none = cards.find((card) => !inDeck(plan, hand, [card]));
  const lacking = none ?? cards.find((_card, index) => !inDeck(plan, hand, cards.slice(0, index + 1)));
  if (lacking === undefined) return [];
  return [problem(none === undefined ? 'few' : 'card', source, { hand, card: pinWords(lacking) })];
}

/** Whether the full deck of a hand has all these cards. */
export function inDeck(plan: RoundPlan, hand: Hand, cards: readonly CardName[]): boolean {
  return pinnedCards(startingDecks(plan.context.cast)[hand], cards).length === cards.length;
}

/**
 * The pins of a round’s Clashes that even full decks can’t provide, since all hands lie on the table at once; each with
 * a missing card.
 */
export function shortPins(plan: RoundPlan): readonly WordedProblem[] {
  const decks = new Map(Object.entries(startingDecks(plan.context.cast)));
  return wishesOf({
    hands: clashHands(
      plan,
      plan.clashes.map((deeds) => throwingOf(plan, deeds)),
    ),
  }).flatMap(({ deck, wish }) => {
    const { pinned } = wish;
    const hand = deck === 'Players' ? 'Players' : 'Host';
    return wish.pins.slice(0, wish.size).flatMap((card) => {
      const pile = decks.get(deck) ?? [];
      const cards = pinnedCards(pile, [card]);
      decks.set(deck, withoutCards(pile, cards));
      return cards.length === 0 && pinned !== undefined && inDeck(plan, hand, wish.pins)
        ? [problem('short', pinned, { hand, card: pinWords(card) })]
        : [];
    });
  });
}

/** A pinned card in a sentence. */
export function pinWords(card: CardName): string | number {
  return 'name' in card ? `“${card.name}”` : card.number;
}
