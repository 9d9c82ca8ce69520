/** What a scenario may hold beside what could be read of it: nothing can be said to be missing there. */
import { oncePer } from './once.ts';
import type { Fact, NameRef, Round, Scenario } from './scenario.ts';

/** Whether a round may say more than was read of it: a sentence that nobody understands, or a name that nobody has. */
export function isPartlyUnread({ unread, announcements }: Round): boolean {
  return (
    unread === true || announcements.some(({ actors, targets }) => actors.some(isStranger) || targets.some(isStranger))
  );
}

/** The same of a round together with the situation in which it is played. */
export function mayLack<F extends Fact>(scenario: Scenario<F>, round: Round<F>): boolean {
  return scenario.unread === true || partlyUnread(scenario).has(round);
}

/** Asked of every round by many checks. */
const partlyUnread = oncePer(({ rounds }: Scenario): ReadonlySet<Round> => new Set(rounds.filter(isPartlyUnread)));

function isStranger({ id }: NameRef): boolean {
  return id === undefined;
}

/** Whether anything of the situation or of the rounds may lack. */
export function isAnythingUnread(scenario: Scenario): boolean {
  return scenario.unread === true || partlyUnread(scenario).size > 0;
}
