/** Pinned dice of attacks and checks. */
import type { PinnedDie } from '../../../play/pinned-dice.ts';
import type { NameRef } from '../../../scenario.ts';
import type { Deed } from '../attacks.ts';
import type { Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type PinnedDice } from '../facts.ts';

const kinds: ReadonlySet<AttackFact['kind']> = new Set(['pinned roll', 'pinned crit', 'pinned damage']);

export function isPin({ kind }: AttackFact): boolean {
  return kinds.has(kind);
}

/** The pins of an actor’s dice, in the order of rolling; undefined for a die that is rolled. */
export function pinnedDice(deed: Deed, kind: PinnedDice['kind']): readonly (PinnedDie | undefined)[] {
  return dicePins(deed, kind).flatMap(({ dice, source }) =>
    dice.map((die) => (die === undefined ? undefined : { value: die.value, source })),
  );
}

/**
 * The pins that apply to an actor’s dice: those that name them, else those that name their kind, else those that name
 * nobody.
 */
export function dicePins(
  { actor, announcement: { clauses } }: Pick<Deed, 'actor' | 'announcement'>,
  kind: PinnedDice['kind'],
): readonly PinnedDice[] {
  const pins = allDicePins({ clauses }, kind);
  const levels = [2, 1, 0].map((level) => pins.filter(({ of }) => exactness(of, actor) === level));
  return levels.find((some) => some.length > 0) ?? [];
}

/** All pins of one kind below an announcement, for any actor. */
export function allDicePins(
  { clauses }: Pick<Deed['announcement'], 'clauses'>,
  kind: PinnedDice['kind'],
): readonly PinnedDice[] {
  return [...factsOf(clauses, 'pinned roll'), ...factsOf(clauses, 'pinned crit')].filter((pin) => pin.kind === kind);
}

/**
 * How specific an optional name is: 2 for a fighter’s own name, 1 for that of their kind, 0 for none; undefined where
 * it means somebody else.
 */
export function exactness(ref: NameRef | undefined, { name, combatant }: Fighter): 0 | 1 | 2 | undefined {
  if (ref === undefined) return 0;
  if (ref.id === name) return 2;
  return ref.id !== undefined && ref.id === combatant.creature?.id ? 1 : undefined;
}
