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
export function fallsOnInjuryTable(telling: DiceRecorder, who: Fighter, source: Source): void {
  if (!telling.hasRolled(who.name)) injuryRoll(telling, who, source);
}

/**
 * Step 8: those who are down without a final result, except those who went down in this round and have rolled already.
 */
export function rollInjuries(telling: DiceRecorder): void {
  for (const fighter of telling.cast.fighters.values()) {
    const condition = conditionOf(telling.fight, fighter.name);
    if (isDown(condition) && !condition.out && !telling.hasRolled(fighter.name))
      injuryRoll(telling, fighter, telling.plan.round.source);
  }
}

function injuryRoll(telling: DiceRecorder, who: Fighter, source: Source): void {
  telling.roll(who.name);
  const decided = decisionAbout(telling.fight.facts, 'recovery', who);
  const recovery = decided?.recovery ?? 'still down';
  telling.goOnWith(withoutDecisions(recovered(telling.fight, who.name, recovery), 'recovery', who));
  telling.tell(() => ({
    kind: 'injury',
    about: who.name,
    actor: who.name,
    title: sentence(`${who.called} ${titles[recovery]}`),
    text:
      decided === undefined
        ? 'The Injury table is in neither text: until the Host decides, nobody gets up again. “decides ' +
          `recovery of ${who.name}: back up” would settle it.`
        : 'The Host’s decision, for the Injury table is in neither ' +
          'text.' +
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
