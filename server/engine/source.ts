/** Source positions, which every value of a scenario has. */

/**
 * A range of a writer’s text, relative to its sentence and not to the file, so that a value stays valid while other
 * sentences move. `file` is the document’s URI, `sentence` the number that the reader assigned to the sentence, and
 * `start` and `end` count UTF-16 units from the first character of that sentence.
 */
export interface Source {
  readonly file: string;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

/** Whether two values have the same source. */
export function sameSource(one: Source, other: Source): boolean {
  return (
    one.file === other.file && one.sentence === other.sentence && one.start === other.start && one.end === other.end
  );
}
