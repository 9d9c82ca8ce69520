/** The sides that attack in a round. */
import { enemiesAimedAt, type RoundContext } from '../round-context.ts';
import { actionKind } from '../vocabulary.ts';

/** Whether each of them is attacked by another. */
export function attackEachOther({ attacks, present }: RoundContext): boolean {
  const attacked = new Set(attacks.flatMap((attack) => enemiesAimedAt(attack, present)).map(({ group }) => group));
  return attacks.every(({ actor }) => attacked.has(actor.group));
}

/** The sides that announce an attack, whether or not anything comes of it: why not is found where it is aimed. */
export function announcingGroups({ attacks, idle }: RoundContext): ReadonlySet<string> {
  const announced = [...attacks, ...idle.filter(({ announcement }) => actionKind(announcement.kind) === 'attack')];
  return new Set(announced.map(({ actor }) => actor.group));
}
