/** Shared by the checks: what everybody announces in any round, and whose stats and traits there are. */
import { derive } from '../../../derive/index.ts';
import type { Combatant, Creature, NameRef, Round, Scenario, Stat } from '../../../scenario.ts';
import { castOf, isNamed, type Cast, type Fighter } from '../cast.ts';
import { deedsOf, type Deed } from '../deeds/deeds.ts';
import type { PlannedDeed, RoundPlan } from '../deeds/planned.ts';
import { withFactsOf } from '../fight.ts';
import { planRound } from '../plan.ts';
import { startOf } from '../start.ts';
import { factsOf, type InjuryFact, type MoveablesFact, type Weapon } from '../facts.ts';

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

/** Every round as it would be planned if nothing had happened before it but what the heads of earlier ones say. */
export const writtenPlans = derive(
  'acquire-moveables/plans as written',
  (scenario: Scenario<MoveablesFact>): readonly RoundPlan[] => {
    const cast = castOf(scenario);
    let fight = startOf(cast);
    return scenario.rounds.map((round) => {
      const plan = planRound(cast, fight, round);
      if (round.when === 'always') fight = withFactsOf(fight, round);
      return plan;
    });
  },
);

export function plannedDeeds(scenario: Scenario<MoveablesFact>): readonly PlannedDeed[] {
  return writtenPlans(scenario).flatMap(({ deeds }) => deeds);
}

/** What is said before the rounds and in their heads. */
export function saidIn(scenario: Scenario<MoveablesFact>): readonly MoveablesFact[] {
  return [...scenario.facts, ...scenario.rounds.flatMap(({ facts }) => facts)];
}

/** What is said before the rounds, and in the heads of those up to this one. */
export function saidBy(scenario: Scenario<MoveablesFact>, round: Round<MoveablesFact>): readonly MoveablesFact[] {
  const heads = scenario.rounds.slice(0, scenario.rounds.indexOf(round) + 1);
  return [...scenario.facts, ...heads.flatMap(({ facts }) => facts)];
}

/** What is said of somebody: in their own block, and by name. */
export function saidOf(scenario: Scenario<MoveablesFact>, who: Fighter): readonly MoveablesFact[] {
  const cast = castOf(scenario);
  const named = (fact: MoveablesFact): readonly NameRef[] => ('who' in fact ? [fact.who].flat() : []);
  return [...who.traits, ...saidIn(scenario).filter((fact) => isNamed(cast, named(fact), who))];
}

/** Every injury that is written, in a block or in a head. */
export function injuriesIn(scenario: Scenario<MoveablesFact>): readonly InjuryFact[] {
  return factsOf([...blocks(scenario).flatMap(({ traits }) => traits), ...saidIn(scenario)], 'injury');
}

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
