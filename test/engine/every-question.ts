/** The questions that can be asked about a scenario after a round. */
import type { Condition, NameRef, Ruleset, Scenario, Source } from '../../server/engine/index.ts';

const nowhere: Source = { file: 'test.clash', sentence: 0, start: 0, end: 0 };
const called = (name: string): NameRef => ({ text: name, id: name, source: nowhere });

/** Every simple one: who has done what, who is in which state, which side acted, and what happened to all. */
export function plainQuestions({ combatants, sides }: Scenario, { vocabulary }: Ruleset): readonly Condition[] {
  return [
    ...sides.map(({ name }): Condition => ({ kind: 'acted', side: called(name), source: nowhere })),
    ...vocabulary.happenings.map(({ word }): Condition => ({ kind: 'happened', what: word, source: nowhere })),
    ...combatants.flatMap(({ name }) => [
      ...(['succeeded', 'failed'] as const).map((what): Condition => ({
        kind: 'did',
        who: called(name),
        what,
        source: nowhere,
      })),
      ...vocabulary.states.map(({ word }): Condition => ({
        kind: 'is',
        who: called(name),
        state: word,
        source: nowhere,
      })),
    ]),
  ];
}

/** The same with each question joined to the next one, and negated. */
export function questionsOf(scenario: Scenario, ruleset: Ruleset): readonly Condition[] {
  const plain = plainQuestions(scenario, ruleset);
  const pairs = plain.slice(1).map((each, index) => [plain[index] ?? each, each] as const);
  return [
    ...plain,
    ...plain.map((of): Condition => ({ kind: 'not', of, source: nowhere })),
    ...pairs.flatMap((of) => (['and', 'or'] as const).map((kind): Condition => ({ kind, of, source: nowhere }))),
  ];
}
