/** Slots for stats: the name of one, or a row of them with their numbers. */
import type { Source, Stat } from '../../engine/index.ts';
import { endOfCapitals, textOf } from './name-slots.ts';
import { number, wordsReading } from './plain-slots.ts';
import { isRoundWord } from '../explain/round-mistyped.ts';
import {
  behindSeparator,
  isMark,
  isWord,
  tokenAt,
  type SlotInput,
  type SlotReading,
  type SlotType,
} from './slot-value.ts';

/** The name of a stat: a word of the game, or a run of capitalised words. */
export const stat: SlotType = {
  called: 'a stat',
  read(input, at) {
    if (input.tracing) input.wants(at, { called: 'a stat', type: 'stat', words: input.lexicon.stats.all });
    return namesFrom(input, at).map(({ name, end }) => wordsReading(input, at, end, name));
  },
};

/** `Agility 4  Toughness 3 of 5`: stats with or without commas between them; the number may come before the name. */
export const stats: SlotType = {
  called: 'a stat and its number',
  read(input, at) {
    const readings: SlotReading[] = [];
    let found: readonly Entry[] = [];
    for (let from = at; ;) {
      const entry = entryAt(input, found.length === 0 ? from : behindSeparator(input, from));
      if (entry === undefined) return readings;
      found = [...found, entry];
      from = entry.end;
      readings.unshift({
        end: from,
        value: { is: 'stats', stats: found.map((each) => each.stat), named: found.map((each) => each.named) },
      });
    }
  },
};

/** A stat with its number, and the source of its name. */
interface Entry {
  readonly end: number;
  readonly stat: Stat;
  readonly named: Source;
}

function entryAt(input: SlotInput, at: number): Entry | undefined {
  if (input.tracing) input.wants(at, { called: 'a stat and its number', type: 'stat', words: input.lexicon.stats.all });
  for (const name of namesFrom(input, at)) {
    const value = valueAt(input, name.end);
    if (value !== undefined) return toEntry(input, name, value, [at, name.end], [at, value.end]);
    input.wants(name.end, { called: 'a number', type: 'number' });
  }
  return behindNumber(input, at);
}

/** `12 HP`, for stats of the game only. */
function behindNumber(input: SlotInput, at: number): Entry | undefined {
  const value = valueAt(input, at);
  const known = value === undefined ? undefined : input.lexicon.stats.find(input.tokens, value.end, input.to);
  if (value === undefined || known === undefined) return undefined;
  return toEntry(input, { name: known.text, end: known.end }, value, [value.end, known.end], [at, known.end]);
}

function toEntry(
  input: SlotInput,
  { name }: StatName,
  { value, of }: StatValue,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Entry {
  const plain = { name, value, source: input.source(start, end) };
  return { end, stat: of === undefined ? plain : { ...plain, of }, named: input.source(from, to) };
}

/** A number, with its base if given, as `3 of 5` or `3/5`. */
interface StatValue {
  readonly end: number;
  readonly value: number;
  readonly of?: number;
}

function valueAt(input: SlotInput, at: number): StatValue | undefined {
  const left = numberAt(input, at);
  const isBase = left !== undefined && (isWord(input, left.end, 'of') || isMark(input, left.end, '/'));
  const base = isBase ? numberAt(input, left.end + 1) : undefined;
  return left === undefined || base === undefined ? left : { end: base.end, value: left.value, of: base.value };
}

function numberAt(input: SlotInput, at: number): StatValue | undefined {
  const [reading] = number.read(input, at);
  return reading?.value.is === 'number' ? { end: reading.end, value: reading.value.number.value } : undefined;
}

/** The name of a stat in the game's words; `end` is exclusive. */
interface StatName {
  readonly name: string;
  readonly end: number;
}

function namesFrom(input: SlotInput, at: number): readonly StatName[] {
  const known = input.lexicon.stats.find(input.tokens, at, input.to);
  const run = tokenAt(input, at)?.kind === 'word' && !opensSentence(input, at) ? endOfCapitals(input, at) : at;
  const found = known === undefined ? [] : [{ name: known.text, end: known.end }];
  return run > at && run !== known?.end ? [...found, { name: textOf(input.tokens, at, run), end: run }] : found;
}

/** `Round 1`, `Turn 1` and `Seed 7` start separate sentences, despite their capitals. */
function opensSentence(input: SlotInput, at: number): boolean {
  const token = tokenAt(input, at);
  return at === input.from && (isRoundWord(token) || input.lexicon.headWords.has(token?.text.toLowerCase() ?? ''));
}
