/** Maps many items as a generator that yields regularly. */

/** Number of items per step. */
const atATime = 200;

/** The results, in order. */
export function* mapInSteps<T, R>(items: readonly T[], each: (item: T, index: number) => R): Generator<undefined, R[]> {
  const made: R[] = [];
  for (const [index, item] of items.entries()) {
    if (index % atATime === atATime - 1) yield;
    made.push(each(item, index));
  }
  return made;
}
