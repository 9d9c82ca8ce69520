/**
 * The moments of one round. Order of throws: the checks in text order, each with its dice and then those for extra
 * degrees; after them each exchange in turn, first the dice of all attackers in text order, then for each side the
 * damage die of each enemy that is hit, in declaration order of the enemies. Pinned dice aren’t thrown.
 */
import { happening, type Moment } from '../../../game/index.ts';
import { deriveFromPart } from '../../../derive/index.ts';
import type { RoundPlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { checksIn } from './checks.ts';
import { exchangesIn } from './exchanges.ts';
import { recordHead } from './heading.ts';
import { nominateAll } from './nominating.ts';
import type { AttackRecorder } from './round-recorder.ts';

/** Cached for all plans with the same rolls. */
export const momentsOf = deriveFromPart(
  'attack-algorithm/moments of a round',
  ({ context }: RoundPlan) => context,
  (plan): readonly Moment<AttackRecorder>[] => [happening(begin), ...checksIn(plan), ...exchangesIn(plan)],
);

/** Champions and announcements don’t change the fight; they are only reported. */
function begin(recorder: AttackRecorder): void {
  recordHead(recorder);
  if (recorder.isMute) return;
  nominateAll(recorder);
  announceAll(recorder);
}
