/** Records one round while it is played. */
import { RoundRecorder } from '../../../play/round-recorder.ts';
import type { Cast } from '../cast.ts';
import { noChampions, type Fight } from '../fight.ts';
import { factsAfter } from '../head.ts';
import type { RoundContext } from '../round-context.ts';
import type { RoundPlan } from '../plan.ts';

/** Filled while one round is played; read when the round is over. */
export class AttackRecorder extends RoundRecorder<Fight, RoundPlan, Cast> {
  constructor(...round: ConstructorParameters<typeof RoundRecorder<Fight, RoundPlan, Cast>>) {
    super(...round);
    this.goOnWith({ ...this.fight, facts: this.plan.fight.facts, champions: noChampions });
  }

  get context(): RoundContext {
    return this.plan.context;
  }

  /** The fight after the round, with its events; facts about a single roll have ended. */
  override ending(): Fight {
    return { ...super.ending(), facts: factsAfter(this.fight.facts) };
  }
}
