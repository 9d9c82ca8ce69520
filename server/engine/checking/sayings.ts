/** Iterates over the places of a scenario that have facts, for checks. */
import type { Announcement, Fact, Round, Scenario } from '../scenario.ts';

/** The facts of one place; `round` and `announcement` are missing for facts that hold from the start. */
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
