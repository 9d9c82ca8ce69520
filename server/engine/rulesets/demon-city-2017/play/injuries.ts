/**
 * The Injury table: when a fighter rolls on it, and the Host’s decision. The table itself is in neither text, so
 * without a decision everybody stays down (reading d24).
 */
import type { Source } from '../../../source.ts';
import type { Fighter } from '../../demon-city/cast.ts';
import { decisionAbout, withoutDecisions } from '../../demon-city/change.ts';
import type { Recovery } from '../../demon-city/facts.ts';
import { conditionOf, isDown } from '../../demon-city/fight.ts';
import { recovered } from '../../demon-city/play/recovery.ts';
import { sentence } from '../../../play/words.ts';
import { rule } from '../rule-ids.ts';
import type { DiceRecorder } from './round-recorder.ts';

/** A fighter who falls below 0 Toughness rolls at once, and not again at the end of the same round (reading d27). */
export function fallsOnInjuryTable(recorder: DiceRecorder, who: Fighter, source: Source): void {
  if (!recorder.hasRolled(who.name)) injuryRoll(recorder, who, source);
}

/**
 * Step 8: those who are down without a final result, except those who went down in this round and have rolled already.
 */
export function rollInjuries(roundRecorder: DiceRecorder): void {
  for (const fighter of roundRecorder.cast.fighters.values()) {
    const condition = conditionOf(roundRecorder.fight, fighter.name);
    if (isDown(condition) && !condition.out && !roundRecorder.hasRolled(fighter.name))
      injuryRoll(roundRecorder, fighter, roundRecorder.plan.round.source);
  }
}

function injuryRoll(recorder: DiceRecorder, who: Fighter, source: Source): void {
  recorder.roll(who.name);
  const decided = decisionAbout(recorder.fight.facts, 'recovery', who);
  const recovery = decided?.recovery ?? 'still down';
  recorder.goOnWith(withoutDecisions(recovered(recorder.fight, who.name, recovery), 'recovery', who));
  recorder.record(() => ({
    kind: 'injury',
    about: who.name,
    actor: who.name,
    title: sentence(`${who.called} ${titles[recovery]}`),
    text:
      decided === undefined
        ? 'The Injury table is in neither text: until the Host decides, nobody gets up again. “decides ' +
          `recovery of ${who.name}: back up” would settle it.`
        : 'The Host’s decision: the Injury table is in neither text.' +
          (recovery === 'back up' ? ' At how much Toughness is open too; this default is Clashwright’s: 0.' : ''),
    tone: recovery === 'back up' ? 'good' : 'bad',
    rule: rule.injuryRoll,
    source: decided?.source ?? source,
  }));
}

const titles: Readonly<Record<Recovery, string>> = {
  'back up': 'is back up',
  'still down': 'stays down',
  'out for good': 'is out for good',
};
