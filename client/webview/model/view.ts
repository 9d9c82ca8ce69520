/** What the panel shows, and how each event changes it. Pure: nothing is posted, drawn or kept here. */
import type { FromPanel, PanelModel, PanelState, ToPanel } from '../../../server/protocol/index.ts';
import { type Move, type Place, indexOfStep, keepPlace, moveFrom, placesOf } from './places.ts';

export interface View {
  /** Nothing until the first course has arrived. */
  readonly model?: PanelModel;
  /** The step in view, by its index among all steps of the course. */
  readonly index: number;
  /** Why the course in view is older than the text, where it is. */
  readonly stale?: string;
  /** The seed that the reader asked for. */
  readonly seed?: number;
  /** What was kept before a reload, until the course it speaks of arrives. */
  readonly kept?: PanelState;
}

/** A message of the extension, or something the reader did. */
export type ViewEvent =
  | ToPanel
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'visit'; readonly index: number }
  | { readonly type: 'drawn'; readonly seed: number };

type Show = Extract<ToPanel, { readonly type: 'show' }>;

/** The panel before anything has arrived. */
export function firstView(kept: PanelState | undefined): View {
  return kept === undefined ? { index: 0 } : { index: 0, kept };
}

export function reduce(view: View, event: ViewEvent): View {
  switch (event.type) {
    case 'show': return show(view, event);
    case 'go': return { ...view, index: indexOfStep(places(view), event.step) ?? view.index };
    case 'stale': return { ...view, stale: event.reason };
    case 'move': return { ...view, index: moveFrom(places(view), view.index, event.move) };
    case 'visit': return event.index in places(view) ? { ...view, index: event.index } : view;
    case 'drawn': return { ...view, seed: event.seed };
  }
}

/** The step in view with its place; nothing while there is no course, or an empty one. */
export function currentPlace(view: View): Place | undefined {
  return places(view)[view.index];
}

/** What the extension is told after an event: the step, if the reader has moved; a move that it asked for itself it needn't hear of. */
export function steppedBy(event: ViewEvent, before: View, after: View): FromPanel | undefined {
  const step = currentPlace(after)?.step;
  if (event.type !== 'move' && event.type !== 'visit') return undefined;
  if (step === undefined || before.index === after.index) return undefined;
  return { type: 'stepped', step: step.key, lines: step.lines };
}

/** What is worth keeping over a reload; nothing before the first course. */
export function stateOf(view: View): PanelState | undefined {
  if (view.model === undefined) return undefined;
  const { uri, scenario } = view.model;
  const step = currentPlace(view)?.step.key;
  return {
    format: 1, uri, scenario,
    ...(view.seed !== undefined && { seed: view.seed }),
    ...(step !== undefined && { step }),
  };
}

function show(view: View, { model, step }: Show): View {
  const wanted = step === undefined ? undefined : indexOfStep(placesOf(model), step);
  const seed = seedFor(view, model);
  return { model, index: wanted ?? indexIn(view, model), ...(seed !== undefined && { seed }) };
}

function indexIn(view: View, model: PanelModel): number {
  const after = placesOf(model);
  if (view.model !== undefined && isSame(view.model, model)) return keepPlace(placesOf(view.model), view.index, after);
  const key = view.kept !== undefined && isSame(view.kept, model) ? view.kept.step : undefined;
  return key === undefined ? 0 : (indexOfStep(after, key) ?? 0);
}

function seedFor(view: View, model: PanelModel): number | undefined {
  if (view.model !== undefined) return isSame(view.model, model) ? view.seed : undefined;
  return view.kept !== undefined && isSame(view.kept, model) ? view.kept.seed : undefined;
}

function isSame(a: Pick<PanelModel, 'uri' | 'scenario'>, b: Pick<PanelModel, 'uri' | 'scenario'>): boolean {
  return a.uri === b.uri && a.scenario === b.scenario;
}

function places(view: View): readonly Place[] {
  return view.model === undefined ? [] : placesOf(view.model);
}
