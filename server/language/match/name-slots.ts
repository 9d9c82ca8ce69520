/** Slots for names: one, several, a side, or a new name. */
import type { NameRef } from '../../engine/index.ts';
import { cutOff } from '../read/bounds.ts';
import { isCapitalised } from '../read/characters.ts';
import { isArticle, withoutArticle, type NameKind } from './name-table.ts';
import {
  behindSeparator,
  isMark,
  isWord,
  tokenAt,
  type Mention,
  type NameList,
  type NameReading,
  type SlotInput,
  type SlotReading,
  type SlotType,
  type SlotWant,
} from './slot-value.ts';
import type { Token } from '../read/tokens.ts';

/** The readings of one entry of a list, and which kind of name was expected where. */
interface Entry {
  readonly readings: readonly NameReading[];
  readonly wantedAt: number;
  readonly kind: NameKind;
}

export const who: SlotType = {
  called: 'a name',
  read: (input, at) => oneName(input, at, 'combatant').map(toSlotReading),
};
export const side: SlotType = { called: 'a side', read: (input, at) => oneName(input, at, 'side').map(toSlotReading) };
export const creature: SlotType = {
  called: 'the name of a creature',
  read: (input, at) => oneName(input, at, 'creature').map(toSlotReading),
};
export const names: SlotType = { called: 'a name', read: (input, at) => listAt(input, at, 'combatant').values };
/** The targets of an attack: an `at` before them is skipped, and never offered. */
export const aimed: SlotType = {
  called: 'a name',
  read: (input, at) => namesOrAll.read(input, isWord(input, at, 'at') ? at + 1 : at),
};
export const namesOrAll: SlotType = {
  called: 'a name',
  read(input, at) {
    const [all, some] = [everybody(input, at), names.read(input, at)];
    return all.length === 0 ? some : [...all, ...some];
  },
};
export const sides: SlotType = { called: 'a side', read: (input, at) => listAt(input, at, 'side').values };

/** Several names (`A, B and C`, `every Deckhand`), the longest list first. */
export function namesAt(input: SlotInput, at: number): readonly NameReading[] {
  return listAt(input, at, 'combatant').readings;
}

/** Cached for each token, since many rows read names at the same one. */
function listAt(input: SlotInput, at: number, kind: 'combatant' | 'side'): NameList {
  const key = `${kind} ${at}`;
  const list =
    input.nameLists.get(key) ??
    listOf(input, at, kind === 'side' ? (from) => nameAt(input, from, 'side') : (from) => combatantsAt(input, from));
  input.nameLists.set(key, list);
  for (const want of list.wanted) input.wants(want.at, wantOf[want.kind]);
  return list;
}

function combatantsAt(input: SlotInput, at: number): Entry {
  if (isWord(input, at, 'every')) return everyBody(input, at);
  const entry = nameAt(input, at, 'combatant');
  return { ...entry, readings: entry.readings.map((reading) => amongSeveral(reading, input, at)) };
}

/** An undeclared name where several names are possible gets `several`. */
function amongSeveral(reading: NameReading, input: SlotInput, from: number): NameReading {
  if (reading.names.every(({ id }) => id !== undefined)) return reading;
  const several = input.source(from, reading.end);
  return { ...reading, mentions: reading.mentions.map((mention) => ({ ...mention, several })) };
}

/**
 * The readings of one name: as a known name, without its article, and as a run of capitalised words that nobody has
 * declared.
 */
export function oneName(input: SlotInput, at: number, kind: NameKind): readonly NameReading[] {
  const { readings, wantedAt } = nameAt(input, at, kind);
  input.wants(wantedAt, wantOf[kind]);
  return readings;
}

