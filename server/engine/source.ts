/** Where a writer said something: the place that every value of a scenario remembers. */

/**
 * A stretch of a writer's text. It is tied to its sentence and not to the file, so that a value read
 * once stays true while other sentences move.
 * `file` is the document's address, `sentence` the number its reader gave to the sentence,
 * `start` and `end` count UTF-16 units from the first character of that sentence.
 */
export interface Source {
  readonly file: string;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

/** Whether two values were said at the same place. */
export function sameSource(one: Source, other: Source): boolean {
  return (
    one.file === other.file && one.sentence === other.sentence && one.start === other.start && one.end === other.end
  );
}
