/** Outcome ids with their display words, for both editions. */
import type { Outcomes } from '../../../odds.ts';

/** The outcomes of a task against one number or one throw of the Host. */
export type TaskOutcome = 'succeeds' | 'tie' | 'fails';

/** The outcomes of an action, whichever contest decides it; its odds omit “no effect”. */
export type ActionOutcome = 'takes-effect' | 'no-effect' | 'critical-success' | 'critical-failure' | 'fumble';

export const taskWords: Readonly<Record<TaskOutcome, string>> = { succeeds: 'succeeds', tie: 'tie', fails: 'fails' };

const actionWords: Readonly<Record<ActionOutcome, string>> = {
  'takes-effect': 'succeeds',
  'no-effect': 'no effect',
  'critical-success': 'critical success',
  'critical-failure': 'critical failure',
  fumble: 'fumble',
};

export const taskOutcomes: Outcomes = new Map(Object.entries(taskWords));
export const actionOutcomes: Outcomes = new Map(Object.entries(actionWords));

/** The goal of every action. */
export const takesEffect = 'takes-effect' satisfies ActionOutcome;

export const noEffect = 'no-effect' satisfies ActionOutcome;

/** The goal of every task. */
export const success = 'succeeds' satisfies TaskOutcome;
