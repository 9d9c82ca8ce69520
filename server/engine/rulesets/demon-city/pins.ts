/** Throws that the writer has pinned, and rounds without them. */
import type { NameRef, Round } from '../../scenario.ts';
import type { Fighter } from './cast.ts';
import type { Deed } from './deeds.ts';
import { factsOf, type DemonCityFact, type Pin, type Shock } from './facts.ts';

export function isPin({ kind }: DemonCityFact): boolean {
  return kind === 'pin';
}

/**
 * What is pinned of a deed’s throw; `target` is the one on whom damage falls. Of several pins the one that says most
 * exactly whose it is counts, and of those the last.
 */
export function pinOf(
  { clauses, actor }: Pick<Deed, 'clauses' | 'actor'>,
  what: ClausePin,
  target?: Fighter,
): Pin | undefined {
  return mostExact(factsOf(clauses, 'pin').filter((pin) => pin.what === what && isFor(pin, actor, target)));
}

/** What can be pinned below an announcement. */
export type ClausePin = 'action' | 'damage' | 'difficulty';

/** What is pinned of a Calm Check: of the throw of the one who is checked, or of the Host’s. */
export function calmPin(
  { facts }: Round<DemonCityFact>,
  what: 'calm' | 'against calm',
  check: Checked,
): Pin | undefined {
  return mostExact(factsOf(facts, 'pin').filter((pin) => pin.what === what && isForCheck(pin, check)));
}

/** Who is checked, and by what. */
interface Checked {
  readonly who: Fighter;
  readonly shock: Shock;
}

/** Whether a pin at the head of a round holds for a Calm Check. */
export function isForCheck({ of, to }: Pin, { who, shock: { by } }: Checked): boolean {
  return names(of, who) && (to === undefined || to.id === by.id);
}

/** Whether a pin below an announcement holds for one who announces it, and for one on whom damage falls. */
export function isFor(pin: Pin, actor: Fighter, target?: Fighter): boolean {
  return names(pin.of, actor) && (pin.to === undefined || (target !== undefined && names(pin.to, target)));
}

/** The pins below an announcement that hold for one who announces it, whomever they fall on. */
export function pinsBelow({ clauses, actor }: Pick<Deed, 'clauses' | 'actor'>): readonly Pin[] {
  return factsOf(clauses, 'pin').filter(({ of }) => names(of, actor));
}

/** Whether it names the card or die that counts, or all of so many. */
export function fits({ cards: { length } }: Pin, size: number): boolean {
  return length === 1 || length === size;
}

/** Whether a name that may be left out stands for somebody: their own, or that of their kind. */
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
