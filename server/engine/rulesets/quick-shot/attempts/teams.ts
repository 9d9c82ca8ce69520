/** Teams: those who work on the same task, each by their own attempt (qs-053, qa-22). */
import type { Source } from '../../../source.ts';
import type { Attempt } from './attempt.ts';
import { fightersNamed, wordsKey } from '../cast.ts';
import { factsOf } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import type { ActionResult } from './outcome.ts';

export interface Team {
  readonly task: string;
  /** Two or more, each with the index of the task among the actions of their attempt. */
  readonly members: readonly { readonly attempt: Attempt; readonly place: number }[];
  /** The number of the team among those written in the round, from 1. */
  readonly number: number;
  readonly source: Source;
}

export const teamResults = ['all-succeed', 'some-succeed', 'left-open', 'nobody-succeeds'] as const;

export type TeamResult = (typeof teamResults)[number];

/** Only members whose dice are rolled count. */
export function teamsIn({ cast, round }: RoundContext, attempts: readonly Attempt[]): readonly Team[] {
  const rolled = attempts.filter(({ unrolled, mispinned }) => unrolled === undefined && mispinned.length === 0);
  return factsOf(round.facts, 'team work').flatMap(({ team, task, source }, at) => {
    const members = fightersNamed(cast, team).flatMap((fighter) => {
      const attempt = rolled.find(
        ({ deed, needs }) => deed.actor === fighter && needs.some(({ key }) => key === wordsKey(task.text)),
      );
      return attempt === undefined
        ? []
        : [{ attempt, place: attempt.needs.findIndex(({ key }) => key === wordsKey(task.text)) }];
    });
    return members.length < 2 ? [] : [{ task: task.text, members, number: at + 1, source }];
  });
}

/** The joint result of the members at the task. */
export function teamResult(fates: readonly ActionResult[]): TeamResult {
  if (fates.every((fate) => fate === 'met')) return 'all-succeed';
  if (fates.includes('met')) return 'some-succeed';
  return fates.includes('open') ? 'left-open' : 'nobody-succeeds';
}
