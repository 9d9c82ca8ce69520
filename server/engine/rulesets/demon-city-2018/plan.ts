/** The plan of a round, ready to be thrown with cards. */
import { derive, deriveTriple } from '../../derive/index.ts';
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { Cast } from '../demon-city/cast.ts';
import type { RuleKeys } from '../demon-city/change.ts';
import type { DemonCityFact } from '../demon-city/facts.ts';
import { rememberedOutlines } from '../demon-city/outlines.ts';
import { outlineOf, planBy, type Opening, type Outline } from '../demon-city/plan.ts';
import type { RoundPlan, TarotFight } from './fight.ts';
import type { Fight } from '../demon-city/fight.ts';
import { chooses } from './options.ts';
import { poolsOf, type Pools } from './pools/index.ts';
import { rule } from './rule-ids.ts';

/** The plan of a round from this state of the fight; cached for checks, play and odds. */
export const planCards = deriveTriple('demon-city-2018/plans', planOnce);

/** The same, without caching the plan itself. */
export function planOnce(cast: Cast, found: TarotFight, round: Round<DemonCityFact>): RoundPlan {
  return planBy(outlines(cast, found, round), found);
}

/** The same, without any cache. */
export function planAnew(cast: Cast, found: TarotFight, round: Round<DemonCityFact>): RoundPlan {
  return planBy(outlineAnew(cast, found, round), found);
}

const openingOf = derive('demon-city-2018/opening', ({ stage }: Cast): Opening => {
  const untilOne = chooses(stage, 'injury until', 'one');
  return {
    throwsFirst: true,
    driversApart: true,
    unopposedHappens: true,
    endsInjury: true,
    isHurt: ({ hurt, toughness }) => hurt && !(untilOne && toughness >= 1),
  };
});

function outlineAnew(cast: Cast, found: Fight, round: Round<DemonCityFact>): Outline<Pools> {
  return outlineOf(cast, found, round, poolsOf, openingOf(cast));
}

const outlines = rememberedOutlines(openingOf, outlineAnew);

/** The plan with one pool changed, for a what-if. */
export function recounted(plan: RoundPlan, change: PoolChange): RoundPlan {
  return { ...plan, pools: poolsOf({ ...plan.context, change }) };
}

/** The rule pages that steps at the start of a round cite. */
export const ruleKeys: RuleKeys = {
  placement: rule.placement,
  range: rule.range,
  recovery: rule.recovery,
  panic: rule.panic,
  injury: rule.injury,
  agilityTies: rule.agilityTies,
};
