/** What extra and lost throws are worth: how far a chance moves by each of them, and by one advantage more. */
import type Fraction from 'fraction.js';
import { alliances } from './combatants.ts';
import type { ActionOdds, ContestOdds, Figure, RoundOdds } from './odds.ts';
import type { Modifier, Pool } from './pool.ts';
import { leftOut, originOf, saysTheSame } from './recount.ts';
import type { Scenario } from './scenario.ts';
import { plainAdditions, type Addition, type PoolChange } from './what-if.ts';

/**
 * How far one chance moves: `points` are percentage points, by which it is higher for what is there than without it, or
 * would be higher with what is added. `changed` is the chance without it, or with what is added; it carries a sample
 * where that has to be sampled.
 */
export interface Worth<C extends PoolChange = PoolChange> {
  readonly change: C;
  readonly points: Fraction;
  readonly changed: Figure;
}

export type ModifierWorth = Worth<Extract<PoolChange, { readonly without: Modifier }>>;
export type AdvantageWorth = Worth<Extract<PoolChange, { readonly add: string }>> & { readonly called: string };

/** What the chance of an action, to succeed, is made of; what moves it furthest comes first. */
export interface ActionWorth {
  /** Each reason once, however often it counts. */
  readonly modifiers: readonly ModifierWorth[];
  /** Several of them that are worth the same, left out together. */
  readonly together: readonly ModifierWorth[];
  /** Each addition for the actor, and for each of those against them where it is asked of all, unless too many take part. */
  readonly advantages: readonly AdvantageWorth[];
}

/** The odds of one round and what moves them, each worked out when it is asked for. */
export interface RoundWorth {
  /** Undefined where the chance itself is sampled. */
  ofAction(action: ActionOdds): ActionWorth | undefined;
  /** What one of the reasons of its pool is worth for an action; undefined where its chance is sampled, or can’t be told without it. */
  ofReason(action: ActionOdds, without: Modifier): ModifierWorth | undefined;
  /** What every party’s throws are worth for that party’s goal; undefined where too many take part, or the odds are sampled. */
  ofContest(contest: ContestOdds): readonly ModifierWorth[] | undefined;
}

/** The odds of the round with a pool counted otherwise; undefined where they can’t be told. */
export type Ask = (change: PoolChange) => RoundOdds | undefined;

/** Of contests of more it is told what each action’s own throws are worth, and no more. */
const mostParties = 12;

export function worthIn(scenario: Scenario, round: RoundOdds, ask: Ask, additions: readonly Addition[] = plainAdditions): RoundWorth {
  const asked = remembering(ask);
  return {
    ofAction: (action) => (isSampled(first(action)) ? undefined : {
      ...modifiersOf(action, asked),
      advantages: additions.flatMap(({ id, called, forAll }) => (
        ranked([action.actor, ...(forAll === true ? foesOf(scenario, round, action) : [])].map((who) => worthOf({ who, add: id }, action, asked))).map((worth) => ({ ...worth, called })))),
    }),
    ofReason: (action, without) => (isSampled(first(action)) ? undefined : worthOf({ who: action.actor, without }, action, asked)),
    ofContest: (contest) => {
      if (contest.parties.length > mostParties || [...contest.odds.values()].some(isSampled)) return undefined;
      const own = round.actions.filter(({ actor }) => contest.parties.includes(actor));
      return ranked(own.flatMap(({ actor, pool }) => reasonsIn(pool).map((without) => contestWorth(contest, { who: actor, without }, asked))));
    },
  };
}

/** Each reason of a pool once: without what merely follows from another of them, as a larger die does. */
export function reasonsIn({ modifiers }: Pick<Pool, 'modifiers'>): readonly Modifier[] {
  return modifiers.filter((modifier, index) => {
    const same = modifiers.findIndex((other) => isSameReason(other, modifier));
    return same === index;
  });
}

