/** The likeliest verbs for each weapon that a combatant carries. */
import { ownValue } from '../../words/own-value.ts';
import type { Setting } from '../../scenario.ts';
import type { DemonCityFact } from './facts.ts';
import { hasClass, weaponNamed, type Weapon } from './weapons.ts';

/** The verbs for bare hands. */
export const bareVerbs: readonly string[] = ['punches', 'kicks', 'grabs'];

const blades = ['stabs', 'slashes'];
const edges = ['slashes', 'strikes'];
const blunt = ['strikes'];

/** Verbs for close weapons by name; the default is to strike. */
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

/** The likeliest verbs first. */
export function verbsWith(setting: Setting<DemonCityFact>, thing: string): readonly string[] {
  return verbsOf(weaponNamed(setting, thing));
}

function verbsOf(weapon: Weapon): readonly string[] {
  if (hasClass(weapon, 'supernatural')) return ['uses'];
  if (hasClass(weapon, 'ranged')) return ['shoots'];
  if (hasClass(weapon, 'thrown')) return ['hurls'];
  return ownValue(verbsOfClose, weapon.name.toLowerCase()) ?? blunt;
}
