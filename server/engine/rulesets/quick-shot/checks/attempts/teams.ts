/** Those who are said to work together. */
import { fightersNamed, type Fighter } from '../../cast.ts';
import { factsOf, type TeamWork } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';

export interface Team {
  readonly fact: TeamWork;
  /** Nobody twice. */
  readonly members: readonly Fighter[];
}

/** The teams of a round of whom every name is known. */
export function teamsIn({ context: { cast, round } }: RoundPlan): readonly Team[] {
  return factsOf(round.facts, 'team work')
    .filter(({ team }) => team.every(({ id }) => id !== undefined))
    .map((fact) => ({ fact, members: fightersNamed(cast, fact.team) }));
}
