/** The tale of one round while it is played. */
import type { Playing } from '../../../play/playing.ts';
import { RoundTale } from '../../../play/round-tale.ts';
import type { Cast } from '../cast.ts';
import { noChampions, toState, type Fight } from '../fight.ts';
import { factsAfter } from '../head.ts';
import type { Moment } from '../moment.ts';
import type { RoundPlan } from '../plan.ts';

/** Grows while one round is played, and is read when the round is over. */
export class Tale extends RoundTale<Fight> {
  readonly plan: RoundPlan;

  constructor(plan: RoundPlan, playing: Playing) {
    const found = { ...plan.found, facts: plan.fight.facts, champions: noChampions };
    super(found, (fight) => toState(plan.moment.cast, fight), playing);
    this.plan = plan;
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
  override ending(): Fight {
    return { ...super.ending(), facts: factsAfter(this.fight.facts) };
  }
}
