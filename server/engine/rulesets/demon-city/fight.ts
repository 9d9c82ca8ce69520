/**
 * The state of a fight between two moments: Toughness, Calm, who is down, held or hurt, facts in force. An edition may
 * extend it.
 */
import { derive } from '../../derive/index.ts';
import { noEvents, type Events } from '../../play/events.ts';
import { factsKey, stateKey } from '../../play/state-key.ts';
import { list } from '../../play/words.ts';
import { nearestTo, nowhere, startingPositions, type Positions } from '../../positions.ts';
import type { CombatantState, State } from '../../timeline.ts';
import { carries, hasStat, leftOf, valueOf, type Cast, type Fighter } from './cast.ts';
import { bodiesOf } from './deeds.ts';
import { factsOf, type DemonCityFact, type StateFact } from './facts.ts';
import { changeOf } from './states.ts';

/** One fighter’s condition. `calm` is missing where the scenario gives none and nothing has changed it. */
export interface Condition {
  readonly toughness: number;
  readonly base: number;
  /** Has lost Toughness in this fight, whatever was regained since. */
  readonly worn: boolean;
  readonly calm?: number;
  readonly calmBase?: number;
  /** Up again after having been below 0 Toughness. */
  readonly hurt: boolean;
  /** Down for good: no later decision lets them up. */
  readonly out: boolean;
  /** At 0 Calm; below 0 a fighter is wholly ineffective. */
  readonly panicked: boolean;
  /** Earned in the last round: a free place within 60 ft. */
  readonly mayPlace: boolean;
  readonly heldBy?: string;
  /** Has defended successfully in the last round, and not used the benefit yet (dice edition). */
  readonly improved?: boolean;
  readonly gear: readonly string[];
}

export interface Fight {
  readonly fighters: ReadonlyMap<string, Condition>;
  readonly positions: Positions;
  readonly facts: readonly DemonCityFact[];
  readonly events: Events;
  /** All names, in the announcing order of those with equal Agility (reading d25). */
  readonly order: readonly string[];
}

/** The fight as the scenario describes it before its first round. */
export const startOf = derive('demon-city/starting fight', (cast: Cast): Fight => {
  const fighters = new Map(
    [...cast.fighters.values()].map((fighter) => [fighter.name, startingCondition(cast, fighter)]),
  );
  const fight: Fight = {
    fighters,
    positions: cast.stage.firstRound === undefined ? nowhere : startingPositions(cast.stage),
    facts: cast.stage.facts,
    events: noEvents,
    order: [...cast.fighters.keys()],
  };
  return factsOf(cast.stage.facts, 'state').reduce((now, fact) => withState(cast, now, fact), fight);
});

/** Equal for states from which the fight continues alike; `more` is the state that an edition adds. */
export function fightKey({ fighters, positions, facts, events, order }: Fight, more: unknown = ''): string {
  return stateKey([fighters, positions, factsKey(facts), events, order, more]);
}

/** Below 0 Toughness a fighter is out of the fight; at 0 they are not. */
export function isDown(condition: Condition): boolean {
  return condition.toughness < 0 || condition.out;
}

/** Whether a fighter is in a state that the vocabulary names. */
export function isIn(condition: Condition, state: string): boolean {
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isDown(condition);
    case 'unhurt':
      return !condition.worn && !condition.hurt && !isDown(condition);
    case 'hurt':
      return condition.hurt;
    case 'grabbed':
      return condition.heldBy !== undefined;
    case 'free':
      return condition.heldBy === undefined;
    case 'panicked':
      return condition.panicked;
    default:
      return false;
  }
}

/** The lower bound of Toughness: the actual number past −1 doesn’t matter (reading d14). */
const lowest = -1;

/** The change that a loss of Toughness makes. */
export function wornBy({ toughness, worn }: Condition, loss: number): Pick<Condition, 'toughness' | 'worn'> {
  const left = Math.min(toughness, Math.max(lowest, toughness - loss));
  return { toughness: left, worn: worn || left < toughness };
}

/** Whether the loss would go below the lower bound. */
export function isStopped({ toughness }: Condition, loss: number): boolean {
  return loss > 0 && toughness - loss < lowest;
}

/** The words for it. */
export const stopWords = 'Toughness stops at −1: how far below that somebody would fall makes no difference.';

