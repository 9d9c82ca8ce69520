/** The tale of one round while it is played: the fight as it is now, the steps so far, and what has happened. */
import { EventLog, leftOpen } from '../../../play/events.ts';
import type { StepLog, Told } from '../../../play/step-log.ts';
import type { State, Step, Throws } from '../../../timeline.ts';
import type { Cast, Fighter } from '../cast.ts';
import { changed, conditionOf, type Condition, type Fight } from '../fight.ts';
import type { Moment } from '../moment.ts';
import type { RoundPlan } from '../plan.ts';
import { toState } from '../state.ts';

/** Grows while one round is played, and is read when the round is over. */
export class Tale {
  readonly plan: RoundPlan;
  readonly throws: Throws;
  readonly events: EventLog;
  /** Missing where nobody asks for the steps. */
  readonly #log: StepLog | undefined;
  /** Most steps change nothing, and show the state of the one before. */
  #shown: { readonly fight: Fight; readonly state: State } | undefined;
  #fight: Fight;

  constructor(plan: RoundPlan, throws: Throws, log?: StepLog) {
    this.#log = log;
    this.plan = plan;
    this.throws = throws;
    this.events = new EventLog(plan.found.events);
    this.#fight = plan.found;
  }

  get moment(): Moment {
    return this.plan.moment;
  }

  get cast(): Cast {
    return this.plan.moment.cast;
  }

  get fight(): Fight {
    return this.#fight;
  }

  /** Whether nobody asks for the steps. */
  get isMute(): boolean {
    return this.#log === undefined;
  }

  get steps(): readonly Step[] {
    return this.#log?.steps ?? [];
  }

  conditionOf({ name }: Fighter): Condition {
    return conditionOf(this.#fight, name);
  }

  /** The fight is this from here on. */
  goOnWith(fight: Fight): void {
    this.#fight = fight;
  }

  change(who: Fighter, change: (condition: Condition) => Condition): void {
    this.#fight = changed(this.#fight, [who], change);
  }

  /** What is told is put into words only where somebody asks for it. */
  tell(told: () => Told): void {
    this.#log?.add(told(), this.#state());
  }

  /** The texts don’t say how something goes on. */
  leaveOpen(): void {
    this.events.happened.add(leftOpen);
  }

  #state(): State {
    if (this.#shown?.fight !== this.#fight)
      this.#shown = { fight: this.#fight, state: toState(this.cast, this.#fight) };
    return this.#shown.state;
  }

  /** The fight after the round, with what has happened in it. */
  ending(): Fight {
    return { ...this.#fight, events: this.events };
  }
}
