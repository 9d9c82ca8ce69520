/** The slot values of a matched row, as the row's meaning reads them. */
import type { Carried, Condition, NameRef, NewName, Numeral, Slots, Source, Stat, Words } from '../../engine/index.ts';
import { sourceOf } from '../read/layout.ts';
import type { Mark } from './match-types.ts';
import { textOf } from './name-slots.ts';
import type { Sentence } from '../read/sentences.ts';
import type { SlotValue } from './slot-value.ts';

interface Held {
  readonly value: SlotValue;
  readonly from: number;
  readonly to: number;
}

/** The slots of a row's marks in a sentence. */
export function toSlots(marks: readonly Mark[], file: string, sentence: Sentence): Slots {
  return new SlotReader(marks, file, sentence);
}

class SlotReader implements Slots {
  readonly #marks: readonly Mark[];
  readonly #file: string;
  readonly #sentence: Sentence;

  constructor(marks: readonly Mark[], file: string, sentence: Sentence) {
    this.#marks = marks;
    this.#file = file;
    this.#sentence = sentence;
  }

  has(slot: string): boolean {
    return this.#find(slot) !== undefined;
  }

  words(slot: string): Words {
    const { value, from, to } = this.#get(slot);
    if (value.is === 'words') return value.words;
    if (value.is === 'new') return { text: value.name.text, source: value.name.source };
    const [only] = value.is === 'names' ? value.names : [];
    return only === undefined
      ? { text: textOf(this.#sentence.tokens, from, to), source: sourceOf(this.#file, this.#sentence, from, to) }
      : { text: only.text, source: only.source };
  }

  number(slot: string): Numeral {
    const { value } = this.#get(slot);
    if (value.is === 'number') return value.number;
    throw wrong(slot, 'a number');
  }

  name(slot: string): NameRef {
    const [first] = this.names(slot);
    return first ?? this.words(slot);
  }

  names(slot: string): readonly NameRef[] {
    const { value } = this.#get(slot);
    if (value.is === 'names') return value.names;
    if (value.is === 'things') return value.things;
    if (value.is === 'each') return value.entries.flatMap((entry) => entry.names(slot));
    return [this.words(slot)];
  }

  newNames(slot: string): readonly NewName[] {
    const { value } = this.#get(slot);
    if (value.is === 'new') return [value.name];
    if (value.is === 'each') return value.entries.flatMap((entry) => entry.newNames(slot));
    throw wrong(slot, 'new names');
  }

  carried(slot: string): readonly Carried[] {
    const { value } = this.#get(slot);
    return value.is === 'things' ? value.things : this.names(slot);
  }

  stats(slot: string): readonly Stat[] {
    const { value } = this.#get(slot);
    if (value.is === 'stats') return value.stats;
    throw wrong(slot, 'stats');
  }

  condition(slot: string): Condition {
    const { value } = this.#get(slot);
    if (value.is === 'condition') return value.condition;
    throw wrong(slot, 'a condition');
  }

  each(slot: string): readonly Slots[] {
    const { value } = this.#get(slot);
    return value.is === 'each' ? value.entries : [this];
  }

  source(slot: string): Source {
    const { from, to } = this.#get(slot);
    return sourceOf(this.#file, this.#sentence, from, to);
  }

  #get(slot: string): Held {
    const held = this.#find(slot);
    if (held === undefined) throw new Error(`The row has no slot “${slot}”, or it was left out`);
    return held;
  }

  #find(slot: string): Held | undefined {
    const marks = this.#marks;
    for (let index = 0; index < marks.length; index += 1) {
      const mark = marks[index];
      if (mark?.is === 'slot' && mark.node.slot === slot) return mark;
      if (mark?.is !== 'open') continue;
      const close = closeOf(marks, index);
      if (mark.node.slot === slot) return this.#list(marks.slice(index + 1, close), mark.from, marks[close], slot);
      index = close;
    }
    return undefined;
  }

  #list(inner: readonly Mark[], from: number, close: Mark | undefined, slot: string): Held {
    const to = close?.is === 'close' ? close.to : from;
    return { from, to, value: { is: 'each', entries: this.#entries(inner, to, slot) } };
  }

  #entries(inner: readonly Mark[], to: number, slot: string): readonly Slots[] {
    const starts = entryStarts(inner);
    return starts.map((start, index) => {
      const marks = inner.slice(start + 1, starts[index + 1]);
      return new EntryReader(marks, this.#file, this.#sentence, slot, spanOf(marks, to));
    });
  }
}

/** One entry of a list: in addition to its own slots it has its source, under the name of the list. */
class EntryReader extends SlotReader {
  readonly #slot: string;
  readonly #source: Source;

  constructor(marks: readonly Mark[], file: string, sentence: Sentence, slot: string, span: readonly [number, number]) {
    super(marks, file, sentence);
    this.#slot = slot;
    this.#source = sourceOf(file, sentence, ...span);
  }

  override source(slot: string): Source {
    return slot === this.#slot && !this.has(slot) ? this.#source : super.source(slot);
  }
}

function closeOf(marks: readonly Mark[], open: number): number {
  let depth = 0;
  for (let index = open; index < marks.length; index += 1) {
    if (marks[index]?.is === 'open') depth += 1;
    if (marks[index]?.is === 'close') depth -= 1;
    if (depth === 0) return index;
  }
  return marks.length;
}

function entryStarts(inner: readonly Mark[]): readonly number[] {
  const starts: number[] = [];
  let depth = 0;
  for (const [index, mark] of inner.entries()) {
    if (mark.is === 'open') depth += 1;
    if (mark.is === 'close') depth -= 1;
    if (mark.is === 'entry' && depth === 0) starts.push(index);
  }
  return starts;
}

/** From an entry's first token to its last; a comma or `and` after it is not included. */
function spanOf(marks: readonly Mark[], to: number): readonly [number, number] {
  const first = marks[0];
  const ends = marks.flatMap((mark) => (mark.is === 'literal' || mark.is === 'slot' ? [mark.to] : []));
  return [first !== undefined && 'from' in first ? first.from : to, ends.at(-1) ?? to];
}

function wrong(slot: string, what: string): Error {
  return new Error(`The slot “${slot}” does not hold ${what}`);
}
