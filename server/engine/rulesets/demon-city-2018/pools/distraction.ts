/** The Distraction Throw. Tarot edition, "Distraction Throw". */
import type { Modifier } from '../../../pool.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { busyWords } from '../../demon-city/deed-phrases.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import type { RoundContext } from '../../demon-city/round-context.ts';
import { ruledDistraction } from '../../demon-city/rulings.ts';
import { isAttack, isDefence } from '../../demon-city/vocabulary.ts';
import { rule } from '../rule-ids.ts';
import { extra } from '../../../play/reasons.ts';

/** At most one: the target is busy with anything but attacking the actor or defending itself (readings t5, t6, t48). */
export function distraction(context: RoundContext, deed: Deed): readonly Modifier[] {
  if (lastFact(deed.clauses, 'no distraction') !== undefined) return [];
  if (deed.kind === 'escape') return fromBusyHolder(context, deed);
  if (!isAttack(deed.kind) && deed.kind !== 'task') return [];
  for (const target of deed.targets) {
    const found = ruled(context, deed, target) ?? busyElsewhere(context, deed, target);
    if (found !== undefined) return [found];
  }
  return [];
}

/**
 * A holder has a hand on the one who breaks free, and so is distracted only while acting against somebody else
 * (T18:84).
 */
function fromBusyHolder(context: RoundContext, deed: Deed): readonly Modifier[] {
  return deed.targets
    .flatMap((holder) => {
      const theirs = context.deeds.get(holder.name);
      const busy =
        theirs === undefined || theirs.targets.length === 0 ? undefined : busyElsewhere(context, deed, holder);
      return busy === undefined ? [] : [busy];
    })
    .slice(0, 1);
}

function ruled(context: RoundContext, deed: Deed, target: Fighter): Modifier | undefined {
  const fact = ruledDistraction(context, deed, target);
  if (fact === undefined) return undefined;
  return extra(rule.distraction, fact.words?.text ?? `${target.called} is unaware`, fact.source, fact.words?.text);
}

function busyElsewhere(context: RoundContext, deed: Deed, target: Fighter): Modifier | undefined {
  const theirs = context.deeds.get(target.name);
  if (theirs === undefined)
    return extra(rule.distraction, `${target.called} does nothing to attack or defend`, deed.announcement.source);
  if (isDefence(theirs.kind) || theirs.targets.includes(deed.actor)) return undefined;
  return extra(rule.distraction, busyWords(target, theirs), theirs.announcement.source);
}
