/** The tale of one round while it is played: the fight as it is now, the steps so far, and what has happened. */
import { EventLog } from '../../../play/events.ts';
import { RoundTale } from '../../../play/round-tale.ts';
import type { StepLog } from '../../../play/step-log.ts';
import type { Throws } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import { noChampions, toState, type Fight } from '../fight.ts';
import { factsAfter } from '../head.ts';
import type { Moment } from '../moment.ts';
import type { RoundPlan } from '../plan.ts';

/** Grows while one round is played, and is read when the round is over. */
export class Tale extends RoundTale<Fight> {
  readonly plan: RoundPlan;
  readonly events: EventLog;

  constructor(plan: RoundPlan, throws: Throws, log?: StepLog) {
    const found = { ...plan.found, facts: plan.fight.facts, champions: noChampions };
    super(found, (fight) => toState(plan.moment.cast, fight), throws, log);
    this.plan = plan;
    this.events = new EventLog(plan.found.events);
  }

  get moment(): Moment {
    return this.plan.moment;
  }

  get cast(): Cast {
    return this.plan.moment.cast;
  }

  change(fight: Fight): void {
    this.goOnWith(fight);
  }

  /** The fight after the round, with what has happened in it; what was said of one roll is over. */
  ending(): Fight {
    return { ...this.fight, facts: factsAfter(this.fight.facts), events: this.events };
  }
}
