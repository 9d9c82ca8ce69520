/** Injuries as they are written, and as steps write them. */
import { sidesOf } from '../deeds/deeds.ts';
import type { InjuryFact } from '../facts.ts';
import { secondsOfInterval } from '../time.ts';
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
      : { healing: { kind: of.healing.kind, size, every: secondsOfInterval(of.healing.every?.text) ?? Infinity } }),
    ...(of.isPermanent ? { isPermanent: true as const } : {}),
  };
}
