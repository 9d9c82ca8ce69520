/** Selects which chances after a round to report: only those that are neither certain nor impossible. */
import type { Distribution, Figure, OutcomeOdds, RoundAfter, StandingOdds } from '../../odds.ts';
import type { Condition } from '../../scenario.ts';
import type { AfterQuestions, Row } from './overall-questions.ts';

/** The chance of each condition. */
export type Answers = ReadonlyMap<Condition, Figure>;

/** `isThreatened` selects combatants to report even if nothing about them is in doubt. */
export function overallAfterSteps(
  questions: AfterQuestions,
  answers: Answers,
  costs: readonly Distribution[],
  isThreatened: (who: string) => boolean,
): RoundAfter {
  const { people } = questions;
  return {
    ...listedSides(questions, answers),
    standing: listedPeople(
      people.map(({ who, states }) => ({ who, odds: oddsOf(states, answers) })),
      isThreatened,
    ),
    succeeded: new Map(people.flatMap(({ who, succeeded }) => figured(who, answers.get(succeeded)))),
    // In the order of the scenario, like `standing`.
    costs: people.flatMap(({ who }) => costs.filter(({ on }) => on === who)),
  };
}

/**
 * Omits combatants whose states are all certain, and states that are certain or impossible for everybody or equal an
 * earlier one in every row.
 */
function listedPeople(
  people: readonly StandingOdds[],
  isThreatened: (who: string) => boolean,
): readonly StandingOdds[] {
  const listed = people.filter(({ who, odds }) => isThreatened(who) || [...odds.values()].some(isInDoubt));
  const rows = (state: string): readonly (Figure | undefined)[] => listed.map(({ odds }) => odds.get(state));
  const states = [...new Set(listed.flatMap(({ odds }) => [...odds.keys()]))].filter((state) =>
    rows(state).some((figure) => figure !== undefined && isInDoubt(figure)),
  );
  const informative = states.filter(
    (state, index) =>
      !states.slice(0, index).some((before) => rows(before).every((figure, at) => isSame(figure, rows(state)[at]))),
  );
  return informative.length === 0
    ? []
    : listed.map(({ who, odds }) => ({
        who,
        odds: new Map(informative.flatMap((state) => figured(state, odds.get(state)))),
      }));
}

/** Empty if at most one side can act, or if two can act in one round, since then the round isn’t one contest. */
function listedSides(
  { acting, happening, together }: AfterQuestions,
  answers: Answers,
): Pick<RoundAfter, 'sides' | 'outcomes'> {
  const isApart = (rows: readonly Row[]): boolean =>
    together.every(
      ({ one, other, question }) =>
        !rows.includes(one) || !rows.includes(other) || answers.get(question)?.chance.equals(0) === true,
    );
  const sides = oddsOf(acting, answers);
  if (!isApart(acting) || [...sides.values()].filter(isInDoubt).length < 2)
    return { sides: new Map(), outcomes: new Map() };
  const shown = [...acting, ...happening.filter((row) => isApart([...acting, row]))];
  return { sides: oddsOf(shown, answers), outcomes: new Map(shown.map(({ id, words }) => [id, words])) };
}

function oddsOf(rows: readonly Row[], answers: Answers): OutcomeOdds {
  return new Map(rows.flatMap(({ id, question }) => figured(id, answers.get(question))));
}

function figured(name: string, figure: Figure | undefined): readonly (readonly [string, Figure])[] {
  return figure === undefined ? [] : [[name, figure]];
}

function isInDoubt({ chance }: Figure): boolean {
  return !chance.equals(0) && !chance.equals(1);
}

function isSame(one: Figure | undefined, other: Figure | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.chance.equals(other.chance);
}
