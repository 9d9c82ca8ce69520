/** Converts between offsets and line positions of a text. */

/** Lines and characters count from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** The line starts of one text, computed once for each text. */
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

  /** Where the text of a line ends, before its line break and trailing blanks. */
  endOf(line: number): Position {
    const [start, next] = [this.#starts[line] ?? this.#text.length, this.#starts[line + 1] ?? this.#text.length];
    return { line, character: this.#text.slice(start, next).trimEnd().length };
  }

  /** The offset of a position; one beyond its line or the text becomes the end of it. */
  offsetAt({ line, character }: Position): number {
    const start = this.#starts[line];
    if (start === undefined) return line < 0 ? 0 : this.#text.length;
    return Math.min(start + Math.max(0, character), this.#endOf(line));
  }

  /** The offset of a line’s line break, or of the end of the text. */
  #endOf(line: number): number {
    const next = this.#starts[line + 1];
    if (next === undefined) return this.#text.length;
    return this.#text.endsWith('\r\n', next) ? next - 2 : next - 1;
  }
}

/** Lines end as in the editor protocol: with a line feed, a carriage return, or both. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  const lineBreak = /\r\n?|\n/g;
  while (lineBreak.test(text)) starts.push(lineBreak.lastIndex);
  return starts;
}
