/** What a scenario may hold beside what could be read of it: nothing can be said to be missing there. */
import { derive } from './derive/index.ts';
import type { Condition, Fact, NameRef, Round, Scenario } from './scenario.ts';

/** Whether a round may say more than was read of it: a sentence that nobody understands, or a name that nobody has. */
export function isPartlyUnread({ unread, announcements }: Round): boolean {
  return (
    unread === true || announcements.some(({ actors, targets }) => actors.some(isStranger) || targets.some(isStranger))
  );
}

/** The first name in the condition of a round that nobody has, or no side: nothing tells when it holds. */
export function strangerInCondition({ when }: Pick<Round, 'when'>): NameRef | undefined {
  return typeof when === 'string' ? undefined : questionsOf(when).flatMap(namesIn).find(isStranger);
}

/** What is told in the place of the odds of such a round. */
export const unreadCondition = 'its condition can’t be read';

/** The same of the rounds with this number. */
export function strangerBefore({ rounds }: Scenario, number: number): NameRef | undefined {
  const [first] = rounds
    .filter((round) => round.number === number)
    .flatMap((round) => strangerInCondition(round) ?? []);
  return first;
}

/** The questions of which a condition is made. */
export function questionsOf(condition: Condition): readonly Condition[] {
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

/** Whether a round, or the situation in which it is played, may say more than was read of it. */
export function mayLack<F extends Fact>(scenario: Scenario<F>, round: Round<F>): boolean {
  return scenario.unread === true || partlyUnread(scenario).has(round);
}

/** Asked of every round by many checks. */
const partlyUnread = derive(
  'partly unread rounds',
  ({ rounds }: Scenario): ReadonlySet<Round> => new Set(rounds.filter(isPartlyUnread)),
);

function isStranger({ id }: NameRef): boolean {
  return id === undefined;
}

/** Whether anything of the situation or of the rounds may lack. */
export function isAnythingUnread(scenario: Scenario): boolean {
  return scenario.unread === true || partlyUnread(scenario).size > 0;
}
