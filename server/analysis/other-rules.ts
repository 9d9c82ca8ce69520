/** Plays a scenario by the rules of another game of its family, and compares the two. */
import {
  runToEnd,
  rulesets,
  type Finding,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type Timeline,
} from '../engine/index.ts';
import { compareRound, placesFrom, type ComparedRound, type Comparison, type LinesOf } from '../report/index.ts';
import { say } from './findings.ts';
import { analyzeScenario, type ScenarioAnalysis } from './scenario-analysis.ts';

/** The other games that can play a scenario as written. */
export function otherRulesOf({ ruleset }: ScenarioAnalysis): readonly Ruleset[] {
  return ruleset.family === undefined
    ? []
    : rulesets.filter((other) => other !== ruleset && other.family === ruleset.family);
}

/** The scenario played by the game with that id; undefined if that game can't read it. */
export function byRules(scenario: ScenarioAnalysis, id: string): ScenarioAnalysis | undefined {
  const ruleset = [scenario.ruleset, ...otherRulesOf(scenario)].find((each) => each.id === id);
  return ruleset === undefined ? undefined : analyzeScenario(scenario.scenario, ruleset);
}

/** What the other rules change: in every pool, and in what the sentences mean. */
export function compareRules(
  written: ScenarioAnalysis,
  other: ScenarioAnalysis,
  linesOf: LinesOf,
  seed?: number,
): Comparison {
  return runToEnd(compareRulesSteps(written, other, linesOf, seed));
}

/** The same in steps. */
export function* compareRulesSteps(
  written: ScenarioAnalysis,
  other: ScenarioAnalysis,
  linesOf: LinesOf,
  seed?: number,
): Generator<undefined, Comparison> {
  for (const each of [written, other]) while (!each.prepareFindings()) yield;
  return {
    title: written.scenario.title,
    games: [written.ruleset.title, other.ruleset.title],
    rounds: yield* comparedRounds(written, other, linesOf, seed),
    lost: lostWords(written, other, linesOf),
  };
}

/**
 * Compares each round from the written state, as if nothing had been thrown before: from their second round on, two
 * courses would differ by luck, which would hide what the rules change.
 */
function* comparedRounds(
  written: ScenarioAnalysis,
  other: ScenarioAnalysis,
  linesOf: LinesOf,
  seed: number | undefined,
): Generator<undefined, readonly ComparedRound[]> {
  const compared: ComparedRound[] = [];
  const course = yield* written.timelineSteps(seed);
  for (const index of written.scenario.rounds.keys()) {
    const scene = sceneOf(written.scenario, index, course);
    const here = yield* lastRound(scene, written.ruleset);
    const there = yield* lastRound(scene, other.ruleset);
    if (here !== undefined && there !== undefined) compared.push(compareRound(here, there, linesOf));
  }
  return compared;
}

/** The scenario up to a round: facts at the heads of the earlier rounds played hold, but nobody has acted. */
function sceneOf(scenario: Scenario, index: number, course: Timeline): Scenario {
  const round = scenario.rounds[index];
  if (round === undefined) return scenario;
  const before = course.rounds
    .filter((played) => played.number < round.number)
    .flatMap((played) => scenario.rounds[played.index] ?? []);
  return {
    ...scenario,
    rounds: [
      ...before.map((each) => ({ ...each, announcements: [], when: 'always' as const })),
      { ...round, when: 'always' },
    ],
  };
}

function lastRound(scene: Scenario, ruleset: Ruleset): Generator<undefined, RoundOdds | undefined> {
  return analyzeScenario(scene, ruleset).roundOddsSteps(scene.rounds.length - 1);
}

function lostWords(written: ScenarioAnalysis, other: ScenarioAnalysis, linesOf: LinesOf): Comparison['lost'] {
  const known = new Set(written.findings.map(keyOf));
  const place = placesFrom(written.scenario.source, linesOf);
  const lost = new Map<string, string[]>();
  for (const finding of other.findings.filter((each) => !known.has(keyOf(each)))) {
    const message = say(finding);
    lost.set(message, [...(lost.get(message) ?? []), place(finding.source)]);
  }
  return [...lost].map(([message, places]) => ({ message, places }));
}

function keyOf({ rule, message, source }: Finding): string {
  return `${rule}/${message}/${source.file}/${source.sentence}/${source.start}`;
}
