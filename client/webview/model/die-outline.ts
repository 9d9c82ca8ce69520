/** SVG path outlines of dice by number of faces, in a 44 by 44 box. */

const cube = 'M7 3h30a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z';

const outlines: ReadonlyMap<number, string> = new Map([
  [4, 'M22 4 42 38H2z'],
  [6, cube],
  [8, 'M22 2 42 22 22 42 2 22z'],
  [10, 'M22 2 42 18v8L22 42 2 26v-8z'],
  [12, 'M22 2 41.5 16.5 34 40H10L2.5 16.5z'],
  [20, 'M22 2 40 12v20L22 42 4 32V12z'],
]);

/** A cube if the number of faces is unknown or has no recognizable outline. */
export function dieOutline(faces: number | undefined): string {
  return (faces === undefined ? undefined : outlines.get(faces)) ?? cube;
}
