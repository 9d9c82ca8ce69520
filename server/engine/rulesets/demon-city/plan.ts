/** One written round made ready to be thrown: who can act, how many throws each gets, which Clashes there are. */
import type { Round } from '../../scenario.ts';
import type { Cast, Fighter } from './cast.ts';
import type { Change } from './change.ts';
import { clashesOf, rivalDrivers, unopposed } from './clashes.ts';
import { deedsOf, isUncontested, type Deed } from './deeds.ts';
import type { DemonCityFact } from './facts.ts';
import { conditionOf, isDown, type Condition, type Fight } from './fight.ts';
import { headOf, headPositions } from './head.ts';
import type { RoundContext } from './round-context.ts';
import { troublesOf, type Trouble } from './throws-before-acting.ts';

export { clashesOf } from './clashes.ts';

/** All of a plan that is the same for states that differ in nothing it hangs on; `P` are the pools of an edition. */
export interface Outline<P = unknown> {
  readonly round: Round<DemonCityFact>;
  /** What the head of the round changes, one by one. */
  readonly head: readonly Change[];
  /** What is said to hold when the head of the round has been read. */
  readonly headFacts: readonly DemonCityFact[];
  /** Everybody in the order of announcing. */
  readonly order: readonly Fighter[];
  /** Who has to throw before announcing, and what comes of it. */
  readonly troubles: readonly Trouble[];
  readonly context: RoundContext;
  readonly pools: P;
  /** Deeds of those who can’t act, for being out of the fight or in a panic. */
  readonly blocked: readonly Deed[];
  readonly uncontested: readonly Deed[];
  /** The deeds of each Clash, in the order of announcing. */
  readonly clashes: readonly (readonly Deed[])[];
  /** Rival drivers, where they throw apart from everybody else. */
  readonly apart: ReadonlySet<Deed>;
}

/** `F` is the edition’s state of a fight. */
export interface RoundPlan<F extends Fight = Fight, P = unknown> extends Outline<P> {
  /** The fight as the round finds it. */
  readonly found: F;
  /** The fight after the head of the round, before anybody has thrown for being out of the fight or in a panic. */
  readonly opened: F;
  /** The fight when everybody announces: after the head of the round, and after those throws. */
  readonly fight: F;
}

/** In what the editions differ before anything is thrown. */
export interface Opening {
  /** Whoever is out of the fight or in a panic throws before announcing, and announces nothing until then. */
  readonly throwsFirst: boolean;
  /** Rival drivers are a Clash of their own. */
  readonly driversApart: boolean;
  /** What is thrown against nothing and nobody just happens, though it be in somebody’s way. */
  readonly unopposedHappens: boolean;
  /** A regained point of Toughness ends an injury. */
  readonly endsInjury: boolean;
  /** Whether somebody throws less for an injury. */
  readonly isHurt: (condition: Condition) => boolean;
}

const plainOpening: Opening = {
  throwsFirst: false,
  driversApart: false,
  unopposedHappens: false,
  endsInjury: false,
  isHurt: (condition) => condition.hurt,
};

/** The plan of a round that starts from this state of the fight. */
export function planRound<F extends Fight, P>(
  cast: Cast,
  found: F,
  round: Round<DemonCityFact>,
  poolsOf: (context: RoundContext, fight: Fight) => P,
  opening = plainOpening,
): RoundPlan<F, P> {
  return planBy(outlineOf(cast, found, round, poolsOf, opening), found);
}

/** The plan for a state to which an outline belongs. */
export function planBy<F extends Fight, P>(outline: Outline<P>, found: F): RoundPlan<F, P> {
  const { head, headFacts, troubles, context } = outline;
  const opened = { ...changed(found, head), facts: headFacts, positions: context.positions };
  return {
    ...outline,
    found,
    opened,
    fight: changed(
      opened,
      troubles.map(({ change }) => change),
    ),
  };
}

function changed<F extends Fight>(fight: F, changes: readonly Change[]): F {
  return changes.reduce((now, change) => change.to(now), fight);
}

export function outlineOf<P>(
  cast: Cast,
  found: Fight,
  round: Round<DemonCityFact>,
  poolsOf: (context: RoundContext, fight: Fight) => P,
  opening: Opening,
): Outline<P> {
  const { facts, order, changes } = headOf(cast, found, round, opening.endsInjury);
  const headed = changed({ ...found, facts }, changes);
  const opened = { ...headed, positions: headPositions(found.positions, cast, order, round) };
  const all = deedsOf(cast, round, order, (who) => conditionOf(opened, who));
  const troubles = opening.throwsFirst ? troublesOf(opened, order, new Set(all.keys()), round.source) : [];
  const fight = troubles.reduce((now, { change }) => change.to(now), opened);
  const deeds = new Map([...all].filter(([who]) => canAct(conditionOf(fight, who), opening)));
  const apart = opening.driversApart ? rivalDrivers(deeds) : new Set<Deed>();
  const contested = [...deeds.values()].filter((deed) => !isUncontested(deed, deeds) || apart.has(deed));
  const clashes = clashesOf(contested, apart);
  const unthrown = opening.unopposedHappens ? unopposed(clashes) : [];
  const uncontested = [...deeds.values()].filter((deed) => !contested.includes(deed) || unthrown.includes(deed));
  const context: RoundContext = {
    cast,
    deeds,
    facts: fight.facts,
    positions: fight.positions,
    uncontested: new Set(uncontested),
    hurt: new Set([...cast.fighters.keys()].filter((name) => opening.isHurt(conditionOf(fight, name)))),
    gear: new Map([...fight.fighters].map(([name, { gear }]) => [name, gear])),
  };
  return {
    round,
    head: changes,
    headFacts: facts,
    order,
    troubles,
    context,
    pools: poolsOf(context, fight),
    blocked: [...all.values()].filter((deed) => !deeds.has(deed.actor.name)),
    uncontested,
    clashes: clashes.filter((clash) => !unthrown.some((deed) => clash.includes(deed))),
    apart,
  };
}

function canAct(condition: Condition, { throwsFirst }: Opening): boolean {
  return !isDown(condition) && !(throwsFirst && condition.panicked);
}
