/** Slots for conditions of announcements: they are read so that a check can report them, and never offered. */
import type { Phrases } from './phrases.ts';
import { wordsReading } from './plain-slots.ts';
import { isMark, isWord, type SlotInput, type SlotReading, type SlotType } from './slot-value.ts';

/** `if Bill shoots`, up to a comma, to `then`, or to the end of the sentence. */
export const dependence = refused((input) => input.lexicon.dependence);

/** The same after the waiting verb, where more words can start it: `for Bill`. */
export const awaited = refused((input) => input.lexicon.awaited);

function refused(phrasesOf: (input: SlotInput) => Phrases): SlotType {
  return {
    called: 'what it depends on',
    unasked: true,
    read(input, at) {
      const begun = phrasesOf(input).find(input.tokens, at, input.to)?.end;
      return begun === undefined ? [] : endsFrom(input, begun).map((end) => reading(input, at, end));
    },
  };
}

/** The tokens at which it may end, nearest first. */
function endsFrom(input: SlotInput, begun: number): readonly number[] {
  const ends: number[] = [];
  for (let at = begun + 1; at < input.to && ends.length < mostEnds; at += 1) {
    if (isMark(input, at, ',') || isWord(input, at, 'then')) ends.push(at);
  }
  return begun < input.to ? [...ends, input.to] : [];
}

const mostEnds = 6;

function reading(input: SlotInput, at: number, end: number): SlotReading {
  const text = input.tokens
    .slice(at, end)
    .map((token) => token.text)
    .join(' ')
    .replaceAll(' ,', ',');
  return wordsReading(input, at, end, text);
}
