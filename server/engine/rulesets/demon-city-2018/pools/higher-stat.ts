/** The Higher Stat Throw. Tarot edition, "Higher Stat Throw". */
import type { Modifier } from '../../../pool.ts';
import { statWords, valueOf, type Fighter } from '../../demon-city/cast.ts';
import { attacks, facedBy, type Deed } from '../../demon-city/deeds.ts';
import { areRivals } from '../../demon-city/drivers.ts';
import { lastFact } from '../../demon-city/facts.ts';
import type { RoundContext } from '../../demon-city/round-context.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';
import { resistingStat, usedStat } from './stats.ts';

/** At most one, whatever the difference of the stats. */
export function higherStat(context: RoundContext, deed: Deed): readonly Modifier[] {
  const stat = usedStat(context.cast, deed);
  if (stat === undefined) return [];
  const difficulty = lastFact(deed.clauses, 'difficulty');
  if (difficulty?.number !== undefined && !isAttack(deed.kind)) {
    const { value } = difficulty.number;
    if (valueOf(context.cast, deed.actor, stat) <= value) return [];
    return [extra(rule.higherStat, `${statWords(context.cast, deed.actor, stat)} against ${value}`, difficulty.source)];
  }
  const found = facedBy(deed, context.deeds)
    .map((target) => higherThan(context, deed, stat, target))
    .find((reason) => reason !== undefined);
  return found === undefined ? [] : [extra(rule.higherStat, found, deed.announcement.source)];
}

function higherThan(context: RoundContext, deed: Deed, stat: string, target: Fighter): string | undefined {
  const against = comparedStat(context, deed, target);
  if (against === undefined || valueOf(context.cast, deed.actor, stat) <= valueOf(context.cast, target, against))
    return undefined;
  return `${statWords(context.cast, deed.actor, stat)} against ${statWords(context.cast, target, against)}`;
}

/**
 * Against somebody who attacks back, the stat that each uses (reading t3), otherwise the one that resists. Drivers, and
 * two who compete without a blow, as in a race, are compared if both name a stat; the text doesn’t say what resists any
 * other action.
 */
function comparedStat(context: RoundContext, deed: Deed, target: Fighter): string | undefined {
  const back = context.deeds.get(target.name);
  if (isAttack(deed.kind)) {
    return back !== undefined && attacks(back, deed.actor)
      ? (usedStat(context.cast, back) ?? 'Agility')
      : resistingStat(context.cast, deed, target);
  }
  return back !== undefined && (areRivals(deed, back) || compete(deed, back))
    ? usedStat(context.cast, back)
    : undefined;
}

/** Whether two tasks target each other. */
function compete(one: Deed, other: Deed): boolean {
  return (
    one.kind === 'task' &&
    other.kind === 'task' &&
    one.targets.includes(other.actor) &&
    other.targets.includes(one.actor)
  );
}
