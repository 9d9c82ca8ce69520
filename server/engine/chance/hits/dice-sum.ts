/** The sum of dice that are simply read, as damage is. */
import { wholeOf } from './pool.ts';
import { addUp } from './weights.ts';
import type { Weights } from './weights.ts';

/** The sum of dice with so many faces each; a die without faces adds nothing. */
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
