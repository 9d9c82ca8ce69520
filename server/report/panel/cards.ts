/** View models of cards and dice. */
import type { Forcing, Pool, Result, Source } from '../../engine/index.ts';
import type { CardView } from '../../protocol/index.ts';
import { poolWhy, resultWhy, type Thrown } from './card-why.ts';
import type { ViewContext } from './view-context.ts';

/**
 * The thrown results, each with its slot if it has one; a result without a pool is a die if its number of faces is
 * known.
 */
export function cardViews(context: ViewContext, thrown: Thrown, slotOf: Forcing['slotOf']): readonly CardView[] {
  return thrown.results.map((result, at) => ({
    ...cardView(context, result, thrown),
    ...pinView(context, result),
    ...slotView(slotOf[at]),
  }));
}

/** Face-down cards or dice not rolled yet: one per throw of the pool. */
export function unthrown(context: ViewContext, pool: Pool, source: Source): readonly CardView[] {
  const shape = shapeOf(pool.unit?.faces, pool);
  const one =
    pool.unit === undefined ? 'a card, face down' : `a ${dieWord(shape.faces) ?? pool.unit.one}, not rolled yet`;
  const why = poolWhy(context, pool, source);
  return Array.from({ length: Math.min(pool.size, mostCards) }, () => ({ ...shape, kept: false, says: one, why }));
}

/** Maximum number of these; more would add no information. */
const mostCards = 30;

function cardView(context: ViewContext, result: Result, thrown: Thrown): CardView {
  const { pool } = thrown;
  const shape = shapeOf(result.faces ?? pool?.unit?.faces, pool);
  const die = dieWord(shape.faces);
  const name = result.name ?? result.rolledFor;
  const called = name === undefined ? '' : `${name}, `;
  const on = die === undefined ? '' : ` on a ${die}`;
  return {
    ...shape,
    face: result.label,
    ...(result.name === undefined ? {} : { name: result.name }),
    ...(result.rolledFor === undefined ? {} : { rolledFor: result.rolledFor }),
    kept: result.kept,
    ...(pool?.difficulty === undefined || result.apart === true ? {} : { hit: result.kept }),
    says: `${called}${result.label}${on}${result.says === undefined ? '' : `, ${result.says}`}`,
    why: resultWhy(context, result, shape.faces, thrown),
  };
}

function pinView({ isTried }: ViewContext, { pinned }: Result): Pick<CardView, 'pinned'> {
  return pinned === undefined ? {} : { pinned: isTried(pinned) ? 'trial' : 'file' };
}

function slotView(slot: number | undefined): Pick<CardView, 'slot'> {
  return slot === undefined ? {} : { slot };
}

/**
 * A result with a known number of faces is a die, and so is one of a pool that is counted in anything other than
 * throws.
 */
function shapeOf(faces: number | undefined, pool: Pool | undefined): Pick<CardView, 'shape' | 'faces'> {
  if (faces !== undefined) return { shape: 'die', faces };
  return { shape: pool?.unit === undefined ? 'card' : 'die' };
}

function dieWord(faces: number | undefined): string | undefined {
  return faces === undefined ? undefined : `d${faces}`;
}
