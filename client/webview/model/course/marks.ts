/** The marks of steps: a shape for each nature of step, the same in every course of every game, and the key to them. */
import type { NatureView, PanelModel } from '../../../../server/protocol/index.ts';
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

/** In the game’s own words, where it has others. */
function saysOf(shape: Shape, { calls }: PanelModel): string {
  if (shape === 'square') return calls?.throw ?? words.square;
  return shape === 'diamond' ? (calls?.even ?? words.diamond) : words[shape];
}

/** What a shape, or a sign that any of them may have, stands for, in a word or two. */
export interface MarkKey {
  readonly shape: Shape;
  readonly says: string;
  readonly sign?: 'ahead' | 'changes' | 'doubtful';
}

const ahead: MarkKey = { shape: 'square', says: 'still to come', sign: 'ahead' };
const changing: MarkKey = { shape: 'square', says: 'changes the state', sign: 'changes' };
const doubtful: MarkKey = { shape: 'square', says: 'doubtful', sign: 'doubtful' };

const known = new WeakMap<PanelModel, readonly MarkKey[]>();

/** The shapes and signs that the course has, always in the same order; the same list for the same model. */
export function markKeysOf(model: PanelModel): readonly MarkKey[] {
  const keys = known.get(model) ?? keysOf(model);
  known.set(model, keys);
  return keys;
}

function keysOf(model: PanelModel): readonly MarkKey[] {
  const steps = placesOf(model).map(({ step }) => step);
  const there = new Set(steps.map(({ nature }) => shapeOf(nature)));
  return [
    ...Object.values(shapes)
      .filter((shape) => there.has(shape))
      .map((shape) => ({ shape, says: saysOf(shape, model) })),
    ...(steps.length > 1 ? [ahead] : []),
    ...(steps.some(({ changes }) => changes) ? [changing] : []),
    ...(steps.some((step) => step.doubtful === true) ? [doubtful] : []),
  ];
}
