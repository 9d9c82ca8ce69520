/** What writers try in every game, and how it is said here. */
import type { Slip } from '../../engine/index.ts';

export const commonSlips: readonly Slip[] = [
  inBlock('(has|have|having|carry|Carry|hold|holds|wields|bears|owns|with|armed with|Carries|Carrying|carrying|(Weapon|weapon|Weapons|weapons|Gear|gear|Equipment|equipment|carries) :) {things:things}', 'carries {things}'),
  inBlock('is (armed with|carrying|holding|wielding) {things:things}', 'carries {things}'),
  inBlock('[(is|are)] [aged] {age:number} (years old|years of age|years|year old)', 'note "{age} years old"'),
  { places: ['file'], words: '(title|Title|adventure|Adventure|encounter|Encounter|scene|Scene) [:] {title:prose}', say: 'scenario "{title}"' },
  { places: ['file', 'scenario'], words: 'seed (:|=) {value:number}', say: 'seed {value}' },
  { places: ['scenario', 'round', 'situation'], words: '{words:prose}', say: 'read aloud "{words}"' },
  ...conditions(),
  ...expectations(),
];

/** What writers ask in the heading of a round, and how that is asked here. */
function conditions(): readonly Slip[] {
  const asked = [
    ['(hits|hit|wins|win|succeeds|succeed|lands|makes it|make it)', '{who} succeeded'],
    ['(misses|miss|fails|fail|loses|lose)', '{who} failed'],
    ['(dies|die|died|falls|fell|drops|(is|are) (dead|killed|dying|gone|knocked out)|goes down)', '{who} is out of the fight'],
    ['(lives|live|survives|survive|[still] (stands|stand)|(is|are) [still] (alive|up|standing))', 'not {who} is out of the fight'],
  ] as const;
  return asked.map(([words, say]) => ({ places: ['scenario'], words: `round {number} (if|when|once) {who:names} ${words}`, say: `round {number} if ${say}` }));
}

/** What writers expect in other words, and bounds with other signs. */
function expectations(): readonly Slip[] {
  const asked = [
    ['(hits|hit|wins|win|succeed|lands|makes it|succeeds)', 'succeeds'],
    ['(misses|miss|loses|lose|fail|fails)', 'fails'],
    ['(dies|die|falls|goes down|(is|are) (dead|killed))', 'is out of the fight'],
    ['(survives|survive|lives|live|(is|are) unharmed)', 'is unhurt'],
  ] as const;
  const bounds = [['(at least|more than|over|above|> [=])', 'at least'], ['(at most|less than|under|below|< [=])', 'at most']] as const;
  return asked.flatMap(([words, what]) => bounds.flatMap(([sign, bound]) => ['{share:percent}', '{share:number}'].map((share): Slip => ({
    places: ['scenario'], words: `expect {who:names} ${words} ${sign} ${share} (in|after) round {number}`,
    say: `expect {who} ${what} ${bound} {share}% ${what.startsWith('is') ? 'after' : 'in'} round {number}`,
  }))));
}

function inBlock(words: string, say: string): Slip {
  return { places: ['combatant'], words, say };
}
