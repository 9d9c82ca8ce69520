/** Chances of Clashes and tasks under the names in which users see them. */
import { none, type DiceChances, type DiceOutcome, type DiceTaskChances } from '../../../chance/index.ts';
import type { Figure, OutcomeOdds } from '../../../odds.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { exactly } from '../../../figures.ts';
import { taskOdds, type TaskOutcome } from '../../demon-city/odds/figures.ts';
import type Fraction from 'fraction.js';

/** What somebody does, as an outcome of a Clash: `the Ghoul acts`. */
export function actingLabel(fighter: Fighter): string {
  return `${fighter.called} acts`;
}

/** The outcome of a Clash in which opposed sides share the highest die. */
const tie = 'tie';

/** The partition of a Clash: each character acts, or opposed sides tie. */
export function clashOdds(chances: DiceChances, fighters: readonly Fighter[]): OutcomeOdds {
  return new Map([
    ...fighters.map(
      (fighter) => [actingLabel(fighter), exactly(chances.hands.get(fighter.name)?.acts ?? none)] as const,
    ),
    [tie, exactly(chances.tie)] as const,
  ]);
}

/** That somebody acts needs no words beside a chance. */
export function clashShort(fighters: readonly Fighter[]): ReadonlyMap<string, string> {
  return new Map(fighters.map((fighter) => [actingLabel(fighter), fighter.name]));
}

/** What has come of a Clash, in the words of its odds. */
export function clashOutcome({ actor }: DiceOutcome, fighters: readonly Fighter[]): string {
  const acting = fighters.find((fighter) => fighter.name === actor);
  return acting === undefined ? tie : actingLabel(acting);
}

/** The partition of a task. Where ties fail they are no outcome of their own. */
export function taskOutcomes({ succeeds, tie: equal, fails }: DiceTaskChances, tiesFail: boolean): OutcomeOdds {
  return tiesFail
    ? new Map<TaskOutcome, Figure>([
        ['succeeds', exactly(succeeds)],
        ['fails', exactly(fails.add(equal))],
      ])
    : taskOdds(succeeds, equal);
}

/** What one action comes to; criticals and fumbles only where they can happen. */
export function actionOdds(takesEffect: Fraction, critical: Fraction, fumble: Fraction): OutcomeOdds {
  return new Map([
    ['takes effect', exactly(takesEffect)],
    ...(critical.equals(none) ? [] : [['critical success', exactly(critical)] as const]),
    ...(fumble.equals(none) ? [] : [['fumble', exactly(fumble)] as const]),
  ]);
}
