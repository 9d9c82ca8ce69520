/** Summons that leave: dismissed, or when their time is over (am-172, am-221, am-224, am-q128). */
import { sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { conditionOf, type Presence } from '../fight.ts';
import type { Recurrence } from '../play/happens.ts';
import { changeCondition, happeningTo, recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { secondsIn } from '../time.ts';

/** The time of a round passes for everybody who is summoned. */
export const summonsLeaving: Recurrence = ({ cast }) =>
  [...cast.fighters.values()]
    .filter(({ isSummon }) => isSummon)
    .map((who) => ({ moment: happeningTo(who, (recorder) => passTime(recorder, who)) }));

function passTime(recorder: Recorder, who: Fighter): void {
  const { round } = recorder.plan;
  const { presence = { is: 'away' } } = conditionOf(recorder.fight, who.name);
  const now = presenceAfter(presence, round.number, secondsIn(round));
  if (now.is === 'away' && presence.is !== 'away')
    leave(recorder, who, 'its time is over', rule.summoning, round.source);
  else if (now !== presence) changeCondition(recorder, who, (condition) => ({ ...condition, presence: now }));
}

function presenceAfter(presence: Presence, round: number, seconds: number): Presence {
  switch (presence.is) {
    case 'away':
      return presence;
    case 'hostile':
      return round >= presence.until ? { is: 'away' } : presence;
    case 'here':
      return presence.seconds <= seconds ? { is: 'away' } : { is: 'here', seconds: presence.seconds - seconds };
  }
}

export function leave(recorder: Recorder, who: Fighter, why: string, by: RuleName, source: Source): void {
  changeCondition(recorder, who, (condition) => ({ ...condition, presence: { is: 'away' } }));
  recordStep(recorder, who, () => ({
    kind: 'leaving',
    title: `${who.called} leaves`,
    text: `${sentence(why)}.`,
    rule: by,
    source,
  }));
}
