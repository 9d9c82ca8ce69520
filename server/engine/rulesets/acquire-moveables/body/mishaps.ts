/** The grenade mishap chart: where a grenade that misses its target lands (am-202 to am-207). */

export const mishapDie = 12;

/** Two results have effects of their own (am-205, am-206). */
const effects: ReadonlyMap<number, string> = new Map([
  [5, 'the fuse is far too long, and it lies sputtering at the target’s feet'],
  [9, 'the fuse is far too short, and it goes off during the throw or right after it'],
]);

/**
 * Cells across and along from the target; along is positive away from the thrower. That result 9 is on the thrower’s
 * side follows from its text, not from the chart (am-q112).
 */
const chart: ReadonlyMap<number, readonly [across: number, along: number]> = new Map([
  [1, [0, 1]],
  [2, [1, 0]],
  [3, [0, -1]],
  [4, [-1, 0]],
  [5, [0, 2]],
  [6, [1, 1]],
  [7, [2, 0]],
  [8, [1, -1]],
  [9, [0, -2]],
  [10, [-1, -1]],
  [11, [-2, 0]],
  [12, [-1, 1]],
]);

/** The landing point in cells from the target, each half the distance of the throw (am-207). */
function landing(rolled: number): readonly [across: number, along: number] {
  return chart.get(rolled) ?? [0, 0];
}

/** Whether a result is a landing point away from the target, without an effect of its own. */
export function landsApart(rolled: number): boolean {
  return !effects.has(rolled);
}

/** What a result means, in words: `it lands half the distance too far`; without a direction `half the distance off`. */
export function mishapWords(rolled: number, hasDirection: boolean): string {
  const cells = landing(rolled);
  return effects.get(rolled) ?? `it lands ${hasDirection ? landingWords(cells) : offWords(cells)}`;
}

function landingWords([across, along]: readonly [number, number]): string {
  const parts = [
    ...(along === 0 ? [] : [`${lengthWords(along)} too ${along > 0 ? 'far' : 'short'}`]),
    ...(across === 0 ? [] : [`${lengthWords(across)} too far to the ${across > 0 ? 'right' : 'left'}`]),
  ];
  return parts.join(' and ');
}

/** The chart without a direction: how far off, and whether that is straight or to the side as well. */
function offWords(cells: readonly [number, number]): string {
  const [one, ...others] = cells.filter((each) => each !== 0);
  const off = `${lengthWords(one ?? 0)} off the target`;
  return others.length === 0 ? off : `${off}, and as much to one side`;
}

/** One cell is half the distance of the throw. */
function lengthWords(cells: number): string {
  return Math.abs(cells) === 1 ? 'half the distance' : 'the whole distance';
}
