/** The parties of a Clash or a task as steps show them: the dice of each. */
import { dieFaces } from '../../../chance/index.ts';
import type { KeepingPool } from '../../../pool.ts';
import type { PartyResult, Result, Tone } from '../../../results.ts';
import { sentence } from '../../../play/words.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import type { Pin } from '../../demon-city/facts.ts';
import { pinOf } from '../../demon-city/pins.ts';
import { marked } from '../../demon-city/play/counted-marks.ts';
import { pinnedDice } from '../rolling.ts';

/** The result of a combatant’s dice. */
export interface Verdict {
  readonly takesEffect: boolean;
  readonly critical: boolean;
  readonly fumble: boolean;
  /** The reason, as a sentence. */
  readonly why: string;
}

/** Dice with the one that counts marked; pinned ones come first. */
export function resultsOf(
  dice: readonly number[],
  keep: 'highest' | 'lowest',
  pin: Pin | undefined,
): readonly Result[] {
  const pinned = pinnedDice(pin).length;
  const kept = dice.indexOf(keep === 'highest' ? Math.max(...dice) : Math.min(...dice));
  return dice.map((value, index) => ({
    label: `${value}`,
    value,
    faces: dieFaces,
    ...marked(index === kept),
    ...(pin !== undefined && index < pinned ? { pinned: pin.source } : {}),
  }));
}

export function partyOf(deed: Deed, pool: KeepingPool, dice: readonly number[], verdict: Verdict): PartyResult {
  return {
    who: deed.actor.name,
    side: deed.actor.combatant.side.id ?? deed.actor.combatant.side.text,
    action: deedWords(deed),
    pool,
    results: resultsOf(dice, pool.keep, pinOf(deed, 'action')),
    value: Math.max(...dice),
    ...words(verdict),
    why: verdict.why,
    source: deed.announcement.source,
  };
}

export function hostParty(deed: Deed, pool: KeepingPool, dice: readonly number[]): PartyResult {
  return {
    who: 'the Host',
    side: 'Host',
    action: 'rolls for the difficulty',
    pool,
    results: resultsOf(dice, pool.keep, pinOf(deed, 'difficulty')),
    value: Math.max(...dice),
    outcome: '',
    why: `${sentence(deed.actor.called)} has to be above it.`,
    tone: 'plain',
    source: deed.announcement.source,
  };
}

/** A fumble is reported even for those who succeed (reading d15). */
function words({ takesEffect, critical, fumble }: Verdict): { readonly outcome: string; readonly tone: Tone } {
  if (critical) return { outcome: 'critical success', tone: 'good' };
  if (takesEffect)
    return fumble ? { outcome: 'succeeds, and a fumble', tone: 'even' } : { outcome: 'succeeds', tone: 'good' };
  return fumble ? { outcome: 'fumble', tone: 'bad' } : { outcome: 'no effect', tone: 'plain' };
}
