/** The tale of one round while it is played: the state as it is now, and the steps so far. */
import type { PartyResult, Result, Step, Tone } from '../../../timeline.ts';
import type { Pool } from '../../../pool.ts';
import type { Hand, Prose } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Throws } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import { cleared, deal, type DeckState } from '../dealing.ts';
import type { Wished } from '../contests.ts';
import { toState, type Events, type Fight } from '../fight.ts';
import type { RuleName } from '../rule-ids.ts';
import type { RoundPlan } from '../plan.ts';
import type { Card } from '../../../chance/index.ts';

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
  readonly rule?: RuleName;
  readonly source: Source;
}

/** Grows while one round is played, and is read when the round is over. */
export class Telling {
  readonly cast: Cast;
  readonly plan: RoundPlan;
  readonly #throws: Throws;
  readonly #steps: Step[] = [];
  readonly #acted = new Set<string>();
  readonly #succeeded = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #happened = new Set<'a tie' | 'a stalemate'>();
  #fight: Fight;

  constructor(cast: Cast, plan: RoundPlan, fight: Fight, throws: Throws) {
    this.cast = cast;
    this.plan = plan;
    this.#fight = fight;
    this.#throws = throws;
  }

  get fight(): Fight {
    return this.#fight;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  change(fight: Fight): void {
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

  /** A throw of its own, from the decks of both sides at once: what lay on the table is taken up first. */
  throwAnew(wishes: readonly Wished[]): ReadonlyMap<string, readonly Card[]> {
    const { Players, Host } = this.#fight.decks;
    this.#fight = { ...this.#fight, decks: { Players: cleared(Players), Host: cleared(Host) } };
    return this.dealBeside(wishes);
  }

  /** A throw that belongs to the last one, as damage does: the cards on the table stay there. */
  dealBeside(wishes: readonly Wished[]): ReadonlyMap<string, readonly Card[]> {
    const hands = new Map<string, readonly Card[]>();
    for (const hand of ['Players', 'Host'] as const) {
      const dealt = deal(this.#fight.decks[hand], wishes.filter((each) => each.deck === hand).map((each) => each.wish), this.#throws);
      for (const [id, cards] of dealt.hands) hands.set(id, cards);
      this.#putDeck(hand, dealt.deck);
    }
    return hands;
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

  events(): Events {
    return { acted: this.#acted, succeeded: this.#succeeded, failed: this.#failed, happened: this.#happened };
  }

  #putDeck(hand: Hand, deck: DeckState): void {
    this.#fight = { ...this.#fight, decks: { ...this.#fight.decks, [hand]: deck } };
  }
}
