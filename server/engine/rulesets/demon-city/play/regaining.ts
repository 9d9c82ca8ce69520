/**
 * The effects of regained points in words: an injury that ends, somebody who stays down, a base that isn’t exceeded.
 */
import type { Fighter } from '../cast.ts';
import type { Regains } from '../facts.ts';
import { conditionOf, isDown, type Condition, type Fight } from '../fight.ts';
import { list, sentence } from '../../../play/words.ts';
import { regained } from '../states.ts';

/** Added to the title of the step, which has the points as written. */
export function regainWords(who: readonly Fighter[], found: Fight, fact: Regains, endsInjury: boolean): string {
  const before = ({ name }: Fighter): Condition => conditionOf(found, name);
  const down = fact.stat === 'Toughness' ? who.filter((fighter) => isDown(before(fighter))) : [];
  const capped = who.filter((fighter) => !down.includes(fighter) && overflows(before(fighter), fact));
  const healed = who.filter(
    (fighter) => before(fighter).hurt && regained(before(fighter), fact, endsInjury).hurt === false,
  );
  return [
    ...(healed.length === 0 ? [] : [`That ends the lost throw for Injury of ${called(healed)}.`]),
    ...capped.map(
      (fighter) => `${sentence(fighter.called)} doesn’t exceed the base of ${baseOf(before(fighter), fact)}.`,
    ),
    ...down.map((fighter) => stillDown(fighter, before(fighter))),
  ].join(' ');
}

/** Whether there are more points than the base has room for. */
function overflows(condition: Condition, fact: Regains): boolean {
  const now = fact.stat === 'Calm' ? condition.calm : condition.toughness;
  return now !== undefined && now + fact.points.value > baseOf(condition, fact);
}

function baseOf(condition: Condition, { stat, points }: Regains): number {
  return stat === 'Calm' ? (condition.calmBase ?? points.value) : condition.base;
}

/** Getting up takes a throw, or the Host’s decision. */
function stillDown({ called: name, combatant }: Fighter, { out }: Condition): string {
  if (out) return `${sentence(name)} is out of the fight for good.`;
  return (
    `${sentence(name)} is still out of the fight: getting up takes the throw to recover. “decides ` +
    `recovery of ${combatant.name}: back up” would decide it.`
  );
}

function called(who: readonly Fighter[]): string {
  return list(who.map((fighter) => fighter.called));
}
