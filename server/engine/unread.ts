/** What couldn't be read of a scenario: nothing can be reported as missing there. */
import { derive } from './derive/index.ts';
import type { PlainCondition } from './play/events.ts';
import type { Condition, Fact, NameRef, Round, Scenario } from './scenario.ts';

/** Whether a round has an unreadable sentence or an unknown name, and so may say more than was read. */
export function isPartlyUnread({ unread, announcements }: Round): boolean {
  return (
    unread === true || announcements.some(({ actors, targets }) => actors.some(isStranger) || targets.some(isStranger))
  );
}

/** The first unknown name or side in the condition of a round: then it isn't known when the condition holds. */
export function strangerInCondition({ when }: Pick<Round, 'when'>): NameRef | undefined {
  return typeof when === 'string' ? undefined : questionsOf(when).flatMap(namesIn).find(isStranger);
}

/** Shown in place of the odds of such a round. */
export const unreadCondition = 'its condition can’t be read';

/** The same for the rounds with this number. */
export function strangerBefore({ rounds }: Scenario, number: number): NameRef | undefined {
  const [first] = rounds
    .filter((round) => round.number === number)
    .flatMap((round) => strangerInCondition(round) ?? []);
  return first;
}

/** The elementary questions of a condition. */
export function questionsOf(condition: Condition): readonly PlainCondition[] {
  switch (condition.kind) {
    case 'not':
      return questionsOf(condition.of);
    case 'and':
    case 'or':
      return condition.of.flatMap(questionsOf);
    default:
      return [condition];
  }
}

function namesIn(question: Condition): readonly NameRef[] {
  if (question.kind === 'acted') return [question.side];
  return question.kind === 'did' || question.kind === 'is' ? [question.who] : [];
}

/** Whether a round, or its situation, may say more than was read. */
export function mayLack<F extends Fact>(scenario: Scenario<F>, round: Round<F>): boolean {
  return scenario.unread === true || partlyUnread(scenario).has(round);
}

/** Cached because many checks need it for every round. */
const partlyUnread = derive(
  'partly unread rounds',
  ({ rounds }: Scenario): ReadonlySet<Round> => new Set(rounds.filter(isPartlyUnread)),
);

function isStranger({ id }: NameRef): boolean {
  return id === undefined;
}

/** Whether the situation or any round may say more than was read. */
export function isAnythingUnread(scenario: Scenario): boolean {
  return scenario.unread === true || partlyUnread(scenario).size > 0;
}
