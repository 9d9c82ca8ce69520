/** The places of a scenario where facts are written, for checks. */
import type { Announcement, Fact, Round, Scenario } from '../scenario.ts';

/** Facts of one place; the round and the announcement are missing where they hold from the start. */
export interface Saying<F extends Fact> {
  readonly facts: readonly F[];
  readonly round?: Round<F>;
  readonly announcement?: Announcement<F>;
}

export function sayings<F extends Fact>(scenario: Scenario<F>): readonly Saying<F>[] {
  return [
    { facts: scenario.facts },
    ...scenario.rounds.flatMap((round) => [
      { round, facts: round.facts },
      ...round.announcements.map((announcement) => ({ round, announcement, facts: announcement.clauses })),
    ]),
  ];
}
