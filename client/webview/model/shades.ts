/** Assigns patterns to distinguish combatants that share a side’s colour. */

/** The number of patterns in the style sheet. */
const count = 6;

/** Whether no two of a side would have the same pattern. */
export function areDistinct(sides: readonly (number | undefined)[]): boolean {
  return sides.every((side) => sides.filter((other) => other === side).length <= count);
}

/** The pattern index for each entry: 0 for the first of a side, then the next each time; no side counts as a side. */
export function shadesOf(sides: readonly (number | undefined)[]): readonly number[] {
  return sides.map((side, index) => sides.slice(0, index).filter((other) => other === side).length % count);
}
