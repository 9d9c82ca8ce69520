/** The state of a fight between two moments: hit points, damage taken, who is out of it, facts in force. */
import { derive } from '../../derive/index.ts';
import { noEvents, type Events } from '../../play/events.ts';
import { withConditions } from '../../play/fighters.ts';
import { factsKey, stateKey } from '../../play/state-key.ts';
import type { CombatantState, State } from '../../timeline.ts';
import { fightersNamed, type Cast, type Fighter } from './cast.ts';
import { factsOf, lastFact, type AttackFact, type DefeatDecision } from './facts.ts';

/** One fighter’s condition; `hitPoints` is missing where none are written. */
export interface Condition {
  readonly hitPoints?: { readonly now: number; readonly base: number };
  readonly damage: number;
  /** Out of the fight by the Host’s word, whatever their hit points are. */
  readonly ruledOut: boolean;
}

export interface Fight {
  readonly fighters: ReadonlyMap<string, Condition>;
  /** Facts in force: those of the scenario and of the heads of the rounds played so far. */
  readonly facts: readonly AttackFact[];
  readonly events: Events;
  /** The champion of each side, by name; nominated for one round. */
  readonly champions: ReadonlySet<string>;
}

/** Used before any champion is nominated. */
export const noChampions: ReadonlySet<string> = new Set();

const nobody: Condition = { damage: 0, ruledOut: false };

/** The fight as the scenario describes it before its first round. */
export const startOf = derive('attack-algorithm/starting fight', (cast: Cast): Fight => {
  const fighters = new Map(
    [...cast.fighters.values()].map(({ name, hitPoints }): [string, Condition] => [
      name,
      { damage: 0, ruledOut: false, ...(hitPoints === undefined ? {} : { hitPoints }) },
    ]),
  );
  const { facts } = cast.stage;
  return factsOf(facts, 'state').reduce<Fight>((now, fact) => ruled(now, fightersNamed(cast, fact.who), fact.state), {
    fighters,
    facts,
    events: noEvents,
    champions: noChampions,
  });
});

/** Equal for states from which the fight continues alike; champions don’t count, as each round nominates its own. */
export function fightKey({ fighters, facts, events }: Fight): string {
  return stateKey([fighters, factsKey(facts), events]);
}

export function conditionOf(fight: Fight, name: string): Condition {
  return fight.fighters.get(name) ?? nobody;
}

/** The fight after the Host has ruled these fighters out, or back in. */
export function ruled(fight: Fight, who: readonly Fighter[], state: 'out of the fight' | 'back in the fight'): Fight {
  return withConditions(fight, who, nobody, (condition) => ({ ...condition, ruledOut: state === 'out of the fight' }));
}

/** The fight after these fighters have taken damage; a negative number heals, up to the base. */
export function damaged(fight: Fight, who: readonly Fighter[], points: number): Fight {
  return withConditions(fight, who, nobody, (condition) => withDamage(condition, points));
}

/** The same for one condition. */
export function withDamage(condition: Condition, points: number): Condition {
  const { hitPoints } = condition;
  return {
    ...condition,
    damage: Math.max(0, condition.damage + points),
    ...(hitPoints === undefined
      ? {}
      : {
          hitPoints: { ...hitPoints, now: Math.min(Math.max(hitPoints.base, hitPoints.now), hitPoints.now - points) },
        }),
  };
}

/**
 * Whether a fighter is out: by the Host’s word, or by hit points where the Host has decided when that is so (aa-q35).
 */
export function isOut(fight: Fight, name: string): boolean {
  const condition = conditionOf(fight, name);
  return condition.ruledOut || isDefeated(condition, defeatDecided(fight));
}

/** The hit points at which fighters are out of the fight, where the Host has decided it. */
export function defeatDecided({ facts }: Fight): DefeatDecision['at'] | undefined {
  return defeatIn(facts).at;
}

const defeatIn = derive(
  'attack-algorithm/point of defeat',
  (facts: readonly AttackFact[]): Partial<Pick<DefeatDecision, 'at'>> => {
    const decision = lastFact(facts, 'defeat decision');
    return decision === undefined ? {} : { at: decision.at };
  },
);

/** Whether a fighter has hit points written, and none left. */
export function hasNoHitPoints({ hitPoints }: Condition): boolean {
  return hitPoints !== undefined && hitPoints.now <= 0;
}

/** Whether a fighter’s hit points put them out of the fight. */
export function isDefeated({ hitPoints }: Condition, at: DefeatDecision['at'] | undefined): boolean {
  if (hitPoints === undefined || at === undefined) return false;
  return at === 'at 0 HP' ? hitPoints.now <= 0 : hitPoints.now < 0;
}

/** The state as shown at the table. */
export function toState(cast: Cast, fight: Fight): State {
  return { combatants: [...cast.fighters.values()].map((fighter) => combatantState(fight, fighter)) };
}

function combatantState(fight: Fight, { name, combatant, carries }: Fighter): CombatantState {
  const { hitPoints, damage } = conditionOf(fight, name);
  return {
    name,
    side: combatant.side.id ?? combatant.side.text,
    tracks: hitPoints === undefined ? [] : [{ name: 'HP', now: hitPoints.now, base: hitPoints.base }],
    conditions: [
      ...(fight.champions.has(name) ? ['champion'] : []),
      ...(isOut(fight, name) ? ['out of the fight'] : []),
      ...(hitPoints === undefined && damage > 0 ? [`${damage} damage taken`] : []),
    ],
    gear: carries,
    ...(isOut(fight, name) ? { out: true as const } : {}),
  };
}
