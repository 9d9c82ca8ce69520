/** Changes of condition by what a writer says: states, and regained points. */
import type { Regains, StateFact } from './facts.ts';
import type { Condition } from './fight.ts';

/**
 * The change by a written state. Panic means no Calm left; out of the fight means below 0 Toughness; nobody holds
 * themselves.
 */
export function changeOf(name: string, condition: Condition, fact: StateFact): Partial<Condition> {
  switch (fact.state) {
    case 'hurt':
      return { hurt: true };
    case 'panicked':
      return { panicked: true, ...(condition.calm === undefined ? {} : { calm: Math.min(condition.calm, 0) }) };
    case 'down':
    case 'out of the fight':
      return { toughness: Math.min(condition.toughness, -1), worn: true };
    case 'grabbed':
      return fact.by?.id === undefined || fact.by.id === name ? {} : { heldBy: fact.by.id };
  }
}

/**
 * The change by regained points, up to the base. They don’t let up a fighter who is out of the fight: that takes the
 * throw to recover, or the Host’s decision. Where a regained point ends an injury, it has to be one that was missing.
 */
export function regained(condition: Condition, { points, stat }: Regains, endsInjury: boolean): Partial<Condition> {
  if (stat === 'Calm') return regainedCalm(condition, Math.trunc(points.value));
  const most = condition.toughness < 0 ? -1 : condition.base;
  const toughness = Math.max(condition.toughness, Math.min(most, condition.toughness + Math.trunc(points.value)));
  return { toughness, hurt: condition.hurt && !(endsInjury && toughness > Math.max(condition.toughness, 0)) };
}

function regainedCalm(condition: Condition, points: number): Partial<Condition> {
  const before = condition.calm ?? 0;
  const calm = Math.max(before, Math.min(condition.calmBase ?? points, before + points));
  return { calm, calmBase: condition.calmBase ?? calm, panicked: calm <= 0 };
}
