/** Shades of one colour, for those who share it: each is a pattern of its own, denser or sparser. */

/** As many as there are patterns in the style sheet. */
const count = 6;

/**
 * For each side which shade of its colour is its: the first is full, and each time that it comes again it is the next.
 * Those of no side share a colour too.
 */
export function shadesOf(sides: readonly (number | undefined)[]): readonly number[] {
  return sides.map((side, index) => sides.slice(0, index).filter((other) => other === side).length % count);
}
