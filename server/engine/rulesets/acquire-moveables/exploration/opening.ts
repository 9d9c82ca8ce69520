/** Opening doors: picking locks, kicking wood, lifting bars (am-143 to am-146). */
import type { Attribute } from '../attributes.ts';
import { deedSentence } from '../deeds/deed-words.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { PlanContext } from '../deeds/plan-context.ts';
import type { PlannedDeed, Planner, Recorder } from '../deeds/planned.ts';
import { testedBy } from '../deeds/tests.ts';
import { lastFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import { chooses } from '../options.ts';
import { recordIdle } from '../play/settling.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { isOutsideFights, tenmin } from '../time.ts';
import { barsLeft, doorOf, doorState, isOpen, withDoor, type Door } from './doors.ts';
import { taking, timeAndPlace, type DoorState } from './state.ts';

/** Why something can’t be done to a door as it stands by then; undefined if it can. */
type Obstacle = (fight: Fight, door: Door) => string | undefined;

interface Opening {
  readonly kind: string;
  readonly rule: RuleName;
  readonly by: Attribute;
  /** What keeps it from ever being done, as it is written. */
  readonly never: (door: Door, deed: Deed) => string | undefined;
  readonly obstacle: Obstacle;
  readonly words: readonly [success: string, failure: string];
  /** What it does to the door, and the text of its step. */
  readonly effect: (recorder: Recorder, door: Door, isSuccess: boolean) => string;
}

const isBarred: Obstacle = (fight, door) =>
  barsLeft(fight, door) > 0 ? 'It is barred, and opens only once its bars are lifted.' : undefined;

const isDown: Obstacle = (fight, door) =>
  doorState(fight, door).isKickedIn === true ? 'It is kicked down already.' : undefined;

export const plannedPicking: Planner = (context, deed) =>
  opening(context, deed, {
    kind: 'picking a lock',
    rule: rule.lockedDoors,
    by: 'PRE',
    never: ({ isLocked }, { announcement }) =>
      !isLocked
        ? 'It has no lock.'
        : lastFact(announcement.clauses, 'with thing') === undefined
          ? 'A lock can be picked only with suitable tools, such as “with picklocks”.'
          : undefined,
    obstacle: (fight, door) => (doorState(fight, door).isUnlocked === true ? 'It is unlocked already.' : undefined),
    words: ['picks the lock at once', 'needs a tenmin for the lock'],
    effect: (recorder, door, isSuccess) => atOnceOrLater(recorder, door, isSuccess, { isUnlocked: true }),
  });

export const plannedKick: Planner = (context, deed) =>
  opening(context, deed, {
    kind: 'kicking a door',
    rule: rule.kickedDoors,
    by: 'STR',
    never: ({ material }) =>
      material === 'metal'
        ? 'Kicking does nothing to a metal door.'
        : material === undefined
          ? 'It isn’t written what the door is made of, and only wooden ones can be kicked down.'
          : undefined,
    obstacle: (fight, door) => isBarred(fight, door) ?? isDown(fight, door),
    words: ['kicks it down at once', 'needs a tenmin to kick it down'],
    effect: (recorder, door, isSuccess) => {
      recorder.events.happened.add('noise');
      const noise = 'That is noisy, and the group may make an encounter check.';
      return `${atOnceOrLater(recorder, door, isSuccess, { isKickedIn: true })} ${noise}`;
    },
  });

export const plannedLifting: Planner = (context, deed) => {
  const isForAll = chooses(context.cast.stage, 'bar meaning', 'one-person');
  return opening(context, deed, {
    kind: 'lifting bars',
    rule: rule.barredDoors,
    by: 'STR',
    never: ({ bars, barSide }) =>
      bars === 0
        ? 'It has no bar.'
        : barSide === 'far side'
          ? 'The bar is on the far side, and can be lifted only from there.'
          : undefined,
    obstacle: (fight, door) => (barsLeft(fight, door) === 0 ? 'Its bars are lifted already.' : undefined),
    words: isForAll ? ['lifts the bars', 'can’t lift the bars'] : ['lifts a bar', 'can’t lift a bar'],
    effect: (recorder, door, isSuccess) => lift(recorder, door, isSuccess, isForAll ? door.bars : 1),
  });
};

/** A deed on a declared door; without one there is nothing to roll for. */
function opening(context: PlanContext, deed: Deed, how: Opening): PlannedDeed | undefined {
  const door = doorOf(context.cast, deed);
  const never = door === undefined ? 'No door of this name is declared.' : how.never(door, deed);
  if (door === undefined || never !== undefined) return { ...hindered(deed, how, never ?? ''), never: never ?? '' };
  const [success, failure] = how.words;
  const planned = testedBy(context, deed, [how.by], {
    kind: how.kind,
    rule: how.rule,
    outcomes: new Map([
      ['succeeds', success],
      ['fails', failure],
    ]),
    title: (isSuccess) => `${deed.actor.called} ${isSuccess ? success : failure}`,
    effect: (recorder, isSuccess) => how.effect(recorder, door, isSuccess),
  });
  return planned === undefined
    ? undefined
    : {
        ...planned,
        touches: [timeAndPlace],
        moments: (recorder) => {
          const obstacle = how.obstacle(recorder.fight, door);
          return obstacle === undefined ? planned.moments(recorder) : hindered(deed, how, obstacle).moments(recorder);
        },
      };
}

function hindered(deed: Deed, { rule: by }: Pick<Opening, 'rule'>, text: string): PlannedDeed {
  return {
    deed,
    moments: (recorder) => {
      recordIdle(recorder, deed, { title: `${deedSentence(recorder.cast, deed)}, in vain`, text, rule: by });
      return [];
    },
  };
}

/** Success takes no time to speak of; otherwise it takes a tenmin, and then it is open, or isn’t (am-q072). */
function atOnceOrLater(recorder: Recorder, door: Door, isSuccess: boolean, change: Partial<DoorState>): string {
  const { fight, plan, cast } = recorder;
  if (isSuccess) {
    recorder.goOnWith({ ...fight, exploring: withDoor(fight.exploring, door, change) });
    return 'It takes no time to speak of.';
  }
  if (!isOutsideFights(plan.round)) return 'It takes a tenmin, which is longer than a round of a fight.';
  const later = taking(fight.exploring, tenmin);
  const staysShut = chooses(cast.stage, 'door failure', 'shut');
  recorder.goOnWith({ ...fight, exploring: staysShut ? later : withDoor(later, door, change) });
  if (staysShut) return 'It takes a tenmin, and that was in vain.';
  const isBarredStill = barsLeft(recorder.fight, door) > 0;
  return `It takes a tenmin, and then the door is ${isBarredStill ? 'unlocked, but still barred' : 'open'}.`;
}

function lift(recorder: Recorder, door: Door, isSuccess: boolean, bars: number): string {
  const { fight } = recorder;
  if (!isSuccess) return 'The text doesn’t say what comes of a failure, or how long a bar takes: the group decides.';
  const { barsLifted } = doorState(fight, door);
  recorder.goOnWith({ ...fight, exploring: withDoor(fight.exploring, door, { barsLifted: barsLifted + bars }) });
  const left = barsLeft(recorder.fight, door);
  if (left > 0) return left === 1 ? '1 bar is left.' : `${left} bars are left.`;
  return isOpen(recorder.fight, door) ? 'The door is free.' : 'The door is still locked.';
}
