/** Looks up throws that the writer has pinned, and removes them from rounds. */
import type { NameRef, Round } from '../../scenario.ts';
import type { Fighter } from './cast.ts';
import type { Deed } from './deeds.ts';
import { factsOf, type DemonCityFact, type Pin, type Shock } from './facts.ts';

export function isPin({ kind }: DemonCityFact): boolean {
  return kind === 'pin';
}

/**
 * The pin of a deed’s throw; `target` is who takes the damage. Of several pins the most specific counts, and among
 * those the last.
 */
export function pinOf(
  { clauses, actor }: Pick<Deed, 'clauses' | 'actor'>,
  what: ClausePin,
  target?: Fighter,
): Pin | undefined {
  return mostExact(factsOf(clauses, 'pin').filter((pin) => pin.what === what && isFor(pin, actor, target)));
}

/** The throws that can be pinned below an announcement. */
export type ClausePin = 'action' | 'damage' | 'difficulty';

/** The pin of a Calm Check: of the checked combatant’s throw, or of the Host’s. */
export function calmPin(
  { facts }: Round<DemonCityFact>,
  what: 'calm' | 'against calm',
  check: Checked,
): Pin | undefined {
  return mostExact(factsOf(facts, 'pin').filter((pin) => pin.what === what && isForCheck(pin, check)));
}

/** The checked combatant, and the cause. */
interface Checked {
  readonly who: Fighter;
  readonly shock: Shock;
}

/** Whether a pin at the head of a round applies to a Calm Check. */
export function isForCheck({ of, to }: Pin, { who, shock: { by } }: Checked): boolean {
  return names(of, who) && (to === undefined || to.id === by.id);
}

/** Whether a pin below an announcement applies to this actor, and to this target of damage. */
export function isFor(pin: Pin, actor: Fighter, target?: Fighter): boolean {
  return names(pin.of, actor) && (pin.to === undefined || (target !== undefined && names(pin.to, target)));
}

/** The pins below an announcement that apply to this actor, for any target. */
export function pinsBelow({ clauses, actor }: Pick<Deed, 'clauses' | 'actor'>): readonly Pin[] {
  return factsOf(clauses, 'pin').filter(({ of }) => names(of, actor));
}

/** Whether the pin gives the one card or die that counts, or all `size` of them. */
export function fits({ cards: { length } }: Pin, size: number): boolean {
  return length === 1 || length === size;
}

/**
 * Whether an optional name stands for this fighter, by their own name or their creature’s; a missing name matches
 * everybody.
 */
function names(ref: NameRef | undefined, { name, combatant }: Fighter): boolean {
  return ref === undefined || ref.id === name || (ref.id !== undefined && ref.id === combatant.creature?.id);
}

function mostExact(pins: readonly Pin[]): Pin | undefined {
  return pins.reduce<Pin | undefined>(
    (best, pin) => (best === undefined || exactness(pin) >= exactness(best) ? pin : best),
    undefined,
  );
}

function exactness({ of, to }: Pin): number {
  return Number(of !== undefined) + Number(to !== undefined);
}