/** Below 0 Calm a fighter does nothing any more. */
export function isIneffective(condition: Condition): boolean {
  return condition.panicked && (condition.calm ?? 0) < 0;
}

export function conditionOf(fight: Fight, name: string): Condition {
  const found = fight.fighters.get(name);
  if (found === undefined) throw new Error(`Nobody called ${name} takes part`);
  return found;
}

/** The fight with one fighter’s condition changed. */
export function withCondition<F extends Fight>(fight: F, name: string, change: Partial<Condition>): F {
  return { ...fight, fighters: new Map(fight.fighters).set(name, { ...conditionOf(fight, name), ...change }) };
}

/** The fight with a fighter released from a hold. */
export function released<F extends Fight>(fight: F, name: string): F {
  const { heldBy, ...free } = conditionOf(fight, name);
  return { ...fight, fighters: new Map(fight.fighters).set(name, free) };
}

/** A state that the writer gives a combatant. */
export function withState<F extends Fight>(cast: Cast, fight: F, fact: StateFact): F {
  return fact.who
    .flatMap((who) => (who.id === undefined ? [] : bodiesOf(cast, who.id)))
    .reduce((now, { name }) => withCondition(now, name, changeOf(name, conditionOf(now, name), fact)), fight);
}

/** The state as shown at the table. */
export function toState(cast: Cast, fight: Fight): State {
  return { combatants: [...cast.fighters.values()].map((fighter) => combatantState(cast, fight, fighter)) };
}

/** Points of Toughness are whole numbers; a check reports a stat that isn’t. */
function startingCondition(cast: Cast, fighter: Fighter): Condition {
  const plain: Condition = {
    toughness: Math.trunc(leftOf(cast, fighter, 'Toughness')),
    base: Math.trunc(valueOf(cast, fighter, 'Toughness')),
    worn: false,
    hurt: false,
    out: false,
    panicked: false,
    mayPlace: false,
    gear: carries(cast, fighter),
    ...(hasStat(cast, fighter, 'Calm')
      ? { calm: leftOf(cast, fighter, 'Calm'), calmBase: valueOf(cast, fighter, 'Calm') }
      : {}),
  };
  return factsOf(fighter.traits, 'state').reduce(
    (now, fact) => ({ ...now, ...changeOf(fighter.name, now, fact) }),
    plain,
  );
}

function combatantState(cast: Cast, fight: Fight, fighter: Fighter): CombatantState {
  const condition = conditionOf(fight, fighter.name);
  const place = fight.positions.places.get(fighter.name);
  return {
    name: fighter.name,
    side: fighter.combatant.side.id ?? fighter.combatant.side.text,
    tracks: [
      { name: 'Toughness', now: condition.toughness, base: condition.base },
      ...(condition.calm === undefined
        ? []
        : [{ name: 'Calm', now: condition.calm, base: condition.calmBase ?? condition.calm }]),
    ],
    conditions: conditionWords(cast, condition),
    gear: condition.gear,
    ...(place === undefined ? distanceOf(cast, fight, fighter) : { place }),
    ...(isDown(condition) ? { out: true as const } : {}),
  };
}

/** Those they are nearest to. */
function distanceOf(cast: Cast, { positions }: Fight, { name }: Fighter): Pick<CombatantState, 'distance'> {
  const nearest = nearestTo(positions, name);
  const others = (nearest?.others ?? []).flatMap((other) => cast.fighters.get(other)?.called ?? []);
  return nearest === undefined || others.length === 0 ? {} : { distance: `${nearest.feet} ft from ${list(others)}` };
}

function conditionWords(cast: Cast, condition: Condition): readonly string[] {
  const holder = condition.heldBy === undefined ? undefined : cast.fighters.get(condition.heldBy);
  return [
    ...(isDown(condition) ? ['out of the fight'] : []),
    ...(condition.hurt ? ['hurt'] : []),
    ...(condition.panicked ? ['panicked'] : []),
    ...(isIneffective(condition) ? ['wholly ineffective'] : []),
    ...(holder === undefined ? [] : [`grabbed by ${holder.called}`]),
    ...(condition.improved === true ? ['better placed'] : []),
    ...(condition.mayPlace ? ['free to stand anywhere within 60 ft'] : []),
  ];
}
