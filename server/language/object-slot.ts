/** The slot that holds what something is done to. */
import { isCapitalised } from './characters.ts';
import { isArticle } from './name-table.ts';
import { nearest } from './near.ts';
import { prose, runs } from './plain-slots.ts';
import type { SlotInput, SlotType } from './slot-value.ts';

/** Words in quotes, or plain words with an article, up to the next clause, where nothing else can be meant. */
export const object: SlotType = {
  called: 'words in quotes',
  read(input, at) {
    const quoted = prose.read(input, at);
    return quoted.length > 0 || !input.lenient ? quoted : runs(input, at, longestObject).filter(({ end }) => isObject(input, at, end));
  },
};

const longestObject = 8;

function isObject(input: SlotInput, from: number, to: number): boolean {
  const words = input.tokens.slice(from, to);
  return words.some(({ text }) => isArticle(text)) && !isArticle(words.at(-1)?.text ?? '')
    && words.every(({ text, onNewLine }) => !onNewLine && !isCapitalised(text) && nearest(text, input.lexicon.clauseWords) === undefined);
}
