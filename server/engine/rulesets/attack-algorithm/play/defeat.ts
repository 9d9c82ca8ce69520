/** Reports that a combatant has run out of hit points; what that means is left open by the text (aa-q35). */
import type { Source } from '../../../source.ts';
import { sentence } from '../../../play/words.ts';
import type { Fighter } from '../cast.ts';
import { factsOf, lastFact } from '../facts.ts';
import { conditionOf, type Fight } from '../fight.ts';
import { rule } from '../rule-ids.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { whole } from './words.ts';

/** Reports a combatant who has just dropped to 0 HP or less, where nothing is decided about it. */
export function recordIfGone(recorder: AttackRecorder, before: Fight, who: Fighter, source: Source): void {
  const [was, is] = [conditionOf(before, who.name), conditionOf(recorder.fight, who.name)];
  if (was.hitPoints === undefined || is.hitPoints === undefined || is.ruledOut) return;
  if (was.hitPoints.now <= 0 || is.hitPoints.now > 0 || lastFact(recorder.fight.facts, 'defeat decision') !== undefined)
    return;
  const { now } = is.hitPoints;
  const spoken = factsOf(recorder.fight.facts, 'spoken decision').findLast(({ about }) => about === 'defeat');
  recorder.record(() => ({
    kind: 'left open',
    about: `defeat ${who.name}`,
    actor: who.name,
    tone: 'even',
    rule: rule.defeat,
    source,
    title: sentence(`${who.called} is at ${whole(now)} HP, and the text doesn’t say what that means`),
    text:
      `${spoken === undefined ? '' : `The Host has decided: “${spoken.words.text}”. `}${sentence(who.called)} ` +
      'stays in the fight ' +
      `until “decides defeat: at 0 HP” or “${who.called} is out of the fight” says otherwise.`,
  }));
}
