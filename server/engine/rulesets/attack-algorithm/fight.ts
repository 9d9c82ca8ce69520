/** The state of a fight between two moments: hit points, damage taken, who is out of it, what holds. */
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
  /** By the Host’s word, whatever their hit points are. */
  readonly ruledOut: boolean;
}

export interface Fight {
  readonly fighters: ReadonlyMap<string, Condition>;
  /** What holds: facts of the scenario and of the heads of the rounds that were played. */
  readonly facts: readonly AttackFact[];
  readonly events: Events;
  /** Who is champion of a side, by name; nominated for one round. */
  readonly champions: ReadonlySet<string>;
}

/** No champion is nominated yet. */
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

/** The same text for states from which the fight goes on alike; champions are nominated anew in each round. */
export function fightKey({ fighters, facts, events }: Fight): string {
  return stateKey([fighters, factsKey(facts), events]);
}

export function conditionOf(fight: Fight, name: string): Condition {
  return fight.fighters.get(name) ?? nobody;
}

/** The fight when the Host has said that these are out of it, or back. */
export function ruled(fight: Fight, who: readonly Fighter[], state: 'out of the fight' | 'back in the fight'): Fight {
  return withConditions(fight, who, nobody, (condition) => ({ ...condition, ruledOut: state === 'out of the fight' }));
}

/** The fight when somebody has taken so much damage; less than none is given back, up to the base. */
export function damaged(fight: Fight, who: readonly Fighter[], points: number): Fight {
  return withConditions(fight, who, nobody, (condition) => withDamage(condition, points));
}

/** The same of one condition. */
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
 * Whether somebody is out of the fight: by the Host’s word, or by hit points where it is decided when that is so
 * (aa-q35).
 */
export function isOut(fight: Fight, name: string): boolean {
  const condition = conditionOf(fight, name);
  return condition.ruledOut || isDefeated(condition, defeatDecided(fight));
}

/** From which hit points on somebody is out of the fight, where the Host has decided it. */
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

/** Whether somebody has hit points, and none of them left. */
export function hasNoHitPoints({ hitPoints }: Condition): boolean {
  return hitPoints !== undefined && hitPoints.now <= 0;
}

/** Whether somebody’s hit points put them out of the fight. */
export function isDefeated({ hitPoints }: Condition, at: DefeatDecision['at'] | undefined): boolean {
  if (hitPoints === undefined || at === undefined) return false;
  return at === 'at 0 HP' ? hitPoints.now <= 0 : hitPoints.now < 0;
}

/** The state as somebody at the table would see it. */
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
