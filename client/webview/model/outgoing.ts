/** Derives the messages to the extension after each event. */
import type { FromPanel } from '../../../server/protocol/index.ts';
import type { ViewEvent } from './reduce.ts';
import { isSameWish } from './trying.ts';
import { type View, currentPlace } from './view.ts';

/** Mostly empty; a step that the extension itself requested isn’t reported. */
export function outgoing(event: ViewEvent, before: View, after: View): readonly FromPanel[] {
  return [...stepped(event, before, after), ...wished(event, before, after), ...together(event, before, after)];
}

const steps: ReadonlySet<ViewEvent['type']> = new Set<ViewEvent['type']>([
  'move',
  'visit',
  'goTo',
  'sift',
  'play',
  'tick',
  'turn',
  'dropBranch',
  'unplayed',
  'seek',
]);

function stepped(event: ViewEvent, before: View, after: View): readonly FromPanel[] {
  const step = currentPlace(after)?.step;
  const isNew = step !== undefined && step.key !== currentPlace(before)?.step.key;
  return (steps.has(event.type) || isBound(event, before)) && isNew
    ? [{ type: 'stepped', step: step.key, lines: step.lines }]
    : [];
}

// An arriving course may lead on to the requested round.
function isBound(event: ViewEvent, before: View): boolean {
  return event.type === 'show' && before.destination !== undefined;
}

// A `show` that switches scenario resets the wish in the extension too, so it isn’t reported.
function wished(event: ViewEvent, before: View, after: View): readonly FromPanel[] {
  if (
    (event.type === 'show' && !isBound(event, before)) ||
    after.showing === undefined ||
    isSameWish(before.wish, after.wish)
  )
    return [];
  return [{ type: 'wish', id: after.showing.id, wish: after.wish }];
}

function together(event: ViewEvent, before: View, after: View): readonly FromPanel[] {
  return event.type === 'together' && before.isTogether !== after.isTogether
    ? [{ type: 'together', on: after.isTogether }]
    : [];
}
