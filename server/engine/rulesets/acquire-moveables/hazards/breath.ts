/** Under water: breath that is held, and drowning fatigue after it (am-246, am-247). */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import { count, possessive } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import { type Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { conditionOf, valueOf, type Fight } from '../fight.ts';
import { chooses } from '../options.ts';
import { toEach, type Happening, type Recurrence } from '../play/happens.ts';
import { recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { gaining } from '../sheet/gaining.ts';
import { fightRoundsIn } from '../time.ts';
import { countsOf, mostFatigue, withCounts } from './counts.ts';
import { lastOf } from './lasting.ts';

/** Whoever comes up for air holds their breath anew the next time. */
export const surfacing: Happening = ({ cast }, fact) => {
  if (fact.kind !== 'water' || fact.where === 'under water') return [];
  return toEach(cast, fact.who, (recorder, who) => {
    if ((countsOf(recorder.fight, who).breath ?? 0) === 0) return;
    recorder.goOnWith(withCounts(recorder.fight, who, { breath: 0 }));
    recordStep(recorder, who, () => ({
      kind: 'breath',
      tone: 'good',
      title: `${who.called} breathes again`,
      text: 'The text doesn’t say how drowning fatigue goes away.',
      rule: rule.drowning,
      source: fact.source,
    }));
  });
};

/** The breath of everybody under water, at the end of a round. Drowning fatigue that finds no room is death. */
export const holdingBreath: Recurrence = (plan) =>
  [...plan.cast.fighters.values()].flatMap((who) => {
    const fact = lastOf(plan, who, 'water');
    return fact?.where === 'under water' ? [{ moment: concerning([who.name], holding(plan, who, fact.source)) }] : [];
  });

function holding(plan: RoundPlan, who: Fighter, source: Source): Moment<Recorder> {
  return happening((recorder): readonly Moment<Recorder>[] => {
    if (conditionOf(recorder.fight, who.name).isDead === true) return [];
    const lasts = breathOf(recorder.fight, who);
    const rounds = fightRoundsIn(plan.round);
    const held = countsOf(recorder.fight, who).breath ?? 0;
    const over = lasts === undefined ? 0 : held + rounds - lasts;
    if (lasts !== undefined)
      recorder.goOnWith(withCounts(recorder.fight, who, { breath: Math.min(held + rounds, lasts + 1) }));
    recordStep(recorder, who, () => ({
      kind: 'breath',
      tone: over > 0 ? 'bad' : 'even',
      title:
        over > 0
          ? `${who.called} has no breath left`
          : `${who.called} holds ${possessive(who.combatant.pronoun)} breath`,
      text: breathWords(lasts, held + rounds),
      rule: rule.drowning,
      source,
    }));
    const isOnce = chooses(recorder.cast.stage, 'drown rate', 'once');
    const gains = isOnce ? (lasts !== undefined && held > lasts ? 0 : 1) : rounds;
    const count = Math.min(over, gains, mostFatigue);
    return count > 0 ? [gaining({ id: 'drowning', who, kind: 'drowning', count, rule: rule.drowning, source })] : [];
  });
}

/** How many rounds somebody can hold their breath: STR + WIL. */
function breathOf(fight: Fight, who: Fighter): number | undefined {
  const [strength, will] = [valueOf(fight, who, 'STR'), valueOf(fight, who, 'WIL')];
  return strength === undefined || will === undefined ? undefined : strength + will;
}

function breathWords(lasts: number | undefined, now: number): string {
  if (lasts === undefined) return 'It lasts STR + WIL rounds, and one of them isn’t written.';
  return now > lasts ? `It has lasted ${count(lasts, 'round')}.` : `${count(now, 'round')} of ${lasts}.`;
}
