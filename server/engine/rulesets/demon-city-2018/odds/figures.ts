/** Chances of contests under the names in which users see them. */
import { certain, none, type Contest } from '../../../chance/index.ts';
import type { OutcomeOdds } from '../../../odds.ts';
import type { Scenario } from '../../../scenario.ts';
import { exactly, figure } from '../../../figures.ts';
import { actsLabel } from '../../demon-city/odds/figures.ts';
import type { Reckoning } from './reckon.ts';
import type Fraction from 'fraction.js';

/** The partition of a Clash: each side acts, tie, stalemate. */
export function clashOdds(scenario: Scenario, { chances, plays }: Reckoning): OutcomeOdds {
  const order = scenario.sides.map((side) => side.name);
  const sides = [...chances.sides].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const stalemate = sides.reduce((sum, [, side]) => sum.add(side.stalemate), none);
  return new Map([
    ...sides.map(([side, each]) => [actsLabel(scenario, side), figure(each.acts, plays)] as const),
    ['tie', figure(chances.tie, plays)] as const,
    ['stalemate', figure(stalemate, plays)] as const,
  ]);
}

/** What one action comes to; criticals only where they can happen. */
export function actionOdds({ chances, plays }: Reckoning, who: string): OutcomeOdds | undefined {
  const hand = chances.hands.get(who);
  if (hand === undefined) return undefined;
  return new Map([
    ['takes effect', figure(hand.takesEffect, plays)],
    ...(hand.critical.equals(none) ? [] : [['critical success', figure(hand.critical, plays)] as const]),
    ...(hand.criticalFailure.equals(none) ? [] : [['critical failure', figure(hand.criticalFailure, plays)] as const]),
  ]);
}

/** The partition of a Calm Check: to throw no higher than the Host is to lose Calm. */
export function checkOutcomes(calm: Fraction): OutcomeOdds {
  return new Map([['stays calm', exactly(calm)], ['loses Calm', exactly(certain.sub(calm))]]);
}

/** The same hands with nothing at stake but which of the sides is higher. */
export function comparison(contest: Contest): Contest {
  return { ...contest, hands: contest.hands.map((hand) => ({ ...hand, side: hand.side ?? hand.id, action: { kind: 'idle' } })) };
}
