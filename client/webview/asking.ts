/**
 * Asks for rounds: those that the reader waits for at once, those that a step may lead to one by one, while nothing
 * else is under way, and last the rest of a long course.
 */
import type { FromPanel, ToPanel } from '../../server/protocol/index.ts';
import { goesOn, type RoundPlace } from './model/showing.ts';
import { type View, currentPlace, isAwaited, isComplete, roundsToAsk } from './model/view.ts';

type Answer = Extract<ToPanel, { readonly type: 'round' }>;

// Whoever goes on faster than answers come gets the round where they are next, and none of those that they have passed.
const mostUnderWay = 2;

export interface Asking {
  /** Asks for what is worth knowing now and hasn’t been asked for. */
  readonly ask: (view: View) => void;
  /** What can be seen of the view has been painted. */
  readonly painted: (view: View) => void;
  /** An answer has come. */
  readonly answered: (answer: Answer) => void;
  /** It was of use: once it is forgotten it may be asked for again. */
  readonly kept: (answer: Answer) => void;
}

/** Each round of a showing is asked for once, and again only when it has come and gone. */
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
      // Where nothing happens in the first rounds there is no picture of them.
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
