/**
 * Layers that are kept for scenarios which are alike up to them: whoever edits a later round finds the courses of those
 * before it as they were.
 */
import { ChainMemo } from '../derive/index.ts';
import type { Fact } from '../scenario.ts';
import type { Layer } from './layer.ts';

/** Of the state of a single combatant, with its part of two decks. */
const bytesOfState = 1000;
/** Of what is added up of the odds in a layer. */
const bytesOfSums = 100_000;

/**
 * One for each game. A layer is found by the one before it and the text of its own rounds, which has to be the same
 * only for rounds that go alike; that of the first layer also tells how things stand before it.
 */
export class KeptLayers<S, F extends Fact> extends ChainMemo<Layer<S, F>> {
  constructor() {
    super('layers of courses', {
      sizeOf: ({ kept }) => bytesOfSums + kept * bytesOfState,
      drop: (layer) => {
        layer.forget();
      },
    });
  }
}
