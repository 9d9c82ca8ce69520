/** The moments of one round, from its head to the Injury rolls. Dice edition, steps 1 to 9. */
import { happening, type Moment } from '../../../game/index.ts';
import { recordHead } from '../../demon-city/play/round-recorder.ts';
import { ruleKeys, type DicePlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { clashes } from './clash.ts';
import { rollInjuries } from './injuries.ts';
import { unresisted } from './tasks.ts';
import type { DiceRecorder } from './round-recorder.ts';

export function momentsOf(plan: DicePlan): readonly Moment<DiceRecorder>[] {
  return [
    happening((recorder) => {
      recordHead(recorder, ruleKeys);
      announceAll(recorder);
      return unresisted(plan);
    }),
    ...clashes(plan),
    happening(rollInjuries),
  ];
}
