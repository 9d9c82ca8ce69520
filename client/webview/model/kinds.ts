/** A shape for each kind of step, so that the marks of the timeline can be told apart without colour. */
import type { PanelModel } from '../../../server/protocol/index.ts';
import { placesOf } from './places.ts';

export const shapes = ['dot', 'diamond', 'triangle', 'square', 'plus', 'hexagon', 'bar', 'drop'] as const;
export type Shape = (typeof shapes)[number];

const known = new WeakMap<PanelModel, ReadonlyMap<string, Shape>>();

/** Shapes go to kinds in the order of their first appearance: the panel knows no game, and so no list of kinds. */
export function shapesOf(model: PanelModel): ReadonlyMap<string, Shape> {
  const found = known.get(model) ?? giveShapes(placesOf(model).map((place) => place.step.kind));
  known.set(model, found);
  return found;
}

function giveShapes(kinds: readonly string[]): ReadonlyMap<string, Shape> {
  return new Map([...new Set(kinds)].map((kind, index) => [kind, shapes[index % shapes.length] ?? 'dot']));
}
