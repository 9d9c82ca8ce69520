/** The odds of one round: every action that is thrown for, and every contest. */
import { contestChances, none, type Contest } from '../../../chance/index.ts';
import type { ActionOdds, ContestOdds, IdleOdds, OutcomeOdds, RoundOdds } from '../../../odds.ts';
import type { Cast } from '../../demon-city/cast.ts';
import { contestOf, noDecks, throwingOf, wishesOf, type Throwing } from '../contests.ts';
import { damageAfter } from '../damage-sizes.ts';
import { deedWords, type Deed } from '../../demon-city/deeds.ts';
import { conditionOf, isDown } from '../../demon-city/fight.ts';
import type { RoundPlan } from '../fight.ts';
import { aloneOf } from '../play/announcing.ts';
import { calmContest, calmWishes, checksDue } from '../play/calm.ts';
import { actionOdds, checkOutcomes, clashOdds, comparison, tiesWith } from './figures.ts';
import { taskOdds } from '../../demon-city/odds/figures.ts';
import { pinnedContest } from './pinned.ts';
import { chooses } from '../options.ts';
import { reckon, type Reckoning } from './reckon.ts';
import { noSupply, supplies, type Supply } from './supply.ts';

/** Contests stand in the order in which steps count them: uncontested throws, Calm checks, Clashes. */
export function roundOdds(cast: Cast, plan: RoundPlan): Pick<RoundOdds, 'actions' | 'contests' | 'idle'> {
  const checks = checksDue(cast, plan).map((check) => ({ check, contest: calmContest(check, noDecks) }));
  const alone = aloneOf(plan).map((deed) => throwingOf(plan, [deed])).filter((throwing) => throwing.hands.length > 0);
  const clashes = plan.clashes.map((deeds) => throwingOf(plan, deeds)).filter((throwing) => throwing.hands.length > 0);
  const supply = supplies([
    ...checks.map(({ contest }) => ({ wishes: calmWishes(contest) })),
    ...alone.map((throwing) => ({ wishes: wishesOf(throwing), damage: damageAfter(plan, throwing) })),
    { wishes: clashes.flatMap(wishesOf) },
  ], plan.fight.decks, chooses(cast.scenario, 'shuffling', 'throws'));
  const oddsOf = (throwing: Throwing, index: number): ThrowingOdds => throwingOdds(plan, throwing, supply[index] ?? noSupply);
  const aloneOdds = alone.map((throwing, index) => oddsOf(throwing, checks.length + index));
  const clashesOdds = clashes.map((throwing) => oddsOf(throwing, supply.length - 1));
  return {
    actions: inOrder(plan, [...aloneOdds, ...clashesOdds].flatMap((each) => each.actions)),
    contests: [
      ...aloneOdds.flatMap((each) => each.task),
      ...checks.flatMap(({ check, contest }, index) => checkOdds({ ...contest, decks: supply[index]?.decks ?? noDecks }, supply[index], check.shock.source)),
      ...clashesOdds.flatMap((each) => each.clash(cast)),
    ],
    ...(plan.blocked.length === 0 ? {} : { idle: plan.blocked.map((deed) => idleOdds(plan, deed)) }),
  };
}

function idleOdds({ fight }: RoundPlan, { actor, announcement }: Deed): IdleOdds {
  const why = isDown(conditionOf(fight, actor.name)) ? 'out of the fight' : 'in a panic';
  return { who: actor.name, why, source: announcement.source };
}

interface ThrowingOdds {
  readonly actions: readonly ActionOdds[];
  readonly task: readonly ContestOdds[];
  readonly clash: (cast: Cast) => readonly ContestOdds[];
}

/** Nothing is told where it can't be: from an unsure supply, or where even a sample would take too long. */
function throwingOdds(plan: RoundPlan, throwing: Throwing, { decks, sizes, sure }: Supply): ThrowingOdds {
  const contest = contestOf(plan, throwing, decks, sizes);
  const plain = !sure || contest.hands.every((hand) => hand.side === undefined) ? undefined : reckon(contest);
  if (plain === undefined) return { actions: [], task: [], clash: () => [] };
  const certain = pinnedContest(throwing, contest);
  const pinned = certain === undefined ? undefined : reckon(certain);
  const parties = throwing.deeds.map((deed) => deed.actor.name);
  const source = throwing.deeds[0]?.announcement.source ?? plan.round.source;
  return {
    actions: throwing.deeds.flatMap((deed) => oddsOfDeed(plan, deed, plain, pinned)),
    task: throwing.deeds.map((deed) => ({ kind: 'task', parties, source, odds: oddsOfTask(deed, contest, plain) })),
    clash: (cast) => [{
      kind: 'clash', parties, source, odds: clashOdds(cast.scenario, plain),
      ...(pinned === undefined ? {} : { pinned: clashOdds(cast.scenario, pinned) }),
    }],
  };
}

function oddsOfDeed(plan: RoundPlan, deed: Deed, plain: Reckoning, pinned: Reckoning | undefined): readonly ActionOdds[] {
  const pool = plan.pools.actions.get(deed.actor.name);
  const odds = actionOdds(plain, deed.actor.name);
  const given = pinned === undefined ? undefined : actionOdds(pinned, deed.actor.name);
  const target = deed.targets[0];
  if (pool === undefined || odds === undefined) return [];
  return [{
    actor: deed.actor.name, verb: deed.verb, words: `${deed.actor.called} ${deedWords(deed)}`, pool, odds, source: deed.announcement.source,
    ...(target === undefined ? {} : { target: target.name }),
    ...(given === undefined ? {} : { pinned: given }),
  }];
}

/** A tie is to throw exactly what had to be exceeded: no success, but told apart for the Host. */
function oddsOfTask(deed: Deed, contest: Contest, { chances }: Reckoning): OutcomeOdds {
  const succeeds = chances.hands.get(deed.actor.name)?.takesEffect ?? none;
  return taskOdds(succeeds, equalChance(deed, contest));
}

function equalChance(deed: Deed, contest: Contest) {
  const other = tiesWith(contest, deed.actor.name);
  if (other === undefined) return none;
  if ('hand' in other) return contestChances(comparison(contest)).tie;
  const above = (least: number) => contestChances({
    ...contest, hands: contest.hands.map((hand) => ({ ...hand, unlucky: '', action: { kind: 'other', against: [{ number: least }] } })),
  }).hands.get(deed.actor.name)?.takesEffect ?? none;
  return above(other.number - 1).sub(above(other.number));
}

function checkOdds(contest: Contest, supply: Supply | undefined, source: ContestOdds['source']): readonly ContestOdds[] {
  if (supply?.sure !== true || contest.hands.some((hand) => supply.sizes.get(hand.id) !== hand.draws)) return [];
  const chances = contestChances(contest);
  const [who] = contest.hands;
  const calm = chances.sides.get(who?.id ?? '')?.wins ?? none;
  return [{ kind: 'calm check', parties: contest.hands.map((hand) => hand.id), source, odds: checkOutcomes(calm) }];
}

/** Actions in the order of announcing, whichever contest they belong to. */
function inOrder(plan: RoundPlan, actions: readonly ActionOdds[]): readonly ActionOdds[] {
  const order = [...plan.moment.deeds.keys()];
  return [...actions].sort((a, b) => order.indexOf(a.actor) - order.indexOf(b.actor));
}
