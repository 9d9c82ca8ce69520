/**
 * Going to a round that a lens has opened: in the course in view where that comes to it, and else by the seed that
 * does.
 */
import type { Destination, PanelModel } from '../../../../server/protocol/index.ts';
import { indexOfStep } from './places.ts';
import { withTrial } from '../trying.ts';
import { type Arrival, places, type View } from '../view.ts';

/**
 * One step nearer to where the view is bound for: there, on the way with another seed, waiting for more rounds, or told
 * that there is no way.
 */
export function towards(view: View): View {
  const { destination, showing } = view;
  if (showing === undefined) return view;
  const { original } = showing;
  if (destination === undefined) return { ...view, arrived: stillArrived(view.arrived, original) };
  if (original.rounds.some(({ index }) => index === destination.round.index)) return at(view, destination, original);
  const seed = destination.seed ?? original.ownSeed;
  // Of a course that goes on more rounds are to come, and of one that is older than the text nothing can be tried.
  if (original.goesOn === true || view.stale !== undefined) return view;
  if (original.seed === seed) return { ...view, destination: undefined, unplayed: destination.round };
  return { ...view, wish: withTrial(view.wish, { kind: 'seed', seed }, original.ownSeed) };
}

function at(view: View, { round, step, seed }: Destination, original: PanelModel): View {
  const there: View = {
    ...view,
    course: 'original',
    turning: undefined,
    isPlaying: false,
    sought: undefined,
    destination: undefined,
  };
  const index = indexOfStep(places(there), step) ?? there.index;
  return { ...there, index, arrived: seed !== undefined && original.seed === seed ? { round, seed } : undefined };
}

function stillArrived(arrived: Arrival | undefined, { seed }: PanelModel): Arrival | undefined {
  return arrived?.seed === seed ? arrived : undefined;
}
