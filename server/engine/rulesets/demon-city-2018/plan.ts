/** One written round made ready for cards. */
import { oncePerThree } from '../../once.ts';
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../what-if.ts';
import type { Cast } from '../demon-city/cast.ts';
import type { RuleKeys } from '../demon-city/change.ts';
import type { DemonCityFact } from '../demon-city/facts.ts';
import { planRound } from '../demon-city/plan.ts';
import type { RoundPlan, TarotFight } from './fight.ts';
import { chooses } from './options.ts';
import { poolsOf } from './pools/index.ts';
import { poolsIn } from './pools/remembered.ts';
import { rule } from './rule-ids.ts';

/** The plan of a round that starts from this state of the fight; made once for checks, play and odds. */
export const planCards = oncePerThree((cast: Cast, found: TarotFight, round: Round<DemonCityFact>): RoundPlan => {
  const untilOne = chooses(cast.stage, 'injury until', 'one');
  return planRound(cast, found, round, (moment) => poolsIn(moment, round), {
    throwsFirst: true,
    driversApart: true,
    unopposedHappens: true,
    endsInjury: true,
    isHurt: ({ hurt, toughness }) => hurt && !(untilOne && toughness >= 1),
  });
});

/** The same plan with a pool counted otherwise. */
export function recounted(plan: RoundPlan, change: PoolChange): RoundPlan {
  return { ...plan, pools: poolsOf({ ...plan.moment, change }) };
}

/** The pages that steps at the start of a round cite. */
export const ruleKeys: RuleKeys = {
  placement: rule.placement,
  range: rule.range,
  recovery: rule.recovery,
  panic: rule.panic,
  injury: rule.injury,
  agilityTies: rule.agilityTies,
};
