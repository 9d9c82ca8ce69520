/** Pinned rolls and what comes of them, for the checks. */
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
  /** As far as the text alone says what Willpower there is. */
  readonly settled: Settled;
}

/** Worked out once for all checks. */
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

/** What is found in any pinned roll, each finding once. */
export function foundInRolls(
  scenario: Scenario<QuickShotFact>,
  check: (pinned: PinnedRoll) => readonly Finding[],
): Iterable<Finding> {
  return eachOnce(pinnedRolls(scenario).flatMap(check));
}

/**
 * What is found in a pinned roll; nothing is where something couldn’t be read, for that may change what comes of the
 * dice.
 */
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

/** How many dice can show a face: those that are pinned to it, and those that are still rolled. */
export function shownOf({ pins }: Attempt, face: number): number {
  return pins.filter((pin) => pin === undefined || pin.value === face).length;
}

/** Dice that are given to an action whose difficulty is known. */
export interface Given {
  readonly fact: Gives;
  readonly need: Need;
}

/** Nothing is where no dice are pinned that can be: those are mended first. */
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
 * Whether dice of other faces may come to the set of an action: by a reading of squashing, or because the player
 * squashes.
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

/** The faces of which enough dice lie there for an action, the widest sets first. */
export function facesFor(attempt: Attempt, { effect }: Need): readonly number[] {
  const passing = Array.from({ length: die.of - die.target + 1 }, (_, at) => die.of - at).filter(
    (face) => shownOf(attempt, face) >= effect,
  );
  return passing.sort((one, other) => shownOf(attempt, other) - shownOf(attempt, one));
}