function modifiersOf(action: ActionOdds, ask: Ask): Pick<ActionWorth, 'modifiers' | 'together'> {
  const modifiers = ranked(reasonsIn(action.pool).map((without) => worthOf({ who: action.actor, without }, action, ask)));
  return { modifiers, together: ranked(alike(modifiers).map((change) => worthOf(change, action, ask))) };
}

/** For each group of those that are worth the same the change that leaves out all of them. */
function alike(modifiers: readonly ModifierWorth[]): readonly ModifierWorth['change'][] {
  return modifiers.flatMap(({ change, points }, index) => {
    const same = modifiers.filter((other) => other.points.equals(points));
    return same.length === 1 || same[0] !== modifiers[index] ? [] : [{ ...change, also: same.slice(1).map((other) => other.change.without) }];
  });
}

function worthOf<C extends PoolChange>(change: C, action: ActionOdds, ask: Ask): Worth<C> | undefined {
  const same = ask(change)?.actions.find(({ actor }) => actor === action.actor);
  return same === undefined ? undefined : moved(change, first(action), first(same));
}

function contestWorth(contest: ContestOdds, change: ModifierWorth['change'], ask: Ask): ModifierWorth | undefined {
  const goal = contest.goals?.get(change.who) ?? '';
  const same = ask(change)?.contests.find(({ kind, parties }) => kind === contest.kind && parties.join('\n') === contest.parties.join('\n'));
  return moved(change, contest.odds.get(goal), same?.odds.get(goal));
}

function moved<C extends PoolChange>(change: C, now: Figure | undefined, changed: Figure | undefined): Worth<C> | undefined {
  if (now === undefined || changed === undefined) return undefined;
  const [more, less] = 'add' in change ? [changed, now] : [now, changed];
  return { change, changed, points: more.chance.sub(less.chance).mul(100) };
}

function ranked<C extends PoolChange>(worths: readonly (Worth<C> | undefined)[]): readonly Worth<C>[] {
  return worths.flatMap((worth) => worth ?? []).sort((one, other) => other.points.abs().compare(one.points.abs()));
}

/** Those of other sides who throw in the same contest; nobody in a big one, where each question takes its time. */
function foesOf(scenario: Scenario, { actions, contests }: RoundOdds, action: ActionOdds): readonly string[] {
  const groups = alliances(scenario);
  const groupOf = (name: string): string | undefined => {
    const side = scenario.combatants.find((each) => each.name === name)?.side.id;
    return side === undefined ? undefined : groups.get(side);
  };
  const together = contests.filter(({ parties }) => parties.includes(action.actor)).map(({ parties }) => parties);
  return actions.map(({ actor }) => actor)
    .filter((other) => groupOf(other) !== groupOf(action.actor) && together.some((parties) => parties.length <= mostParties && parties.includes(other)));
}

function first({ odds }: ActionOdds): Figure | undefined {
  const [figure] = odds.values();
  return figure;
}

function isSampled(figure: Figure | undefined): boolean {
  return figure?.sample !== undefined;
}

/** One answer for each change, whoever asks. */
function remembering(ask: Ask): Ask {
  const known = new Map<string, { readonly change: PoolChange; readonly answer: RoundOdds | undefined }[]>();
  return (change) => {
    const those = known.get(change.who) ?? [];
    known.set(change.who, those);
    const found = those.find((each) => isSameChange(each.change, change));
    if (found !== undefined) return found.answer;
    const answer = ask(change);
    those.push({ change, answer });
    return answer;
  };
}

function isSameChange(one: PoolChange, other: PoolChange): boolean {
  if ('add' in one || 'add' in other) return 'add' in one && 'add' in other && one.add === other.add;
  const [these, those] = [leftOut(one), leftOut(other)];
  return these.length === those.length && these.every((each, index) => isSameReason(each, those[index]));
}

function isSameReason(one: Modifier, other: Modifier | undefined): boolean {
  return other !== undefined && saysTheSame(originOf(one), originOf(other)) && one.givenBy === other.givenBy;
}
