/** What if: one bonus or penalty die for a reason. */
import { announcedBy, below } from '../../../announced.ts';
import { quoted } from '../../../words/quoting.ts';
import type { TrialSentences } from '../../../worth/trial-sentences.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import { actionKind } from '../vocabulary.ts';

/** Undefined for deeds that aren’t rolled, and for blank words. */
export const add: TrialSentences<AttackFact>['add'] = (scenario, round, who, amount, words) => {
  const announced = announcedBy(scenario, round, who);
  if (announced === undefined || !/\S/u.test(words)) return undefined;
  const { announcement, isAlone } = announced;
  const isRolled =
    actionKind(announcement.kind) === 'attack' || lastFact(announcement.clauses, 'difficulty') !== undefined;
  if (!isRolled) return undefined;
  const [die, circumstance] = amount > 0 ? ['1 bonus die', 'advantage'] : ['1 penalty die', 'disadvantage'];
  return below(announcement, isAlone ? `${die} ${quoted(words)}` : `${circumstance} ${quoted(words)} for ${who}`);
};
