/** The odds of one round: every action that is rolled for, and every contest. */
import { diceChances, diceTaskChances, none, type DiceHand } from '../../../chance/index.ts';
import type { ActionOdds, ContestOdds, OutcomeOdds, RoundOdds } from '../../../odds.ts';
import { deedWords, type Deed } from '../../demon-city/deeds.ts';
import { chooses } from '../options.ts';
import type { DicePlan } from '../plan.ts';
import { handOf, oppositionOf, pinnedHandOf, tasksOf } from '../rolling.ts';
import { actionOdds, clashOdds, taskOutcomes } from './figures.ts';

/** A contest with the odds of its actions; `pinned` is missing where nothing is pinned. */
interface Reckoned {
  readonly actions: readonly ActionOdds[];
  readonly contest: ContestOdds;
}

/** Contests stand in the order in which steps count them: tasks, Clashes. */
export function roundOdds(plan: DicePlan): Pick<RoundOdds, 'actions' | 'contests' | 'idle'> {
  const reckoned = [...tasksOf(plan).flatMap((deed) => task(plan, deed)), ...plan.clashes.map((deeds) => clash(plan, deeds))];
  return {
    actions: inOrder(plan, reckoned.flatMap((each) => each.actions)),
    contests: reckoned.map((each) => each.contest),
    idle: plan.blocked.map((deed) => ({ who: deed.actor.name, why: 'out of the fight', source: deed.announcement.source })),
  };
}

function clash(plan: DicePlan, deeds: readonly Deed[]): Reckoned {
  const chances = diceChances({ hands: deeds.map((deed) => handOf(plan, deed)) });
  const held = deeds.map((deed) => pinnedHandOf(plan, deed));
  const given = held.some(isPinned) ? diceChances({ hands: held }) : undefined;
  const oddsOf = (of: typeof chances, deed: Deed): OutcomeOdds => {
    const hand = of.hands.get(deed.actor.name);
    return actionOdds(hand?.acts ?? none, hand?.critical ?? none, hand?.fumble ?? none);
  };
  const fighters = deeds.map((deed) => deed.actor);
  return {
    actions: deeds.flatMap((deed) => action(plan, deed, oddsOf(chances, deed), given === undefined ? undefined : oddsOf(given, deed))),
    contest: contestOdds(plan, 'clash', deeds, clashOdds(chances, fighters), given === undefined ? undefined : clashOdds(given, fighters)),
  };
}

function task(plan: DicePlan, deed: Deed): readonly Reckoned[] {
  const against = oppositionOf(plan, deed);
  if (against === undefined) return [];
  const held = pinnedHandOf(plan, deed);
  const chances = diceTaskChances(handOf(plan, deed), against);
  const given = isPinned(held) ? diceTaskChances(held, against) : undefined;
  const oddsOf = (of: typeof chances): OutcomeOdds => actionOdds(of.succeeds, of.critical, of.fumble);
  const outcomes = (of: typeof chances): OutcomeOdds => taskOutcomes(of, chooses(plan.moment.cast.scenario, 'task ties', 'fail'));
  return [{
    actions: action(plan, deed, oddsOf(chances), given === undefined ? undefined : oddsOf(given)),
    contest: contestOdds(plan, 'task', [deed], outcomes(chances), given === undefined ? undefined : outcomes(given)),
  }];
}

function isPinned(hand: DiceHand): boolean {
  return hand.held !== undefined;
}

function contestOdds(plan: DicePlan, kind: string, deeds: readonly Deed[], odds: OutcomeOdds, pinned: OutcomeOdds | undefined): ContestOdds {
  return {
    kind, odds, parties: deeds.map((deed) => deed.actor.name), source: deeds[0]?.announcement.source ?? plan.round.source,
    ...(pinned === undefined ? {} : { pinned }),
  };
}

function action(plan: DicePlan, deed: Deed, odds: OutcomeOdds, pinned: OutcomeOdds | undefined): readonly ActionOdds[] {
  const pool = plan.pools.actions.get(deed.actor.name);
  const target = deed.targets[0];
  if (pool === undefined) return [];
  return [{
    actor: deed.actor.name, verb: deed.verb, words: `${deed.actor.called} ${deedWords(deed)}`, pool, odds, source: deed.announcement.source,
    ...(target === undefined ? {} : { target: target.name }),
    ...(pinned === undefined ? {} : { pinned }),
  }];
}

/** Actions in the order of announcing, whichever contest they belong to. */
function inOrder(plan: DicePlan, actions: readonly ActionOdds[]): readonly ActionOdds[] {
  const order = [...plan.moment.deeds.keys()];
  return [...actions].sort((a, b) => order.indexOf(a.actor) - order.indexOf(b.actor));
}
