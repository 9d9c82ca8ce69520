/** Fights of Sim, of the Players, and a rat, of the Host, as text; what happens in them, and their odds. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import type { ContestOdds, Step } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';

export interface FightText {
  /** Lines before the cast. */
  readonly before?: readonly string[];
  /** The line of attributes of each block. */
  readonly simStats?: string;
  readonly ratStats?: string;
  /** Other lines of the blocks. */
  readonly sim?: readonly string[];
  readonly rat?: readonly string[];
  readonly others?: string;
  readonly rounds: string;
}

export function fightOf({
  before = [],
  simStats = 'STR 6  GRC 5  PRE 7',
  ratStats = 'STR 4  GRC 4  PRE 5',
  sim = ['HP 4  LVL 1'],
  rat = ['HP 5'],
  others = '',
  rounds,
}: FightText): ScenarioAnalysis {
  const text = `rules acquire-moveables
weapon pike: close, damage d8
weapon bite: close, damage d8
weapon knife: close, damage d4
${before.join('\n')}
combatant Sim (he) of the Players
  ${simStats}
  carries pike
  ${sim.join('\n  ')}
combatant the Rat (it) of the Host
  ${ratStats}
  carries bite
  ${rat.join('\n  ')}
${others}
scenario "Worked"
${rounds}`;
  const { reading, scenarios } = analyze(text, { file: 'worked.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), [], text);
  return scenarios[0]!;
}

export function stepsOf(fight: FightText, seed = 1): readonly Step[] {
  return fightOf(fight)
    .timeline(seed)
    .rounds.flatMap(({ steps }) => steps);
}

/** The titles and texts of the steps of these kinds. */
export function told(fight: FightText, ...kinds: readonly string[]): readonly string[] {
  return stepsOf(fight)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ title, text }) => (text === '' ? title : `${title}: ${text}`));
}

export function contestIn(fight: FightText, kind: string): ContestOdds {
  const contest = fightOf(fight)
    .odds()
    .rounds[0]!.contests.find((each) => each.kind === kind);
  assert.ok(contest !== undefined, kind);
  return contest;
}

/** The chance of any of these outcomes. */
export function chance(contest: ContestOdds, ...outcomes: readonly string[]): string {
  return outcomes
    .reduce((sum, outcome) => sum.add(contest.odds.get(outcome)?.chance ?? 0), new Fraction(0))
    .toFraction();
}

/** The outcomes that can happen with the pins as written. */
export function pinnedOutcomes({ pinned }: ContestOdds): readonly string[] {
  return [...(pinned ?? [])].filter(([, { chance: share }]) => !share.equals(0)).map(([outcome]) => outcome);
}
