/** Goes to a round opened from a CodeLens: in the current course if that reaches it, else with a seed that does. */
import type { Destination, PanelModel } from '../../../../server/protocol/index.ts';
import { indexOfStep } from './places.ts';
import { withTrial } from '../trying.ts';
import { type Arrival, places, type View } from '../view.ts';

/**
 * Advances toward the view’s destination: arrives, tries its seed, waits for more rounds, or reports the round as
 * unplayed.
 */
export function towards(view: View): View {
  const { destination, showing } = view;
  if (showing === undefined) return view;
  const { original } = showing;
  if (destination === undefined) return { ...view, arrived: stillArrived(view.arrived, original) };
  if (original.rounds.some(({ index }) => index === destination.round.index)) return at(view, destination, original);
  const seed = destination.seed ?? original.ownSeed;
  // Wait while rounds are still to arrive; a stale course allows no trials.
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