function nameAt(input: SlotInput, at: number, kind: NameKind): Entry {
  const first = tokenAt(input, at);
  const from = first?.kind === 'word' && isArticle(first.text) ? at + 1 : at;
  if (first === undefined) return { readings: [], wantedAt: from, kind };
  const readings: NameReading[] = [];
  for (const start of from === at ? [at] : [at, from]) {
    const known =
      input.names.find(kind, input.tokens, start, input.to) ??
      (kind === 'side' ? input.names.findSmall(kind, input.tokens, start, input.to) : undefined);
    if (known !== undefined) readings.push(toReading(kind, known.end, refAt(input, start, known.end, known.name.name)));
  }
  for (const start of from === at || !isCapitalised(first.text) ? [from] : [from, at]) {
    const end = endOfUnknown(input, start);
    if (end > start && !readings.some((reading) => reading.end === end) && !isKnownOtherwise(input, kind, from, end))
      readings.push(toReading(kind, end, refAt(input, start, end)));
  }
  return { readings, wantedAt: from, kind };
}

/** Whether words are a declared name in all capitals or in the genitive: they are read as that name, or not at all. */
function isKnownOtherwise(input: SlotInput, kind: NameKind, from: number, to: number): boolean {
  const run = input.tokens.slice(from, to);
  if (!run.every((token) => token.kind === 'word')) return false;
  const shouted = run.every(
    ({ text }) => text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase(),
  );
  const genitive = /^(.+)['’]s$/u.exec(run.at(-1)?.text ?? '')?.[1];
  if (!shouted && genitive === undefined) return false;
  const spelled = run.map((token, index) => ({
    ...token,
    text: shouted
      ? token.text.slice(0, 1) + token.text.slice(1).toLowerCase()
      : index === run.length - 1
        ? (genitive ?? '')
        : token.text,
  }));
  return input.names.find(kind, input.tokens.toSpliced(from, to - from, ...spelled), from, input.to)?.end === to;
}

function toReading(kind: NameKind, end: number, name: NameRef): NameReading {
  return { end, names: [name], mentions: [{ kind, name }] };
}

/** The name in a run of tokens as it was used; without `id` if it is undeclared. */
export function refAt(input: SlotInput, from: number, to: number, id?: string): NameRef {
  const source = input.source(from, to);
  const text = cutOff(textOf(input.tokens, from, to));
  return id === undefined ? { text, source } : { text, id, source };
}

/**
 * The words of some tokens, joined by blanks, with the stops of abbreviations; without an article at the start of
 * quoted words.
 */
export function textOf(tokens: readonly Token[], from: number, to: number): string {
  const only = to === from + 1 ? tokens[from] : undefined;
  if (only !== undefined) return only.kind === 'prose' ? withoutArticle(only.text) : only.text;
  return tokens
    .slice(from, to)
    .map(({ text, stop }) => (stop === true ? `${text}.` : text))
    .join(' ');
}

/** The end of the run of capitalised words at a token; small words such as `von` may occur within it. */
export function endOfCapitals(input: SlotInput, at: number): number {
  let end = at;
  for (;;) {
    let next = end;
    while (next > at && particles.has(tokenAt(input, next)?.text ?? '')) next += 1;
    const token = tokenAt(input, next);
    if (token?.kind !== 'word' || !isCapitalised(token.text)) return end;
    end = next + 1;
  }
}

const wantOf: Readonly<Record<NameKind, SlotWant>> = {
  combatant: { called: 'a name', type: 'combatant' },
  creature: { called: 'the name of a creature', type: 'creature' },
  side: { called: 'a side', type: 'side' },
  thing: { called: 'a thing', type: 'thing' },
  verb: { called: 'a verb', type: 'verb' },
};

const particles = new Set([
  'von',
  'van',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'du',
  'la',
  'le',
  'el',
  'al',
  'bin',
  'ibn',
  'ter',
  'ten',
  'zu',
  'zum',
  'af',
  'av',
  'y',
]);

/** The end of an undeclared name; quoted words that end like a sentence are none. */
function endOfUnknown(input: SlotInput, at: number): number {
  const token = tokenAt(input, at);
  if (token?.kind !== 'prose') return endOfCapitals(input, at);
  return /[!?…,]$|\s\p{Ll}\S*\.$/u.test(token.text) ? at : at + 1;
}

/** All combatants: `everybody`, `everyone`. */
function everybody(input: SlotInput, at: number): readonly SlotReading[] {
  if (!allWords.some((word) => isWord(input, at, word))) return [];
  const source = input.source(at, at + 1);
  const all = input.names.all('combatant').map(({ name }) => ({ text: name, id: name, source }));
  return [{ end: at + 1, value: { is: 'names', names: all, mentions: [] } }];
}

/** The words for all combatants. */
export const allWords: readonly string[] = ['everybody', 'everyone'];

/** All combatants of one stat block. */
function everyBody(input: SlotInput, at: number): Entry {
  const entry = nameAt(input, at + 1, 'creature');
  const readings = entry.readings.map(({ end, names: [block], mentions }) => {
    const bodies = input.names.all('combatant').filter((name) => block?.id !== undefined && name.creature === block.id);
    const source = input.source(at, end);
    const several = mentions.map((mention) => ({ ...mention, several: source }));
    const named = bodies.map((body) => ({ text: body.name, id: body.name, source }));
    return {
      end,
      mentions: several,
      names: named.length > 0 || block === undefined ? named : [{ text: block.text, source }],
    };
  });
  return { ...entry, readings };
}

function listOf(input: SlotInput, at: number, entryAt: (at: number) => Entry): NameList {
  const names: NameRef[] = [];
  const mentions: Mention[] = [];
  const wanted: { readonly at: number; readonly kind: NameKind }[] = [];
  const ends: { readonly end: number; readonly names: number; readonly mentions: number }[] = [];
  for (let from = at; ;) {
    const start = ends.length === 0 ? from : behindSeparator(input, from);
    if (ends.length > 0 && start === from) break;
    const { readings, wantedAt, kind } = entryAt(start);
    wanted.push({ at: wantedAt, kind });
    const reading = preferred(input, readings);
    if (reading === undefined) break;
    names.push(...reading.names);
    mentions.push(...reading.mentions);
    from = reading.end;
    ends.push({ end: from, names: names.length, mentions: mentions.length });
  }
  const lists = ends
    .toReversed()
    .map((list) => ({ end: list.end, names: names.slice(0, list.names), mentions: mentions.slice(0, list.mentions) }));
  return { readings: lists, values: lists.map(toSlotReading), wanted };
}

/** A known name, unless a run of capitalised words continues after it, so that it must be another name. */
function preferred(input: SlotInput, readings: readonly NameReading[]): NameReading | undefined {
  const [first, second] = readings;
  return first !== undefined && second !== undefined && endOfCapitals(input, first.end) > first.end ? second : first;
}

function toSlotReading({ end, names: found, mentions }: NameReading): SlotReading {
  return { end, value: { is: 'names', names: found, mentions } };
}

/** A name in its declaration: all its capitalised words, or quoted words; a number may end it. */
export const newName: SlotType = {
  called: 'a name with capitals or in quotes',
  read(input, at) {
    const first = tokenAt(input, at);
    const from = first?.kind === 'word' && isArticle(first.text) && endOfUnknown(input, at + 1) > at + 1 ? at + 1 : at;
    const words = endOfUnknown(input, from);
    if (words === from) return [];
    const quoted = tokenAt(input, from)?.kind === 'prose';
    const end =
      !quoted && tokenAt(input, words)?.kind === 'number' && !isMark(input, words + 1, ':') ? words + 1 : words;
    return [{ end, value: { is: 'new', name: toNewName(input, from, end, from === at ? undefined : first?.text) } }];
  },
};

function toNewName(
  input: SlotInput,
  from: number,
  to: number,
  article: string | undefined,
): Extract<SlotReading['value'], { is: 'new' }>['name'] {
  const text = textOf(input.tokens, from, to);
  const quoted = tokenAt(input, from)?.text ?? '';
  const inner =
    quoted.length > text.length && to === from + 1 ? quoted.slice(0, quoted.length - text.length).trim() : undefined;
  const said = article?.toLowerCase() ?? inner;
  return {
    text: cutOff(text),
    ...(said === undefined || said === '' ? {} : { article: said }),
    source: input.source(from, to),
  };
}
