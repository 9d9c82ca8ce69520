/** Records one round while it is played: the fight as it is now, what has happened, and the steps so far. */
import type { OutcomeId } from '../odds.ts';
import type { Throws } from '../chance/index.ts';
import type { State, Step, Thrown } from '../timeline.ts';
import { EventLog, type Events } from './events.ts';
import type { Note, Playing } from './playing.ts';
import type { StepLog, Told } from './step-log.ts';

/**
 * Grows while one round is played, and is read when the round is over. `F` is the fight of the game, `P` its plan of
 * the round, `C` its cast.
 */
export class RoundRecorder<
  F extends { readonly events: Events },
  P extends { readonly found: F } = { readonly found: F },
  C = unknown,
> {
  readonly cast: C;
  readonly throws: Throws;
  /** What happens in the round. */
  readonly events: EventLog;
  /** Missing where nobody asks for the steps. */
  readonly #log: StepLog | undefined;
  readonly #note: Note | undefined;
  readonly #stateOf: (fight: F) => State;
  /** Most steps change nothing, and show the state of the one before. */
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

  /** The fight is this from here on. */
  goOnWith(fight: F): void {
    this.#fight = fight;
  }

  /**
   * What was thrown so far decides what is planned: the round is played by this plan, from the state that it finds. The
   * throw counts as part of the step that was told last, the heading.
   */
  planAnew(plan: P): void {
    this.#plan = plan;
    this.#fight = plan.found;
    this.#log?.includeThrows();
  }

  /** The fight after the round, with what has happened in it. */
  ending(): F {
    return { ...this.#fight, events: this.events };
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

  /** What is thrown for, by its id in the figures of the round, has come to this outcome, by its id there. */
  comes(figure: string, outcome: OutcomeId): void {
    this.#note?.(figure, outcome);
  }

  /** The same of several, where finding out their ids takes time that silent courses don’t have. */
  note(outcomes: () => Iterable<readonly [figure: string, outcome: OutcomeId]>): void {
    if (this.#note !== undefined) for (const [figure, outcome] of outcomes()) this.#note(figure, outcome);
  }

  /** What is told is put into words only where somebody asks for it. */
  tell(told: () => Told): void {
    this.#log?.add(told(), this.#state());
  }

  #state(): State {
    if (this.#shown?.fight !== this.#fight) this.#shown = { fight: this.#fight, state: this.#stateOf(this.#fight) };
    return this.#shown.state;
  }
}
