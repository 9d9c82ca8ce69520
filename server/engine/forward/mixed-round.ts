/** Averages the odds of one round over the states in which it can be played. */
import { ValueMemo } from '../derive/index.ts';
import type { RoundOdds } from '../odds.ts';
import type { Averaging } from './averaging.ts';
import type { FoundOdds } from './kernel.ts';
import { MixedActions } from './mixed-actions.ts';
import { MixedContests } from './mixed-contests.ts';
import { so, type Addend, type Weighed } from './mixed-outcomes.ts';

/** Whether an actor’s action took effect in the play; called for actors whose odds are unknown. */
export type Played = (actor: string) => boolean;

export class MixedRound<V> {
  readonly #averaging: Averaging<V>;
  readonly #actions: MixedActions<V>;
  readonly #contests: MixedContests<V>;
  /** The terms, and the pools and contests, of a state’s odds; cached because many states share their odds. */
  readonly #addends = new ValueMemo<FoundOdds, readonly Addend<V>[]>('what odds add');
  readonly #weighed = new ValueMemo<FoundOdds, readonly Weighed[]>('what odds weigh');

  constructor(averaging: Averaging<V>) {
    this.#averaging = averaging;
    this.#actions = new MixedActions(averaging);
    this.#contests = new MixedContests(averaging);
  }

  /** Adds the odds of the current state. Without `played`, nothing replaces unknown odds. */
  add(found: FoundOdds, played?: Played): void {
    for (const { to, chance } of this.#addendsOf(found)) this.#averaging.add(to, chance);
    const { weight } = this.#averaging;
    if (weight > 0) for (const each of this.#weighedIn(found)) each.weight += weight;
    if (played !== undefined)
      for (const { actor, to } of this.#actions.untold(found)) if (played(actor)) this.#averaging.add(to, so);
  }

  #addendsOf(found: FoundOdds): readonly Addend<V>[] {
    return (
      this.#addends.known(found) ??
      this.#addends.keep(found, [...this.#actions.addends(found), ...this.#contests.addends(found)])
    );
  }

  #weighedIn(found: FoundOdds): readonly Weighed[] {
    return (
      this.#weighed.known(found) ??
      this.#weighed.keep(found, [...this.#actions.weighed(found), ...this.#contests.weighed(found)])
    );
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
