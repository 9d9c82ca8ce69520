/** The ladder of dice, on which a die is stepped up and down, and the shorter ladder of the recon die. */

/** All sizes, from the smallest (am-012). */
export const ladder: readonly number[] = [
  2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 30, 40, 60, 80, 100, 200, 400, 600, 800, 1000,
];

/** The sizes of the recon die, which leave out d10 (am-155). */
export const reconLadder: readonly number[] = [4, 6, 8, 12];

/** A die size on the ladder, or undefined past either end, where the text is silent (am-q007, am-q080). */
export function stepped(size: number, steps: number, on: readonly number[] = ladder): number | undefined {
  const place = on.indexOf(size);
  return place < 0 ? undefined : on[place + steps];
}

/** The largest die of the ladder that is no larger than a number; undefined below the smallest (am-242). */
export function largestWithin(most: number): number | undefined {
  return ladder.findLast((size) => size <= most);
}

/** The nearest dice on the ladder to a number that isn’t on it, smaller ones first. */
export function nearestOn(size: number): readonly number[] {
  const below = ladder.findLast((each) => each < size);
  const above = ladder.find((each) => each > size);
  return [below, above].filter((each) => each !== undefined);
}

/** From this size on a die is made up of a smaller one and a d100 (am-013). */
export const leastHundreds = 200;

/** The two ways to make up a die of hundreds from a smaller die and a d100 (am-014, am-015). */
export type HundredsWay = 'first' | 'second';

/** The number that a smaller die of `sides` sides and a d100 make up together. */
export function hundreds(way: HundredsWay, sides: number, [small, hundred]: readonly [number, number]): number {
  const counted = way === 'first' ? small - 1 : small % sides;
  return counted * 100 + hundred;
}
