/** Slots that hold stats: the name of one, or a row of them with their numbers. */
import type { Stat } from '../engine/index.ts';
import { endOfCapitals } from './name-slots.ts';
import { number, wordsReading } from './plain-slots.ts';
import { behindSeparator, isWord, tokenAt, type SlotInput, type SlotReading, type SlotType } from './slot-value.ts';

/** The name of a stat: a word of the game, or a run of capitalised words. */
export const stat: SlotType = {
  called: 'a stat',
  read(input, at) {
    if (input.tracing) input.wants(at, { called: 'a stat', type: 'stat', words: input.lexicon.stats.all });
    return statEnds(input, at).map((end) => wordsReading(input, at, end, textBetween(input, at, end)));
  },
};

/** `Agility 4  Toughness 3 of 5`: one stat after another, with or without commas. */
export const stats: SlotType = {
  called: 'a stat and its number',
  read(input, at) {
    const readings: SlotReading[] = [];
    let found: readonly Stat[] = [];
    for (let from = at; ; ) {
      const entry = statAt(input, found.length === 0 ? from : behindSeparator(input, from));
      if (entry === undefined) return readings;
      found = [...found, entry.stat];
      from = entry.end;
      readings.unshift({ end: from, value: { is: 'stats', stats: found } });
    }
  },
};

function statAt(input: SlotInput, at: number): { readonly end: number; readonly stat: Stat } | undefined {
  if (input.tracing) input.wants(at, { called: 'a stat and its number', type: 'stat', words: input.lexicon.stats.all });
  for (const end of statEnds(input, at)) {
    const [value] = number.read(input, end);
    if (value?.value.is !== 'number') { input.wants(end, { called: 'a number', type: 'number' }); continue; }
    const base = baseAt(input, value.end);
    const last = base?.end ?? value.end;
    const name = textBetween(input, at, end);
    const plain = { name, value: value.value.number.value, source: input.source(at, last) };
    return { end: last, stat: base === undefined ? plain : { ...plain, of: base.value } };
  }
  return undefined;
}

function baseAt(input: SlotInput, at: number): { readonly end: number; readonly value: number } | undefined {
  if (!isWord(input, at, 'of')) return undefined;
  const [base] = number.read(input, at + 1);
  return base?.value.is === 'number' ? { end: base.end, value: base.value.number.value } : undefined;
}

function statEnds(input: SlotInput, at: number): readonly number[] {
  const known = input.lexicon.stats.find(input.tokens, at, input.to)?.end;
  const run = tokenAt(input, at)?.kind === 'word' ? endOfCapitals(input, at) : at;
  return [known, run].filter((end, index) => end !== undefined && end > at && (index === 0 || end !== known)).map((end) => end ?? at);
}

function textBetween(input: SlotInput, from: number, to: number): string {
  return input.tokens.slice(from, to).map((token) => token.text).join(' ');
}
