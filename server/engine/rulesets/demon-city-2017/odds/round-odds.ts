/** The odds of one round: every action that is rolled for, and every contest. */
import { areDiceCountable, certain, diceChances, diceTaskChances, none, type DiceHand } from '../../../chance/index.ts';
import type { ActionOdds, ContestOdds, Distribution, OutcomeOdds, RoundOdds, StandingOdds } from '../../../odds.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { clashId, taskId } from '../../demon-city/odds/contest-ids.ts';
import { actionOutcomes, success, taskOutcomes } from '../../demon-city/odds/outcomes.ts';
import { withUndetermined } from '../../demon-city/odds/standing.ts';
import { chooses } from '../options.ts';
import type { DicePlan } from '../plan.ts';
import { handOf, oppositionOf, pinnedHandOf, pinnedOpposition, tasksOf } from '../rolling.ts';
import { actionOdds, clashOdds, taskOddsBy } from './figures.ts';
import { harmOf, noHarm, type Decided } from './harm.ts';
import { actsIn, clashOutcomes, clashShort } from './outcomes.ts';
import type Fraction from 'fraction.js';

/** A contest with the odds of its actions; `pinned` is missing where nothing is pinned. */
interface RolledOdds extends Decided {
  readonly actions: readonly ActionOdds[];
  readonly contest: ContestOdds;
}

/** Contests are in the order in which steps number them: tasks, Clashes. `brief` leaves out damage and standing. */
export function roundOdds(
  plan: DicePlan,
  brief: boolean,
): Pick<RoundOdds, 'actions' | 'contests' | 'idle' | 'standing'> {
  const tasks = new Map(tasksOf(plan).flatMap((deed) => task(plan, deed).map((odds) => [deed, odds] as const)));
  const clashes = plan.clashes.flatMap((deeds) => clash(plan, deeds));
  const alone = plan.uncontested
    .filter((deed) => deed.kind !== 'nothing')
    .map((deed): Decided => tasks.get(deed) ?? { deeds: [{ deed, chance: certain }] });
  const decided = [...alone, ...clashes];
  const { standing: known, losses } = brief ? noHarm : harmOf(plan, decided);
  const standing = brief
    ? []
    : withUndetermined(
        plan.context.cast.fighters.values(),
        plan.clashes.flat(),
        withoutThese(known, unlistedTargets(plan, clashes)),
      );
  const odds = [...tasks.values(), ...clashes];
  return {
    actions: inOrder(
      plan,
      odds.flatMap((each) => each.actions),
    ),
    contests: odds.map((each) => withLosses(each.contest, losses[decided.indexOf(each)] ?? [])),
    idle: plan.blocked.map((deed) => ({
      who: deed.actor.name,
      why: 'out of the fight',
      source: deed.announcement.source,
    })),
    ...(standing.length === 0 ? {} : { standing }),
  };
}

function withLosses(contest: ContestOdds, distributions: readonly Distribution[]): ContestOdds {
  return distributions.length === 0 ? contest : { ...contest, distributions };
}

/** Those who can be hurt in a Clash without odds. */
function unlistedTargets(plan: DicePlan, listed: readonly RolledOdds[]): ReadonlySet<string> {
  const known = new Set(listed.flatMap(({ deeds }) => deeds.map(({ deed }) => deed)));
  return new Set(
    plan.clashes
      .flat()
      .filter((deed) => !known.has(deed) && harms(deed))
      .flatMap(({ targets }) => targets.map(({ name }) => name)),
  );
}

function withoutThese(standing: readonly StandingOdds[], names: ReadonlySet<string>): readonly StandingOdds[] {
  return standing.filter(({ who }) => !names.has(who));
}

