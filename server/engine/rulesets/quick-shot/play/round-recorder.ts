/** Records one round while it is played, with the results of its attempts. */
import { RoundRecorder } from '../../../play/round-recorder.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Cast, Fighter } from '../cast.ts';
import { changed, conditionOf, type Condition, type Fight } from '../fight.ts';
import type { RoundContext } from '../round-context.ts';
import type { Outcome } from '../attempts/outcome.ts';
import type { RoundPlan } from '../plan.ts';

/** Filled while one round is played; read when the round is over. */
export class QuickShotRecorder extends RoundRecorder<Fight, RoundPlan, Cast> {
  readonly #outcomes = new Map<Attempt, Outcome>();

  get context(): RoundContext {
    return this.plan.context;
  }

  /** Results of the attempts rolled so far. */
  get outcomes(): ReadonlyMap<Attempt, Outcome> {
    return this.#outcomes;
  }

  come(attempt: Attempt, outcome: Outcome): void {
    this.#outcomes.set(attempt, outcome);
  }

  conditionOf({ name }: Fighter): Condition {
    return conditionOf(this.fight, name);
  }

  change(who: Fighter, change: (condition: Condition) => Condition): void {
    this.goOnWith(changed(this.fight, [who], change));
  }
}
