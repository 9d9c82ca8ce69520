/** Clashes and single throws as contests of hands: who has to beat what. Tarot edition, steps 4 and 6 to 9. */
import type { Contest, ContestHand, Deal, Deck, Threshold } from '../../chance/index.ts';
import { known } from '../../combatants.ts';
import { memoOfEach } from '../../derive/index.ts';
import type { KeepingPool } from '../../pool.ts';
import type { Hand } from '../../scenario.ts';
import { cardMark, fool } from './cards.ts';
import { pinnedBy, type HandWish } from './dealing.ts';
import { opposers, resisted, type Deed } from '../demon-city/deeds.ts';
import { factsOf, lastFact } from '../demon-city/facts.ts';
import type { RoundPlan } from './fight.ts';
import { pinOf } from '../demon-city/pins.ts';
import { chooses } from './options.ts';
import { resistingValue } from './pools/index.ts';
import { isAttack } from '../demon-city/vocabulary.ts';

/** The hands of one contest, each with its wish for the deal. */
export interface Throwing {
  readonly deeds: readonly Deed[];
  readonly hands: readonly { readonly hand: ContestHand; readonly wish: HandWish }[];
}

/** The id of the hand that the Host throws for a combatant’s task. */
export function difficultyId(who: string): string {
  return `difficulty of ${who}`;
}

/** The contest of deeds that are thrown for together: a Clash, or one uncontested action. */
export function throwingOf(plan: RoundPlan, deeds: readonly Deed[]): Throwing {
  const throwing = deeds.filter((deed) => plan.pools.actions.has(deed.actor.name));
  return {
    deeds: throwing,
    hands: throwing.flatMap((deed) => {
      const pool = plan.pools.actions.get(deed.actor.name);
      const difficulty = plan.pools.difficulties.get(deed.actor.name);
      return [
        ...(pool === undefined ? [] : [{ hand: deedHand(plan, deed, pool, throwing), wish: wishOf(deed, pool) }]),
        ...(difficulty === undefined
          ? []
          : [{ hand: difficultyHand(deed, difficulty), wish: difficultyWish(deed, difficulty) }]),
      ];
    }),
  };
}

/** The contest for `chance/`, dealt from these decks; hands that get no card are left out. */
export function contestOf(
  plan: RoundPlan,
  throwing: Throwing,
  decks: Readonly<Record<string, Deck>>,
  sizes: ReadonlyMap<string, number>,
): Contest {
  const served = throwing.hands.filter(({ hand }) => (sizes.get(hand.id) ?? 0) > 0);
  const absent = new Set(throwing.hands.filter((each) => !served.includes(each)).map(({ hand }) => hand.id));
  return {
    decks,
    hands: served.map(({ hand }) => ({ ...withoutAbsent(plan, hand, absent), draws: sizes.get(hand.id) ?? 0 })),
    preference: preferenceOf(plan, throwing.deeds),
    lowerAttacksAreTried: lowerAttacksAreTried(plan),
  };
}

/** The contest of hands that lie on the table; cached by the numbers of cards, which mostly are those due. */
export function contestOnTable(plan: RoundPlan, throwing: Throwing, hands: Deal): Contest {
  const key = throwing.hands.map(({ hand }) => hands.get(hand.id)?.length ?? 0).join();
  return contestsOnTable(throwing).get(key, () => contestOf(plan, throwing, noDecks, sizesOf(hands)));
}

const contestsOnTable = memoOfEach<Contest>('contests on the table');

/** Hands that are on the table already need no deck. */
export const noDecks: Readonly<Record<Hand, Deck>> = { Players: [], Host: [] };

/** A hand to be dealt, and the deck it comes from. */
export interface Wished {
  readonly deck: string;
  readonly wish: HandWish;
}

export function wishesOf({ hands }: Pick<Throwing, 'hands'>): readonly Wished[] {
  return hands.map(({ hand, wish }) => ({ deck: hand.deck, wish }));
}

/**
 * The hands of all Clashes of a round, which are dealt together, in announcing order regardless of Clash (reading t30).
 */
export function clashHands({ context }: RoundPlan, clashes: readonly Throwing[]): Throwing['hands'] {
  const all = new Map(clashes.flatMap(({ hands }) => hands).map((each) => [each.hand.id, each]));
  return [...context.deeds.keys()].flatMap((who) => [who, difficultyId(who)].flatMap((id) => all.get(id) ?? []));
}

/** The number of cards in each hand. */
export function sizesOf(hands: ReadonlyMap<string, readonly unknown[]>): ReadonlyMap<string, number> {
  return new Map([...hands].map(([id, cards]) => [id, cards.length]));
}

