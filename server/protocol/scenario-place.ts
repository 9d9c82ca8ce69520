/**
 * Which scenario of a file is meant while its text is edited. Client, server and panel have to agree on it, so it is
 * worked out here.
 */

import type { PanelModel } from './panel.ts';

export interface ScenarioPlace {
  /** Its index in the text in which it was seen last. */
  readonly scenario: number;
  /** The titles of all scenarios of that text; without them the index is one of the text as it is now. */
  readonly titles?: readonly string[];
  /** Set of one that a text since then didn't have: only under its title it comes back. */
  readonly gone?: true;
}

/**
 * Where a scenario is in a text with these titles; where it isn't there any more, the one that stands nearest to where
 * it was.
 */
export interface FoundScenario {
  readonly scenario: number;
  readonly isThere: boolean;
}

export function titlesOf({ scenarios }: Pick<PanelModel, 'scenarios'>): readonly string[] {
  return scenarios.map(({ title }) => title);
}

/** The scenario that a course is of. */
export function placeOf(model: Pick<PanelModel, 'scenario' | 'scenarios'>): ScenarioPlace {
  return { scenario: model.scenario, titles: titlesOf(model) };
}

/** Whether a course, of this text or a newer one, is of a scenario. */
export function isOfScenario(place: ScenarioPlace, model: Pick<PanelModel, 'scenario' | 'scenarios'>): boolean {
  const { scenario, isThere } = scenarioNow(place, titlesOf(model));
  return isThere && scenario === model.scenario;
}

export function scenarioNow(
  { scenario, titles: before, gone }: ScenarioPlace,
  titles: readonly string[],
): FoundScenario {
  const title = before?.[scenario];
  // Of one that was not there yet, or had no title when it went, nothing but its place is known.
  const isUnknown = title === undefined || (gone === true && title === '');
  const found = before === undefined || isUnknown ? scenario : indexNow(before, scenario, titles, gone === true);
  const nearest = Math.max(0, Math.min(scenario, titles.length - 1));
  return { scenario: found ?? nearest, isThere: found !== undefined };
}

/**
 * Where one of several names is after some of them have been put in, taken out, moved or changed: it is known by itself
 * (and as the how-manieth of that name), and where nobody has it any more, by its place, if another name stands there
 * that nobody had before. `strict` knows nobody by a place. Undefined where it is gone.
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

/** How many of both are the same from the beginning on. */
function alike(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((each, index) => each !== other[index]);
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index;
}
