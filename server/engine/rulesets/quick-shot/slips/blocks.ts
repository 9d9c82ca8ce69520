/** What writers try in the block of somebody. */
import { difficulties } from '../difficulty.ts';
import type { Slip } from '../../../ruleset.ts';
import { advantageSorts } from '../sentences/combatants.ts';

const difficulty = `{difficulty:${difficulties.join('|')}}`;
const type = '{type:minor|significant|major}';
const sort = '{sort:drive|goal|value|project}';

export const blockSlips: readonly Slip[] = [
  inBlock('(general [pool]|GP) {points:number}', 'Willpower {points}'),
  inBlock('base {points:number}', 'Willpower {points} of {points}'),
  inBlock('(Willpower|WP) {now:number} / {base:number}', 'Willpower {now} of {base}'),
  inBlock(`${sort} {words:prose} (:|with|,) {points:number} [(WP|Willpower)]`, '{sort} "{words}" {points}'),
  inBlock(`{sort:${advantageSorts}} ${type} {words:prose}`, '{type} {sort} "{words}"'),
  inBlock('(flaw|disadvantage|drawback) {words:prose}', 'minor weakness "{words}"'),
  inBlock('(addiction|temptation|vice|obsession) {words:prose}', 'compulsion "{words}"'),
  inBlock(`wound : ${difficulty} {words:prose} on {scope:prose}`, '{difficulty} wound "{words}" on "{scope}"'),
  inBlock(`(fatigue|tired) [:] ${difficulty} {words:prose}`, '{difficulty} fatigue "{words}"'),
  inBlock('{count:number} [XP] charges', '{count} minor charges'),
];

function inBlock(words: string, say: string): Slip {
  return { places: ['combatant'], words, say };
}
