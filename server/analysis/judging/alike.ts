/**
 * Two texts of a scenario that are played alike, wherever their sentences stand: a full stop at the end of one changes
 * nothing but its place.
 */
import { oncePer, type PlayedText, type RoundOdds, type Source } from '../../engine/index.ts';

/** A played text without its places, and these in the order of the text. */
interface Unplaced {
  readonly head: Part;
  readonly rounds: readonly Part[];
}

interface Part {
  readonly text: string;
  readonly sources: readonly Source[];
}

/** A place as JSON has it; of any other value these four members never stand together. */
const place = /\{"file":"(?:[^"\\]|\\.)*","sentence":-?\d+,"start":\d+,"end":\d+\}/gu;

const unplaced = oncePer(({ head, rounds }: PlayedText): Unplaced => ({
  head: partOf(head),
  rounds: rounds.map(partOf),
}));

function partOf(json: string): Part {
  const sources = [...json.matchAll(place)].map(([found]) => JSON.parse(found) as Source);
  return { text: json.replaceAll(place, '0'), sources };
}

/** Whether what holds from the start is the same in both. */
export function areHeadsAlike(one: PlayedText, other: PlayedText): boolean {
  return unplaced(one).head.text === unplaced(other).head.text;
}

/** Whether both have a round at this place of the text, and the same. */
export function areRoundsAlike(one: PlayedText, other: PlayedText, index: number): boolean {
  const round = unplaced(one).rounds[index];
  return round !== undefined && round.text === unplaced(other).rounds[index]?.text;
}

/** Where in the new text stands what stood at a place of the old one, of all parts that are alike. */
export function movesBetween(old: PlayedText, now: PlayedText): (source: Source) => Source {
  const [before, after] = [unplaced(old), unplaced(now)];
  const moved = new Map<string, Source>();
  const sentences = new Map<string, Source>();
  for (const [index, part] of [before.head, ...before.rounds].entries()) {
    const same = [after.head, ...after.rounds][index];
    if (same?.text !== part.text) continue;
    for (const [at, source] of part.sources.entries()) {
      const to = same.sources[at];
      if (to === undefined) continue;
      moved.set(keyOf(source), to);
      sentences.set(sentenceKey(source), to);
    }
  }
  return (source) => {
    const sentence = sentences.get(sentenceKey(source));
    return moved.get(keyOf(source)) ?? (sentence === undefined ? source : { ...source, sentence: sentence.sentence });
  };
}

function keyOf({ file, sentence, start, end }: Source): string {
  return `${sentence}/${start}/${end}/${file}`;
}

function sentenceKey({ file, sentence }: Source): string {
  return `${sentence}/${file}`;
}

/** The same odds, told of where things stand now; the same value where nothing has moved. */
export function movedOdds(odds: RoundOdds, moved: (source: Source) => Source): RoundOdds {
  return movedIn(odds, moved);
}

function movedIn<T>(value: T, moved: (source: Source) => Source): T {
  if (isSource(value)) {
    const now = moved(value);
    return keyOf(now) === keyOf(value) ? value : (now as T);
  }
  if (Array.isArray(value)) {
    const all = value.map((each: unknown) => movedIn(each, moved));
    return all.every((each, at) => each === (value as readonly unknown[])[at]) ? value : (all as T);
  }
  if (value instanceof Map) {
    const all = [...value].map(([key, each]: [unknown, unknown]) => [key, movedIn(each, moved)] as const);
    return all.every(([key, each]) => each === value.get(key)) ? value : (new Map(all) as T);
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value);
  const all = members.map(([name, each]) => [name, movedIn(each, moved)] as const);
  return all.every(([, each], at) => each === members[at]?.[1]) ? value : (Object.fromEntries(all) as T);
}

function isSource(value: unknown): value is Source {
  return isRecord(value) && 'sentence' in value && 'file' in value && 'start' in value && 'end' in value;
}

/** Fractions are no records: they are of a class of their own. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
