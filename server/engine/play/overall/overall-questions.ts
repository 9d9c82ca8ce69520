/**
 * What is asked after a round over all courses: how everybody stands, whose action took effect, and who acted in it.
 */
import { alliances } from '../../combatants.ts';
import type { OutcomeId } from '../../odds.ts';
import type { Vocabulary } from '../../ruleset.ts';
import type { Condition, NameRef, Scenario } from '../../scenario.ts';
import { isAnythingLeftOpen } from '../events.ts';
import { actingOutcome, happeningOutcome } from '../acting.ts';

/** A question, and under which id and words its answer is told. */
export interface Row {
  readonly id: OutcomeId;
  readonly words: string;
  readonly question: Condition;
}

/** Somebody, in which states they are asked for, and whether they succeeded. */
export interface AskedPerson {
  readonly who: string;
  readonly states: readonly Row[];
  readonly succeeded: Condition;
}

/**
 * `together` are two that can’t come in one round, where no more than one contest is in it: sides that act, and what
 * else happens.
 */
export interface AfterQuestions {
  readonly people: readonly AskedPerson[];
  readonly acting: readonly Row[];
  readonly happening: readonly Row[];
  /** Whether the text leaves something open in it or before it. */
  readonly open: Condition;
  readonly together: readonly { readonly one: Row; readonly other: Row; readonly question: Condition }[];
}

/** Of more parties it isn’t asked which of them acts: that would be a question for every two, in every course. */
const mostParties = 30;

export function questionsAfter(scenario: Scenario, { toldStates, happenings }: Vocabulary): AfterQuestions {
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
      states: toldStates.map((state) => ({
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

/** All of them, the same in the same order every time. */
export function everyQuestion({ people, acting, happening, open, together }: AfterQuestions): readonly Condition[] {
  return [
    ...people.flatMap(({ states, succeeded }) => [...states.map(({ question }) => question), succeeded]),
    ...[...acting, ...happening, ...together].map(({ question }) => question),
    open,
  ];
}
