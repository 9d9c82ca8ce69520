/** The slot for a verb of speech. */
import { Phrases } from './phrases.ts';
import { wordsReading } from './plain-slots.ts';
import type { SlotType } from './slot-value.ts';
import type { Token } from '../read/tokens.ts';
import { baseForms } from './word-forms.ts';

const ways = [
  'says',
  'shouts',
  'yells',
  'screams',
  'cries',
  'cries out',
  'calls',
  'calls out',
  'whispers',
  'mutters',
  'murmurs',
  'asks',
  'answers',
  'replies',
  'tells',
  'warns',
  'begs',
  'pleads',
  'swears',
  'hisses',
  'growls',
  'sings',
  'laughs',
];

/** Never offered: a missing verb of action is more likely. */
export const speech: SlotType = {
  called: '“says” or “shouts”',
  unasked: true,
  read(input, at) {
    const found = phrases.find(input.tokens, at, input.to);
    return found === undefined ? [] : [wordsReading(input, at, found.end, found.text)];
  },
};

/** The end of the verb of speech at a token; undefined if there is none. */
export function speechEnd(tokens: readonly Token[], at: number, to: number): number | undefined {
  return phrases.find(tokens, at, to)?.end;
}

const phrases = new Phrases(ways.flatMap((way) => [way, ...baseForms(way)]));
