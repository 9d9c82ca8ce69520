/** The sides that attack in a round. */
import type { Attack } from '../attacks.ts';
import { enemiesAimedAt, type Moment } from '../moment.ts';
import { actionKind } from '../vocabulary.ts';

/** Each with its first attack, in the order of the text. */
export function attackingGroups({ attacks }: Moment): readonly { readonly group: string; readonly first: Attack }[] {
  const groups = new Map<string, Attack>();
  for (const attack of attacks) if (!groups.has(attack.actor.group)) groups.set(attack.actor.group, attack);
  return [...groups].map(([group, first]) => ({ group, first }));
}

/** Whether each of them is attacked by another. */
export function attackEachOther({ attacks, present }: Moment): boolean {
  const attacked = new Set(attacks.flatMap((attack) => enemiesAimedAt(attack, present)).map(({ group }) => group));
  return attacks.every(({ actor }) => attacked.has(actor.group));
}

/** The sides that announce an attack, whether or not anything comes of it: why not is found where it is aimed. */
export function announcingGroups({ attacks, idle }: Moment): ReadonlySet<string> {
  const announced = [...attacks, ...idle.filter(({ announcement }) => actionKind(announcement.kind) === 'attack')];
  return new Set(announced.map(({ actor }) => actor.group));
}
