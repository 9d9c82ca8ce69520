/** Many independent courses of a scenario, as far as they have been played. */
import type { AskedOfPlays, OverallOdds } from '../overall.ts';
import type { Distribution } from '../odds.ts';
import { share } from '../words/percent.ts';
import { roundNumbers } from '../play/course.ts';
import { countedCostOdds, type Costing } from '../play/overall/costs.ts';
import type { Likely } from '../play/overall/state-distribution.ts';
import { isAnythingLeftOpen } from '../play/events.ts';
import type { Condition, Fact, NameRef, Scenario } from '../scenario.ts';
import type { Throws } from '../chance/index.ts';
import type { PoolChange } from '../worth/what-if.ts';
import { Answers } from './answers.ts';
import type { Counts } from './counts.ts';
import type { KeptLayers } from './kept-layers.ts';
import type { Kernel } from './kernel.ts';
import { Layer, type LayerRound, type Playing } from './layer.ts';
import { streamOf } from './streams.ts';

/** One written round as far as courses have come to it. */
export interface SampledRound {
  readonly index: number;
  readonly number: number;
  /** What the questions were answered with after it, with what is pinned in it left out; and in the states it found. */
  readonly after: Counts;
  readonly found: Counts;
  /** What it costs. */
  readonly costs: readonly Distribution[];
  /** Its odds, each with its interval, in the courses in which they have been asked for. */
  readonly odds: OverallOdds;
  /** In so many plays of it these are mixed. */
  readonly plays: number;
}

/** Many independent courses of a scenario, of which nobody needs to know the states. */
export interface Sampling {
  /** How many have been played to their end. */
  readonly courses: number;
  /**
   * Plays on until there are so many, and mixes the odds of those rounds in all of them that are asked for by their
   * places; all where none are named. It stops after each round.
   */
  goOn(courses: number, mixes?: (index: number) => boolean): Generator<undefined, void>;
  /** Of a written round by its place, as it is now; undefined for one that comes before all that is sampled. */
  round(index: number): SampledRound | undefined;
  /** The odds of one that is sampled in the courses of a stage, where they have been asked for in so many. */
  odds(index: number, courses: number): Pick<SampledRound, 'odds' | 'plays'> | undefined;
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

/** `kept` are the layers of other scenarios of the game; they are looked for by what is written, where that is told. */
export function samplingOf<S, F extends Fact>(
  kernel: Kernel<S, F>,
  beginning: Beginning<S>,
  asked: AskedOfPlays,
  kept?: KeptLayers<S, F>,
): Sampling {
  const { scenario, costing } = kernel;
  const { questions, before = [] } = asked;
  const layers = layersOf(kernel, beginning, asked, kept);
  const all = { after: questions, before, open: isAnythingLeftOpen(scenario.source) };
  return new Played(
    layers.map((layer) => new Answers(layer, all, kernel)),
    kept,
    costing,
  );
}

function layersOf<S, F extends Fact>(
  kernel: Kernel<S, F>,
  { from, found }: Beginning<S>,
  { seed = 1, written }: AskedOfPlays,
  kept: KeptLayers<S, F> | undefined,
): readonly Layer<S, F>[] {
  const { scenario } = kernel;
  const playing: Playing<S, F> = {
    kernel,
    seed,
    succeeded: successesIn(scenario),
    checkedEvery,
    mostFew: Math.max(leastFew, Math.min(mostFew, Math.floor(mostFewTogether / scenario.rounds.length))),
  };
  const begins = drawnFrom(found);
  const beginning = { stateAfter: (course: number) => begins(streamOf(seed, course, from, 'start')) };
  const layers: Layer<S, F>[] = [];
  for (const number of roundNumbers(scenario).filter((each) => each >= from)) {
    const before = layers.at(-1);
    // What the odds are from the one state with which all begin is known exactly.
    const isKnown = number === from && found.length === 1;
    const make = (): Layer<S, F> => new Layer(playing, before ?? beginning, number, !isKnown);
    const text = written === undefined ? undefined : textOf(number, before === undefined);
    layers.push(kept === undefined || text === undefined ? make() : kept.behind(before, text, make));
  }
  return layers;

  /** What has a say in the rounds of a number; of the first that is sampled also all that comes before. */
  function textOf(number: number, isFirst: boolean): string {
    const rounds = scenario.rounds.flatMap((round, index) =>
      round.number === number || (isFirst && round.number < number) ? [index, written?.rounds[index]] : [],
    );
    return (isFirst ? [seed, from, found.length, playing.mostFew, written?.head, ...rounds] : rounds).join('\n');
  }
}

/** In long scenarios fewer of the first states of each round are held, so that they aren’t too many together. */
const [leastFew, mostFew, mostFewTogether] = [4, 20, 2000];

function successesIn({ source, combatants }: Scenario): (actor: string) => Condition | undefined {
  const successes = new Map(
    combatants.map(({ name }): readonly [string, Condition] => {
      const who: NameRef = { id: name, text: name, source };
      return [name, { kind: 'did', who, what: 'succeeded', source }];
    }),
  );
  return (actor) => successes.get(actor);
}

class Played<S, F extends Fact> implements Sampling {
  readonly #layers: readonly Answers<S, F>[];
  readonly #kept: KeptLayers<S, F> | undefined;
  readonly #costing: Costing<S> | undefined;
  /** By the places of the rounds, in how many courses their odds have been asked for. */
  readonly #mixed = new Map<number, number>();
  #courses = 0;
  /** So many of them have been played in the course whose turn it is. */
  #layersDone = 0;

