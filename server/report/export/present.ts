/** Selects what belongs on a scenario’s stat-block sheet: all of its own file, and what it uses of included files. */
import { carriedBy, type Combatant, type Creature, type Scenario, type Source } from '../../engine/index.ts';

/** The scenario without people of included files who take no part in it; a scenario without rounds keeps everybody. */
export function withPresent(scenario: Scenario): Scenario {
  if (scenario.rounds.length === 0 && scenario.title !== '') return scenario;
  const isOwn = ({ source }: { readonly source: Source }): boolean => source.file === scenario.source.file;
  const named = namesIn([scenario.rounds, scenario.facts, scenario.expectations]);
  const combatants = scenario.combatants.filter(
    (each) => isOwn(each) || named.has(each.name) || (each.creature?.id !== undefined && named.has(each.creature.id)),
  );
  const creatures = scenario.creatures.filter((each) => isOwn(each) || hasBodyIn(each, combatants));
  const carried = new Set(combatants.flatMap((each) => carriedBy(scenario, each)).map(({ id, text }) => id ?? text));
  return {
    ...scenario,
    combatants,
    creatures,
    things: scenario.things.filter((each) => isOwn(each) || carried.has(each.name) || named.has(each.name)),
    verbs: scenario.verbs.filter(
      (verb) =>
        isOwn(verb) ||
        scenario.rounds.some((round) => round.announcements.some((each) => each.verb.text === verb.word)),
    ),
  };
}

function hasBodyIn({ name }: Creature, combatants: readonly Combatant[]): boolean {
  return combatants.some((each) => each.creature?.id === name);
}

/** All names referred to anywhere in a value, whatever game-specific structure it has. */
function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    if ('id' in each && typeof each.id === 'string') names.add(each.id);
    for (const inner of Object.values(each)) look(inner);
  };
  look(value);
  return names;
}
