/** The marks of steps in the timeline: one shape per nature of step, the same in all games, and their legend. */
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
  triangle: 'before a throw',
  square: 'throw',
  plus: 'success',
  cross: 'failure',
  diamond: 'tie or open',
  drop: 'harm',
  bar: 'told',
};

/** The label of a shape, in the game’s own words if it has any. */
function saysOf(shape: Shape, { calls }: PanelModel): string {
  if (shape === 'square') return calls?.throw ?? words.square;
  return shape === 'diamond' ? (calls?.even ?? words.diamond) : words[shape];
}

/** A legend entry: a shape, or a sign that any shape may have, with its meaning in a word or two. */
export interface MarkKey {
  readonly shape: Shape;
  readonly says: string;
  readonly sign?: 'ahead' | 'changes' | 'doubtful';
}

const ahead: MarkKey = { shape: 'square', says: 'still to come', sign: 'ahead' };
const changing: MarkKey = { shape: 'square', says: 'changes the state', sign: 'changes' };
const doubtful: MarkKey = { shape: 'square', says: 'doubtful', sign: 'doubtful' };

const known = new WeakMap<PanelModel, readonly MarkKey[]>();

/** The shapes and signs that occur in the course, in a fixed order; memoized. */
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
