/**
 * One round from its head to its damage. The order of throws: the checks in the order of the text, each with its dice
 * and then those for more degrees; after them each exchange in turn, first the dice of all attackers, side by side in
 * the order of the text, then for each side the damage die of each enemy that is hit, in the order in which enemies are
 * declared. What is pinned isn’t thrown.
 */
import { happening, type Moment } from '../../../game/index.ts';
import { deriveFromPart } from '../../../derive/index.ts';
import type { RoundPlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { checksIn } from './checks.ts';
import { exchangesIn } from './exchanges.ts';
import { tellHead } from './heading.ts';
import { nominateAll } from './nominating.ts';
import type { AttackRecorder } from './round-recorder.ts';

/** Made once for all plans in which the same is rolled. */
export const momentsOf = deriveFromPart(
  'attack-algorithm/moments of a round',
  ({ context }: RoundPlan) => context,
  (plan): readonly Moment<AttackRecorder>[] => [happening(begin), ...checksIn(plan), ...exchangesIn(plan)],
);

/** Champions and announcements change nothing, and are only told. */
function begin(recorder: AttackRecorder): void {
  tellHead(recorder);
  if (recorder.isMute) return;
  nominateAll(recorder);
  announceAll(recorder);
}
