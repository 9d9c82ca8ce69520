/** The plan of a round: who does what, with their dice. */
import { deriveTriple } from '../../derive/index.ts';
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import { hasInitiative, isTested, type Cast } from './cast.ts';
import { plannedBlow } from './deeds/blows.ts';
import { plannedContest } from './deeds/contests.ts';
import { deedsOf, type Deed } from './deeds/deeds.ts';
import { plannedCrawl, plannedCurlingUp, plannedPlayingDead, plannedRising } from './deeds/downed.ts';
import { plannedFetching } from './deeds/fetching.ts';
import { plannedFirstAid } from './deeds/first-aid.ts';
import { plannedFlight } from './deeds/fleeing.ts';
import { plannedGrenade } from './deeds/grenades.ts';
import type { PlanContext } from './deeds/plan-context.ts';
import type { PlannedDeed, Planner, Recorder, RoundPlan } from './deeds/planned.ts';
import { plannedCamp, plannedCrossing, plannedExamining, plannedSearch } from './exploration/actions.ts';
import { plannedSpeech } from './exploration/languages.ts';
import { plannedKick, plannedLifting, plannedPicking } from './exploration/opening.ts';
import { plannedReload } from './deeds/reloading.ts';
import { plannedTest } from './deeds/tests.ts';
import { testOf, type RolledTest } from './deeds/test-pools.ts';
import { unrolled } from './deeds/unrolled.ts';
import type { MoveablesFact } from './facts.ts';
import { plannedBlast } from './magic/blasting.ts';
import { plannedSpell } from './magic/casting.ts';
import { plannedSummons } from './magic/summoning.ts';
import { plannedShedding } from './hazards/shedding.ts';
import { plannedSwim } from './hazards/swimming.ts';
import { conditionOf, withFactsOf, type Fight } from './fight.ts';
import { isOutsideFights } from './time.ts';
import type { ActionKind } from './verbs.ts';

/** The plan of a round from this state of the fight; cached for checks, play and odds. */
export const planRound = deriveTriple('acquire-moveables/plans', planOnce);

/** The same, not cached. */
export function planOnce(cast: Cast, found: Fight, round: Round<MoveablesFact>): RoundPlan {
  const fight = withFactsOf(found, round);
  return { cast, round, found: fight, ...planned({ cast, fight, round }, deedsOf(cast, round)) };
}

/** The plan with one combatant’s pool changed for a what-if. */
export function recounted(plan: RoundPlan, change: PoolChange): RoundPlan {
  const { cast, found, round, deeds } = plan;
  return {
    ...plan,
    change,
    ...planned(
      { cast, fight: found, round, change },
      deeds.map(({ deed }) => deed),
    ),
  };
}

/** A deed as planned from the state at its turn, where what has happened since the round began can change its dice. */
export function plannedNow(recorder: Recorder, planned: PlannedDeed): PlannedDeed {
  if (!isChanged(recorder, planned.deed)) return planned;
  const { cast, fight, plan } = recorder;
  const { change, round } = plan;
  return plannedDeed({ cast, fight, round, ...(change === undefined ? {} : { change }) }, planned.deed);
}

/** The same for an initiative test. */
export function initiativeNow(recorder: Recorder, test: RolledTest): RolledTest {
  return isChanged(recorder, test.deed) ? (initiativeOf(recorder, test.deed) ?? test) : test;
}

/** Whether what decides about dice, of the actor or of a target who rolls too, isn’t what the plan was made with. */
function isChanged({ fight, plan: { found } }: Recorder, { actor, targets }: Deed): boolean {
  return [actor, ...targets].some(({ name }) => {
    const [now, before] = [conditionOf(fight, name), conditionOf(found, name)];
    return now.exhaustion !== before.exhaustion || now.downed !== before.downed;
  });
}

function plannedDeed(context: PlanContext, deed: Deed): PlannedDeed {
  return planners[deed.kind]?.(context, deed) ?? unrolled(deed);
}

function planned(context: PlanContext, deeds: readonly Deed[]): Pick<RoundPlan, 'deeds' | 'initiative'> {
  const { cast, fight, round } = context;
  const isInFight = !isOutsideFights(round) && hasInitiative(cast);
  // Where initiative is tested once, its result stays.
  const tested = deeds.filter(({ actor }) => isInFight && conditionOf(fight, actor.name).initiative === undefined);
  return {
    deeds: deeds.map((deed) => plannedDeed(context, deed)),
    initiative: tested.filter(({ actor }) => isTested(actor)).flatMap((deed) => initiativeOf(context, deed) ?? []),
  };
}

/** What an announcement says of its own roll doesn’t count for initiative. */
function initiativeOf(context: Pick<PlanContext, 'fight'>, deed: Deed): RolledTest | undefined {
  return testOf({ fight: context.fight }, { ...deed, announcement: { ...deed.announcement, clauses: [] } }, ['GRC']);
}

const planners: Readonly<Partial<Record<ActionKind, Planner>>> = {
  test: plannedTest,
  'melee attack': plannedBlow,
  'ranged attack': plannedBlow,
  reload: plannedReload,
  grenade: plannedGrenade,
  'first aid': plannedFirstAid,
  spell: plannedSpell,
  summons: plannedSummons,
  blast: plannedBlast,
  flight: plannedFlight,
  contest: plannedContest,
  fetching: plannedFetching,
  'getting up': plannedRising,
  'curling up': plannedCurlingUp,
  'playing dead': plannedPlayingDead,
  crawl: plannedCrawl,
  crossing: plannedCrossing,
  searching: plannedSearch,
  examining: plannedExamining,
  'making camp': plannedCamp,
  'picking a lock': plannedPicking,
  'kicking a door': plannedKick,
  'lifting bars': plannedLifting,
  speech: plannedSpeech,
  swimming: plannedSwim,
  'treading water': plannedSwim,
  shedding: plannedShedding,
};
