/** What the odds of a game leave out of the recorded outcomes; nothing in most games. */
import type { OutcomeId, Ruleset } from '../../../server/engine/index.ts';
import type { Deed } from '../../../server/engine/rulesets/demon-city/deeds.ts';
import { noEffect } from '../../../server/engine/rulesets/demon-city/odds/outcomes.ts';
import type { DicePlan } from '../../../server/engine/rulesets/demon-city-2017/plan.ts';
import { tasksOf } from '../../../server/engine/rulesets/demon-city-2017/rolling.ts';
import type { RoundPlan } from '../../../server/engine/rulesets/demon-city-2018/fight.ts';
import { aloneOf } from '../../../server/engine/rulesets/demon-city-2018/play/announcing.ts';

export interface LeftOut {
  /** Ids of outcomes of actions that go without saying. */
  readonly outcomes: readonly OutcomeId[];
  /** The ids of the actions in a plan that take effect without a throw: they have no odds. */
  readonly unthrown: (plan: unknown) => readonly string[];
}

const leftOut: ReadonlyMap<Ruleset['id'], LeftOut> = new Map<Ruleset['id'], LeftOut>([
  ['demon-city-2017', { outcomes: [noEffect], unthrown: (plan) => unthrownIn(plan as DicePlan, tasksOf) }],
  ['demon-city-2018', { outcomes: [noEffect], unthrown: (plan) => unthrownIn(plan as RoundPlan, aloneOf) }],
  ['cut-and-run', { outcomes: ['misses'], unthrown: () => [] }],
]);

export function leftOutBy({ id }: Ruleset): LeftOut {
  return leftOut.get(id) ?? { outcomes: [], unthrown: () => [] };
}

/** What nobody contests just happens where nothing is thrown for it `alone`. */
function unthrownIn<P extends { readonly uncontested: readonly Deed[] }>(
  plan: P,
  aloneIn: (plan: P) => readonly Deed[],
): readonly string[] {
  const alone = aloneIn(plan);
  return plan.uncontested.filter((deed) => !alone.includes(deed)).map(({ actor }) => actor.name);
}
