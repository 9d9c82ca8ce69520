/** The plan of a round, ready to be thrown: who can act, how many throws each gets, which Clashes there are. */
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

/**
 * The part of a plan that is shared by states that are equal in everything it depends on; `P` are the pools of an
 * edition.
 */
export interface Outline<P = unknown> {
  readonly round: Round<DemonCityFact>;
  /** The changes that the head of the round makes, one by one. */
  readonly head: readonly Change[];
  /** The facts in force after the head of the round. */
  readonly headFacts: readonly DemonCityFact[];
  /** Everybody in announcing order. */
  readonly order: readonly Fighter[];
  /** Those who have to throw before announcing, and the result. */
  readonly troubles: readonly Trouble[];
  readonly context: RoundContext;
  readonly pools: P;
  /** Deeds of those who can’t act, being out of the fight or in a panic. */
  readonly blocked: readonly Deed[];
  readonly uncontested: readonly Deed[];
  /** The deeds of each Clash, in announcing order. */
  readonly clashes: readonly (readonly Deed[])[];
  /** Rival drivers, where they throw separately. */
  readonly apart: ReadonlySet<Deed>;
}

/** `F` is the edition’s state of a fight. */
export interface RoundPlan<F extends Fight = Fight, P = unknown> extends Outline<P> {
  /** The fight as the round finds it. */
  readonly found: F;
  /** The fight after the head of the round, before throws for being out of the fight or in a panic. */
  readonly opened: F;
  /** The fight when everybody announces: after the head of the round, and after those throws. */
  readonly fight: F;
}

/** The differences between the editions before anything is thrown. */
export interface Opening {
  /** Whoever is out of the fight or in a panic throws before announcing, and announces nothing until then. */
  readonly throwsFirst: boolean;
  /** Rival drivers are a Clash of their own. */
  readonly driversApart: boolean;
  /** A deed that nothing and nobody opposes just happens, even if it interferes with somebody. */
  readonly unopposedHappens: boolean;
  /** A regained point of Toughness ends an injury. */
  readonly endsInjury: boolean;
  /** Whether a fighter has fewer throws for an injury. */
  readonly isHurt: (condition: Condition) => boolean;
}

const plainOpening: Opening = {
  throwsFirst: false,
  driversApart: false,
  unopposedHappens: false,
  endsInjury: false,
  isHurt: (condition) => condition.hurt,
};

/** The plan of a round from this state of the fight. */
export function planRound<F extends Fight, P>(
  cast: Cast,
  found: F,
  round: Round<DemonCityFact>,
  poolsOf: (context: RoundContext, fight: Fight) => P,
  opening = plainOpening,
): RoundPlan<F, P> {
  return planBy(outlineOf(cast, found, round, poolsOf, opening), found);
}

/** The plan for a state from its outline. */
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
