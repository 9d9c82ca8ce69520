/** Cards and dice as the panel shows them. */
import type { Forcing, Pool, Result, Source } from '../../engine/index.ts';
import type { CardView } from '../../protocol/index.ts';
import { poolWhy, resultWhy, type Thrown } from './card-why.ts';
import type { ViewContext } from './view-context.ts';

/**
 * What was thrown, each with its slot, if it has one; a result of no pool is a die where it says how many faces it has.
 */
export function cardViews(context: ViewContext, thrown: Thrown, slotOf: Forcing['slotOf']): readonly CardView[] {
  return thrown.results.map((result, at) => ({
    ...cardView(context, result, thrown),
    ...pinView(context, result),
    ...slotView(slotOf[at]),
  }));
}

/** Face down, or not rolled yet: one for each throw of the pool. */
export function unthrown(context: ViewContext, pool: Pool, source: Source): readonly CardView[] {
  const shape = shapeOf(pool.unit?.faces, pool);
  const one =
    pool.unit === undefined ? 'a card, face down' : `a ${dieWord(shape.faces) ?? pool.unit.one}, not rolled yet`;
  const why = poolWhy(context, pool, source);
  return Array.from({ length: Math.min(pool.size, mostCards) }, () => ({ ...shape, kept: false, says: one, why }));
}

/** More of them than this say nothing. */
const mostCards = 30;

function cardView(context: ViewContext, result: Result, thrown: Thrown): CardView {
  const { pool } = thrown;
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
    why: resultWhy(context, result, shape.faces, thrown),
  };
}

function pinView({ isTried }: ViewContext, { pinned }: Result): Pick<CardView, 'pinned'> {
  return pinned === undefined ? {} : { pinned: isTried(pinned) ? 'trial' : 'file' };
}

function slotView(slot: number | undefined): Pick<CardView, 'slot'> {
  return slot === undefined ? {} : { slot };
}

/** Whatever has a known number of faces is a die, and so is what a pool counts in anything else than throws. */
function shapeOf(faces: number | undefined, pool: Pool | undefined): Pick<CardView, 'shape' | 'faces'> {
  if (faces !== undefined) return { shape: 'die', faces };
  return { shape: pool?.unit === undefined ? 'card' : 'die' };
}

function dieWord(faces: number | undefined): string | undefined {
  return faces === undefined ? undefined : `d${faces}`;
}
