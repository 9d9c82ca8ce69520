/** How often what is remembered was asked for and was there, by its name. */

/** `hits` of those who asked found an answer, for `misses` of them it was made. */
export interface Count {
  readonly name: string;
  hits: number;
  misses: number;
  /** Nothing is remembered under this name at present. */
  isOff: boolean;
}

const all = new Map<string, Count>();
let areOff: (name: string) => boolean = () => false;

/** The one count of a name; all that is remembered under the name adds to it. */
export function countOf(name: string): Count {
  const known = all.get(name);
  if (known !== undefined) return known;
  const count = { name, hits: 0, misses: 0, isOff: areOff(name) };
  all.set(name, count);
  return count;
}

/** The counts since the program began, as they are now, in the order of their names. */
export function hitCounts(): readonly Readonly<Pick<Count, 'name' | 'hits' | 'misses'>>[] {
  return [...all.values()]
    .map(({ name, hits, misses }) => ({ name, hits, misses }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * What is answered while nothing is remembered under the names for which `isForgotten`: for tests, which compare it
 * with what is answered otherwise.
 */
export function withoutMemory<T>(isForgotten: (name: string) => boolean, ask: () => T): T {
  const before = areOff;
  const turn = (off: (name: string) => boolean): void => {
    areOff = off;
    for (const count of all.values()) count.isOff = off(count.name);
  };
  turn(isForgotten);
  try {
    return ask();
  } finally {
    turn(before);
  }
}
