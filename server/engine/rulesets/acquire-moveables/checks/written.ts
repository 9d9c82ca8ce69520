/** Shared by the checks: what everybody announces in any round, and whose stats and traits there are. */
import { derive } from '../../../derive/index.ts';
import type { Combatant, Creature, Round, Scenario, Stat } from '../../../scenario.ts';
import { castOf, type Cast } from '../cast.ts';
import { deedsOf, type Deed } from '../deeds/deeds.ts';
import type { PlannedDeed } from '../deeds/planned.ts';
import { planRound } from '../plan.ts';
import { startOf } from '../start.ts';
import { factsOf, type MoveablesFact, type Weapon } from '../facts.ts';

export interface WrittenDeed {
  readonly cast: Cast;
  readonly round: Round<MoveablesFact>;
  readonly deed: Deed;
}

/** Every deed of every round, in text order; an announcement of several actors is there once for each. */
export const writtenDeeds = derive(
  'acquire-moveables/deeds as written',
  (scenario: Scenario<MoveablesFact>): readonly WrittenDeed[] => {
    const cast = castOf(scenario);
    return scenario.rounds.flatMap((round) => deedsOf(cast, round).map((deed) => ({ cast, round, deed })));
  },
);

/** Every announcement, as the deed of the first of its actors. */
export function announced(scenario: Scenario<MoveablesFact>): readonly WrittenDeed[] {
  const seen = new Set<object>();
  return writtenDeeds(scenario).filter(({ deed: { announcement } }) => {
    if (seen.has(announcement)) return false;
    seen.add(announcement);
    return true;
  });
}

/** Every deed as it would be planned if nothing had happened before its round. */
export const plannedDeeds = derive(
  'acquire-moveables/deeds as planned',
  (scenario: Scenario<MoveablesFact>): readonly PlannedDeed[] => {
    const cast = castOf(scenario);
    return scenario.rounds.flatMap((round) => planRound(cast, startOf(cast), round).deeds);
  },
);

/** Combatants and stat blocks. */
export function blocks(
  scenario: Scenario<MoveablesFact>,
): readonly (Combatant<MoveablesFact> | Creature<MoveablesFact>)[] {
  return [...scenario.creatures, ...scenario.combatants];
}

export function statsCalled(scenario: Scenario<MoveablesFact>, ...names: readonly string[]): readonly Stat[] {
  return blocks(scenario)
    .flatMap(({ stats }) => stats)
    .filter(({ name }) => names.includes(name));
}

export interface DeclaredWeapon {
  readonly name: string;
  readonly weapon: Weapon;
}

export function declaredWeapons(scenario: Scenario<MoveablesFact>): readonly DeclaredWeapon[] {
  return scenario.things.flatMap(({ name, traits }) => factsOf(traits, 'weapon').map((weapon) => ({ name, weapon })));
}
