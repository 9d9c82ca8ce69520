/** What each of several dice is called, in the order in which they are rolled. */

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `the die` where there is one, else `the second die`, `the 12th die`. */
export function dieNames(count: number): readonly string[] {
  if (count === 1) return ['the die'];
  return Array.from({ length: count }, (_, index) => `the ${ordinals[index] ?? inFigures(index + 1)} die`);
}

function inFigures(place: number): string {
  const isTeen = Math.trunc(place / 10) % 10 === 1;
  return `${place}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'}`;
}
