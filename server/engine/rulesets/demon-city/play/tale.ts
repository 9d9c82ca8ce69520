/** The tale of one round while it is played: the state as it is now, and the steps so far. */
import type { Pool } from '../../../pool.ts';
import type { Prose } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { PartyResult, Result, Step, Throws, Tone } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import { toState, type Events, type Fight } from '../fight.ts';
import type { Change, RuleKeys } from '../change.ts';
import { endsWithRound, lastFact } from '../facts.ts';
import { tieWords } from '../order.ts';
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
  readonly #keys = new Map<string, number>();
  readonly #acted = new Set<string>();
  readonly #succeeded = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #happened = new Set<'a tie' | 'a stalemate'>();
  #fight: F;

  constructor(cast: Cast, plan: RoundPlan<F, P>, throws: Throws) {
    this.cast = cast;
    this.plan = plan;
    this.#fight = plan.found;
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
      key: this.#keyOf(`${this.plan.round.number}/${told.kind}/${about}`),
      after: toState(this.cast, this.#fight),
    });
  }

  /** What is told twice in one round, as two checks of one person are, has a number from its second time on. */
  #keyOf(key: string): string {
    const times = (this.#keys.get(key) ?? 0) + 1;
    this.#keys.set(key, times);
    return times === 1 ? key : `${key} ${times}`;
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

  /** Makes a change and tells of it. */
  make({ to, rule, ...told }: Change, rules: RuleKeys): void {
    this.change(to(this.#fight));
    const cited = rule === undefined ? undefined : rules[rule];
    this.tell({ ...told, ...(cited === undefined ? {} : { rule: cited }) });
  }

  /** The state after the round, with what has happened in it; what was to hold for this round only is over. */
  ending(): F {
    const events: Events = { acted: this.#acted, succeeded: this.#succeeded, failed: this.#failed, happened: this.#happened };
    return { ...this.#fight, events, facts: this.#fight.facts.filter((fact) => !endsWithRound(fact)) };
  }
}

/** The heading of a round and what stands at its head, change by change. */
export function tellHead<F extends Fight, P>(tale: Tale<F, P>, rules: RuleKeys = {}): void {
  tellHeading(tale);
  tellTies(tale, rules);
  for (const change of tale.plan.head) tale.make(change, rules);
  const { facts, positions } = tale.plan.fight;
  tale.change({ ...tale.fight, facts, positions });
}

/** The order of the equally agile, where the round draws it again. */
function tellTies<F extends Fight, P>(tale: Tale<F, P>, rules: RuleKeys): void {
  const drawn = lastFact(tale.plan.round.facts, 'draws ties anew');
  if (drawn === undefined) return;
  const ties = tieWords(tale.cast, tale.plan.found.order, tale.plan.fight.facts);
  tale.tell({
    kind: 'ties', about: 'order', title: 'The order of the equally agile is drawn again',
    text: ties.length === 0 ? 'Nobody is as agile as anybody else.' : `${ties.join('. ')}.`,
    ...(rules.agilityTies === undefined ? {} : { rule: rules.agilityTies }), source: drawn.source,
  });
}

/** The scenario's own opening words stand before its first round. */
function tellHeading<F extends Fight, P>(tale: Tale<F, P>): void {
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
