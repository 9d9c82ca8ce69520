/** The odds of each combatant’s own roll: attackers and checks. */
import { hitWeights, type HitPool } from '../../../chance/index.ts';
import type { ActionOdds, OutcomeOdds } from '../../../odds.ts';
import { deedSentence } from '../deed-words.ts';
import type { RoundContext } from '../round-context.ts';
import type { Deed } from '../attacks.ts';
import type { CheckRoll } from '../rolls/checks-rolled.ts';
import { pinnedCrits } from '../rolls/crits.ts';
import { contestsOf, type RoundPlan } from '../plan.ts';
import type { RolledPool } from '../rolls/pools.ts';
import type { AttackRoll } from '../side-attack.ts';
import { degreeFigures, type Crits } from './degrees.ts';
import { oddsOf, partsOf } from './figures.ts';
import { actionId } from './contest-ids.ts';
import { anyHits, checkOutcome, checkOutcomes, hitOutcomes, noHits, timesIn } from './outcomes.ts';
import { isPinned, unpinned } from './pins.ts';

/** Everybody who rolls, in the order of their announcements. */
export function actionsOf(plan: RoundPlan): readonly ActionOdds[] {
  const { round } = plan.context;
  const { checks, exchanges } = contestsOf(plan);
  const attacks = exchanges.flatMap(({ sides }) => sides).flatMap(({ rolls }) => rolls);
  const actions = [
    ...attacks.map((roll) => ({ deed: roll.attack, odds: attackOdds(plan.context, roll) })),
    ...checks.map((roll) => ({ deed: roll.deed, odds: checkOdds(plan.context, roll) })),
  ];
  const place = ({ deed }: { readonly deed: Deed }): number => round.announcements.indexOf(deed.announcement);
  return actions.sort((a, b) => place(a) - place(b)).map(({ odds }) => odds);
}

function attackOdds(when: RoundContext, roll: AttackRoll): ActionOdds {
  const { attack, aim, hits } = roll;
  const most = hitWeights(unpinned(hits)).weights.length - 1;
  const several = most > 1;
  return {
    ...describe(when, attack, roll),
    outcomes: hitOutcomes(most),
    odds: hitOdds(unpinned(hits), several),
    ...(aim === undefined ? {} : { target: aim.name }),
    ...(isPinned(hits) ? { pinned: hitOdds(hits, several) } : {}),
  };
}

function checkOdds(when: RoundContext, roll: CheckRoll): ActionOdds {
  const { deed, hits, exploding } = roll;
  const crits = pinnedCrits(deed);
  const isGiven = isPinned(hits) || (exploding && crits.some((die) => die !== undefined));
  const plain = successOdds(unpinned(hits), exploding ? [] : undefined);
  const given = isGiven ? successOdds(hits, exploding ? crits : undefined) : undefined;
  return {
    ...describe(when, deed, roll),
    odds: plain.odds,
    outcomes: new Map([...plain.outcomes, ...(given?.outcomes ?? [])]),
    ...(given === undefined ? {} : { pinned: given.odds }),
  };
}

function describe(
  when: RoundContext,
  deed: Deed,
  { pool }: RolledPool,
): Pick<ActionOdds, 'id' | 'actor' | 'verb' | 'words' | 'pool' | 'source'> {
  const {
    actor,
    announcement: { verb, source },
  } = deed;
  return {
    id: actionId(when, deed),
    actor: actor.name,
    verb: verb.text,
    words: deedSentence(when, deed),
    pool,
    source,
  };
}

/** Hits at all, which counts most; the number of hits, where it can be more than one; no hit. */
function hitOdds(pool: HitPool, several: boolean): OutcomeOdds {
  const {
    weights: [misses = 0n, ...hits],
    total,
  } = hitWeights(pool);
  const times = hits.map((weight, index) => [timesIn(index + 1), weight] as const).filter(([, weight]) => weight > 0n);
  return new Map([
    ...oddsOf([[anyHits, total - misses]], total),
    ...(several ? partsOf(anyHits, oddsOf(times, total)) : []),
    ...oddsOf([[noHits, misses]], total),
  ]);
}

/** Success, failure, and the degrees of either where there can be more than one. */
function successOdds(pool: HitPool, crits: Crits | undefined): Pick<ActionOdds, 'odds' | 'outcomes'> {
  const {
    weights: [fails = 0n],
    total,
  } = hitWeights(pool);
  const degrees = degreeFigures(pool, crits);
  const whole = oddsOf(
    [
      [checkOutcome(1), total - fails],
      [checkOutcome(-1), fails],
    ],
    total,
  );
  return {
    odds: new Map([...whole, ...degrees.figures]),
    outcomes: new Map([...checkOutcomes, ...degrees.outcomes]),
  };
}
