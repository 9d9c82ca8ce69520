/** The conditions evaluated after each round over all courses: combatants’ states, successes, and which side acted. */
import { alliances } from '../../combatants.ts';
import type { OutcomeId } from '../../odds.ts';
import type { Vocabulary } from '../../ruleset.ts';
import type { Condition, NameRef, Scenario } from '../../scenario.ts';
import { isAnythingLeftOpen } from '../events.ts';
import { actingOutcome, happeningOutcome } from '../acting.ts';

/** A condition with the id and words of its outcome. */
export interface Row {
  readonly id: OutcomeId;
  readonly words: string;
  readonly question: Condition;
}

/** A combatant’s conditions: one per state, and whether their action succeeded. */
export interface AskedPerson {
  readonly who: string;
  readonly states: readonly Row[];
  readonly succeeded: Condition;
}

/** `together` are pairs of rows (sides acting, happenings) that exclude each other in a round with only one contest. */
export interface AfterQuestions {
  readonly people: readonly AskedPerson[];
  readonly acting: readonly Row[];
  readonly happening: readonly Row[];
  /** Whether the game’s text leaves something open in the round or before it. */
  readonly open: Condition;
  readonly together: readonly { readonly one: Row; readonly other: Row; readonly question: Condition }[];
}

/** With more parties the conditions on who acts are omitted: they need one condition per pair, in every course. */
const mostParties = 30;

export function questionsAfter(scenario: Scenario, { reportedStates, happenings }: Vocabulary): AfterQuestions {
  const { source } = scenario;
  const ref = (name: string): NameRef => ({ text: name, id: name, source });
  const parties = [...new Set(alliances(scenario).values())];
  const acting = (parties.length > mostParties ? [] : parties).map((name): Row => ({
    ...actingOutcome(scenario, name),
    question: { kind: 'acted', side: ref(name), source },
  }));
  const happening = happenings.map(({ word }): Row => ({
    ...happeningOutcome(word),
    question: { kind: 'happened', what: word, source },
  }));
  return {
    people: scenario.combatants.map(({ name }) => ({
      who: name,
      succeeded: { kind: 'did', who: ref(name), what: 'succeeded', source },
      states: reportedStates.map((state) => ({
        id: state,
        words: state,
        question: { kind: 'is', who: ref(name), state, source },
      })),
    })),
    acting,
    happening,
    open: isAnythingLeftOpen(source),
    together: acting.flatMap((one, index) =>
      [...acting.slice(index + 1), ...happening].map((other) => ({
        one,
        other,
        question: { kind: 'and', of: [one.question, other.question], source },
      })),
    ),
  };
}

/** All conditions in a fixed order. */
export function everyQuestion({ people, acting, happening, open, together }: AfterQuestions): readonly Condition[] {
  return [
    ...people.flatMap(({ states, succeeded }) => [...states.map(({ question }) => question), succeeded]),
    ...[...acting, ...happening, ...together].map(({ question }) => question),
    open,
  ];
}
