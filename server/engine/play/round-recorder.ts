/** Records a round in progress: the current state, its events and the steps so far. */
import type { OutcomeId } from '../odds.ts';
import type { Throws } from '../chance/index.ts';
import type { State, Step, Thrown } from '../timeline.ts';
import { EventLog, type Events } from './events.ts';
import type { Note, Playing } from './playing.ts';
import type { StepLog, StepEntry } from './step-log.ts';

/** `F` is the game’s state, `P` its plan of the round, `C` its cast. */
export class RoundRecorder<
  F extends { readonly events: Events },
  P extends { readonly found: F } = { readonly found: F },
  C = unknown,
> {
  readonly cast: C;
  readonly throws: Throws;
  readonly events: EventLog;
  /** Undefined in a silent course. */
  readonly #log: StepLog | undefined;
  readonly #note: Note | undefined;
  readonly #stateOf: (fight: F) => State;
  /** The last state shown; cached because most steps don’t change it. */
  #shown: { readonly fight: F; readonly state: State } | undefined;
  #plan: P;
  #fight: F;

  constructor(cast: C, plan: P, { throws, log, note }: Playing, stateOf: (cast: C, fight: F) => State) {
    this.cast = cast;
    this.#plan = plan;
    this.#fight = plan.found;
    this.#stateOf = (fight) => stateOf(cast, fight);
    this.throws = throws;
    this.#log = log;
    this.#note = note;
    this.events = new EventLog(plan.found.events);
  }

  get plan(): P {
    return this.#plan;
  }

  get fight(): F {
    return this.#fight;
  }

  /** Replaces the current state. */
  goOnWith(fight: F): void {
    this.#fight = fight;
  }

  /** Continues the round from a state within it, which includes its events so far. */
  continueFrom(fight: F): void {
    this.#fight = fight;
    this.events.addAll(fight.events);
  }

  /**
   * Replaces the plan after a throw that decides it, and restarts from the plan’s state. The throw is counted to the
   * last recorded step, the heading.
   */
  planAnew(plan: P): void {
    this.#plan = plan;
    this.#fight = plan.found;
    this.#log?.includeThrows();
  }

  /** The state after the round, including its events. */
  ending(): F {
    return { ...this.#fight, events: this.events };
  }

  /** Whether no steps are recorded. */
  get isMute(): boolean {
    return this.#log === undefined;
  }

  get steps(): readonly Step[] {
    return this.#log?.steps ?? [];
  }

  /** The number of picks in the round so far; 0 if no steps are recorded. */
  get picks(): number {
    return this.#log?.picks ?? 0;
  }

  /** The range of picks from `from` until now. */
  thrownSince(from: number): Thrown {
    return { from, to: this.picks };
  }

  /** Notes the outcome of a figure, both by id. */
  comes(figure: string, outcome: OutcomeId): void {
    this.#note?.(figure, outcome);
  }

  /** Notes several outcomes; `outcomes` is called only if there is a `note`, since computing ids may be slow. */
  note(outcomes: () => Iterable<readonly [figure: string, outcome: OutcomeId]>): void {
    if (this.#note !== undefined) for (const [figure, outcome] of outcomes()) this.#note(figure, outcome);
  }

  /** Records a step; `describe` is called only if steps are recorded. */
  record(describe: () => StepEntry): void {
    this.#log?.add(describe(), this.#state());
  }

  #state(): State {
    if (this.#shown?.fight !== this.#fight) this.#shown = { fight: this.#fight, state: this.#stateOf(this.#fight) };
    return this.#shown.state;
  }
}
