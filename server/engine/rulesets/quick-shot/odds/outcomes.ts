/** What can come of attempts, of their actions and of teams, by ids, and the words in which users read it. */
import type { Outcomes } from '../../../odds.ts';
import type { Result } from '../attempts/outcome.ts';
import type { TeamResult } from '../attempts/teams.ts';

/** What can come of an action, or of all of an attempt: criticals are parts of success and failure. */
export type ActionOutcome =
  | 'succeeds'
  | 'critical-success'
  | 'critical-success-if-picked'
  | 'fails'
  | 'left-open'
  | 'critical-failure'
  | 'critical-failure-if-named';

export const resultWords: Readonly<Record<Result, string>> = {
  'critical-success': 'critical success',
  success: 'success',
  failure: 'failure',
  'critical-failure': 'critical failure',
};

const actionWords: Readonly<Record<ActionOutcome, string>> = {
  succeeds: 'succeeds',
  'critical-success': resultWords['critical-success'],
  'critical-success-if-picked': 'critical success, if it is picked',
  fails: 'fails',
  'left-open': 'left open',
  'critical-failure': resultWords['critical-failure'],
  'critical-failure-if-named': 'critical failure, if it is named',
};

/** What an attempt that comes to this makes of its action. */
export const actionOf: Readonly<Record<Result, ActionOutcome>> = {
  'critical-success': 'critical-success',
  success: 'succeeds',
  failure: 'fails',
  'critical-failure': 'critical-failure',
};

/** Whether one success is enough or all have to succeed isn’t told (qa-22), so both have their chance. */
export type TeamOutcome = TeamResult | 'any-succeeds';

export const teamWords: Readonly<Record<TeamOutcome, string>> = {
  'any-succeeds': 'at least one succeeds',
  'all-succeed': 'all succeed',
  'some-succeed': 'some succeed',
  'left-open': 'left open',
  'nobody-succeeds': 'nobody succeeds',
};

export const resultOutcomes: Outcomes = new Map(Object.entries(resultWords));
export const actionOutcomes: Outcomes = new Map(Object.entries(actionWords));
export const teamOutcomes: Outcomes = new Map(Object.entries(teamWords));
