/**
 * What a panel is to show: which scenario, what is tried out of it, and the step to go to. Scenarios stay known while
 * the text is edited.
 */
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

/** Without a wish, what is tried out of the scenario already stays tried out. */
export interface Place extends ScenarioPlace {
  readonly wish?: CourseWish;
  /** The step to go to when the course arrives, in the text as it is by then, or in that of the outline. */
  readonly step?: string;
  readonly outline?: Outline;
  /** A round to go to, by another seed if need be. */
  readonly destination?: Destination;
}

/** What is tried out of one scenario, and where its reader has left it. */
interface Tried {
  readonly place: ScenarioPlace;
  readonly wish: CourseWish;
  readonly left?: StepPlace | undefined;
}

export class RequestedCourse {
  #place: ScenarioPlace = { scenario: 0 };
  #tried: readonly Tried[] = [];
  /** Where the reader was in the scenario that is gone. */
  #left: StepPlace | undefined;
  /** Until it is reached. */
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

  /** The title of the scenario, while the text has it no more. */
  get missing(): string | undefined {
    return this.#place.gone === true ? titleOf(this.#place) : undefined;
  }

  turn({ scenario, titles, gone, wish, step, outline }: Place): void {
    this.#place = { scenario, ...(titles !== undefined && { titles }), ...(gone !== undefined && { gone }) };
    if (wish !== undefined) this.try(this.#place, wish);
    this.step = step === undefined ? undefined : { step, outline };
  }

  /** Turns to another scenario, where its reader has left it. */
  change(from: ScenarioPlace | undefined, left: StepPlace | undefined, to: ScenarioPlace): void {
    if (from !== undefined) this.#note(from, { left });
    this.turn(to);
    this.step = this.#known(to)?.left;
  }

  /** Whether what is wanted is shown, or would be, where that is. */
  isAt(place: ScenarioPlace): boolean {
    return place.titles === undefined
      ? place.scenario === this.#place.scenario
      : scenarioNow(this.#place, place.titles).scenario === place.scenario;
  }

  /** What is tried out of a scenario. */
  wishFor(place: ScenarioPlace): CourseWish {
    return this.#known(place)?.wish ?? asWritten;
  }

  /** This is tried out of a scenario, wherever that is wanted. */
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

  /** The reader goes on with the scenario that is shown in the place of one that is gone. */
  adopt(place: ScenarioPlace | undefined): void {
    if (place !== undefined && this.missing !== undefined) this.turn({ ...place, wish: asWritten });
  }

  /**
   * A course has arrived: all scenarios are looked for in its text, and the rounds of its own. `step` is the one in
   * view until now.
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

  /** These trials of a scenario are tried out no more. */
  leave(place: ScenarioPlace, trials: readonly Trial[]): void {
    this.try(place, without(this.wishFor(place), trials));
  }

  /** They are tried out all the same, at their places in an older wish. */
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
