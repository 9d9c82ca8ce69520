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

const words: Readonly<Record<Shape, string>> = {
  dot: 'round',
  triangle: 'getting ready',
  square: 'throw',
  plus: 'success',
  cross: 'failure',
  diamond: 'tie or open',
  drop: 'harm',
  bar: 'told',
};

/** What a shape stands for, in a word or two. */
export interface MarkKey {
  readonly shape: Shape;
  readonly says: string;
}

const known = new WeakMap<PanelModel, readonly MarkKey[]>();

/** The shapes that the course has, always in the same order; the same list for the same model. */
export function markKeysOf(model: PanelModel): readonly MarkKey[] {
  const keys = known.get(model) ?? keysOf(model);
  known.set(model, keys);
  return keys;
}

function keysOf(model: PanelModel): readonly MarkKey[] {
  const there = new Set(placesOf(model).map(({ step }) => shapeOf(step.nature)));
  return Object.values(shapes).filter((shape) => there.has(shape)).map((shape) => ({ shape, says: words[shape] }));
}
