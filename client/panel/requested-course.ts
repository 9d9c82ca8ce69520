/** What a panel should show: the scenario, its trials and the step to go to. Scenarios are tracked through edits. */
import {
  type CourseWish,
  type Destination,
  indexNow,
  isOfScenario,
  type Outline,
  type PanelModel,
  scenarioNow,
  type ScenarioPlace,
  type StepPlace,
  titlesOf,
  type Trial,
  trialsNow,
  wishNow,
} from '../../server/protocol/index.ts';
import { asWritten, without, withAgain } from './wishes.ts';

/** A target of the panel; without `wish`, the scenario’s current trials are kept. */
export interface Place extends ScenarioPlace {
  readonly wish?: CourseWish;
  /** The step to go to when the course arrives, by its key in the text of `outline`, or in the current text. */
  readonly step?: string;
  readonly outline?: Outline;
  /** A round to go to, with another seed if necessary. */
  readonly destination?: Destination;
}

/** The trials of one scenario, and the step at which its reader left it. */
interface Tried {
  readonly place: ScenarioPlace;
  readonly wish: CourseWish;
  readonly left?: StepPlace | undefined;
}

export class RequestedCourse {
  #place: ScenarioPlace = { scenario: 0 };
  #tried: readonly Tried[] = [];
  /** The reader’s step in the scenario that is now missing. */
  #left: StepPlace | undefined;
  /** The step to go to, until it is reached. */
  step: StepPlace | undefined;

  constructor(place: Place) {
    this.turn(place);
  }

  get place(): ScenarioPlace {
    return this.#place;
  }

  get wish(): CourseWish {
    return this.wishFor(this.#place);
  }

  /** The title of the requested scenario while it is missing from the text. */
  get missing(): string | undefined {
    return this.#place.gone === true ? titleOf(this.#place) : undefined;
  }

  turn({ scenario, titles, gone, wish, step, outline }: Place): void {
    this.#place = { scenario, ...(titles !== undefined && { titles }), ...(gone !== undefined && { gone }) };
    if (wish !== undefined) this.try(this.#place, wish);
    this.step = step === undefined ? undefined : { step, outline };
  }

  /** Switches to another scenario, at the step where its reader left it. */
  change(from: ScenarioPlace | undefined, left: StepPlace | undefined, to: ScenarioPlace): void {
    if (from !== undefined) this.#note(from, { left });
    this.turn(to);
    this.step = this.#known(to)?.left;
  }

  /** Whether the requested scenario is the one at this place. */
  isAt(place: ScenarioPlace): boolean {
    return place.titles === undefined
      ? place.scenario === this.#place.scenario
      : scenarioNow(this.#place, place.titles).scenario === place.scenario;
  }

  /** The wish of a scenario. */
  wishFor(place: ScenarioPlace): CourseWish {
    return this.#known(place)?.wish ?? asWritten;
  }

  /** Sets the wish of a scenario. */
  try(place: ScenarioPlace, wish: CourseWish): void {
    this.#note(place, { wish });
  }

  #known(place: ScenarioPlace): Tried | undefined {
    return this.#tried.find((each) => isSame(each.place, place));
  }

  #note(place: ScenarioPlace, news: Partial<Pick<Tried, 'wish' | 'left'>>): void {
    const known = this.#known(place);
    this.#tried = [...this.#tried.filter((each) => each !== known), { place, wish: asWritten, ...known, ...news }];
  }

  /** The reader continues with the scenario that is shown in place of a missing one. */
  adopt(place: ScenarioPlace | undefined): void {
    if (place !== undefined && this.missing !== undefined) this.turn({ ...place, wish: asWritten });
  }

  /**
   * A course has arrived: maps all scenarios to its text, and the trials of its own scenario to its rounds. `step` is
   * the one in view until now.
   */
  settle(model: Pick<PanelModel, 'scenario' | 'scenarios' | 'outline'>, step: StepPlace | undefined): void {
    const titles = titlesOf(model);
    const before = this.missing;
    this.#tried = this.#tried.map(({ place, wish, left }) => ({
      left,
      place: followed(place, titles),
      wish: isOfScenario(place, model) ? wishNow(wish, model.outline) : wish,
    }));
    this.#place = followed(this.#place, titles);
    if (before === undefined && this.missing !== undefined) [this.#left, this.step] = [this.step ?? step, undefined];
    if (before !== undefined && this.missing === undefined) this.step ??= this.#left;
  }

  /** Removes trials of a scenario. */
  leave(place: ScenarioPlace, trials: readonly Trial[]): void {
    this.try(place, without(this.wishFor(place), trials));
  }

  /** Restores trials of a scenario at their positions in an older wish. */
  takeBack(place: ScenarioPlace, trials: readonly Trial[], older: CourseWish): void {
    const wish = this.wishFor(place);
    const again = (some: readonly Trial[]): readonly Trial[] => trialsNow(some, older.outline, wish.outline);
    this.try(place, withAgain(wish, again(trials), { ...older, trials: again(older.trials) }));
  }
}

function followed(place: ScenarioPlace, titles: readonly string[]): ScenarioPlace {
  const { scenario, isThere } = scenarioNow(place, titles);
  return isThere ? { scenario, titles } : { ...place, gone: true };
}

function isSame(one: ScenarioPlace, other: ScenarioPlace): boolean {
  if (one.gone === true || other.gone === true) return one.gone === other.gone && titleOf(one) === titleOf(other);
  if (one.titles === undefined || other.titles === undefined) return one.scenario === other.scenario;
  return indexNow(one.titles, one.scenario, other.titles) === other.scenario;
}

function titleOf({ scenario, titles = [] }: ScenarioPlace): string {
  return titles[scenario] ?? '';
}
