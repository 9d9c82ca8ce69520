/** What a panel is to show: which scenario, what is tried out of it, and the step to go to. Scenarios stay known while the text is edited. */
import { type CourseWish, indexNow, type PanelModel, scenarioNow, type ScenarioPlace, titlesOf, type Trial } from '../server/protocol/index.ts';
import { asWritten, without, withAgain } from './wishes.ts';

/** Without a wish, what is tried out of the scenario already stays tried out. */
export interface Place extends ScenarioPlace {
  readonly wish?: CourseWish;
  /** The step to go to when the course arrives. */
  readonly step?: string;
}

/** What is tried out of one scenario. */
interface Tried {
  readonly place: ScenarioPlace;
  readonly wish: CourseWish;
}

export class Wanted {
  #place: ScenarioPlace = { scenario: 0 };
  #tried: readonly Tried[] = [];
  /** Where the reader was in the scenario that is gone. */
  #left: string | undefined;
  /** Until it is reached. */
  step: string | undefined;

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

  turn({ scenario, titles, gone, wish, step }: Place): void {
    this.#place = { scenario, ...(titles !== undefined && { titles }), ...(gone !== undefined && { gone }) };
    if (wish !== undefined) this.try(this.#place, wish);
    this.step = step;
  }

  /** Whether what is wanted is shown, or would be, where that is. */
  isAt(place: ScenarioPlace): boolean {
    return place.titles === undefined ? place.scenario === this.#place.scenario : scenarioNow(this.#place, place.titles).scenario === place.scenario;
  }

  /** What is tried out of a scenario. */
  wishFor(place: ScenarioPlace): CourseWish {
    return this.#tried.find((each) => isSame(each.place, place))?.wish ?? asWritten;
  }

  /** This is tried out of a scenario, wherever that is wanted. */
  try(place: ScenarioPlace, wish: CourseWish): void {
    const known = this.#tried.find((each) => isSame(each.place, place));
    this.#tried = [...this.#tried.filter((each) => each !== known), { place: known?.place ?? place, wish }];
  }

  /** The reader goes on with the scenario that is shown in the place of one that is gone. */
  adopt(place: ScenarioPlace | undefined): void {
    if (place !== undefined && this.missing !== undefined) this.turn({ ...place, wish: asWritten });
  }

  /** A course has arrived: all scenarios are looked for in its text. `step` is the one in view until now. */
  settle({ scenarios }: Pick<PanelModel, 'scenarios'>, step: string | undefined): void {
    const titles = titlesOf({ scenarios });
    const before = this.missing;
    this.#tried = this.#tried.map(({ place, wish }) => ({ place: followed(place, titles), wish }));
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
    this.try(place, withAgain(this.wishFor(place), trials, older));
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
