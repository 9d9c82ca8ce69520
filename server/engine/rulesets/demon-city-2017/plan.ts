/** The plan of a round, ready to be rolled with dice: unresisted actions, and Clashes. */
import { deriveTriple } from '../../derive/index.ts';
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { Cast } from '../demon-city/cast.ts';
import type { RuleKeys } from '../demon-city/change.ts';
import type { Deed } from '../demon-city/deeds.ts';
import type { DemonCityFact } from '../demon-city/facts.ts';
import type { Fight } from '../demon-city/fight.ts';
import { planRound, type RoundPlan } from '../demon-city/plan.ts';
import { diceContext } from './dice-context.ts';
import { chooses } from './options.ts';
import { poolsOf, type Pools } from './pools/index.ts';
import { rule } from './rule-ids.ts';
import { isEntangled, unresistedOf } from './unresisted.ts';

export type DicePlan = RoundPlan<Fight, Pools>;

/** The rule pages that steps at the start of a round cite. */
export const ruleKeys: RuleKeys = { recovery: rule.outOfTheFight, injury: rule.injury, agilityTies: rule.agilityTies };

/**
 * The plan of a round from this state of the fight; cached for checks, play and odds. An injury lasts as long as the
 * fight (reading d10).
 */
export const planDice = deriveTriple(
  'demon-city-2017/plans',
  (cast: Cast, found: Fight, round: Round<DemonCityFact>): DicePlan => {
    const anyLoss = chooses(cast.stage, 'injury die', 'any');
    const plan = planRound(cast, found, round, (context, fight) => poolsOf(diceContext(context, fight)), {
      throwsFirst: false,
      driversApart: false,
      unopposedHappens: false,
      endsInjury: false,
      isHurt: ({ hurt, worn }) => hurt || (anyLoss && worn),
    });
    const { deeds } = plan.context;
    const unresisted = unresistedOf(deeds);
    const helpers = [...deeds.values()].filter((deed) => deed.kind === 'help' && isEntangled(deed, unresisted, deeds));
    const contested = plan.clashes.filter((clash) => clash.some((deed) => !unresisted.has(deed.actor.name)));
    return {
      ...plan,
      uncontested: [...deeds.values()].filter((deed) => unresisted.has(deed.actor.name) && !helpers.includes(deed)),
      clashes: inOrder([...deeds.values()], helpers.reduce(joined, contested)),
    };
  },
);

/** The plan with one combatant’s pool changed for a what-if: only the contests that this combatant takes part in. */
export function recounted(plan: DicePlan, change: PoolChange): DicePlan {
  const isTheirs = ({ actor }: Deed): boolean => actor.name === change.who;
  return {
    ...plan,
    pools: poolsOf(diceContext({ ...plan.context, change }, plan.fight)),
    uncontested: plan.uncontested.filter(isTheirs),
    clashes: plan.clashes.filter((deeds) => deeds.some(isTheirs)),
  };
}

/** A helper is in the Clash of the one who is helped: of entangled actions only one occurs, opposed or not. */
function joined(clashes: DicePlan['clashes'], helper: Deed): DicePlan['clashes'] {
  const touched = clashes.filter((clash) =>
    clash.some((deed) => deed === helper || helper.targets.includes(deed.actor)),
  );
  return [...clashes.filter((clash) => !touched.includes(clash)), [...new Set([...touched.flat(), helper])]];
}

function inOrder(order: readonly Deed[], clashes: DicePlan['clashes']): DicePlan['clashes'] {
  return clashes
    .map((clash) => [...clash].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
    .sort(([a], [b]) => (a === undefined || b === undefined ? 0 : order.indexOf(a) - order.indexOf(b)));
}
