/** What if there were another reason: a step of the location die, or one of two rolls of a test. */
import { announcedBy, below } from '../../../announced.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { quoted } from '../../../words/quoting.ts';
import type { TrialSentences } from '../../../worth/trial-sentences.ts';
import type { Addition } from '../../../worth/what-if.ts';
import { castOf } from '../cast.ts';
import { isAttack } from '../deeds/deeds.ts';
import type { MoveablesFact } from '../facts.ts';
import { planRound, recounted } from '../plan.ts';
import { startOf } from '../start.ts';

/** For a blow it is a step easier, for a test the better of two rolls. */
export const additions: readonly Addition[] = [{ id: 'advantage', called: 'One more reason in favour', forAll: true }];

type Which = 'easier' | 'harder' | 'advantage' | 'disadvantage';

/** Undefined for what isn’t rolled, for magic dice, which take no reasons, and where the ladder of dice ends. */
function reasonFor(
  scenario: Scenario<MoveablesFact>,
  round: Round<MoveablesFact>,
  who: string,
  amount: 1 | -1,
): Which | undefined {
  const cast = castOf(scenario);
  const plan = planRound(cast, startOf(cast), round);
  const planned = plan.deeds.find(({ deed }) => deed.actor.name === who);
  if (planned?.rolled === undefined || planned.rolled.pool.keep === 'sum') return undefined;
  if (!isAttack(planned.deed)) return amount > 0 ? 'advantage' : 'disadvantage';
  if (amount < 0) return 'harder';
  const changed = recounted(plan, { who, add: 'advantage' });
  return changed.deeds.find(({ deed }) => deed === planned.deed)?.rolled === undefined ? undefined : 'easier';
}

export const add: TrialSentences<MoveablesFact>['add'] = (scenario, round, who, amount, words) => {
  const announced = announcedBy(scenario, round, who);
  const which = /\S/u.test(words) ? reasonFor(scenario, round, who, amount) : undefined;
  if (announced === undefined || which === undefined) return undefined;
  const whose = announced.isAlone ? '' : ` for ${who}`;
  return below(announced.announcement, `${which} ${quoted(words)}${whose}`);
};

const effects: Readonly<Record<Which, string>> = {
  easier: 'easier to hit',
  harder: 'harder to hit',
  advantage: 'the better of two rolls',
  disadvantage: 'the worse of two rolls',
};

export const addsTo: NonNullable<TrialSentences<MoveablesFact>['addsTo']> = (scenario, round, who, amount) => {
  const which = reasonFor(scenario, round, who, amount);
  return which === undefined
    ? undefined
    : { does: effects[which], to: which === 'easier' || which === 'harder' ? 'the location die' : 'the test' };
};
