/** The marks of steps: a shape for each nature of step, the same in every course of every game, and the key to them. */
import type { NatureView, PanelModel } from '../../../server/protocol/index.ts';
import { placesOf } from './places.ts';

export type Shape = 'dot' | 'triangle' | 'square' | 'plus' | 'cross' | 'diamond' | 'drop' | 'bar';

const shapes: Readonly<Record<NatureView, Shape>> = {
  heading: 'dot',
  preparing: 'triangle',
  throw: 'square',
  told: 'bar',
  success: 'plus',
  failure: 'cross',
  even: 'diamond',
  harm: 'drop',
};

export function shapeOf(nature: NatureView): Shape {
  return shapes[nature];
}

/** What a shape stands for in a course, in the game’s own words: `nominate, announce`. */
export interface MarkKey {
  readonly shape: Shape;
  readonly kinds: string;
}

const known = new WeakMap<PanelModel, readonly MarkKey[]>();

/** The shapes that the course has, always in the same order; the same list for the same model. */
export function markKeysOf(model: PanelModel): readonly MarkKey[] {
  const keys = known.get(model) ?? keysOf(placesOf(model).map(({ step }) => step));
  known.set(model, keys);
  return keys;
}

function keysOf(steps: readonly { readonly nature: NatureView; readonly kind: string }[]): readonly MarkKey[] {
  const kinds = new Map<Shape, Set<string>>(Object.values(shapes).map((shape) => [shape, new Set()]));
  for (const { nature, kind } of steps) kinds.get(shapeOf(nature))?.add(kind);
  return [...kinds].filter(([, words]) => words.size > 0).map(([shape, words]) => ({ shape, kinds: [...words].join(', ') }));
}
