/** The state of a fight between two moments: Willpower by pool, wounds, fatigue, charges, who is out of it. */
import { derive } from '../../derive/index.ts';
import { noEvents, type Events } from '../../play/events.ts';
import { withConditions } from '../../play/fighters.ts';
import { factsKey, stateKey } from '../../play/state-key.ts';
import type { Source } from '../../source.ts';
import { wordsKey, type Cast, type Fighter } from './cast.ts';
import { effectOf } from './attempts/difficulty.ts';
import { factsOf, type QuickShotFact, type Scoped } from './facts.ts';

/** A combatant’s wound; `effect` is the difficulty of the action that it adds, missing where it adds none. */
export interface OwnWound extends Scoped {
  readonly words: string;
  readonly effect?: number;
  readonly source: Source;
}

export interface OwnFatigue {
  readonly words?: string;
  readonly effect: number;
  readonly source: Source;
}

/** A drive with its points. */
export interface OwnDrive {
  readonly words: string;
  readonly points: number;
  /** Set for a fulfilled project: nothing can further it any more. */
  readonly fulfilled?: true;
}

export const chargeTypes = ['minor', 'significant', 'major'] as const;

export type ChargeType = (typeof chargeTypes)[number];

export type Charges = Readonly<Record<ChargeType, number>>;

/**
 * One fighter’s condition. `aside` is Willpower set aside after a project, `gained` are the advantages acquired in
 * play.
 */
export interface Condition {
  readonly general: number;
  readonly base: number;
  /** Keyed by `wordsKey` of their words. */
  readonly drives: ReadonlyMap<string, OwnDrive>;
  readonly aside: number;
  readonly charges: Charges;
  readonly tass: Charges;
  readonly wounds: readonly OwnWound[];
  readonly fatigue?: OwnFatigue;
  readonly gained: readonly string[];
  /** The keys of weaknesses that have already paid for an advantage. */
  readonly traded: readonly string[];
  /** Out of the fight by the Host’s word. */
  readonly ruledOut: boolean;
}

export interface Fight {
  readonly fighters: ReadonlyMap<string, Condition>;
  /** The facts of the situation and before it. */
  readonly facts: readonly QuickShotFact[];
  readonly events: Events;
}

const none: Charges = { minor: 0, significant: 0, major: 0 };

const nobody: Condition = {
  general: 0,
  base: 0,
  drives: new Map(),
  aside: 0,
  charges: none,
  tass: none,
  wounds: [],
  gained: [],
  traded: [],
  ruledOut: false,
};

/** The state by the combatants’ own blocks, before the facts of the situation apply. */
export const writtenState = derive('quick-shot/written state', (cast: Cast): Fight => ({
  fighters: new Map([...cast.fighters.values()].map((fighter) => [fighter.name, writtenOf(fighter)])),
  facts: cast.stage.facts,
  events: noEvents,
}));

function writtenOf({ traits, willpower }: Fighter): Condition {
  const fatigue = factsOf(traits, 'fatigue').at(-1);
  const effect = fatigue === undefined ? undefined : effectOf(fatigue.difficulty.text);
  return {
    ...nobody,
    general: willpower.now,
    base: willpower.base,
    drives: new Map(
      factsOf(traits, 'drive').map(({ words, points }) => [
        wordsKey(words.text),
        { words: words.text, points: whole(points?.value) },
      ]),
    ),
    charges: held(traits, false),
    tass: held(traits, true),
    wounds: factsOf(traits, 'wound').map(woundOf),
    ...(fatigue === undefined || effect === undefined
      ? {}
      : { fatigue: { words: fatigue.words.text, effect, source: fatigue.source } }),
  };
}

/** A wound as written; a word that is not a difficulty adds no action. */
export function woundOf({
  words,
  difficulty,
  everything,
  scope,
  source,
}: Extract<QuickShotFact, { readonly kind: 'wound' | 'takes wound' | 'deals wound' }>): OwnWound {
  const effect = difficulty === undefined ? undefined : effectOf(difficulty.text);
  return {
    words: words.text,
    source,
    ...(effect === undefined ? {} : { effect }),
    ...(everything === undefined ? {} : { everything }),
    ...(scope === undefined ? {} : { scope }),
  };
}

function held(traits: readonly QuickShotFact[], tass: boolean): Charges {
  const own = factsOf(traits, 'holding').filter((holding) => holding.tass === tass);
  const sum = (type: ChargeType): number =>
    own.filter((holding) => holding.type.text === type).reduce((all, { count }) => all + whole(count.value), 0);
  return { minor: sum('minor'), significant: sum('significant'), major: sum('major') };
}

/** A number of points or charges as a whole number of at least 0. */
export function whole(value = 0): number {
  return Math.max(0, Math.trunc(value));
}

/** Equal for states from which play continues alike. */
export function fightKey({ fighters, facts, events }: Fight): string {
  return stateKey([fighters, factsKey(facts), events]);
}

export function conditionOf(fight: Fight, name: string): Condition {
  return fight.fighters.get(name) ?? nobody;
}

/** The state with the condition of some fighters changed. */
export function changed(fight: Fight, who: readonly Fighter[], change: (condition: Condition) => Condition): Fight {
  return withConditions(fight, who, nobody, change);
}

export function isOut(fight: Fight, name: string): boolean {
  return conditionOf(fight, name).ruledOut;
}

/** Those who are still in the fight, in declaration order. */
export function presentIn({ fighters }: Cast, fight: Fight): readonly Fighter[] {
  return [...fighters.values()].filter(({ name }) => !isOut(fight, name));
}

/** Adds a wound; it replaces one with the same words. */
export function wounded(condition: Condition, wound: OwnWound): Condition {
  return {
    ...condition,
    wounds: [...condition.wounds.filter(({ words }) => wordsKey(words) !== wordsKey(wound.words)), wound],
  };
}

export function without(condition: Condition, words: string): Condition {
  return { ...condition, wounds: condition.wounds.filter((wound) => wordsKey(wound.words) !== wordsKey(words)) };
}
