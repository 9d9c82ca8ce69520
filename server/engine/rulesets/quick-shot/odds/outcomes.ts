/** Outcome ids of attempts, actions and teams, with their display words. */
import type { Outcomes } from '../../../odds.ts';
import type { Result } from '../attempts/outcome.ts';
import type { TeamResult } from '../attempts/teams.ts';

/** The outcomes of an action, or of an attempt with one action: criticals are parts of success and failure. */
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
  'critical-success-if-picked': 'critical success (if it is picked)',
  fails: 'fails',
  'left-open': 'left open',
  'critical-failure': resultWords['critical-failure'],
  'critical-failure-if-named': 'critical failure (if it is named)',
};

/** The outcome of the action of an attempt with this result. */
export const actionOf: Readonly<Record<Result, ActionOutcome>> = {
  'critical-success': 'critical-success',
  success: 'succeeds',
  failure: 'fails',
  'critical-failure': 'critical-failure',
};

/** The text doesn’t say whether one success is enough or all have to succeed (qa-22), so both get a chance. */
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
