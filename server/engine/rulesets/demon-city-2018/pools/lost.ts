/** Lost throws of one action. Tarot edition, "Lost throws". */
import type { Modifier } from '../../../pool.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { lastFact, type Hindrance } from '../../demon-city/facts.ts';
import { isHarmless } from '../../demon-city/play/consequences.ts';
import type { RoundContext } from '../../demon-city/round-context.ts';
import { rule } from '../rule-ids.ts';
import { lost } from '../../../play/reasons.ts';
import { difficulties } from './situational.ts';

/** Losses by the situation: one throw for each distinct difficulty, and one for an injury. */
export function imposedLosses(context: RoundContext, deed: Deed): readonly Modifier[] {
  return [...difficulties(context, deed).map(lossOf), ...injury(context, deed)];
}

/** Losses that the actor chooses: a called shot, and a disarm that is not without harm. */
export function voluntaryLosses(deed: Deed): readonly Modifier[] {
  const called = lastFact(deed.clauses, 'called shot');
  if (called !== undefined && !(deed.kind === 'disarm' && isHarmless(deed))) {
    return [lost(rule.calledShot, `aims at ${called.aim.text}`, called.source, called.aim.text)];
  }
  if (deed.kind !== 'disarm' || isHarmless(deed)) return [];
  return [lost(rule.calledShot, 'disarming with harm aims at a certain spot', deed.announcement.source)];
}

function injury(context: RoundContext, deed: Deed): readonly Modifier[] {
  if (!context.hurt.has(deed.actor.name)) return [];
  return [
    lost(
      rule.injury,
      `${deed.actor.called} has been below 0 Toughness and has regained none`,
      deed.announcement.source,
    ),
  ];
}

function lossOf(fact: Hindrance): Modifier {
  return lost(rule.lost, fact.words.text, fact.source, fact.words.text);
}
