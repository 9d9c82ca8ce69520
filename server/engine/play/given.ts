/** From which state the odds of a round start, in words. */

interface Given {
  /** What a first round starts with beside what is written; missing where that is nothing. */
  readonly fresh?: string | undefined;
  /** The seed of the course, where that isn't the shown one. */
  readonly seed?: number | undefined;
}

const asShown = 'as shown';

/** `course` as far as it has come before a round of that number. */
export function givenWords(
  course: { readonly rounds: readonly { readonly round: { readonly number: number } }[] },
  number: number,
  { fresh, seed }: Given = {},
): string {
  const before = course.rounds.filter((each) => each.round.number < number).map((each) => each.round.number);
  if (before.length === 0) return fresh === undefined ? 'from what is written' : `from what is written, ${fresh}`;
  const [first, last] = [before[0] ?? 1, before.at(-1) ?? 1];
  const how = seed === undefined ? asShown : withSeed(seed);
  return first === last ? `given round ${first} ${how}` : `given rounds ${first} to ${last} ${how}`;
}

/** The same words where nothing is shown, and the course was asked for by its seed. */
export function givenBySeed(given: string, seed: number): string {
  return given.endsWith(asShown) ? `${given.slice(0, -asShown.length)}${withSeed(seed)}` : given;
}

function withSeed(seed: number): string {
  return `with seed ${seed}`;
}
