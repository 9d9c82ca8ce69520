/**
 * Requests rounds: first those that the reader is waiting for, then, when no request is pending, those that a step may
 * lead to, one by one, and last the rest of a long course.
 */
import type { FromPanel, ToPanel } from '../../server/protocol/index.ts';
import { goesOn, type RoundPlace } from './model/showing.ts';
import { type View, currentPlace, isAwaited, isComplete, roundsToAsk } from './model/view.ts';

type Answer = Extract<ToPanel, { readonly type: 'round' }>;

// If the reader moves faster than answers arrive, only the round where they are is requested next, and none that they
// have passed.
const mostUnderWay = 2;

export interface Asking {
  /** Requests what is worth knowing now and hasn’t been requested yet. */
  readonly ask: (view: View) => void;
  /** The visible part of the view has been painted. */
  readonly painted: (view: View) => void;
  /** An answer has arrived. */
  readonly answered: (answer: Answer) => void;
  /** The answer was used: once it has been dropped it may be requested again. */
  readonly kept: (answer: Answer) => void;
}

/** Requests each round of a showing once, and again only if it has arrived and been dropped. */
export function askingFor(post: (message: FromPanel) => void): Asking {
  let id = -1;
  let whole = -1;
  const asked = new Set<string>();
  const underWay = new Set<string>();
  const request = (place: RoundPlace): void => {
    asked.add(nameOf(place));
    underWay.add(nameOf(place));
    post({ type: 'round', id, course: place.course, at: place.at });
  };
  return {
    ask: (view) => {
      if (view.showing === undefined) return;
      if (view.showing.id !== id) {
        ({ id } = view.showing);
        asked.clear();
        underWay.clear();
      }
      for (const place of roundsToAsk(view)) {
        if (underWay.size >= (isAwaited(view, place) ? mostUnderWay : 1)) return;
        if (!asked.has(nameOf(place))) request(place);
      }
    },
    painted: (view) => {
      const { showing } = view;
      if (showing === undefined || showing.id === whole || !goesOn(showing)) return;
      // If nothing happens in the first rounds there is no picture of them.
      if (currentPlace(view) !== undefined && !isComplete(view)) return;
      whole = showing.id;
      post({ type: 'rest', id: whole });
    },
    answered: (answer) => {
      if (answer.id === id) underWay.delete(nameOf(answer));
    },
    kept: (answer) => {
      if (answer.id === id) asked.delete(nameOf(answer));
    },
  };
}

function nameOf({ course, at }: RoundPlace): string {
  return `${course} ${at}`;
}
