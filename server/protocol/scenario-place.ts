/** Finds a scenario again while its file is edited. Client, server and panel share this code so that they agree. */

import type { PanelModel } from './panel.ts';

export interface ScenarioPlace {
  /** Its index in the text in which it was last seen. */
  readonly scenario: number;
  /** The titles of all scenarios of that text; without them the index refers to the current text. */
  readonly titles?: readonly string[];
  /** Set if a later text didn’t have it: then it is found only by its title. */
  readonly gone?: true;
}

/** The index of a scenario in a text with these titles; if it isn’t there, the nearest one. */
export interface FoundScenario {
  readonly scenario: number;
  readonly isThere: boolean;
}

export function titlesOf({ scenarios }: Pick<PanelModel, 'scenarios'>): readonly string[] {
  return scenarios.map(({ title }) => title);
}

/** The place of a course’s scenario. */
export function placeOf(model: Pick<PanelModel, 'scenario' | 'scenarios'>): ScenarioPlace {
  return { scenario: model.scenario, titles: titlesOf(model) };
}

/** Whether a course of this text or a newer one belongs to a scenario. */
export function isOfScenario(place: ScenarioPlace, model: Pick<PanelModel, 'scenario' | 'scenarios'>): boolean {
  const { scenario, isThere } = scenarioNow(place, titlesOf(model));
  return isThere && scenario === model.scenario;
}

export function scenarioNow(
  { scenario, titles: before, gone }: ScenarioPlace,
  titles: readonly string[],
): FoundScenario {
  const title = before?.[scenario];
  // For a scenario that didn’t exist yet, or had no title when it went, only the index is known.
  const isUnknown = title === undefined || (gone === true && title === '');
  const found = before === undefined || isUnknown ? scenario : indexNow(before, scenario, titles, gone === true);
  const nearest = Math.max(0, Math.min(scenario, titles.length - 1));
  return { scenario: found ?? nearest, isThere: found !== undefined };
}

/**
 * The index of a name after names were inserted, removed, moved or changed: it is matched by name (the nth of several
 * duplicates stays the nth), and if nobody has it any more, by index, provided that another, new name is there.
 * `strict` excludes matches by index. Undefined if it is gone.
 */
export function indexNow(
  before: readonly string[],
  index: number,
  after: readonly string[],
  strict = false,
): number | undefined {
  const name = before[index];
  if (name === undefined) return undefined;
  if (strict) return found(after.indexOf(name));
  const head = alike(before, after);
  const tail = Math.min(alike(before.toReversed(), after.toReversed()), Math.min(before.length, after.length) - head);
  if (index < head) return index;
  if (index >= before.length - tail) return index + after.length - before.length;
  const [was, is] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const same = is.flatMap((each, at) => (each === name ? [at + head] : []))[
    was.slice(0, index - head).filter((each) => each === name).length
  ];
  return same ?? renamed(was, index - head, is, head);
}

function renamed(was: readonly string[], at: number, is: readonly string[], head: number): number | undefined {
  const [name, other] = [was[at], is[at]];
  const isOther =
    was.length === is.length && name !== undefined && other !== undefined && !is.includes(name) && !was.includes(other);
  return isOther ? at + head : undefined;
}

/** Length of the common prefix. */
function alike(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((each, index) => each !== other[index]);
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}
