/** Which verbs go with a weapon: the likeliest things that somebody announces who carries it. */
import { ownValue } from '../../words/own-value.ts';
import type { Setting } from '../../scenario.ts';
import type { DemonCityFact } from './facts.ts';
import { hasClass, weaponNamed, type Weapon } from './weapons.ts';

/** The verbs of those who have nothing in hand. */
export const bareVerbs: readonly string[] = ['punches', 'kicks', 'grabs'];

const blades = ['stabs', 'slashes'];
const edges = ['slashes', 'strikes'];
const blunt = ['strikes'];

/** Of close weapons by their names; those that aren’t named here strike. */
const verbsOfClose: Readonly<Record<string, readonly string[]>> = {
  knife: blades,
  dagger: blades,
  spear: ['stabs', 'strikes'],
  sword: ['slashes', 'stabs'],
  machete: edges,
  axe: edges,
  'fire axe': edges,
  hatchet: edges,
  claws: ['claws', 'slashes'],
  fangs: ['bites'],
};

/** The likeliest first. */
export function verbsWith(setting: Setting<DemonCityFact>, thing: string): readonly string[] {
  return verbsOf(weaponNamed(setting, thing));
}

function verbsOf(weapon: Weapon): readonly string[] {
  if (hasClass(weapon, 'supernatural')) return ['uses'];
  if (hasClass(weapon, 'ranged')) return ['shoots'];
  if (hasClass(weapon, 'thrown')) return ['hurls'];
  return ownValue(verbsOfClose, weapon.name.toLowerCase()) ?? blunt;
}
