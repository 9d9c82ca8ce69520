/** The tale of one round while it is played: the state as it is now, and the steps so far. */
import type { Pool } from '../../../pool.ts';
import type { Prose } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { PartyResult, Result, Step, Throws, Tone } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import { toState, type Events, type Fight } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';

/** What a step says; everything else about it is known from the tale. */
export interface Told {
  readonly kind: string;
  /** Tells steps of one kind in one round apart: who, or which Clash. */
  readonly about: string;
  readonly title: string;
  readonly text?: string;
  readonly tone?: Tone;
  readonly actor?: string;
  readonly target?: string;
  readonly pool?: Pool;
  readonly parties?: readonly PartyResult[];
  readonly contest?: number;
  readonly results?: readonly Result[];
  readonly prose?: readonly Prose[];
  /** The rule that says why it happens; none where nothing but the writer's text does. */
  readonly rule?: { readonly id: string };
  readonly source: Source;
}

/** Grows while one round is played, and is read when the round is over. `F` is the edition's state, `P` its pools. */
export class Tale<F extends Fight, P> {
  readonly cast: Cast;
  readonly plan: RoundPlan<F, P>;
  readonly throws: Throws;
  readonly #steps: Step[] = [];
  readonly #acted = new Set<string>();
  readonly #succeeded = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #happened = new Set<'a tie' | 'a stalemate'>();
  #fight: F;

  constructor(cast: Cast, plan: RoundPlan<F, P>, throws: Throws) {
    this.cast = cast;
    this.plan = plan;
    this.#fight = plan.fight;
    this.throws = throws;
  }

  get fight(): F {
    return this.#fight;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  change(fight: F): void {
    this.#fight = fight;
  }

  tell(told: Told): void {
    const { about, rule, text = '', tone = 'plain', prose = [], ...rest } = told;
    this.#steps.push({
      ...rest, text, tone, prose,
      ...(rule === undefined ? {} : { rule: rule.id }),
      key: `${this.plan.round.number}/${told.kind}/${about}`,
      after: toState(this.cast, this.#fight),
    });
  }

  succeed(name: string): void {
    this.#succeeded.add(name);
  }

  fail(name: string): void {
    this.#failed.add(name);
  }

  act(group: string): void {
    this.#acted.add(group);
  }

  happen(what: 'a tie' | 'a stalemate'): void {
    this.#happened.add(what);
  }

  /** The state after the round, with what has happened in it. */
  ending(): F {
    const events: Events = { acted: this.#acted, succeeded: this.#succeeded, failed: this.#failed, happened: this.#happened };
    return { ...this.#fight, events };
  }
}

/** The heading of a round; the scenario's own opening words stand before its first one. */
export function tellHead<F extends Fight, P>(tale: Tale<F, P>): void {
  const { round } = tale.plan;
  const first = tale.cast.scenario.rounds.every((each) => each.number >= round.number);
  const opening = first ? tale.cast.scenario.prose.filter((prose) => prose.kind === 'read aloud' || prose.kind === 'note') : [];
  tale.tell({
    kind: 'round', about: 'start',
    title: round.title === undefined ? `Round ${round.number}` : `Round ${round.number}: ${round.title}`,
    prose: [...opening, ...round.prose.filter((prose) => prose.kind !== 'on a tie')],
    source: round.source,
  });
}
