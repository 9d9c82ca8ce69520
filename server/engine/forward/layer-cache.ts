/** A cache of sampled layers, shared by scenarios with equal beginnings: editing a round keeps the earlier layers. */
import { ChainMemo } from '../derive/index.ts';
import type { Fact } from '../scenario.ts';
import type { Layer } from './layer.ts';

/** The size of one combatant’s state, including a share of two decks. */
const bytesOfState = 1000;
/** The size of a layer’s sums of odds. */
const bytesOfSums = 100_000;

/**
 * One per game. A layer’s key is the previous layer and a text for its own rounds, which must be equal only for rounds
 * that play alike; the first layer’s text also covers everything before it.
 */
export class LayerCache<S, F extends Fact> extends ChainMemo<Layer<S, F>> {
  constructor() {
    super('layers of courses', {
      sizeOf: ({ kept }) => bytesOfSums + kept * bytesOfState,
      drop: (layer) => {
        layer.forget();
      },
    });
  }
}
