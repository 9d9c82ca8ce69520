/** The tale of one round while it is played: the fight as it is now, the steps so far, and what has happened. */
import { EventLog, leftOpen } from '../../../play/events.ts';
import type { StepLog, Told } from '../../../play/step-log.ts';
import type { State, Step, Thrown, Throws } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import { noChampions, toState, type Fight } from '../fight.ts';
import { factsAfter } from '../head.ts';
import type { Moment } from '../moment.ts';
import type { RoundPlan } from '../plan.ts';

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
    this.#fight = { ...plan.found, facts: plan.fight.facts, champions: noChampions };
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

  /** How often anything has been picked in the round so far; 0 where nobody asks for the steps. */
  get picks(): number {
    return this.#log?.picks ?? 0;
  }

  /** What has been thrown since so many picks. */
  thrownSince(from: number): Thrown {
    return { from, to: this.picks };
  }

  change(fight: Fight): void {
    this.#fight = fight;
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

  /** The fight after the round, with what has happened in it; what was said of one roll is over. */
  ending(): Fight {
    return { ...this.#fight, facts: factsAfter(this.#fight.facts), events: this.events };
  }
}
