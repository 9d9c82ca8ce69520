/** The sides that attack in a round. */
import type { Attack } from '../attacks.ts';
import type { Moment } from '../moment.ts';

/** Each with its first attack, in the order of the text. */
export function attackingGroups({ attacks }: Moment): readonly { readonly group: string; readonly first: Attack }[] {
  const groups = new Map<string, Attack>();
  for (const attack of attacks) if (!groups.has(attack.actor.group)) groups.set(attack.actor.group, attack);
  return [...groups].map(([group, first]) => ({ group, first }));
}
