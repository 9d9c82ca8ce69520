/** Cards and dice as the panel shows them. */
import type { Pool, Result } from '../../engine/index.ts';
import type { CardView } from '../../protocol/index.ts';

/** What was thrown; a result of no pool is a die where it says how many faces it has. */
export function cardViews(results: readonly Result[], pool?: Pool): readonly CardView[] {
  return results.map((result) => cardView(result, pool));
}

/** Face down, or not rolled yet: one for each throw of the pool. */
export function unthrown(pool: Pool): readonly CardView[] {
  const shape = shapeOf(pool.unit?.faces, pool);
  const one = pool.unit === undefined ? 'a card, face down' : `a ${dieWord(shape.faces) ?? pool.unit.one}, not rolled yet`;
  return Array.from({ length: Math.min(pool.size, mostCards) }, () => ({ ...shape, kept: false, says: one }));
}

/** More of them than this say nothing. */
const mostCards = 30;

function cardView(result: Result, pool: Pool | undefined): CardView {
  const shape = shapeOf(result.faces ?? pool?.unit?.faces, pool);
  const die = dieWord(shape.faces);
  const name = result.name === undefined ? '' : `${result.name}, `;
  const on = die === undefined ? '' : ` on a ${die}`;
  return {
    ...shape,
    face: result.label,
    ...(result.name === undefined ? {} : { name: result.name }),
    kept: result.kept,
    ...(pool?.difficulty === undefined ? {} : { hit: result.kept }),
    says: `${name}${result.label}${on}${result.says === undefined ? '' : `, ${result.says}`}`,
  };
}

/** Whatever has a known number of faces is a die, and so is what a pool counts in anything else than throws. */
function shapeOf(faces: number | undefined, pool: Pool | undefined): Pick<CardView, 'shape' | 'faces'> {
  if (faces !== undefined) return { shape: 'die', faces };
  return { shape: pool?.unit === undefined ? 'card' : 'die' };
}

function dieWord(faces: number | undefined): string | undefined {
  return faces === undefined ? undefined : `d${faces}`;
}
