/** What happens to somebody who is below 0 HP: the entry of the injury table, and what follows from it. */
import { throwing, type Moment } from '../../../game/index.ts';
import { together, type Way } from '../../../play/branching.ts';
import { list } from '../../../play/words.ts';
import type { BodyPart } from '../body/cells.ts';
import { bandDie, injuryEntry, unlocatedEntry, type Injury, type InjuryEntry } from '../body/injury-table.ts';
import type { Fighter } from '../cast.ts';
import { conditionOf, withPoints } from '../fight.ts';
import { chooses } from '../options.ts';
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

/** Somebody below 0 HP, with the column of the table that is read; undefined where nothing says which. */
export interface Lookup {
  readonly who: Fighter;
  readonly part: BodyPart | undefined;
  /** The number that is pinned for the row, if one is. */
  readonly row?: number | undefined;
}

/**
 * Reads the injury table and applies what it says. Far below 0 HP a d8 names the row first, or HP become that number
 * (am-211, am-q118); `settle` is called with the result.
 */
export function injuring(
  recorder: Recorder,
  lookup: Lookup,
  settle: (recorder: Recorder, injured: Injured) => void,
): readonly Moment<Recorder>[] {
  const { who, part, row } = lookup;
  const below = -(conditionOf(recorder.fight, who.name).hitPoints?.now ?? 0);
  const entry = unlocatedEntry(below, who.level, part);
  if (part === undefined || entry !== 'band') {
    settle(recorder, injuredBy(recorder, lookup, entry, below));
    return [];
  }
  return [
    throwing<Recorder, number>({
      draw: ({ throws }) => row ?? 1 + throws.pick(bandDie),
      ways: (then) => (row === undefined ? rowWays(then, who, part) : undefined),
      then: (then, rolled) => {
        if (chooses(then.cast.stage, 'band reading', 'hit-points-become'))
          changeCondition(then, who, (condition) => withPoints(condition, -rolled));
        settle(then, injuredBy(then, lookup, injuryEntry(part, rolled, who.level), rolled));
      },
    }),
  ];
}

/** The rows that differ in what they do; undefined where HP become the number of the row. */
function rowWays({ cast, fight }: Recorder, who: Fighter, part: BodyPart): readonly Way<number>[] | undefined {
  if (chooses(cast.stage, 'band reading', 'hit-points-become')) return undefined;
  const rows = Array.from({ length: bandDie }, (_, index) => ({ what: index + 1, weight: 1n }));
  return together(rows, (row) => [injuryEntry(part, row, who.level), decidedInCell(fight, part, row)].join());
}

function injuredBy(recorder: Recorder, { who, part }: Lookup, entry: InjuryEntry, below: number): Injured {
  if (entry !== 'silent' && entry !== 'band') return injure(recorder, who, entry);
  if (part !== undefined) return injureInEmptyCell(recorder, part, below);
  recorder.events.leaveOpen();
  return {
    outcome: 'silent',
    words: 'The text doesn’t say which column of the injury table is read: the group decides.',
  };
}

/** Applies an injury, and says what it is. */
function injure(recorder: Recorder, who: Fighter, injury: Injury): Injured {
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
function injureInEmptyCell(recorder: Recorder, part: BodyPart, below: number): Injured {
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
