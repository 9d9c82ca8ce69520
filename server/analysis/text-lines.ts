/** Between offsets of a text and its lines. */

/** Lines and characters count from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Where the lines of one text begin; made once for each text. */
export class TextLines {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    this.#starts = lineStarts(text);
  }

  get count(): number {
    return this.#starts.length;
  }

  positionAt(offset: number): Position {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low, character: offset - (this.#starts[low] ?? 0) };
  }

  /** Where the text of a line ends, before its line break and the blanks in front of that. */
  endOf(line: number): Position {
    const [start, next] = [this.#starts[line] ?? this.#text.length, this.#starts[line + 1] ?? this.#text.length];
    return { line, character: this.#text.slice(start, next).trimEnd().length };
  }

  /** The offset of a position; one beyond its line or the text is the end of it. */
  offsetAt({ line, character }: Position): number {
    const start = this.#starts[line];
    if (start === undefined) return line < 0 ? 0 : this.#text.length;
    return Math.min(start + Math.max(0, character), this.#starts[line + 1] ?? this.#text.length);
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
