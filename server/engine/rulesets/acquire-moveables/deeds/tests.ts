/** Tests that somebody announces. */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Way } from '../../../play/branching.ts';
import type { Outcomes } from '../../../odds.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Attribute } from '../attributes.ts';
import type { Fighter } from '../cast.ts';
import { testedAttributes, type Deed } from './deeds.ts';
import type { PlanContext } from './plan-context.ts';
import type { PinnableDie, PlannedDeed, Planner, Recorder } from './planned.ts';
import { testOf, type RolledTest } from './test-pools.ts';
import { succeeds, testWays } from '../dice/test-roll.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { testOutcomes } from '../play/ids.ts';
import { rollTest, testParty, type TestRolls } from '../play/parties.ts';
import { pinnedFor } from '../play/pins.ts';
import { settleRoll } from '../play/settling.ts';

/** What a deed adds to its test: the words for what comes of it, and what that changes. */
export interface TestEffect {
  readonly kind: string;
  readonly rule: RuleName;
  readonly outcomes: Outcomes;
  /** Whoever it is done to. */
  readonly target?: Fighter;
  /** The whole title of its step. */
  readonly title: (isSuccess: boolean) => string;
  /** What it changes; called before its step is recorded, whose text is returned. */
  readonly effect: (recorder: Recorder, isSuccess: boolean) => string;
  /** The dice of those further moments that can be pinned. */
  readonly pins?: readonly PinnableDie[];
  /** Further moments, after its step. */
  readonly then?: (isSuccess: boolean) => readonly Moment<Recorder>[];
}

/** A test of the attributes that are written. */
export const plannedTest: Planner = (context, deed) =>
  testedBy(context, deed, testedAttributes(deed), {
    kind: 'test',
    rule: rule.test,
    outcomes: testOutcomes,
    title: (isSuccess) => `${deed.actor.called} ${isSuccess ? 'succeeds' : 'fails'}`,
    effect: () => '',
  });

/** A deed that is one test; undefined if the attributes can’t be tested. */
export function testedBy(
  context: PlanContext,
  deed: Deed,
  attributes: readonly Attribute[],
  effect: TestEffect,
): PlannedDeed | undefined {
  const test = testOf(context, deed, attributes);
  return test === undefined ? undefined : testedIn(test, effect);
}

/** A deed that is this test. */
export function testedIn(test: RolledTest, effect: TestEffect): PlannedDeed {
  const { kind, outcomes } = effect;
  return {
    deed: test.deed,
    rolled: {
      pool: test.pool,
      outcomes,
      contest: { kind, outcomes },
      pins: [{ sides: test.roll.sides }, ...(effect.pins ?? [])],
    },
    moments: () => [testing(test, pinOf(test), (recorder, rolled) => settle(recorder, test, rolled, effect))],
  };
}

function pinOf({ deed, roll }: RolledTest): Numeral | undefined {
  return pinnedFor(deed, undefined, roll.sides);
}

/** The throw of a test, counted as a success or a failure unless it is pinned. */
export function testing(
  test: RolledTest,
  pin: Numeral | undefined,
  then: (recorder: Recorder, rolled: TestRolls) => readonly Moment<Recorder>[],
): Moment<Recorder> {
  return throwing<Recorder, TestRolls>({
    draw: ({ throws }) => rollTest(test, throws, pin),
    ways: () => (pin === undefined ? byResult(test) : undefined),
    then,
  });
}

/** One way for success and one for failure, each with a roll that stands for all of its kind. */
export function byResult({ roll }: RolledTest): readonly Way<TestRolls>[] {
  const ways = testWays(roll);
  return [true, false].flatMap((isSuccess): Way<TestRolls>[] => {
    const all = ways.filter(({ what }) => succeeds(roll, what) === isSuccess);
    const [first] = all;
    if (first === undefined) return [];
    return [
      {
        what: { rolls: [first.what], counts: first.what },
        weight: all.reduce((sum, { weight }) => sum + weight, 0n),
      },
    ];
  });
}

function settle(
  recorder: Recorder,
  test: RolledTest,
  rolled: TestRolls,
  { kind, rule: of, outcomes, target, title, effect, then }: TestEffect,
): readonly Moment<Recorder>[] {
  const { deed } = test;
  const isSuccess = succeeds(test.roll, rolled.counts);
  const outcome = isSuccess ? 'succeeds' : 'fails';
  const text = effect(recorder, isSuccess);
  const words = outcomes.get(outcome) ?? outcome;
  const tone = isSuccess ? 'good' : 'bad';
  const pin = pinOf(test);
  settleRoll(recorder, deed, { outcome, isSuccess }, () => ({
    kind,
    ...(target === undefined ? {} : { target: target.name }),
    title: title(isSuccess),
    text,
    tone,
    says: words,
    parties: [testParty(recorder.cast, test, rolled, { action: '', outcome: words, tone }, pin)],
    prose: isSuccess ? 'on success' : 'on failure',
    rule: of,
  }));
  return then?.(isSuccess) ?? [];
}
