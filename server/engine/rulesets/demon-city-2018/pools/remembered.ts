/** The pools of a round, remembered: while courses are played one after the other, mostly the same come up again. */
import { oncePerPair } from '../../../once.ts';
import { numbersOf } from '../../../play/state-key.ts';
import type { Round } from '../../../scenario.ts';
import type { Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import type { Moment } from '../../demon-city/moment.ts';
import { poolsOf, type Pools } from './index.ts';

/** So many moments of a round are remembered; the others are counted anew each time. */
const mostKept = 200;

const made = oncePerPair<Cast, Round<DemonCityFact>, Map<string, Pools>>(() => new Map());

/** The pools of a moment of a round, in which nothing is counted otherwise. */
export function poolsIn(moment: Moment, round: Round<DemonCityFact>): Pools {
  const known = made(moment.cast, round);
  const key = momentKey(moment);
  const pools = known.get(key) ?? poolsOf(moment);
  if (known.size < mostKept) known.set(key, pools);
  return pools;
}

/**
 * The same text for moments of one round from which the same pools come. Whoever does something in it has announced it
 * there.
 */
function momentKey({ deeds, uncontested, facts, positions: { places, distances }, hurt, gear }: Moment): string {
  const doing = [...deeds.values()].map((deed) => [
    deed.actor.name,
    uncontested.has(deed),
    deed.targets.map(({ name }) => name),
  ]);
  return JSON.stringify([doing, numbersOf(facts), [...places], [...distances], [...hurt], [...gear]]);
}
