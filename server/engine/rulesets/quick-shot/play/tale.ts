/** The tale of one round while it is played: the fight as it is now, the steps so far, and what has happened. */
import { EventLog } from '../../../play/events.ts';
import { RoundTale } from '../../../play/round-tale.ts';
import type { StepLog } from '../../../play/step-log.ts';
import type { Throws } from '../../../timeline.ts';
import type { Attempt } from '../attempt.ts';
import type { Cast, Fighter } from '../cast.ts';
import { changed, conditionOf, type Condition, type Fight } from '../fight.ts';
import type { Moment } from '../moment.ts';
import type { Outcome } from '../outcome.ts';
import type { RoundPlan } from '../plan.ts';
import { toState } from '../state.ts';

/** Grows while one round is played, and is read when the round is over. */
export class Tale extends RoundTale<Fight> {
  readonly plan: RoundPlan;
  readonly events: EventLog;
  readonly #outcomes = new Map<Attempt, Outcome>();

  constructor(plan: RoundPlan, throws: Throws, log?: StepLog) {
    super(plan.found, (fight) => toState(plan.moment.cast, fight), throws, log);
    this.plan = plan;
    this.events = new EventLog(plan.found.events);
  }

  get moment(): Moment {
    return this.plan.moment;
  }

  get cast(): Cast {
    return this.plan.moment.cast;
  }

  /** What the attempts have come to that were rolled so far. */
  get outcomes(): ReadonlyMap<Attempt, Outcome> {
    return this.#outcomes;
  }

  come(attempt: Attempt, outcome: Outcome): void {
    this.#outcomes.set(attempt, outcome);
  }

  conditionOf({ name }: Fighter): Condition {
    return conditionOf(this.fight, name);
  }

  change(who: Fighter, change: (condition: Condition) => Condition): void {
    this.goOnWith(changed(this.fight, [who], change));
  }

  /** The fight after the round, with what has happened in it. */
  ending(): Fight {
    return { ...this.fight, events: this.events };
  }
}
