/**
 * Facts that are said together, for checks of what contradicts itself: what one place says may overrule what another
 * has said.
 */
import type { Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';

/** What each shared file says, what the scenario itself says of its start, and what each round says at its head. */
export function saidTogether(scenario: Scenario<DemonCityFact>): readonly (readonly DemonCityFact[])[] {
  return [...startsTogether(scenario), ...scenario.rounds.map((round) => round.facts)];
}

/** The same without the rounds. */
export function startsTogether(scenario: Scenario<DemonCityFact>): readonly (readonly DemonCityFact[])[] {
  const shared = scenario.facts.slice(0, scenario.shared);
  const files = [...new Set(shared.map((fact) => fact.source.file))];
  return [
    ...files.map((file) => shared.filter((fact) => fact.source.file === file)),
    scenario.facts.slice(scenario.shared),
  ];
}
