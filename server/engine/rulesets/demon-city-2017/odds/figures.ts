/** Turns chances of Clashes and tasks into figures. */
import { none, type DiceChances, type DiceTaskChances } from '../../../chance/index.ts';
import { exactly } from '../../../figures.ts';
import type { Figure, OutcomeId, OutcomeOdds } from '../../../odds.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { taskOdds } from '../../demon-city/odds/figures.ts';
import { takesEffect, type ActionOutcome, type TaskOutcome } from '../../demon-city/odds/outcomes.ts';
import { actsIn, tie } from './outcomes.ts';
import type Fraction from 'fraction.js';

/** The partition of a Clash: each character acts, or opposed sides tie. */
export function clashOdds(chances: DiceChances, fighters: readonly Fighter[]): OutcomeOdds {
  return new Map<OutcomeId, Figure>([
    ...fighters.map((fighter) => [actsIn(fighter), exactly(chances.hands.get(fighter.name)?.acts ?? none)] as const),
    [tie, exactly(chances.tie)],
  ]);
}

/** The partition of a task. Where ties fail, they aren’t a separate outcome. */
export function taskOddsBy({ succeeds, tie: equal, fails }: DiceTaskChances, tiesFail: boolean): OutcomeOdds {
  return tiesFail
    ? new Map<TaskOutcome, Figure>([
        ['succeeds', exactly(succeeds)],
        ['fails', exactly(fails.add(equal))],
      ])
    : taskOdds(succeeds, equal);
}

/** The outcomes of one action; criticals and fumbles only where they can happen. */
export function actionOdds(effect: Fraction, critical: Fraction, fumble: Fraction): OutcomeOdds {
  return new Map<ActionOutcome, Figure>([
    [takesEffect, exactly(effect)],
    ...(critical.equals(none) ? [] : [['critical-success', exactly(critical)] as const]),
    ...(fumble.equals(none) ? [] : [['fumble', exactly(fumble)] as const]),
  ]);
}
