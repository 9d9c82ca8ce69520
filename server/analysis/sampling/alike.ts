/**
 * Compares two texts of a scenario for equal play, ignoring where their sentences are: a full stop added to a sentence
 * changes only its range.
 */
import { sameSource, type PlayedText, type RoundOdds, type Source } from '../../engine/index.ts';

/** A source in JSON; no other value has these four members together. */
const place = /\{"file":"(?:[^"\\]|\\.)*","sentence":-?\d+,"start":\d+,"end":\d+\}/gu;

/** Whether two parts of played texts are equal apart from sources. */
export function areAlike(one: string, other: string): boolean {
  return one === other || unplaced(one) === unplaced(other);
}

function unplaced(json: string): string {
  return json.replaceAll(place, '0');
}

/** In text order. */
function placesIn(json: string): readonly Source[] {
  return [...json.matchAll(place)].map(([found]) => JSON.parse(found) as Source);
}

/** Updates the sources in odds of an old text to those in the new one, for all parts that are alike in both. */
export function movedBetween(old: PlayedText, now: PlayedText): (odds: RoundOdds) => RoundOdds {
  const places = new Map<string, Source>();
  const sentences = new Map<string, number>();
  const parts = [now.head, ...now.rounds];
  for (const [index, part] of [old.head, ...old.rounds].entries()) {
    const same = parts[index];
    if (same === undefined || same === part || !areAlike(part, same)) continue;
    const there = placesIn(same);
    for (const [at, source] of placesIn(part).entries()) {
      const to = there[at];
      if (to === undefined) continue;
      places.set(keyOf(source), to);
      sentences.set(sentenceKey(source), to.sentence);
    }
  }
  const moved = (source: Source): Source =>
    places.get(keyOf(source)) ?? { ...source, sentence: sentences.get(sentenceKey(source)) ?? source.sentence };
  return places.size === 0 ? (odds) => odds : (odds) => movedIn(odds, moved);
}

function keyOf({ file, sentence, start, end }: Source): string {
  return `${sentence}/${start}/${end}/${file}`;
}

function sentenceKey({ file, sentence }: Source): string {
  return `${sentence}/${file}`;
}

/** The same value if nothing in it has moved. */
function movedIn<T>(value: T, moved: (source: Source) => Source): T {
  if (isSource(value)) {
    const now = moved(value);
    return sameSource(now, value) ? value : (now as T);
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

/** Excludes fractions, which have their own class. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
