/** Hit and miss counts of the caches, by cache name. */

export interface Count {
  readonly name: string;
  hits: number;
  misses: number;
  /** Set while caching under this name is switched off. */
  isOff: boolean;
}

const all = new Map<string, Count>();
let areOff: (name: string) => boolean = () => false;

/** The count of a name, shared by all caches of that name. */
export function countOf(name: string): Count {
  const known = all.get(name);
  if (known !== undefined) return known;
  const count = { name, hits: 0, misses: 0, isOff: areOff(name) };
  all.set(name, count);
  return count;
}

/** A snapshot of all counts since the process started, sorted by name. */
export function hitCounts(): readonly Readonly<Pick<Count, 'name' | 'hits' | 'misses'>>[] {
  return [...all.values()]
    .map(({ name, hits, misses }) => ({ name, hits, misses }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Runs `ask` with the caches switched off for which `isForgotten` holds, so that tests can compare the results. */
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
