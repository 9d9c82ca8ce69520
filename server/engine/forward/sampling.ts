/** Many independent courses of a scenario, as far as they have been played. */
import type { OverallOdds } from '../overall.ts';
import { share } from '../percent.ts';
import { roundNumbers } from '../play/course.ts';
import type { Likely } from '../play/spread.ts';
import { isAnythingLeftOpen } from '../play/events.ts';
import type { Condition, Fact, NameRef } from '../scenario.ts';
import type { Throws } from '../timeline.ts';
import type { PoolChange } from '../what-if.ts';
import type { Counts } from './counts.ts';
import { replicates } from './estimates.ts';
import type { Kernel } from './kernel.ts';
import { Layer, type Asking, type Courses, type LayerRound } from './layer.ts';
import { OddsOf } from './odds-of.ts';
import { streamOf } from './streams.ts';

/** In the first stage there are so many courses in each replicate; each stage has twice as many as the last. */
const firstStage = 5;

/** How many courses there are in a stage. */
export function coursesIn(stage: number): number {
  return replicates * firstStage * 2 ** stage;
}

/** One written round as far as courses have come to it. */
export interface SampledRound {
  readonly index: number;
  readonly number: number;
  /** What the questions were answered with after it, with what is pinned in it left out; and in the states it found. */
  readonly after: Counts;
  readonly found: Counts;
  /** Its odds, each with its interval. */
  readonly odds: OverallOdds;
}

/** Many independent courses of a scenario, of which nobody needs to know the states. */
export interface Sampling {
  /** How many have been played to their end. */
  readonly courses: number;
  /** Plays on until there are so many. It stops after each round. */
  goOn(courses: number): Generator<undefined, void>;
  /** Of a written round by its place, as it is now; undefined for one that comes before all that is sampled. */
  round(index: number): SampledRound | undefined;
  /**
   * Its odds from the first few states that it found, also with a pool counted otherwise: what a throw is worth is told
   * by the difference.
   */
  oddsOfFew(index: number, change?: PoolChange): OverallOdds;
  /** In so many courses that come to no round of a number something was left open before it. */
  openElsewhere(number: number): number;
}

/** What courses are to begin with: the state before a round number by its chances. */
export interface Beginning<S> {
  readonly from: number;
  readonly found: readonly Likely<S>[];
}

/** Where there are quick odds the exact ones are worked out for one in so many courses. */
const checkedEvery = 2;

export function samplingOf<S, F extends Fact>(
  kernel: Kernel<S, F>,
  beginning: Beginning<S>,
  { questions, seed = 1 }: { readonly questions: readonly Condition[]; readonly seed?: number },
): Sampling {
  const { source, combatants } = kernel.scenario;
  const successes = new Map(
    combatants.map(({ name }): readonly [string, Condition] => {
      const who: NameRef = { id: name, text: name, source };
      return [name, { kind: 'did', who, what: 'succeeded', source }];
    }),
  );
  const begins = drawnFrom(beginning.found);
  return new Played(
    {
      kernel,
      seed,
      questions,
      open: isAnythingLeftOpen(source),
      odds: new OddsOf(kernel),
      succeeded: (actor) => successes.get(actor),
      checkedEvery,
    },
    { stateAfter: (course) => begins(streamOf(seed, course, beginning.from, 'start')) },
    beginning,
  );
}

class Played<S, F extends Fact> implements Sampling {
  readonly #layers: readonly Layer<S, F>[];
  #courses = 0;
  /** So many of them have been played in the course whose turn it is. */
  #layersDone = 0;

  constructor(asking: Asking<S, F>, before: Courses<S>, { from, found }: Beginning<S>) {
    // What the odds are from the one state with which all begin is known exactly.
    const isKnown = (number: number): boolean => number === from && found.length === 1;
    const layers: Layer<S, F>[] = [];
    for (const number of roundNumbers(asking.kernel.scenario).filter((each) => each >= from))
      layers.push(
        new Layer({ ...asking, odds: isKnown(number) ? undefined : asking.odds }, layers.at(-1) ?? before, number),
      );
    this.#layers = layers;
  }

  get courses(): number {
    return this.#courses;
  }

  *goOn(courses: number): Generator<undefined, void> {
    while (this.#courses < courses) {
      this.#playNext();
      yield;
    }
  }

  /** Several may ask for courses in turn: none of them is played twice. */
  #playNext(): void {
    this.#layers[this.#layersDone]?.play(this.#courses);
    this.#layersDone += 1;
    if (this.#layersDone < this.#layers.length) return;
    this.#layersDone = 0;
    this.#courses += 1;
  }

  round(index: number): SampledRound | undefined {
    const known = this.#roundAt(index);
    if (known === undefined) return undefined;
    const { round, counts, found, mixed } = known.round;
    return { index, number: round.number, after: counts.copy(), found: found.copy(), odds: mixed.odds };
  }

  oddsOfFew(index: number, change?: PoolChange): OverallOdds {
    const known = this.#roundAt(index);
    return known === undefined ? { actions: [], contests: [] } : known.layer.oddsOfFew(known.round, change);
  }

  #roundAt(index: number): { readonly layer: Layer<S, F>; readonly round: LayerRound<S, F> } | undefined {
    for (const layer of this.#layers) {
      const round = layer.rounds.find((each) => each.index === index);
      if (round !== undefined) return { layer, round };
    }
    return undefined;
  }

  openElsewhere(number: number): number {
    return this.#layers.find((layer) => layer.number === number)?.openElsewhere ?? 0;
  }
}

/** Draws a state by its chance, as finely as throws can tell. */
function drawnFrom<S>(found: readonly Likely<S>[]): (throws: Throws) => S {
  const [first] = found;
  if (first === undefined) throw new Error('There is no state to begin with');
  if (found.length === 1) return () => first.state;
  let sum = 0;
  const bounds = found.map(({ chance }) => (sum += share({ chance })));
  return (throws) => {
    const drawn = (throws.pick(finest) / finest) * sum;
    const at = bounds.findIndex((bound) => drawn < bound);
    return (found[at] ?? first).state;
  };
}

const finest = 2 ** 30;
