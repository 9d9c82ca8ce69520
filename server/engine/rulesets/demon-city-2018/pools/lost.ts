/** Lost throws of one action. Tarot edition, "Lost throws". */
import { known } from '../../../combatants.ts';
import type { Modifier } from '../../../pool.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factsOf, lastFact, sameWords, type Hindrance } from '../../demon-city/facts.ts';
import { isHarmless } from '../../demon-city/play/consequences.ts';
import { rule } from '../rule-ids.ts';
import type { Moment } from '../../demon-city/moment.ts';

/** What the situation takes: one throw for each distinct difficulty, and one for an injury. */
export function imposedLosses(moment: Moment, deed: Deed): readonly Modifier[] {
  const written = [
    ...factsOf(moment.facts, 'hindrance').filter((fact) => known(fact.on).includes(deed.actor.name)),
    ...factsOf(deed.clauses, 'hindrance').filter((fact) => fact.on.length === 0 || known(fact.on).includes(deed.actor.name)),
  ];
  return [...distinct(written).map(lossOf), ...injury(moment, deed)];
}

/** What the actor chooses to lose: a called shot, and a disarm that is not without harm. */
export function voluntaryLosses(deed: Deed): readonly Modifier[] {
  const called = lastFact(deed.clauses, 'called shot');
  if (called !== undefined && !(deed.kind === 'disarm' && isHarmless(deed))) {
    return [lost(rule.calledShot, `aims at ${called.aim.text}`, called.source, called.aim.text)];
  }
  if (deed.kind !== 'disarm' || isHarmless(deed)) return [];
  return [lost(rule.calledShot, 'disarming with harm aims at a certain spot', deed.announcement.source)];
}

function injury(moment: Moment, deed: Deed): readonly Modifier[] {
  if (!moment.hurt.has(deed.actor.name)) return [];
  return [lost(rule.injury, `${deed.actor.called} has been below 0 Toughness and has regained none`, deed.announcement.source)];
}

function lossOf(fact: Hindrance): Modifier {
  return lost(rule.lost, fact.words.text, fact.source, fact.words.text);
}

function distinct(facts: readonly Hindrance[]): readonly Hindrance[] {
  return [...new Map(facts.map((fact) => [sameWords(fact.words.text), fact])).values()];
}

function lost(of: { readonly id: string; readonly title: string }, because: string, source: Modifier['source'], words?: string): Modifier {
  return { rule: of.id, title: of.title, amount: -1, because, source, standing: 'counted', ...(words === undefined ? {} : { words }) };
}
