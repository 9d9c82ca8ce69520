/** Common mistakes in a combatant’s block. */
import { difficulties } from '../attempts/difficulty.ts';
import type { CommonMistake } from '../../../ruleset.ts';
import { advantageSorts } from '../sentences/combatants.ts';

const difficulty = `{difficulty:${difficulties.join('|')}}`;
const type = '{type:minor|significant|major}';
const sort = '{sort:drive|goal|value|project}';

export const blockSlips: readonly CommonMistake[] = [
  inBlock('(general [pool]|GP) {points:number}', 'Willpower {points}'),
  inBlock('base {points:number}', 'Willpower {points} of {points}'),
  inBlock('(Willpower|WP) {now:number} / {base:number}', 'Willpower {now} of {base}'),
  inBlock(`${sort} {words:prose} (:|with|,) {points:number} [(WP|Willpower)]`, '{sort} "{words}" {points}'),
  inBlock(`{sort:${advantageSorts}} ${type} {words:prose}`, '{type} {sort} "{words}"'),
  ...['drive', 'goal', 'value', 'project'].flatMap((each) => [
    inBlock(`(${forms(each)}) [:] {words:words} [:] {points:number}`, `${each} "{words}" {points}`),
    inBlock(`(${forms(each)}) : {words:prose} {points:number}`, `${each} "{words}" {points}`),
  ]),
  ...['advantage', 'weakness', 'skill', 'contact'].flatMap((each) =>
    [1, 2, 3].flatMap((count) => severalOf(each, count)),
  ),
  inBlock('(flaw|disadvantage|drawback) {words:prose}', 'minor weakness "{words}"'),
  inBlock('(addiction|temptation|vice|obsession) {words:prose}', 'compulsion "{words}"'),
  inBlock(`wound : ${difficulty} {words:prose} on {scope:prose}`, '{difficulty} wound "{words}" on "{scope}"'),
  inBlock(`(fatigue|tired) [:] ${difficulty} {words:prose}`, '{difficulty} fatigue "{words}"'),
  inBlock('{count:number} [XP] charges', '{count} minor charges'),
];

/** `Drive`, `drives`. */
function forms(word: string): string {
  const several = word.endsWith('s') ? `${word}es` : `${word}s`;
  return [word, several].flatMap((each) => [each, `${each.slice(0, 1).toUpperCase()}${each.slice(1)}`]).join('|');
}

/** `Advantages: Safecracker (minor), Handgun (significant)`: each becomes a line of its own. */
function severalOf(sort: string, count: number): readonly CommonMistake[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const words = all.map((index) => `{words${index}:words} \\( {type${index}:minor|significant|major} \\)`).join(' , ');
  const plain = count === 1 ? [inBlock(`(${forms(sort)}) : {words:words}`, `minor ${sort} "{words}"`)] : [];
  return [
    inBlock(
      `(${forms(sort)}) [:] ${words}`,
      all.map((index) => `{type${index}} ${sort} "{words${index}}"`).join('\n  '),
    ),
    ...plain,
  ];
}

function inBlock(words: string, say: string): CommonMistake {
  return { places: ['combatant'], words, say };
}
