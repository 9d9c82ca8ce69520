/** Whose card is whose, for the checks. */
import { handOf, traitsOf } from '../../../combatants.ts';
import type { Combatant, Hand, Scenario } from '../../../scenario.ts';
import { factsOf, type DemonCityFact, type Significator } from '../../demon-city/facts.ts';

export interface OwnCard {
  readonly name: string;
  readonly hand: Hand;
  readonly fact: Significator;
}

/** The Significators of all combatants, those of their creatures among them. */
export function significatorsOf(scenario: Scenario<DemonCityFact>): readonly OwnCard[] {
  return scenario.combatants.flatMap((combatant) => ownCards(scenario, combatant));
}

function ownCards(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): readonly OwnCard[] {
  const hand = handOf(scenario, combatant);
  return factsOf(traitsOf(scenario, combatant), 'significator').map((fact) => ({ name: combatant.name, hand, fact }));
}