function deedHand(plan: RoundPlan, deed: Deed, pool: KeepingPool, together: readonly Deed[]): ContestHand {
  const against = isAttack(deed.kind) ? attackThresholds(plan, deed, together) : otherThresholds(plan, deed, together);
  const watched = factsOf(deed.actor.traits, 'wins with').map((fact) => cardMark(fact.card.text));
  return {
    id: deed.actor.name,
    deck: pool.from,
    draws: pool.size,
    keep: pool.keep,
    side: deed.actor.group,
    action: { kind: isAttack(deed.kind) ? 'attack' : 'other', against },
    unlucky: fool,
    ...(deed.actor.significator === undefined ? {} : { lucky: cardMark(deed.actor.significator) }),
    ...(watched.length === 0 ? {} : { watched }),
  };
}

/** The foe’s throw, if the foe attacks or avoids this attacker, and otherwise the stat that resists (reading t16). */
function attackThresholds(plan: RoundPlan, deed: Deed, together: readonly Deed[]): readonly Threshold[] {
  return deed.targets.map((target) => {
    const theirs = together.find((other) => other.actor === target);
    return theirs !== undefined && meetsAttack(plan, theirs, deed)
      ? { hand: target.name }
      : { number: resistingValue(plan.context.cast, deed, target) };
  });
}

/**
 * Whether a deed opposes an attack, so that the attack has to beat its throw: it strikes back, avoids it, or struggles
 * free.
 */
export function meetsAttack(plan: RoundPlan, theirs: Deed, deed: Deed): boolean {
  if (isAttack(theirs.kind) || theirs.kind === 'escape') return theirs.targets.includes(deed.actor);
  return resisted(theirs, plan.context.deeds).includes(deed);
}

/** The throws of everybody who opposes the deed, and its own difficulty if it has one (reading t45). */
function otherThresholds(plan: RoundPlan, deed: Deed, together: readonly Deed[]): readonly Threshold[] {
  const foes = opposers(deed, plan.context.deeds)
    .filter((other) => together.includes(other))
    .map((other) => ({ hand: other.actor.name }));
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number === undefined) return foes;
  return [
    ...foes,
    difficulty.thrownFor ? { hand: difficultyId(deed.actor.name) } : { number: difficulty.number.value },
  ];
}

function difficultyHand(deed: Deed, pool: KeepingPool): ContestHand {
  return {
    id: difficultyId(deed.actor.name),
    deck: pool.from,
    draws: pool.size,
    keep: pool.keep,
    action: { kind: 'idle' },
  };
}

function wishOf(deed: Deed, pool: KeepingPool): HandWish {
  return { id: deed.actor.name, size: pool.size, keep: pool.keep, ...pinnedBy(pinOf(deed, 'action')) };
}

function difficultyWish(deed: Deed, pool: KeepingPool): HandWish {
  return {
    id: difficultyId(deed.actor.name),
    size: pool.size,
    keep: pool.keep,
    ...pinnedBy(pinOf(deed, 'difficulty')),
  };
}

/** A foe without a card resists by the stat; a difficulty without a card is no obstacle. */
function withoutAbsent(plan: RoundPlan, hand: ContestHand, absent: ReadonlySet<string>): ContestHand {
  if (hand.action.kind === 'idle' || absent.size === 0) return hand;
  const deed = plan.context.deeds.get(hand.id);
  const against = hand.action.against.flatMap((threshold): Threshold[] => {
    if ('number' in threshold || !absent.has(threshold.hand)) return [threshold];
    const foe = plan.context.cast.fighters.get(threshold.hand);
    return foe === undefined || deed === undefined || !isAttack(deed.kind)
      ? []
      : [{ number: resistingValue(plan.context.cast, deed, foe) }];
  });
  return { ...hand, action: { ...hand.action, against } };
}

/** The order among allies who tie: the writer’s decision, then announcing order (reading t20). */
function preferenceOf(plan: RoundPlan, deeds: readonly Deed[]): readonly string[] {
  const decided = factsOf(plan.context.facts, 'decision')
    .filter((fact) => fact.about === 'ally tie')
    .flatMap(({ whom }) => known(whom));
  return [...new Set([...decided.reverse(), ...deeds.map((deed) => deed.actor.name)])];
}

/** Reading t17: only the highest attack is tried, unless the scenario chooses otherwise. */
function lowerAttacksAreTried(plan: RoundPlan): boolean {
  return chooses(plan.context.cast.stage, 'lower attacks', 'on');
}

/** Whether the deed has a difficulty of its own. */
export function hasDifficulty(deed: Deed): boolean {
  return lastFact(deed.clauses, 'difficulty')?.number !== undefined;
}

/** The rank or number of a task. */
export function difficultyNumber(deed: Deed): number {
  return lastFact(deed.clauses, 'difficulty')?.number?.value ?? 0;
}
