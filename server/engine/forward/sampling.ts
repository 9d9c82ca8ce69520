/** Samples independent courses of a scenario incrementally, and averages odds and conditions over them. */
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
import type { LayerCache } from './layer-cache.ts';
import type { Kernel } from './kernel.ts';
import { Layer, type LayerRound, type Playing } from './layer.ts';
import { streamOf } from './streams.ts';

/** The sampled results of one written round. */
export interface SampledRound {
  readonly index: number;
  readonly number: number;
  /** Counts of the conditions in the state after it, ignoring its own pins, and (`found`) in the state before it. */
  readonly after: Counts;
  readonly found: Counts;
  /** Distributions of what it costs each combatant. */
  readonly costs: readonly Distribution[];
  /** Its odds with intervals, over the courses for which they have been requested. */
  readonly odds: OverallOdds;
  /** The number of plays over which the odds are averaged. */
  readonly plays: number;
}

/** An incremental sample of a scenario’s courses; hides the game’s state type. */
export interface Sampling {
  /** The number of courses played to their end. */
  readonly courses: number;
  /**
   * Plays until there are `courses` courses, and averages the odds of the rounds selected by index over all of them;
   * of all rounds by default. Yields after each round.
   */
  goOn(courses: number, mixes?: (index: number) => boolean): Generator<undefined, void>;
  /** The current results of a written round by its index; undefined for a round before the first sampled one. */
  round(index: number): SampledRound | undefined;
  /** The odds of a sampled round over the courses of a stage; they must have been requested for that many. */
  odds(index: number, courses: number): Pick<SampledRound, 'odds' | 'plays'> | undefined;
  /** Its odds over a few states, optionally with a changed pool; the difference is what a throw is worth. */
  oddsOfFew(index: number, change?: PoolChange): OverallOdds;
  /** The number of courses that reach no round of a number and in which something was left open earlier. */
  openElsewhere(number: number): number;
}

/** Where sampling starts: a round number and the distribution of the state before it. */
export interface Beginning<S> {
  readonly from: number;
  readonly found: readonly Likely<S>[];
}

/** If there are quick odds, exact ones are computed for one of this many courses. */
const checkedEvery = 2;

/** `kept` caches layers of the game’s other scenarios, keyed by `asked.written`; without that it isn’t used. */
export function samplingOf<S, F extends Fact>(
  kernel: Kernel<S, F>,
  beginning: Beginning<S>,
  asked: AskedOfPlays,
  kept?: LayerCache<S, F>,
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
  kept: LayerCache<S, F> | undefined,
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
    // If all courses start from one state, the odds of the first round are known exactly.
    const isKnown = number === from && found.length === 1;
    const make = (): Layer<S, F> => new Layer(playing, before ?? beginning, number, !isKnown);
    const text = written === undefined ? undefined : textOf(number, before === undefined);
    layers.push(kept === undefined || text === undefined ? make() : kept.behind(before, text, make));
  }
  return layers;

  /** All that affects the rounds of a number; for the first sampled number also everything before it. */
  function textOf(number: number, isFirst: boolean): string {
    const rounds = scenario.rounds.flatMap((round, index) =>
      round.number === number || (isFirst && round.number < number) ? [index, written?.rounds[index]] : [],
    );
    return (isFirst ? [seed, from, found.length, playing.mostFew, written?.head, ...rounds] : rounds).join('\n');
  }
}

/** Limits of the states kept per round: fewer in long scenarios, to bound their total. */
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
  readonly #kept: LayerCache<S, F> | undefined;
  readonly #costing: Costing<S> | undefined;
  /** By round index, the number of courses for which its odds have been requested. */
  readonly #mixed = new Map<number, number>();
  #courses = 0;
  /** The number of layers played in the current course. */
  #layersDone = 0;

  constructor(layers: readonly Answers<S, F>[], kept: LayerCache<S, F> | undefined, costing: Costing<S> | undefined) {
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

  /** Plays the next layer of the current course; callers may alternate, and no layer is played twice. */
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

/** Draws a state by its chance, with a resolution of `finest`. */
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
