/** Injuries as they are written, and as steps write them. */
import { sidesOf } from '../deeds/deeds.ts';
import type { InjuryFact } from '../facts.ts';
import { intervalWords, secondsOfInterval } from '../time.ts';
import type { Injury } from './sheet.ts';

/** Without a number an injury takes one slot (am-q047); without an interval its die is never due. */
export function injuryWritten({ name, of }: InjuryFact): Omit<Injury, 'id' | 'waited'> {
  const size = sidesOf(of.healing?.die.text);
  return {
    name: name.text,
    slots: Math.max(0, Math.trunc(of.slots?.value ?? 1)),
    bleeding: Math.max(0, Math.trunc(of.bleeding?.value ?? 0)),
    internal: Math.max(0, Math.trunc(of.internal?.value ?? 0)),
    ...(of.healing === undefined || size === undefined
      ? {}
      : {
          healing: {
            kind: of.healing.kind,
            initial: size,
            size,
            every: secondsOfInterval(of.healing.every?.text) ?? Infinity,
          },
        }),
    ...(of.isPermanent ? { isPermanent: true as const } : {}),
  };
}

/**
 * An injury in the text’s notation (am-081, am-082), after its name: `Hand Amputated 2INJ(DD8 Daily Perm)`. The
 * notation has the size with which the healing die begins, so that it stays the same while the injury heals. Since it
 * has the same letters for both kinds of dice, a sudden-end die has its own abbreviation here.
 */
export function injuryNotation({ name, slots, healing, bleeding, internal, isPermanent }: Injury): string {
  const known = [
    ...(healing === undefined
      ? []
      : [
          `${healing.kind === 'depletion' ? 'DD' : 'SDIE'}${healing.initial}`,
          intervalWords(healing.every) ?? [],
        ].flat()),
    ...bleedingWords('Bld', bleeding),
    ...bleedingWords('IBld', internal),
    ...(isPermanent === true ? ['Perm'] : []),
  ];
  return `${name} ${slots}INJ${known.length === 0 ? '' : `(${known.join(' ')})`}`;
}

function bleedingWords(word: string, count: number): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? word : `${word} ${count}`];
}
