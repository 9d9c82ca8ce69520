/** What holds at which place of a scenario, for the checks. */
import type { Announcement, Round, Scenario } from '../../../scenario.ts';
import { isPosition } from '../../../positions.ts';
import { endsWithRound, factsOf, sameWords, withoutEnded, type DemonCityFact } from '../facts.ts';

/** The facts that hold in a round before its announcements, in the order of writing; positions left out. */
export function standingFacts(
  scenario: Scenario<DemonCityFact>,
  round: Round<DemonCityFact>,
): readonly DemonCityFact[] {
  const earlier = scenario.rounds
    .filter((each) => each.number < round.number && typeof each.when === 'string')
    .flatMap((each) => each.facts)
    .filter((fact) => !endsWithRound(fact));
  const before = [...scenario.facts, ...earlier].filter((fact) => !isPosition(fact));
  const ended = factsOf(round.facts, 'no longer').map((fact) => sameWords(fact.words.text));
  return [...withoutEnded(before, ended), ...round.facts];
}

/** A fact under an announcement, with whose it is: its actor’s, and over its targets, where it names nobody. */
export function withOwners(fact: DemonCityFact, { actors, targets }: Announcement<DemonCityFact>): DemonCityFact {
  if (fact.kind === 'advantage')
    return { ...fact, for: fact.for.length > 0 ? fact.for : actors, over: fact.over.length > 0 ? fact.over : targets };
  return fact.kind === 'hindrance' && fact.on.length === 0 ? { ...fact, on: actors } : fact;
}
