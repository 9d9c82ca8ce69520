/** Matches the items of two lists: the strictest criterion first, and in order among equals. */

/** The pairs in the order of the later list; unmatched items in the order of their own. */
export interface Paired<T> {
  readonly both: readonly (readonly [before: T, after: T])[];
  readonly added: readonly T[];
  readonly gone: readonly T[];
}

/** The keys of an item; two items match where they share a key. */
export type Likeness<T> = (thing: T) => readonly string[];

/** Pairs two lists, one criterion after another: items that the first leaves unmatched may be matched by the next. */
export function paired<T extends object>(
  before: readonly T[],
  after: readonly T[],
  ...likenesses: readonly Likeness<T>[]
): Paired<T> {
  const partners = new Map<T, T>();
  const taken = new Set<T>();
  for (const likeness of likenesses) {
    const known = byWord(
      before.filter((each) => !taken.has(each)),
      likeness,
    );
    for (const each of after) {
      if (partners.has(each)) continue;
      const partner = firstLeft(
        likeness(each).flatMap((word) => known.get(word) ?? []),
        taken,
      );
      if (partner === undefined) continue;
      partners.set(each, partner);
      taken.add(partner);
    }
  }
  return {
    both: after.flatMap((each) => {
      const partner = partners.get(each);
      return partner === undefined ? [] : [[partner, each] as const];
    }),
    added: after.filter((each) => !partners.has(each)),
    gone: before.filter((each) => !taken.has(each)),
  };
}

/** Items with the same key; those before `next` are taken. */
interface Alike<T> {
  readonly things: T[];
  next: number;
}

function firstLeft<T>(words: readonly Alike<T>[], taken: ReadonlySet<T>): T | undefined {
  for (const alike of words) {
    for (; alike.next < alike.things.length; alike.next += 1) {
      const thing = alike.things[alike.next];
      if (thing !== undefined && !taken.has(thing)) return thing;
    }
  }
  return undefined;
}

function byWord<T>(things: readonly T[], likeness: Likeness<T>): ReadonlyMap<string, Alike<T>> {
  const known = new Map<string, Alike<T>>();
  for (const thing of things) {
    for (const word of likeness(thing)) {
      const alike = known.get(word);
      if (alike === undefined) known.set(word, { things: [thing], next: 0 });
      else alike.things.push(thing);
    }
  }
  return known;
}
