/** A played scenario as JSON: rounds, steps, pools with their modifiers, results, outcomes, changes of state. */
import type { CombatantState, PlayedRound, State, Step } from '../../engine/index.ts';
import { detailsJson } from '../details/index.ts';
import { jsonPlacesFrom, type LinesOf, type PlaceJsonOf } from '../places.ts';
import { trackPairs } from '../../protocol/index.ts';
import type { TimelineWithFindings } from './step-findings.ts';
import { stepText } from './step-text.ts';

export function timelineJson(timelines: readonly TimelineWithFindings[], linesOf: LinesOf) {
  return {
    scenarios: timelines.map((timeline) => ({
      title: timeline.title,
      rules: timeline.ruleset,
      seed: timeline.seed,
      start: timeline.start,
      rounds: timeline.rounds.map((round) => {
        const placeOf = jsonPlacesFrom(round.source, linesOf);
        const steps = round.steps.map((step, index) => stepJson(step, stateBefore(round, index), timeline, placeOf));
        return roundJson(round, steps, placeOf);
      }),
    })),
  };
}

/**
 * The same JSON as text for one timeline, indented by two spaces, one step at a time; the properties of `more` follow
 * the scenario’s rounds. Undefined if the steps’ text exceeds `most` characters.
 */
export function* timelineJsonText(
  timeline: TimelineWithFindings,
  linesOf: LinesOf,
  more: Readonly<Record<string, unknown>>,
  most: number,
): Generator<undefined, string | undefined> {
  const rounds: string[] = [];
  let length = 0;
  for (const round of timeline.rounds) {
    const placeOf = jsonPlacesFrom(round.source, linesOf);
    const steps: string[] = [];
    for (const [index, step] of round.steps.entries()) {
      yield;
      const text = indented(stepJson(step, stateBefore(round, index), timeline, placeOf), inSteps);
      length += text.length;
      if (length > most) return undefined;
      steps.push(text);
    }
    rounds.push(withItems(indented(roundJson(round, [], placeOf), inRounds), 'steps', steps, inSteps));
  }
  const { scenarios } = timelineJson([{ ...timeline, rounds: [] }], linesOf);
  const around = indented({ scenarios: scenarios.map((scenario) => ({ ...scenario, ...more })) }, '');
  return withItems(around, 'rounds', rounds, inRounds);
}

/** Indentation of a round: within the document, the list of scenarios, a scenario and its rounds. */
const inRounds = ' '.repeat(8);
/** Indentation of a step in a round’s list. */
const inSteps = ' '.repeat(12);

/** Fills an empty list in a text with items that are already indented by `indent`. */
function withItems(around: string, list: string, items: readonly string[], indent: string): string {
  if (items.length === 0) return around;
  const inList = `\n${indent.slice(2)}`;
  // A line with this indentation can’t be part of a string, and occurs only once.
  const [before = '', after = ''] = around.split(`${inList}"${list}": []`);
  return `${before}${inList}"${list}": [\n${indent}${items.join(`,\n${indent}`)}${inList}]${after}`;
}

function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
}

function roundJson<S>(round: PlayedRound, steps: readonly S[], placeOf: PlaceJsonOf) {
  return {
    round: round.number,
    ...(round.title === undefined ? {} : { title: round.title }),
    ...placeOf(round.source),
    steps,
    after: round.after,
  };
}

function stateBefore({ steps, before }: PlayedRound, index: number): State {
  return steps[index - 1]?.after ?? before;
}

/** One change of one combatant between two states. */
export interface Change {
  readonly who: string;
  readonly what: string;
  readonly from: string | number;
  readonly to: string | number;
}

export function changesBetween(before: State, after: State): readonly Change[] {
  return after.combatants.flatMap((now, place) => {
    const same = before.combatants[place];
    const then = same?.name === now.name ? same : before.combatants.find((each) => each.name === now.name);
    return then === undefined || then === now ? [] : combatantChanges(then, now);
  });
}

function combatantChanges(then: CombatantState, now: CombatantState): readonly Change[] {
  const tracks = trackPairs(then.tracks, now.tracks)
    .filter(({ track, was }) => was !== track.now)
    .map(({ track, was }) => ({ who: now.name, what: track.name, from: was, to: track.now }));
  const words = ([what, from, to]: readonly [string, string, string]) =>
    from === to ? [] : [{ who: now.name, what, from, to }];
  return [
    ...tracks,
    ...words(['conditions', then.conditions.join(', '), now.conditions.join(', ')]),
    ...words(['gear', then.gear.join(', '), now.gear.join(', ')]),
    ...words(['place', then.place ?? then.distance ?? '', now.place ?? now.distance ?? '']),
  ];
}

function stepJson(step: Step, before: State, shown: Pick<TimelineWithFindings, 'findings'>, placeOf: PlaceJsonOf) {
  const findings = shown.findings?.get(step.key);
  const { key, kind, title, actor, target, rule } = step;
  const { results, outcome, ...details } = detailsJson(step, placeOf);
  return {
    key,
    kind,
    title,
    text: stepText(step),
    actor,
    target,
    rule,
    results,
    outcome,
    ...placeOf(step.written ?? step.source),
    findings: findings?.map(({ source, text: phrase }) => ({ text: phrase, ...placeOf(source) })),
    ...details,
    prose: step.prose.map((prose) => ({ kind: prose.kind, text: prose.text })),
    changes: changesBetween(before, step.after),
  };
}
