/** Sentences about new characters, what they roll, and their silver. */
import { optional, said } from '../../../fact-rows.ts';
import { attributes } from '../attributes.ts';
import { atHead, block, fact, type Row } from './rows.ts';

export const creationRows: readonly Row[] = [
  {
    id: 'new-character',
    places: block,
    words: `a new character [, with the {of:${attributes.join('|')}} background {background:prose}]`,
    asks: { background: 'the background, in quotes' },
    means: fact('new character', { of: optional.words, background: optional.words }),
    doc: 'Somebody as they are created: level 1, 0 XP, attributes of 2d4, HP of 2 + 1d6, and a background.',
    example: 'a new character, with the PRE background "bell-founder"',
  },
  {
    id: 'replaces',
    places: block,
    words: 'replaces a character of level {level:number} [and {experience:number} XP]',
    means: fact('replaces', { level: said.number, experience: optional.number }),
    doc: 'Somebody nearby who takes over from a player’s dead character, with half of the level and the XP.',
    example: 'replaces a character of level 4 and 600 XP',
  },
  {
    id: 'rolled-up',
    places: atHead,
    words: '{who:names} (is|are) rolled up',
    means: fact('rolled up', { who: said.names }),
    doc: 'The dice of a new character: attributes and HP. What is written in the block counts all the same.',
    example: 'Ann is rolled up.',
  },
  {
    id: 'silver',
    places: block,
    words: 'has {count:number} (sp|silver)',
    means: fact('silver', { count: said.number }),
    doc: 'Silver pieces at the start.',
    example: 'has 40 sp',
  },
  {
    id: 'pays',
    places: atHead,
    words: '{who:names} (pays|pay|spends|spend) {count:number} (sp|silver) [[for] {words:prose}]',
    means: fact('money', { who: said.names, count: said.number, way: 'pays', words: optional.words }),
    doc: 'Silver pieces that somebody spends, and on what.',
    example: 'Ann pays 12 sp for "a lantern".',
  },
  {
    id: 'finds',
    places: atHead,
    words: '{who:names} (finds|find|earns|earn) {count:number} (sp|silver) [[for] {words:prose}]',
    means: fact('money', { who: said.names, count: said.number, way: 'finds', words: optional.words }),
    doc: 'Silver pieces that somebody finds or earns.',
    example: 'Ann finds 12 sp.',
  },
];
