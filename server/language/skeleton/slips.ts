/** What writers try in every game, and how it is said here. */
import type { Slip } from '../../engine/index.ts';

export const commonSlips: readonly Slip[] = [
  inBlock('(has|have|having|carry|Carry|hold|holds|wields|bears|owns|with|armed with|Carries|Carrying|carrying|(Weapon|weapon|Weapons|weapons|Gear|gear|Equipment|equipment|carries) :) {things:things}', 'carries {things}'),
  inBlock('is (armed with|carrying|holding|wielding) {things:things}', 'carries {things}'),
  inBlock('[(is|are)] [aged] {age:number} (years old|years of age|years|year old)', 'note "{age} years old"'),
  { places: ['file'], words: '(title|Title|adventure|Adventure|encounter|Encounter|scene|Scene) [:] {title:prose}', say: 'scenario "{title}"' },
  { places: ['file', 'scenario'], words: 'seed (:|=) {value:number}', say: 'seed {value}' },
  { places: ['scenario', 'round', 'situation'], words: '{words:prose}', say: 'read aloud "{words}"' },
];

function inBlock(words: string, say: string): Slip {
  return { places: ['combatant'], words, say };
}
