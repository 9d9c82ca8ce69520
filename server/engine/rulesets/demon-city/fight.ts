/** The state of a fight between two moments: Toughness, Calm, who is down, held or hurt, what holds. An edition may add to it. */
import { nowhere, startingPositions, type Positions } from '../../positions.ts';
import type { CombatantState, State } from '../../timeline.ts';
import { baseOf, carries, hasStat, valueOf, type Cast, type Fighter } from './cast.ts';
import { factsOf, type DemonCityFact, type StateFact } from './facts.ts';

/** One fighter's condition. `calm` is missing where the scenario gives none and nothing has touched it. */
export interface Condition {
  readonly toughness: number;
  readonly base: number;
  readonly started: number;
  readonly calm?: number;
  readonly calmBase?: number;
  /** Up again after having been below 0 Toughness. */
  readonly hurt: boolean;
  /** Down for good, or said to be out of the fight. */
  readonly out: boolean;
  readonly panicked: boolean;
  readonly heldBy?: string;
  readonly gear: readonly string[];
}

/** What has happened in the last round that was played, for the conditions of the next. */
export interface Events {
  readonly acted: ReadonlySet<string>;
  readonly succeeded: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  readonly happened: ReadonlySet<'a tie' | 'a stalemate'>;
}

export interface Fight {
  readonly fighters: ReadonlyMap<string, Condition>;
  readonly positions: Positions;
  readonly facts: readonly DemonCityFact[];
  readonly events: Events;
}

export const noEvents: Events = { acted: new Set(), succeeded: new Set(), failed: new Set(), happened: new Set() };

/** The fight as the scenario describes it before its first round. */
export function startOf(cast: Cast): Fight {
  const fighters = new Map([...cast.fighters.values()].map((fighter) => [fighter.name, startingCondition(cast, fighter)]));
  const fight: Fight = {
    fighters,
    positions: cast.scenario.rounds.length === 0 ? nowhere : startingPositions(cast.scenario),
    facts: cast.scenario.facts,
    events: noEvents,
  };
  return factsOf(cast.scenario.facts, 'state').reduce(withState, fight);
}

/** Below 0 Toughness somebody is out of the fight; at 0 they are not. */
export function isDown(condition: Condition): boolean {
  return condition.toughness < 0 || condition.out;
}

export function conditionOf(fight: Fight, name: string): Condition {
  const found = fight.fighters.get(name);
  if (found === undefined) throw new Error(`Nobody called ${name} takes part`);
  return found;
}

/** The fight with one fighter's condition changed. */
export function withCondition<F extends Fight>(fight: F, name: string, change: Partial<Condition>): F {
  return { ...fight, fighters: new Map(fight.fighters).set(name, { ...conditionOf(fight, name), ...change }) };
}

/** The fight with somebody let go. */
export function released<F extends Fight>(fight: F, name: string): F {
  const free: { -readonly [K in keyof Condition]: Condition[K] } = { ...conditionOf(fight, name) };
  delete free.heldBy;
  return { ...fight, fighters: new Map(fight.fighters).set(name, free) };
}

/** A state that the writer gives somebody. */
export function withState<F extends Fight>(fight: F, fact: StateFact): F {
  return fact.who.reduce<F>((now, who) => (who.id === undefined || !now.fighters.has(who.id) ? now
    : withCondition(now, who.id, changeOf(conditionOf(now, who.id), fact))), fight);
}

/** What the table would see of the fight. */
export function toState(cast: Cast, fight: Fight): State {
  return { combatants: [...cast.fighters.values()].map((fighter) => combatantState(cast, fight, fighter)) };
}

function startingCondition(cast: Cast, fighter: Fighter): Condition {
  const toughness = valueOf(cast, fighter, 'Toughness');
  const plain: Condition = {
    toughness, base: baseOf(cast, fighter, 'Toughness'), started: toughness, hurt: false, out: false, panicked: false,
    gear: carries(cast, fighter),
    ...(hasStat(cast, fighter, 'Calm') ? { calm: valueOf(cast, fighter, 'Calm'), calmBase: baseOf(cast, fighter, 'Calm') } : {}),
  };
  return factsOf(fighter.traits, 'state').reduce((now, fact) => ({ ...now, ...changeOf(now, fact) }), plain);
}

function changeOf(condition: Condition, fact: StateFact): Partial<Condition> {
  switch (fact.state) {
    case 'hurt': return { hurt: true };
    case 'panicked': return { panicked: true };
    case 'down':
    case 'out of the fight': return { toughness: Math.min(condition.toughness, -1) };
    case 'grabbed': return fact.by?.id === undefined ? {} : { heldBy: fact.by.id };
  }
}

function combatantState(cast: Cast, fight: Fight, fighter: Fighter): CombatantState {
  const condition = conditionOf(fight, fighter.name);
  const place = fight.positions.places.get(fighter.name);
  return {
    name: fighter.name,
    side: fighter.combatant.side.id ?? fighter.combatant.side.text,
    tracks: [
      { name: 'Toughness', now: condition.toughness, base: condition.base },
      ...(condition.calm === undefined ? [] : [{ name: 'Calm', now: condition.calm, base: condition.calmBase ?? condition.calm }]),
    ],
    conditions: conditionWords(cast, condition),
    gear: condition.gear,
    ...(place === undefined ? {} : { place }),
  };
}

function conditionWords(cast: Cast, condition: Condition): readonly string[] {
  const holder = condition.heldBy === undefined ? undefined : cast.fighters.get(condition.heldBy);
  return [
    ...(isDown(condition) ? ['out of the fight'] : []),
    ...(condition.hurt ? ['hurt'] : []),
    ...(condition.panicked ? ['panicked'] : []),
    ...(holder === undefined ? [] : [`grabbed by ${holder.called}`]),
  ];
}
