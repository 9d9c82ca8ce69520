/** The cards that damage is thrown with after a contest, as far as it can be told beforehand which they are. */
import {
  deckSize,
  isCountable,
  lowestOfHand,
  highestOfHand,
  type Contest,
  type ContestChances,
  type Deck,
  type Following,
} from '../../../chance/index.ts';
import { weighed, type Way } from '../../../play/branching.ts';
import type { Hand } from '../../../scenario.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import type { Blow } from '../../demon-city/odds/action-results.ts';
import { conditionOf } from '../../demon-city/fight.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import { foolsIn, withoutFools } from '../cards.ts';
import type { Throwing } from '../contests.ts';
import { damageSize, redrawsFools } from '../damage-sizes.ts';
import type { RoundPlan } from '../fight.ts';
import type { Supply } from './supply.ts';
import type { Threat, Threats } from './threats.ts';

/** Why nothing is told where cards may come back in between. */
export const runsShort = 'the deck may run out before it comes to the damage';

/** A damage throw: from what the contest leaves of a deck, or from a deck into which everything has been shuffled. */
export interface DamageThrow extends Threat {
  readonly cards: Following;
  readonly anew?: Deck;
  /** Another card is drawn for each Fool. */
  readonly isRedrawn: boolean;
}

/** The throws of those who can be told of, and by the names of the others why nothing can be told of them. */
export interface Damage {
  readonly throws: readonly DamageThrow[];
  readonly untold: ReadonlyMap<string, string>;
}

/** Somebody of whom one threat can’t be told isn’t told of at all. `clashes` are those that are handled before. */
export function damageThrows(
  plan: RoundPlan,
  { threats, untold }: Threats,
  supply: Supply,
  clashes: readonly Throwing[],
): Damage {
  const throws = threats.map((threat) => ({
    target: threat.target,
    thrown: damageThrow(plan, threat, supply, mostCards(plan, clashes, threat.deed.actor.hand)),
  }));
  const all = new Map([
    ...untold,
    ...throws.flatMap(({ target, thrown }) => (typeof thrown === 'string' ? [[target.name, thrown] as const] : [])),
  ]);
  return {
    throws: throws.flatMap(({ target, thrown }) =>
      all.has(target.name) || typeof thrown === 'string' ? [] : [thrown],
    ),
    untold: all,
  };
}

/**
 * Why not, where the deck may run short, so that nobody knows which cards come back. `earlier` are the cards that
 * damage of earlier Clashes may have taken from the deck.
 */
export function damageThrow(
  plan: RoundPlan,
  { deed, target, threshold }: Threat,
  supply: Supply,
  earlier: number,
): DamageThrow | string {
  const { hand } = deed.actor;
  const keep = hasClass(deed.weapon, 'massive') ? ('highest' as const) : ('lowest' as const);
  const isRedrawn = redrawsFools(plan, deed);
  const draws = damageSize(plan, deed, target);
  const most = Math.max(0, conditionOf(plan.fight, target.name).toughness + 1);
  const before = earlier + sizesOf(plan, deed, deed.targets.slice(0, threshold));
  const { least, whole } = supply.left[hand];
  const thrown = (count: number, anew?: Deck): DamageThrow => ({
    deed,
    target,
    threshold,
    isRedrawn,
    cards: { after: deed.actor.name, exceeding: threshold, deck: hand, draws: count, keep, most },
    ...(anew === undefined ? {} : { anew }),
  });
  const again = isRedrawn ? foolsIn(supply.decks[hand]) : 0;
  if (before + draws + again <= least) return thrown(draws);
  if (before > 0 || whole === undefined) return runsShort;
  if (isRedrawn && foolsIn(whole) > 0)
    return least > 0 || draws + foolsIn(whole) > deckSize(whole) ? runsShort : thrown(draws, whole);
  return least > 0 ? thrown(least) : thrown(Math.min(draws, deckSize(whole)), whole);
}

/** Of the attacks of one Clash one does damage at most. */
export function mostCards(plan: RoundPlan, clashes: readonly Throwing[], hand: Hand): number {
  return clashes.reduce(
    (sum, { deeds }) =>
      sum +
      Math.max(
        0,
        ...deeds
          .filter((deed) => deed.actor.hand === hand && harms(deed))
          .map((deed) => sizesOf(plan, deed, deed.targets)),
      ),
    0,
  );
}

function sizesOf(plan: RoundPlan, deed: Deed, targets: Deed['targets']): number {
  return targets.reduce((sum, target) => sum + damageSize(plan, deed, target), 0);
}

/**
 * So many values in so many hands are counted in some hundredths of a second: twelve people who attack each other, and
 * a few more.
 */
const mostCounted = 1_000;

/**
 * The throws, or none where counting them would keep somebody who types waiting, or leave of the contest itself no more
 * than a sample.
 */
export function affordable(throws: readonly DamageThrow[], contest: Contest): readonly DamageThrow[] {
  const values = throws.reduce((sum, { cards: { most = 0 } }) => sum + (most + 1) * contest.hands.length, 0);
  if (values > mostCounted) return [];
  const isSpoiling = isCountable(contest) && !isCountable({ ...contest, following: followingOf(throws) });
  return isSpoiling ? [] : throws;
}

/** What the throws need from the chance room; one from a shuffled deck knows nothing of the contest. */
export function followingOf(throws: readonly DamageThrow[]): readonly Following[] {
  return throws.filter(({ anew }) => anew === undefined).map(({ cards }) => cards);
}

/**
 * The blow by blow of a throw whose cards nobody has pinned: each value with the chance that it is thrown and counts.
 * Where there isn’t a card, nothing is thrown.
 */
export function blowsOf(
  { cards, anew, isRedrawn }: DamageThrow,
  following: readonly Following[],
  chances: ContestChances,
): readonly Blow[] {
  if (cards.draws === 0) return [];
  if (anew === undefined) {
    const place = following.indexOf(cards);
    return [...(chances.following[place] ?? [])].map(([value, chance]) => ({ chance, throws: [certainly(value)] }));
  }
  const deck = isRedrawn ? withoutFools(anew) : anew;
  const values = cards.keep === 'lowest' ? lowestOfHand(deck, cards.draws) : highestOfHand(deck, cards.draws);
  return hitChance(cards, chances).map((chance) => ({ chance, throws: [weighed([...values])] }));
}

/** The blow that does damage of which it is known how much. */
export function knownBlows({ cards }: DamageThrow, loss: number, chances: ContestChances): readonly Blow[] {
  return hitChance(cards, chances).map((chance) => ({ chance, throws: [certainly(loss)] }));
}

export function hitChance({ after, exceeding = 0 }: Following, { hands }: ContestChances) {
  return [hands.get(after)?.exceeding[exceeding]].filter((chance) => chance !== undefined);
}

function certainly(value: number): readonly Way<number>[] {
  return [{ what: value, weight: 1n }];
}
