/** The sum of dice whose faces are added, such as damage. */
import { wholeOf } from './pool.ts';
import { addUp } from './weights.ts';
import type { Weights } from './weights.ts';

/** The sum of dice with the given numbers of faces; a die without faces adds nothing. */
export function diceSum(faces: readonly number[]): Weights {
  return addUp(
    faces
      .map(wholeOf)
      .filter((count) => count > 0)
      .map(oneDie),
  );
}

function oneDie(faces: number): Weights {
  return { weights: [0n, ...new Array<bigint>(faces).fill(1n)], total: BigInt(faces) };
}
