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
    return Math.min(start + Math.max(0, character), this.#endOf(line));
  }

  /** The offset of a line's own break, or of the text's end. */
  #endOf(line: number): number {
    const next = this.#starts[line + 1];
    if (next === undefined) return this.#text.length;
    return this.#text.endsWith('\r\n', next) ? next - 2 : next - 1;
  }
}

/** A line ends as the editor protocol has it: with a line feed, a carriage return, or both. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  const lineBreak = /\r\n?|\n/g;
  while (lineBreak.test(text)) starts.push(lineBreak.lastIndex);
  return starts;
}
