/** The damage throws that follow a contest, as far as their cards are known in advance. */
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

/** The reason for missing odds where cards may come back in between. */
export const runsShort = 'the deck may run out before it comes to the damage';

/**
 * A damage throw: from the rest of the deck after the contest, or, with `anew`, from a deck with everything shuffled
 * in.
 */
export interface DamageThrow extends Threat {
  readonly cards: Following;
  readonly anew?: Deck;
  /** Another card is drawn for each Fool. */
  readonly isRedrawn: boolean;
}

/** The throws that can be computed, and by target name the reason where they can’t. */
export interface Damage {
  readonly throws: readonly DamageThrow[];
  readonly undetermined: ReadonlyMap<string, string>;
}

/** A target with one threat that can’t be computed has no odds at all. `clashes` are those resolved before. */
export function damageThrows(
  plan: RoundPlan,
  { threats, undetermined: results }: Threats,
  supply: Supply,
  clashes: readonly Throwing[],
): Damage {
  const throws = threats.map((threat) => ({
    target: threat.target,
    thrown: damageThrow(plan, threat, supply, mostCards(plan, clashes, threat.deed.actor.hand)),
  }));
  const all = new Map([
    ...results,
    ...throws.flatMap(({ target, thrown }) => (typeof thrown === 'string' ? [[target.name, thrown] as const] : [])),
  ]);
  return {
    throws: throws.flatMap(({ target, thrown }) =>
      all.has(target.name) || typeof thrown === 'string' ? [] : [thrown],
    ),
    undetermined: all,
  };
}

/**
 * The throw, or the reason why it can’t be computed: where the deck may run short, the cards that come back are
 * unknown. `earlier` is the number of cards that damage of earlier Clashes may have taken from the deck.
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

/** At most one attack of each Clash does damage. */
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
 * Upper bound on values times hands, counted in some hundredths of a second: enough for twelve people who attack each
 * other, and a few more.
 */
const mostCounted = 1_000;

/**
 * The throws, or none where counting them would delay an answer while typing, or would leave only a sample of the
 * contest itself.
 */
export function affordable(throws: readonly DamageThrow[], contest: Contest): readonly DamageThrow[] {
  const values = throws.reduce((sum, { cards: { most = 0 } }) => sum + (most + 1) * contest.hands.length, 0);
  if (values > mostCounted) return [];
  const isSpoiling = isCountable(contest) && !isCountable({ ...contest, following: followingOf(throws) });
  return isSpoiling ? [] : throws;
}

/** The throws as `chance/` needs them; a throw from a reshuffled deck doesn’t depend on the contest. */
export function followingOf(throws: readonly DamageThrow[]): readonly Following[] {
  return throws.filter(({ anew }) => anew === undefined).map(({ cards }) => cards);
}

/**
 * The blows of a throw without pins: each value with the chance that it is thrown and counts. Without a card, nothing
 * is thrown.
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

/** The blow where its damage is known. */
export function knownBlows({ cards }: DamageThrow, loss: number, chances: ContestChances): readonly Blow[] {
  return hitChance(cards, chances).map((chance) => ({ chance, throws: [certainly(loss)] }));
}

export function hitChance({ after, exceeding = 0 }: Following, { hands }: ContestChances) {
  return [hands.get(after)?.exceeding[exceeding]].filter((chance) => chance !== undefined);
}

function certainly(value: number): readonly Way<number>[] {
  return [{ what: value, weight: 1n }];
}
