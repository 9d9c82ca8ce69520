/**
 * Which of some things today are which of yesterday’s: by the closest likeness first, and among equals in their order.
 */

/** What both have, as pairs in the later order; what only one of them has, in its own. */
export interface Paired<T> {
  readonly both: readonly (readonly [before: T, after: T])[];
  readonly added: readonly T[];
  readonly gone: readonly T[];
}

/** What a thing may be known by; two are alike where they have one such word in common. */
export type Likeness<T> = (thing: T) => readonly string[];

/** Pairs two lists, by one likeness after the other: those that the first leaves over may be found by the second. */
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

/** Things of one word; those before `next` are taken. */
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
