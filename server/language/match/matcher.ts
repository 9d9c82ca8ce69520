/** Matches the tokens of a sentence against rows, with backtracking. */
import type { Source } from '../../engine/index.ts';
import { bounds } from '../read/bounds.ts';
import { sourceOf } from '../read/layout.ts';
import type { NameTable } from './name-table.ts';
import type { SlotNode } from './notation.ts';
import type { Following, Mark, MatchedPart, MatchWorld, Want } from './match-types.ts';
import type { Row } from './row.ts';
import type { Sentence } from '../read/sentences.ts';
import {
  behindSeparator,
  isMark,
  type Lexicon,
  type NameList,
  type SlotInput,
  type SlotValue,
  type SlotWant,
} from './slot-value.ts';
import type { Token } from '../read/tokens.ts';

interface OpenPart {
  readonly row: Row;
  readonly from: number;
  readonly marksFrom: number;
  to: number;
}

/** Mode of matching: `tracing` records what is expected, `lenient` allows missing quotes. */
type Mode = Pick<SlotInput, 'tracing' | 'lenient'>;

export class Matcher implements SlotInput {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly names: NameTable;
  readonly lexicon: Lexicon;
  readonly tracing: boolean;
  readonly lenient: boolean;
  readonly nameLists = new Map<string, NameList>();
  /** The furthest token reached, and what was expected there; only when tracing. */
  furthest = -1;
  wanted: Want[] = [];
  /** Number of tokens that support the rows in `wanted`. */
  surest = -1;
  /** What was expected by rows that only plain words and unknown names support. */
  readonly guessed: Want[] = [];
  /** What was expected at the end of the tokens; only when tracing. */
  readonly asked: Want[] = [];
  /** The longest run of rows matched without reaching the end; only when tracing. */
  partial: readonly MatchedPart[] = [];
  readonly #file: string;
  readonly #sentence: Sentence;
  readonly #following: Following;
  readonly #marks: Mark[] = [];
  #parts: OpenPart[] = [];
  #steps = 0;
  #exploring = false;

  constructor(
    world: MatchWorld,
    sentence: Sentence,
    from: number,
    to: number,
    following: Following,
    mode: Partial<Mode> = {},
  ) {
    this.tokens = sentence.tokens;
    this.from = from;
    this.to = to;
    this.names = world.names;
    this.lexicon = world.lexicon;
    this.#file = world.file;
    this.#sentence = sentence;
    this.#following = following;
    this.tracing = mode.tracing === true;
    this.lenient = mode.lenient === true;
  }

  /** The rows that match the whole sentence, starting with one of those given; `undefined` if none do. */
  match(rows: readonly Row[], at = this.from): readonly MatchedPart[] | undefined {
    for (const row of rows) {
      if (this.begin(row, at)) return this.#taken();
    }
    return undefined;
  }

  /** Tries every row, even after a match; what each expects at the end of the tokens is in `asked`. */
  explore(rows: readonly Row[]): void {
    this.#exploring = true;
    for (const row of rows) this.begin(row, this.from);
  }

  /** Tries a row from a token on; true if everything to the end of the sentence matches. */
  begin(row: Row, at: number): boolean {
    const [marks, parts] = [this.#marks.length, this.#parts];
    this.#parts = [...parts, { row, from: at, marksFrom: marks, to: at }];
    if (row.step(this, at)) return true;
    this.#marks.length = marks;
    this.#parts = parts;
    return false;
  }

  /** Called at the end of a row: the sentence must end here, or continue with another row. */
  rowEnd(at: number): boolean {
    const part = this.#parts.at(-1);
    if (part === undefined || at === part.from) return false;
    part.to = at;
    const isEnd = at >= this.to || (at === this.to - 1 && part.row.isHeading && isMark(this, at, ':'));
    if (isEnd && !this.#exploring) return !part.row.needsClause;
    const start = behindSeparator(this, at);
    const next = this.#following(this.#parts[0]?.row ?? part.row, start);
    if (this.tracing && next.length > 0 && at > (this.partial.at(-1)?.to ?? -1)) this.partial = this.#taken();
    if (next.some((row) => this.begin(row, start))) return true;
    this.wants(at, { called: 'the end of the sentence', type: 'end' });
    return false;
  }

  /** Counts one step; false if the sentence has used up its step budget. */
  step(): boolean {
    this.#steps += 1;
    return this.#steps < bounds.steps;
  }

  push(mark: Mark): void {
    this.#marks.push(mark);
  }

  pop(): void {
    this.#marks.pop();
  }

  source(from: number, to: number): Source {
    return sourceOf(this.#file, this.#sentence, from, to);
  }

  wants(at: number, what: SlotWant, slot?: string): void {
    const part = this.#parts.at(-1);
    if (!this.tracing || part === undefined) return;
    const want = { ...what, row: part.row, at, ...(slot === undefined ? {} : { slot }) };
    const guess = at > part.from && this.#sureTokens(part.marksFrom) === 0;
    if (at === this.to && !(guess && what.type === 'literal')) this.asked.push(want);
    if (guess) this.guessed.push(want);
    // A clause that starts with an unknown name counts as no match.
    if (guess && part.from > this.from) return;
    const sure = this.#sureTokens(0);
    if (sure < this.surest || (sure === this.surest && at < this.furthest)) return;
    if (sure > this.surest || at > this.furthest) this.wanted = [];
    [this.surest, this.furthest] = [sure, at];
    this.wanted.push(want);
  }

  /** Number of tokens, from a mark on, that support the current rows; plain words and unknown names don’t count. */
  #sureTokens(fromMark: number): number {
    let sure = 0;
    for (let index = fromMark; index < this.#marks.length; index += 1) {
      const mark = this.#marks[index];
      if (mark?.is === 'literal') sure += 1;
      else if (mark?.is === 'slot' && isSure(mark.value, mark.node)) sure += mark.to - mark.from;
    }
    return sure;
  }

  /** The marks matched so far in the current attempt. */
  get sofar(): readonly Mark[] {
    return this.#marks;
  }

  #taken(): readonly MatchedPart[] {
    return this.#parts.map((part, index) => ({
      row: part.row,
      from: part.from,
      to: part.to,
      marks: this.#marks.slice(part.marksFrom, this.#parts[index + 1]?.marksFrom ?? this.#marks.length),
    }));
  }
}

function isSure(value: SlotValue, node: SlotNode): boolean {
  if (value.is === 'names') return value.names.some((name) => name.id !== undefined);
  return value.is !== 'words' || node.type === 'prose' || node.type === 'object' || node.choices !== undefined;
}
