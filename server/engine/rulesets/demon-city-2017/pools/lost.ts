/** Lost dice: one for an injury, and at most two for other difficulties. */
import type { Modifier } from '../../../pool.ts';
import { isCounted, reasonsLeft, recountOf } from '../../../worth/recount.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { hindrancesOf } from '../../demon-city/rulings.ts';
import { notBelowOne } from '../../demon-city/uncounted.ts';
import type { DiceContext } from '../dice-context.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import { lost } from '../../../play/reasons.ts';
import { upTo } from './modifier.ts';
import { helpsInTime } from './situation.ts';

export const mostMiscellaneousDice = 2;

/**
 * The dice that a deed with `extra` extra dice loses: nobody goes below one die, so that losses that can’t be paid are
 * cancelled.
 */
export function lostDice(context: DiceContext, deed: Deed, extra: number): readonly Modifier[] {
  const recount = recountOf(context.change, deed);
  const miscellaneous = reasonsLeft(
    hindrancesOf(context, deed, (helper) => helpsInTime(context, helper)).map((fact) =>
      lost(rule.miscellaneous, fact.words.text, fact.source, fact.words.text),
    ),
    recount,
  );
  const losses = [...reasonsLeft(injury(context, deed), recount), ...upTo(mostMiscellaneousDice, miscellaneous)];
  const unpaid = losses.filter(isCounted).slice(extra);
  return losses.map((loss) => (unpaid.includes(loss) ? { ...loss, ...notBelowOne } : loss));
}

function injury(context: DiceContext, deed: Deed): readonly Modifier[] {
  if (!context.hurt.has(deed.actor.name)) return [];
  const why = chooses(context.cast.stage, 'injury die', 'any')
    ? 'has lost Toughness in this fight'
    : 'has been below 0 Toughness in this fight';
  return [lost(rule.injury, `${deed.actor.called} ${why}`, deed.announcement.source)];
}