/** Clashes that would take too long to count while typing have no odds. */
function clash(plan: DicePlan, deeds: readonly Deed[]): readonly RolledOdds[] {
  const hands = deeds.map((deed) => handOf(plan, deed));
  const held = deeds.map((deed) => pinnedHandOf(plan, deed));
  if (!areDiceCountable({ hands }) || !areDiceCountable({ hands: held })) return [];
  const chances = diceChances({ hands });
  const given = held.some(isPinned) ? diceChances({ hands: held }) : undefined;
  const oddsOf = (of: typeof chances, deed: Deed): OutcomeOdds => {
    const hand = of.hands.get(deed.actor.name);
    return actionOdds(hand?.acts ?? none, hand?.critical ?? none, hand?.fumble ?? none);
  };
  const fighters = deeds.map((deed) => deed.actor);
  const acts = (of: typeof chances, deed: Deed): Fraction => of.hands.get(deed.actor.name)?.acts ?? none;
  return [
    {
      deeds: deeds.map((deed) => ({
        deed,
        chance: acts(chances, deed),
        ...(given === undefined ? {} : { pinned: acts(given, deed) }),
      })),
      actions: deeds.flatMap((deed) =>
        action(plan, deed, oddsOf(chances, deed), given === undefined ? undefined : oddsOf(given, deed)),
      ),
      contest: contestOdds(
        plan,
        'clash',
        deeds,
        clashOdds(chances, fighters),
        given === undefined ? undefined : clashOdds(given, fighters),
      ),
    },
  ];
}

function task(plan: DicePlan, deed: Deed): readonly RolledOdds[] {
  const against = oppositionOf(plan, deed);
  if (against === undefined) return [];
  const [held, opposed] = [pinnedHandOf(plan, deed), pinnedOpposition(plan, deed) ?? against];
  const chances = diceTaskChances(handOf(plan, deed), against);
  const given = isPinned(held) || ('dice' in opposed && isPinned(opposed)) ? diceTaskChances(held, opposed) : undefined;
  const oddsOf = (of: typeof chances): OutcomeOdds => actionOdds(of.succeeds, of.critical, of.fumble);
  const outcomes = (of: typeof chances): OutcomeOdds =>
    taskOddsBy(of, chooses(plan.context.cast.stage, 'task ties', 'fail'));
  return [
    {
      deeds: [{ deed, chance: chances.succeeds, ...(given === undefined ? {} : { pinned: given.succeeds }) }],
      actions: action(plan, deed, oddsOf(chances), given === undefined ? undefined : oddsOf(given)),
      contest: contestOdds(plan, 'task', [deed], outcomes(chances), given === undefined ? undefined : outcomes(given)),
    },
  ];
}

function isPinned({ held }: Pick<DiceHand, 'held'>): boolean {
  return held !== undefined;
}

function contestOdds(
  plan: DicePlan,
  kind: string,
  deeds: readonly Deed[],
  odds: OutcomeOdds,
  pinned: OutcomeOdds | undefined,
): ContestOdds {
  const fighters = deeds.map(({ actor }) => actor);
  return {
    id: kind === 'task' ? deeds.map(taskId).join('') : clashId(deeds),
    kind,
    outcomes: kind === 'task' ? taskOutcomes : clashOutcomes(fighters),
    odds,
    parties: fighters.map(({ name }) => name),
    ...(kind === 'clash' && deeds.length === 1 ? { unopposed: true } : {}),
    goals: goalsOf(kind, deeds),
    ...(kind === 'clash' ? { short: clashShort(fighters) } : {}),
    source: deeds[0]?.announcement.source ?? plan.round.source,
    ...(pinned === undefined ? {} : { pinned }),
  };
}

function goalsOf(kind: string, deeds: readonly Deed[]): ReadonlyMap<string, string> {
  return new Map(deeds.map(({ actor }) => [actor.name, kind === 'task' ? success : actsIn(actor)]));
}

function action(plan: DicePlan, deed: Deed, odds: OutcomeOdds, pinned: OutcomeOdds | undefined): readonly ActionOdds[] {
  const pool = plan.pools.actions.get(deed.actor.name);
  const target = deed.targets[0];
  if (pool === undefined) return [];
  return [
    {
      id: deed.actor.name,
      actor: deed.actor.name,
      verb: deed.verb,
      words: `${deed.actor.called} ${deedWords(deed)}`,
      pool,
      outcomes: actionOutcomes,
      odds,
      source: deed.announcement.source,
      ...(target === undefined ? {} : { target: target.name }),
      ...(pinned === undefined ? {} : { pinned }),
    },
  ];
}

/** In announcing order, whichever contest an action belongs to. */
function inOrder(plan: DicePlan, actions: readonly ActionOdds[]): readonly ActionOdds[] {
  const order = [...plan.context.deeds.keys()];
  return [...actions].sort((a, b) => order.indexOf(a.actor) - order.indexOf(b.actor));
}
