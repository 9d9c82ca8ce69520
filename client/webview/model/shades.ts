/** Shades of one colour, for those who share it. */

const shades = [1, 0.6, 0.35, 0.2] as const;

/** For each side how strongly its colour is drawn: each time that it comes again a step fainter. Those of no side share a colour too. */
export function shadesOf(sides: readonly (number | undefined)[]): readonly number[] {
  return sides.map((side, index) => shades[sides.slice(0, index).filter((other) => other === side).length] ?? 0.2);
}
