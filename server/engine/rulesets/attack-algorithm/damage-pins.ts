/** The damage dice of first hits that the writer has pinned. */
import { fightersNamed } from './cast.ts';
import { factsOf } from './facts.ts';
import type { Moment } from './moment.ts';
import type { SideAttack } from './side-attack.ts';

/** What the first hit on an enemy rolls, by name; a value that the die of the side doesn’t have is left out. */
export function damagePins({ cast, round }: Pick<Moment, 'cast' | 'round'>, { die = 0 }: Pick<SideAttack, 'die'>): ReadonlyMap<string, number> {
  return new Map(factsOf(round.facts, 'pinned damage')
    .filter(({ die: { value } }) => Number.isInteger(value) && value >= 1 && value <= die)
    .flatMap(({ who, die: { value } }) => fightersNamed(cast, [who]).map(({ name }): [string, number] => [name, value])));
}
