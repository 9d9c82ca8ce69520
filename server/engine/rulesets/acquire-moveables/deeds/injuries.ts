/** What a blow does to somebody whom it takes below 0 HP: the entry of the injury table, and what follows from it. */
import { list } from '../../../play/words.ts';
import type { BodyPart } from '../body/cells.ts';
import type { Injury } from '../body/injury-table.ts';
import type { Fighter } from '../cast.ts';
import type { BlowOutcome } from '../play/ids.ts';
import { decidedInCell, silenceOn } from '../play/silence.ts';
import { changeCondition } from '../play/steps.ts';
import { heldBy, withDropped } from './in-hand.ts';
import type { Recorder } from './planned.ts';

export interface Injured {
  readonly outcome: BlowOutcome;
  /** A whole sentence. */
  readonly words: string;
}

/** Applies an injury, and says what it is. */
export function injure(recorder: Recorder, who: Fighter, injury: Injury): Injured {
  const { called } = who;
  switch (injury) {
    case 'winded': {
      const windedIn = recorder.plan.round.number + 1;
      changeCondition(recorder, who, (condition) => ({ ...condition, windedIn }));
      return { outcome: 'winded', words: `Winded, ${called} has no action in the next round.` };
    }
    case 'drops held items':
      return { outcome: 'drops', words: dropAll(recorder, who) };
    case 'prone':
      changeCondition(recorder, who, (condition) => ({ ...condition, isProne: true }));
      return { outcome: 'prone', words: `It knocks ${called} prone.` };
    case 'amputated':
      return {
        outcome: 'amputated',
        words: `It amputates. ${silenceOn(recorder, 'amputation', 'The text doesn’t say how that bleeds or heals')}`,
      };
    case 'dies':
      changeCondition(recorder, who, (condition) => ({ ...condition, isDead: true }));
      return { outcome: 'dies', words: `It kills ${called}.` };
  }
}

/** An empty cell: what the writer has decided on it, or an injury that is left open (am-209). */
export function injureInEmptyCell(recorder: Recorder, part: BodyPart, below: number): Injured {
  const decided = decidedInCell(recorder.fight, part, below);
  if (decided !== undefined) return { outcome: 'decided', words: `The group has decided: “${decided}”.` };
  recorder.events.leaveOpen();
  return {
    outcome: 'silent',
    words: `The injury table has nothing for the ${part.toLowerCase()} at −${below} HP: the group decides.`,
  };
}

function dropAll(recorder: Recorder, who: Fighter): string {
  const things = heldBy(recorder.fight, who);
  recorder.goOnWith(withDropped(recorder.fight, who, things));
  return things.length === 0
    ? `${who.called} has nothing in hand to drop.`
    : `${who.called} drops the ${list(things)}.`;
}
