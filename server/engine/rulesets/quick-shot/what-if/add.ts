/** What-ifs that add to an attempt: a bet, a helper, or a reason that makes its hardest action easier or harder. */
import { announcedBy, below } from '../../../announced.ts';
import { quoted } from '../../../words/quoting.ts';
import type { TrialSentences } from '../../../worth/trial-sentences.ts';
import type { Addition } from '../../../worth/what-if.ts';
import { betAddition } from '../attempts/bets.ts';
import { castOf, wordsKey } from '../cast.ts';
import { type Deed, deedKind } from '../deeds.ts';
import { hardest, helperAddition } from '../attempts/computed-needs.ts';
import { difficultyAt } from '../attempts/difficulty.ts';
import type { QuickShotFact } from '../facts.ts';
import { chosenNeeds } from '../attempts/needs.ts';
import { planRound, startOf } from '../plan.ts';

/**
 * What an attempt could have in addition: a bet, which replaces the one made, or a helper, who makes the hardest action
 * one easier (qs-054, qs-060, qs-061).
 */
export const additions: readonly Addition[] = [
  { id: betAddition(1), called: 'A bet of 1 WP' },
  { id: betAddition(3), called: 'A bet of 3 WP' },
  { id: helperAddition, called: 'A helper' },
];

/** Undefined for attempts that aren’t rolled, for empty words, and if nothing can become easier or harder. */
export const add: TrialSentences<QuickShotFact>['add'] = (scenario, round, who, amount, words) => {
  const announced = announcedBy(scenario, round, who);
  const cast = castOf(scenario);
  const actor = cast.fighters.get(who);
  if (announced === undefined || actor === undefined || !/\S/u.test(words)) return undefined;
  const deed = { actor, announcement: announced.announcement, time: 1 };
  const kind = deedKind(deed);
  if (kind !== 'gamble' && kind !== 'compulsion check') return undefined;
  const most = hardest(chosenNeeds(cast, deed, kind === 'compulsion check'));
  if (most?.effect === undefined) return undefined;
  const now =
    planRound(cast, startOf(cast), round)
      .attempts.find((attempt) => attempt.deed.announcement === announced.announcement && attempt.deed.actor === actor)
      ?.needs.find(({ key }) => key === wordsKey(most.words))?.effect ?? most.effect;
  if (difficultyAt(now - amount) === undefined) return undefined;
  return below(
    announced.announcement,
    `1 ${amount > 0 ? 'easier' : 'harder'} ${quoted(words)} for ${quoted(most.words)}`,
  );
};

export const addsTo: NonNullable<TrialSentences<QuickShotFact>['addsTo']> = (scenario, round, who, amount) => {
  const announced = announcedBy(scenario, round, who);
  const cast = castOf(scenario);
  const actor = cast.fighters.get(who);
  if (announced === undefined || actor === undefined) return undefined;
  const deed: Deed = { actor, announcement: announced.announcement, time: 1 };
  const most = hardest(chosenNeeds(cast, deed, deedKind(deed) === 'compulsion check'));
  return most === undefined ? undefined : { does: `1 ${amount > 0 ? 'easier' : 'harder'}`, to: `“${most.words}”` };
};
