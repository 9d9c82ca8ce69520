/** Turns chances of contests into figures. */
import { certain, none, type Contest, type ContestHand, type Threshold } from '../../../chance/index.ts';
import type { Figure, OutcomeId, OutcomeOdds, Outcomes } from '../../../odds.ts';
import { actingId } from '../../../play/acting.ts';
import type { Setting } from '../../../scenario.ts';
import { exactly, figure, withBound, withCaveat } from '../../../figures.ts';
import { takesEffect, type ActionOutcome } from '../../demon-city/odds/outcomes.ts';
import { stalemateInFull, winsWords, type CheckOutcome, type IdleVerdict } from './outcomes.ts';
import type { InTime } from './put-down.ts';
import type { ContestCounts } from './contest-counts.ts';
import type Fraction from 'fraction.js';

/** The partition of a Clash: each side acts, tie, stalemate. */
export function clashOdds(setting: Setting, { chances, plays }: ContestCounts): OutcomeOdds {
  const order = setting.sides.map((side) => side.name);
  const sides = [...chances.sides].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const stalemate = sides.reduce((sum, [, side]) => sum.add(side.stalemate), none);
  const idle: readonly (readonly [IdleVerdict, Figure])[] = [
    ['tie', figure(chances.tie, plays)],
    ['stalemate', figure(stalemate, plays)],
  ];
  return new Map<OutcomeId, Figure>([
    ...sides.map(([side, each]) => [actingId(side), figure(each.acts, plays)] as const),
    ...idle,
  ]);
}

/** The short label that a side acts: its name alone. */
export function clashShort({ chances }: ContestCounts): Outcomes {
  return new Map([...chances.sides.keys()].map((side) => [actingId(side), side]));
}

/**
 * Full labels where a stalemate is possible: a side that wins a Clash may still fail with its attack, even though its
 * other actions take effect. Empty where that can’t happen.
 */
export function clashInFull(setting: Setting, { chances, plays }: ContestCounts): Outcomes {
  if (plays === undefined && [...chances.sides.values()].every(({ stalemate }) => stalemate.equals(none)))
    return new Map();
  const wins = [...chances.sides.keys()].map((side) => [actingId(side), winsWords(setting, side)] as const);
  return new Map([...wins, ['stalemate' satisfies IdleVerdict, stalemateInFull]]);
}

/** The caveat where the chance of being put down before is unknown. */
const unlessDown = 'unless they are out of the fight before';

/**
 * The outcomes of one action; criticals only where they can happen. `inTime` is set where an earlier Clash of the round
 * may put its actor down; where its chances are unknown, those of the throws are upper bounds.
 */
export function actionOdds({ chances, plays }: ContestCounts, who: string, inTime?: InTime): OutcomeOdds | undefined {
  const hand = chances.hands.get(who);
  if (hand === undefined) return undefined;
  const successes = (what: 'takesEffect' | 'critical'): Figure => {
    if (inTime === undefined) return figure(hand[what], plays);
    if (inTime !== 'open') return exactly(inTime[what]);
    return withBound(withCaveat(figure(hand[what], plays), unlessDown), 'at most');
  };
  const critical = successes('critical');
  return new Map<ActionOutcome, Figure>([
    [takesEffect, successes('takesEffect')],
    ...(critical.chance.equals(none) ? [] : [['critical-success', critical] as const]),
    ...(hand.criticalFailure.equals(none) ? [] : [['critical-failure', figure(hand.criticalFailure, plays)] as const]),
  ]);
}

/** The partition of a Calm Check: a throw no higher than the Host’s loses Calm. */
export function checkOdds(calm: Fraction): OutcomeOdds {
  return new Map<CheckOutcome, Figure>([
    ['stays-calm', exactly(calm)],
    ['loses-calm', exactly(certain.sub(calm))],
  ]);
}

/**
 * The only number or hand against a task, which it can tie with. An attack outside every Clash, against a stat only,
 * has no tie.
 */
export function tiesWith({ hands }: Contest, who: string): Threshold | undefined {
  const action = hands.find(({ id }) => id === who)?.action;
  return action?.kind === 'other' ? action.against[0] : undefined;
}

/** The same deal, comparing only one hand with another hand or with a number. */
export function comparison({ decks, hands, lowerAttacksAreTried }: Contest, who: string, other: Threshold): Contest {
  const against = 'hand' in other ? other.hand : 'a number';
  const compared = hands.map((hand) => besideOthers(hand, hand.id === who || hand.id === against));
  const number: readonly ContestHand[] =
    'hand' in other
      ? []
      : [
          {
            id: against,
            side: against,
            deck: compared[0]?.deck ?? '',
            draws: 0,
            held: [{ value: other.number }],
            keep: 'highest',
            action: { kind: 'idle' },
          },
        ];
  return { decks, hands: [...compared, ...number], lowerAttacksAreTried };
}

function besideOthers(
  { id, deck, draws, held = [], keepsHeld = false, keep }: ContestHand,
  compares: boolean,
): ContestHand {
  return { id, deck, draws, held, keepsHeld, keep, action: { kind: 'idle' }, ...(compares ? { side: id } : {}) };
}
