/** The Distraction Throw. Tarot edition, "Distraction Throw". */
import type { Modifier } from '../../../pool.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { busyWords } from '../../demon-city/telling.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import type { Moment } from '../../demon-city/moment.ts';
import { ruledDistraction } from '../../demon-city/rulings.ts';
import { isAttack, isDefence } from '../../demon-city/vocabulary.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';

/** At most one: the target is busy with anything but attacking the actor or defending itself (readings t5, t6, t48). */
export function distraction(moment: Moment, deed: Deed): readonly Modifier[] {
  if (lastFact(deed.clauses, 'no distraction') !== undefined) return [];
  if (deed.kind === 'escape') return fromBusyHolder(moment, deed);
  if (!isAttack(deed.kind) && deed.kind !== 'task') return [];
  for (const target of deed.targets) {
    const found = ruled(moment, deed, target) ?? busyElsewhere(moment, deed, target);
    if (found !== undefined) return [found];
  }
  return [];
}

/**
 * Whoever holds has a hand on the one who breaks free, and isn’t ready for it only while after somebody else (T18:84).
 */
function fromBusyHolder(moment: Moment, deed: Deed): readonly Modifier[] {
  return deed.targets
    .flatMap((holder) => {
      const theirs = moment.deeds.get(holder.name);
      const busy =
        theirs === undefined || theirs.targets.length === 0 ? undefined : busyElsewhere(moment, deed, holder);
      return busy === undefined ? [] : [busy];
    })
    .slice(0, 1);
}

function ruled(moment: Moment, deed: Deed, target: Fighter): Modifier | undefined {
  const fact = ruledDistraction(moment, deed, target);
  if (fact === undefined) return undefined;
  return extra(rule.distraction, fact.words?.text ?? `${target.called} is unaware`, fact.source, fact.words?.text);
}

function busyElsewhere(moment: Moment, deed: Deed, target: Fighter): Modifier | undefined {
  const theirs = moment.deeds.get(target.name);
  if (theirs === undefined)
    return extra(rule.distraction, `${target.called} does nothing to attack or defend`, deed.announcement.source);
  if (isDefence(theirs.kind) || theirs.targets.includes(deed.actor)) return undefined;
  return extra(rule.distraction, busyWords(target, theirs), theirs.announcement.source);
}
