/** One round from its head to the Injury rolls. Dice edition, steps 1 to 9. */
import { goThrough, happening, type Playing } from '../../../game/index.ts';
import type { Cast } from '../../demon-city/cast.ts';
import type { Fight } from '../../demon-city/fight.ts';
import { tellHead } from '../../demon-city/play/tale.ts';
import { ruleKeys, type DicePlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { clashes } from './clash.ts';
import { rollInjuries } from './injuries.ts';
import { unresisted } from './tasks.ts';
import { Telling } from './telling.ts';

export function play(cast: Cast, plan: DicePlan, { throws, log }: Playing<Fight>): Fight {
  const telling = new Telling(cast, plan, throws, log);
  goThrough(telling, [
    happening(() => {
      tellHead(telling, ruleKeys);
      announceAll(telling);
      return unresisted(plan);
    }),
    ...clashes(plan),
    happening(rollInjuries),
  ]);
  return telling.ending();
}
