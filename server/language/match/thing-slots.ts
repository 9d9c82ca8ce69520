/** Slots for things that are carried or used, known or in plain words. */
import type { Carried, NameRef } from '../../engine/index.ts';
import { isArticle, withoutArticle, type FoundName } from './name-table.ts';
import { refAt } from './name-slots.ts';
import {
  behindSeparator,
  isMark,
  tokenAt,
  type SlotInput,
  type SlotReading,
  type SlotType,
  type SlotWant,
} from './slot-value.ts';
import { singulars } from './word-forms.ts';

const longestPlain = 4;
const wanted: SlotWant = { called: 'a thing', type: 'thing' };

/** A thing within a sentence: a known one first; then as few plain words as the rest of the sentence allows. */
export const thing: SlotType = {
  called: 'a thing',
  read: (input, at) =>
    thingsAt(input, at, severalOf).map(({ end, name }) => ({
      end,
      value: { is: 'names', names: [{ ...name, ...articleOf(input, at) }], mentions: [{ kind: 'thing', name }] },
    })),
};

/** A list of things; each may have its state in brackets, as `musket (loaded)`. */
export const things: SlotType = {
  called: 'a thing',
  read(input, at) {
    const lists: SlotReading[] = [];
    let found: readonly Carried[] = [];
    for (let from = at, first = true; ; first = false) {
      const start = first ? from : behindSeparator(input, from);
      if (!first && start === from) break;
      const entry = carriedAt(input, start);
      if (entry === undefined) break;
      found = [...found, entry.carried];
      from = entry.end;
      lists.unshift({ end: from, value: { is: 'things', things: found } });
    }
    return lists;
  },
};

/** A thing in its declaration: capitalised or not, up to the colon. */
export const newThing: SlotType = {
  called: 'the name of a thing',
  read(input, at) {
    const from = behindArticle(input, at);
    const readings: SlotReading[] = [];
    for (const end of plainEnds(input, from)) {
      readings.unshift({
        end,
        value: { is: 'new', name: { text: refAt(input, from, end).text, source: input.source(from, end) } },
      });
    }
    return readings;
  },
};

interface ThingReading {
  readonly end: number;
  readonly name: NameRef;
}

/** The readings of a thing; `otherwise` looks it up under other words. */
function thingsAt(input: SlotInput, at: number, otherwise?: typeof severalOf): readonly ThingReading[] {
  const from = behindArticle(input, at);
  input.wants(from, wanted);
  if (isPossessiveAlone(input, from)) return [];
  // Quoted words are taken literally, never as a declared or carried thing.
  const quoted = tokenAt(input, from)?.kind === 'prose';
  const known = quoted
    ? undefined
    : (input.names.find('thing', input.tokens, from, input.to) ?? otherwise?.(input, at, from));
  const readings: ThingReading[] =
    known === undefined ? [] : [{ end: known.end, name: refAt(input, from, known.end, known.name.name) }];
  for (const end of plainEnds(input, from)) {
    if (end !== known?.end) readings.push({ end, name: { ...refAt(input, from, end), ...(quoted ? { quoted } : {}) } });
  }
  return readings;
}

/** A plural after a possessive: `their boathooks` finds the boathook if no thing is called `boathooks`. */
function severalOf(input: SlotInput, at: number, from: number): FoundName | undefined {
  if (from === at || !possessives.has(tokenAt(input, at)?.text ?? '')) return undefined;
  for (const end of [...plainEnds(input, from)].reverse()) {
    const last = input.tokens[end - 1];
    for (const text of last === undefined ? [] : singulars(last.text)) {
      const found =
        last === undefined
          ? undefined
          : input.names.find('thing', input.tokens.with(end - 1, { ...last, text }), from, end);
      if (found?.end === end) return found;
    }
  }
  return undefined;
}

/** `with her` ends before its noun: `her` alone can be a combatant, as in `shoots her`, but not a thing. */
function isPossessiveAlone(input: SlotInput, at: number): boolean {
  const token = tokenAt(input, at);
  // A pronoun to be read as a name has become a prose token without quotes around it.
  const isPronoun = token?.kind === 'prose' && token.end - token.start === token.text.length;
  return isPronoun && isArticle(token.text) && tokenAt(input, at + 1)?.kind !== 'word';
}

const reflexives = new Set(['himself', 'herself', 'itself', 'themselves', 'yourself', 'myself']);

const possessives = new Set(['his', 'her', 'its', 'their']);

function carriedAt(input: SlotInput, at: number): { readonly end: number; readonly carried: Carried } | undefined {
  const readings = thingsAt(input, at);
  const known = readings[0]?.name.id === undefined ? undefined : readings[0];
  const longest = readings.at(-1);
  // If plain words continue after a known thing, they are another thing.
  const reading = known !== undefined && (longest === undefined || longest.end <= known.end) ? known : longest;
  if (reading === undefined) return undefined;
  const state = stateAt(input, reading.end);
  return state === undefined
    ? { end: reading.end, carried: reading.name }
    : { end: reading.end + 3, carried: { ...reading.name, state } };
}

function stateAt(input: SlotInput, at: number): string | undefined {
  const word = tokenAt(input, at + 1);
  return isMark(input, at, '(') && word?.kind === 'word' && isMark(input, at + 2, ')') ? word.text : undefined;
}

/** The article or possessive of a thing; of quoted words, one before the quotation or at its start. */
function articleOf(input: SlotInput, at: number): Pick<NameRef, 'article'> {
  const token = tokenAt(input, at);
  const text = token?.text ?? '';
  const written =
    token?.kind === 'prose'
      ? text.slice(0, text.length - withoutArticle(text).length).trim()
      : isArticle(text)
        ? text.toLowerCase()
        : '';
  return written === '' ? {} : { article: written };
}

function behindArticle(input: SlotInput, at: number): number {
  const first = tokenAt(input, at);
  return first?.kind === 'word' && isArticle(first.text) ? at + 1 : at;
}

/**
 * The possible ends of a run of plain words: after its first word, its second … ; quoted words are one, and `herself`
 * is no thing.
 */
function plainEnds(input: SlotInput, from: number): readonly number[] {
  if (reflexives.has(tokenAt(input, from)?.text ?? '')) return [];
  if (tokenAt(input, from)?.kind === 'prose') return [from + 1];
  const ends: number[] = [];
  for (let at = from; at < from + longestPlain; at += 1) {
    const token = tokenAt(input, at);
    if (token?.kind !== 'word' || token.text === 'and' || token.onNewLine) break;
    ends.push(at + 1);
  }
  return ends;
}
