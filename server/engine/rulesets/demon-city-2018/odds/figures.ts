/** Chances of contests under the names in which users see them. */
import { certain, none, type Contest, type ContestChances } from '../../../chance/index.ts';
import type { Figure, OutcomeOdds } from '../../../odds.ts';
import type { Scenario } from '../../../scenario.ts';
import { agree, sideWords } from '../play/words.ts';
import type Fraction from 'fraction.js';

/** What a side does, as an outcome: `the Players act`, `Hyder acts`. */
export function actsLabel(scenario: Scenario, side: string): string {
  const alone = scenario.sides.some((each) => each.name === side && each.alone);
  return `${sideWords(side, alone)} ${agree(side, 'act', 'acts')}`;
}

/** The partition of a Clash: each side acts, tie, stalemate. */
export function clashOdds(scenario: Scenario, chances: ContestChances): OutcomeOdds {
  const order = scenario.sides.map((side) => side.name);
  const sides = [...chances.sides].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const stalemate = sides.reduce((sum, [, side]) => sum.add(side.stalemate), none);
  return new Map([
    ...sides.map(([side, each]) => [actsLabel(scenario, side), exactly(each.acts)] as const),
    ['tie', exactly(chances.tie)] as const,
    ['stalemate', exactly(stalemate)] as const,
  ]);
}

/** What one action comes to; criticals only where they can happen. */
export function actionOdds(chances: ContestChances, who: string): OutcomeOdds | undefined {
  const hand = chances.hands.get(who);
  if (hand === undefined) return undefined;
  return new Map([
    ['takes effect', exactly(hand.takesEffect)],
    ...(hand.critical.equals(none) ? [] : [['critical success', exactly(hand.critical)] as const]),
    ...(hand.criticalFailure.equals(none) ? [] : [['critical failure', exactly(hand.criticalFailure)] as const]),
  ]);
}

/** The partition of something measured against one number or one throw of the Host. */
export function taskOdds(success: string, failure: string, succeeds: Fraction, equal: Fraction): OutcomeOdds {
  return new Map([
    [success, exactly(succeeds)],
    ['tie', exactly(equal)],
    [failure, exactly(certain.sub(succeeds).sub(equal))],
  ]);
}

export function exactly(chance: Fraction): Figure {
  return { chance };
}

/** The same hands with nothing at stake but which of the sides is higher. */
export function comparison(contest: Contest): Contest {
  return { ...contest, hands: contest.hands.map((hand) => ({ ...hand, side: hand.side ?? hand.id, action: { kind: 'idle' } })) };
}
