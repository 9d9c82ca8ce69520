/**
 * What is said of people's states in one place, for the checks: in their own block, in the situation, at the head of a
 * round.
 */
import { bodiesNamed, statOf, traitsOf } from '../../../combatants.ts';
import type { Scenario, Stat } from '../../../scenario.ts';
import { factsOf, type DemonCityFact, type StateFact } from '../facts.ts';

/** Everything that one place says of one combatant's state, in the order of writing. */
export interface SaidOf {
  readonly name: string;
  readonly states: readonly StateFact[];
  /** Who is out of the fight by what holds here. */
  readonly down: ReadonlySet<string>;
  /** The Toughness that the same block gives. */
  readonly toughness?: Stat;
}

export function isDownState({ state }: StateFact): boolean {
  return state === 'down' || state === 'out of the fight';
}

/** All places in which states are said. Blocks and situation describe one moment, the start of the fight. */
export function statesSaid(scenario: Scenario<DemonCityFact>): readonly SaidOf[] {
  const blocks = scenario.combatants.map((combatant) => ({
    combatant,
    states: factsOf(traitsOf(scenario, combatant), 'state'),
  }));
  const atStart = factsOf(scenario.facts, 'state');
  const down = new Set([
    ...blocks.filter(({ states }) => states.some(isDownState)).map(({ combatant }) => combatant.name),
    ...namesDown(scenario, atStart),
  ]);
  return [
    ...blocks.map(({ combatant, states }): SaidOf => {
      const toughness = statOf(scenario, combatant, 'Toughness');
      return { name: combatant.name, states, down, ...(toughness === undefined ? {} : { toughness }) };
    }),
    ...byName(scenario, atStart, down),
    ...scenario.rounds.flatMap((round) => {
      const states = factsOf(round.facts, 'state');
      return byName(scenario, states, new Set(namesDown(scenario, states)));
    }),
  ];
}

function namesDown(scenario: Scenario<DemonCityFact>, states: readonly StateFact[]): readonly string[] {
  return states
    .filter(isDownState)
    .flatMap(({ who }) => who.flatMap((ref) => bodiesNamed(scenario, ref.id)))
    .map((body) => body.name);
}

function byName(
  scenario: Scenario<DemonCityFact>,
  states: readonly StateFact[],
  down: ReadonlySet<string>,
): readonly SaidOf[] {
  const said = new Map<string, StateFact[]>();
  for (const state of states) {
    for (const { name } of state.who.flatMap((ref) => bodiesNamed(scenario, ref.id)))
      said.set(name, [...(said.get(name) ?? []), state]);
  }
  return [...said].map(([name, own]) => ({ name, states: own, down }));
}
