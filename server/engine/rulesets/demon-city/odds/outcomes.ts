/** What can come of what is thrown for, by ids, and the words in which users read it, for both editions. */
import type { Outcomes } from '../../../odds.ts';

/** What can come of something measured against one number or one throw of the Host. */
export type TaskOutcome = 'succeeds' | 'tie' | 'fails';

/** What can come of an action, whichever contest decides it; its odds leave out that it has no effect. */
export type ActionOutcome = 'takes-effect' | 'no-effect' | 'critical-success' | 'critical-failure' | 'fumble';

export const taskWords: Readonly<Record<TaskOutcome, string>> = { succeeds: 'succeeds', tie: 'tie', fails: 'fails' };

const actionWords: Readonly<Record<ActionOutcome, string>> = {
  'takes-effect': 'takes effect',
  'no-effect': 'no effect',
  'critical-success': 'critical success',
  'critical-failure': 'critical failure',
  fumble: 'fumble',
};

export const taskOutcomes: Outcomes = new Map(Object.entries(taskWords));
export const actionOutcomes: Outcomes = new Map(Object.entries(actionWords));

/** What everybody announces an action for. */
export const takesEffect = 'takes-effect' satisfies ActionOutcome;

export const noEffect = 'no-effect' satisfies ActionOutcome;

/** What everybody tries a task for. */
export const success = 'succeeds' satisfies TaskOutcome;
