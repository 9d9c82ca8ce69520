/** Pinned rolls and their results, for the checks. */
import { derive } from '../../../derive/index.ts';
import { eachOnce, type Finding } from '../../../finding.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { mayLack } from '../../../unread.ts';
import { die, type Attempt, type Need } from '../attempts/attempt.ts';
import { wordsKey } from '../cast.ts';
import { factsOf, lastFact, type Gives, type QuickShotFact, type Rolls } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { outcomeOf, placeOf, type Outcome } from '../attempts/outcome.ts';
import { rolledIn, type RoundPlan } from '../plan.ts';
import { withPins } from '../play/rolls.ts';
import { settled, type Settled } from '../attempts/stakes.ts';
import { writtenPlans } from './written.ts';

export interface PinnedRoll {
  readonly plan: RoundPlan;
  readonly attempt: Attempt;
  /** The faces in the order in which they are written. */
  readonly roll: readonly number[];
  readonly outcome: Outcome;
  /** As far as the text alone determines the Willpower. */
  readonly settled: Settled;
}

/** Cached for all checks. */
export const pinnedRolls = derive(
  'quick-shot/pinned rolls',
  (scenario: Scenario<QuickShotFact>): readonly PinnedRoll[] =>
    writtenPlans(scenario).flatMap((plan) =>
      rolledIn(plan).flatMap((attempt) => {
        const roll = attempt.pins.flatMap((pin) => pin?.value ?? []);
        if (roll.length === 0 || roll.length < attempt.pool.size) return [];
        const outcome = outcomeOf(plan.context.cast, attempt, withPins(attempt), roll);
        return [
          {
            plan,
            attempt,
            roll,
            outcome,
            settled: settled(conditionOf(plan.context.fight, attempt.deed.actor.name), attempt, outcome.result),
          },
        ];
      }),
    ),
);

/** Reports faults in pinned rolls, each finding once. */
export function foundInRolls(
  scenario: Scenario<QuickShotFact>,
  check: (pinned: PinnedRoll) => readonly Finding[],
): Iterable<Finding> {
  return eachOnce(pinnedRolls(scenario).flatMap(check));
}

/** Reports faults in pinned rolls; skips those with unreadable sentences, which may change the result of the dice. */
export function foundInReadRolls(
  scenario: Scenario<QuickShotFact>,
  check: (pinned: PinnedRoll) => readonly Finding[],
): Iterable<Finding> {
  return foundInRolls(scenario, (pinned) => (mayLack(scenario, pinned.plan.context.round) ? [] : check(pinned)));
}

/** The sentence that pins the dice. */
export function rollsFact({
  deed: {
    announcement: { clauses },
  },
}: Attempt): Rolls | undefined {
  return lastFact(clauses, 'rolls');
}

export function rollsAt(attempt: Attempt): Source {
  return rollsFact(attempt)?.source ?? attempt.deed.announcement.source;
}

/** The number of dice that can show a face: those pinned to it, and those still rolled. */
export function shownOf({ pins }: Attempt, face: number): number {
  return pins.filter((pin) => pin === undefined || pin.value === face).length;
}

/** Dice that are given to an action whose difficulty is known. */
export interface Given {
  readonly fact: Gives;
  readonly need: Need;
}

/** Nothing without valid pinned dice: those are corrected first. */
export function givenPinned({
  deed: {
    announcement: { clauses },
  },
  needs,
  pins,
}: Attempt): readonly Given[] {
  return pins.length === 0
    ? []
    : factsOf(clauses, 'gives').flatMap((fact) => {
        const need = needs[placeOf(needs, fact.action.text)];
        return need === undefined ? [] : [{ fact, need }];
      });
}

/**
 * Whether dice of other faces may join the set of an action: by a reading of squashing, or because the player squashes.
 */
export function maySquash(
  {
    dice,
    deed: {
      announcement: { clauses },
    },
  }: Attempt,
  words?: Words,
): boolean {
  if (dice.squash !== 'none') return true;
  return factsOf(clauses, 'squashes').some(
    ({ action }) => action === undefined || words === undefined || wordsKey(action.text) === wordsKey(words.text),
  );
}

/** The faces with enough dice for an action, widest set first. */
export function facesFor(attempt: Attempt, { effect }: Need): readonly number[] {
  const passing = Array.from({ length: die.of - die.target + 1 }, (_, at) => die.of - at).filter(
    (face) => shownOf(attempt, face) >= effect,
  );
  return passing.sort((one, other) => shownOf(attempt, other) - shownOf(attempt, one));
}
