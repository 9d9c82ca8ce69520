/** One extra or lost throw for a reason that a what-if adds, in either edition. */
import { announcedBy, below } from '../../../announced.ts';
import { known } from '../../../combatants.ts';
import { quoted } from '../../../words/quoting.ts';
import type { TrialSentences } from '../../../worth/trial-sentences.ts';
import type { DemonCityFact } from '../facts.ts';
import { actionKind, isAttack } from '../vocabulary.ts';

/**
 * An advantage over those whom the actor faces, or a hindrance on them; undefined for deeds without a throw, for empty
 * words, and for an advantage of a helper, who would give it away.
 */
export const add: TrialSentences<DemonCityFact>['add'] = (scenario, round, who, amount, words) => {
  const announced = announcedBy(scenario, round, who);
  if (announced === undefined || !/\S/u.test(words)) return undefined;
  const { announcement, isAlone } = announced;
  const kind = actionKind(announcement.kind);
  const isThrown = kind !== 'nothing' && !(isAttack(kind) && known(announcement.targets).length === 0);
  if (!isThrown || (kind === 'help' && amount > 0)) return undefined;
  const whose = isAlone ? '' : ` ${amount > 0 ? 'for' : 'on'} ${who}`;
  return below(announcement, `${amount > 0 ? 'advantage' : 'hindrance'} ${quoted(words)}${whose}`);
};
