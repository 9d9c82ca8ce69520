/** All that the odds of one round say, mixed over the states in which it can be played. */
import type { RoundOdds } from '../odds.ts';
import type { Averaging } from './averaging.ts';
import type { FoundOdds } from './kernel.ts';
import { MixedActions } from './mixed-actions.ts';
import { MixedContests } from './mixed-contests.ts';
import { so, type Addend, type Weighed } from './mixed-outcomes.ts';

/** Whether the action of somebody of whose odds nothing is known took effect in the play. */
export type Played = (actor: string) => boolean;

export class MixedRound<V> {
  readonly #averaging: Averaging<V>;
  readonly #actions: MixedActions<V>;
  readonly #contests: MixedContests<V>;
  /** What the odds of a state add, and which pools and contests they have: many states share theirs. */
  readonly #addends = new WeakMap<FoundOdds, readonly Addend<V>[]>();
  readonly #weighed = new WeakMap<FoundOdds, readonly Weighed[]>();

  constructor(averaging: Averaging<V>) {
    this.#averaging = averaging;
    this.#actions = new MixedActions(averaging);
    this.#contests = new MixedContests(averaging);
  }

  /** Adds the odds of the state whose turn it is. Without `played` nothing stands in for what they don’t know. */
  add(found: FoundOdds, played?: Played): void {
    for (const { to, chance } of this.#addendsOf(found)) this.#averaging.add(to, chance);
    const { weight } = this.#averaging;
    if (weight > 0) for (const each of this.#weighedIn(found)) each.weight += weight;
    if (played !== undefined)
      for (const { actor, to } of this.#actions.untold(found)) if (played(actor)) this.#averaging.add(to, so);
  }

  #addendsOf(found: FoundOdds): readonly Addend<V>[] {
    const known = this.#addends.get(found) ?? [...this.#actions.addends(found), ...this.#contests.addends(found)];
    this.#addends.set(found, known);
    return known;
  }

  #weighedIn(found: FoundOdds): readonly Weighed[] {
    const known = this.#weighed.get(found) ?? [...this.#actions.weighed(found), ...this.#contests.weighed(found)];
    this.#weighed.set(found, known);
    return known;
  }

  get odds(): Pick<RoundOdds, 'actions' | 'contests' | 'idle' | 'unknown'> {
    const { idle, unknown } = this.#actions;
    return {
      actions: this.#actions.actions,
      contests: this.#contests.contests,
      ...(idle.length === 0 ? {} : { idle }),
      ...(unknown.length === 0 ? {} : { unknown }),
    };
  }
}