  constructor(layers: readonly Answers<S, F>[], kept: KeptLayers<S, F> | undefined, costing: Costing<S> | undefined) {
    this.#layers = layers;
    this.#kept = kept;
    this.#costing = costing;
  }

  get courses(): number {
    return this.#courses;
  }

  *goOn(courses: number, mixes: (index: number) => boolean = () => true): Generator<undefined, void> {
    while (this.#courses < courses) {
      this.#playNext(mixes);
      yield;
    }
    for (const { layer } of this.#layers)
      for (const round of layer.rounds.filter(({ index }) => mixes(index))) {
        for (; round.courses < courses; yield) layer.mix(round);
        this.#mixed.set(round.index, Math.max(courses, this.#mixed.get(round.index) ?? 0));
      }
  }

  /** Several may ask for courses in turn: none of them is played twice. */
  #playNext(mixes: (index: number) => boolean): void {
    const answers = this.#layers[this.#layersDone];
    if (answers !== undefined) {
      const { layer } = answers;
      if (layer.courses <= this.#courses) layer.play();
      answers.ask(this.#courses);
      for (const round of layer.rounds) if (round.courses === this.#courses && mixes(round.index)) layer.mix(round);
    }
    this.#layersDone += 1;
    if (this.#layersDone < this.#layers.length) return;
    this.#layersDone = 0;
    this.#courses += 1;
    this.#kept?.trim();
  }

  round(index: number): SampledRound | undefined {
    const known = this.#roundAt(index);
    if (known === undefined) return undefined;
    const { answers, round } = known;
    const counts = answers.of(round);
    return counts === undefined
      ? undefined
      : {
          index,
          number: answers.layer.number,
          after: counts.after.copy(),
          found: counts.found.copy(),
          costs: this.#costing === undefined ? [] : countedCostOdds(counts.costs, counts.after.played, this.#costing),
          ...answers.layer.oddsAfter(round, this.#mixed.get(index) ?? 0),
        };
  }

  odds(index: number, courses: number): Pick<SampledRound, 'odds' | 'plays'> | undefined {
    const known = this.#roundAt(index);
    return known?.answers.layer.oddsAfter(known.round, courses);
  }

  oddsOfFew(index: number, change?: PoolChange): OverallOdds {
    const known = this.#roundAt(index);
    return known === undefined ? { actions: [], contests: [] } : known.answers.layer.oddsOfFew(known.round, change);
  }

  #roundAt(index: number): { readonly answers: Answers<S, F>; readonly round: LayerRound<S, F> } | undefined {
    for (const answers of this.#layers) {
      const round = answers.layer.rounds.find((each) => each.index === index);
      if (round !== undefined) return { answers, round };
    }
    return undefined;
  }

  openElsewhere(number: number): number {
    return this.#layers.find(({ layer }) => layer.number === number)?.openElsewhere ?? 0;
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
