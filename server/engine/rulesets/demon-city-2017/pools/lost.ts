/** Lost dice: one for an injury, and two for other difficulties at most. */
import type { Modifier } from '../../../pool.ts';
import { recountOf } from '../../../recount.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { hindrancesOf } from '../../demon-city/rulings.ts';
import { beyondTheMost, notBelowOne } from '../../demon-city/uncounted.ts';
import type { DiceMoment } from '../moment.ts';
import { chooses } from '../options.ts';
import { rule } from '../rule-ids.ts';
import { lostDie } from './modifier.ts';
import { helpsInTime } from './situation.ts';

export const mostMiscellaneousDice = 2;

/** What a deed loses when it has so many extra dice: nobody goes below one die, so that what can’t be paid is cancelled. */
export function lostDice(moment: DiceMoment, deed: Deed, extra: number): readonly Modifier[] {
  const { stays } = recountOf(moment.change, deed.actor.name);
  const miscellaneous = hindrancesOf(moment, deed, (helper) => helpsInTime(moment, helper))
    .map((fact) => lostDie(rule.miscellaneous, fact.words.text, fact.source, fact.words.text)).filter(stays);
  const losses = [...injury(moment, deed).filter(stays), ...miscellaneous.slice(0, mostMiscellaneousDice)];
  return [
    ...losses.map((loss, index) => (index < extra ? loss : { ...loss, ...notBelowOne })),
    ...miscellaneous.slice(mostMiscellaneousDice).map((loss) => ({ ...loss, ...beyondTheMost })),
  ];
}

function injury(moment: DiceMoment, deed: Deed): readonly Modifier[] {
  if (!moment.hurt.has(deed.actor.name)) return [];
  const why = chooses(moment.cast.stage, 'injury die', 'any') ? 'has lost Toughness in this fight' : 'has been below 0 Toughness in this fight';
  return [lostDie(rule.injury, `${deed.actor.called} ${why}`, deed.announcement.source)];
}
