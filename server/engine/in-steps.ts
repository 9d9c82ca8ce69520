/** Work on many things that stops again and again on its way, so that others are heard in between. */

/** A step is so many of them. */
const atATime = 200;

/** What comes of each, in their order. */
export function* mapInSteps<T, R>(items: readonly T[], each: (item: T, index: number) => R): Generator<undefined, R[]> {
  const made: R[] = [];
  for (const [index, item] of items.entries()) {
    if (index % atATime === atATime - 1) yield;
    made.push(each(item, index));
  }
  return made;
}
