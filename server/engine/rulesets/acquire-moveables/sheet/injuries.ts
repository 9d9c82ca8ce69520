/** Injuries on the sheet: their chits, and what becomes of them (am-049, am-081 to am-086). */
import { chitsIn, isFatigue, lowestFree, roomIn, withChits, type Injury, type Sheet, type Space } from './sheet.ts';

export interface Injured {
  readonly sheet: Sheet;
  readonly injury: Injury;
  /** How many chits of fatigue have changed places with it. */
  readonly swapped: number;
  /** Slots for which there is no room: the text is silent on them (am-q031). */
  readonly homeless: number;
}

/** The sheet with a new injury: each of its chits takes the lowest row, where fatigue makes room for it. */
export function withInjury(space: Space, sheet: Sheet, injury: Omit<Injury, 'id' | 'waited'>): Injured {
  const id = 1 + Math.max(0, ...sheet.injuries.map((each) => each.id));
  const made: Injury = { ...injury, id, waited: 0 };
  let now: Sheet = { ...sheet, injuries: [...sheet.injuries, made] };
  let swapped = 0;
  for (let left = injury.slots; left > 0; left -= 1) {
    const free = lowestFree(space, now, 'mental');
    if (free === undefined) return { sheet: now, injury: made, swapped, homeless: left };
    const row = lowestFor(space, now);
    if (row !== undefined && row < free) {
      now = withSwap(now, row, free, id);
      swapped += 1;
    } else now = withChits(now, 'mental', free, [...chitsIn(now, 'mental', free), id]);
  }
  return { sheet: now, injury: made, swapped, homeless: 0 };
}

/** The lowest row in which an injury can lie: one with a free slot, or with fatigue in it. */
function lowestFor(space: Space, sheet: Sheet): number | undefined {
  const found = space.mental.findIndex(
    (_, row) => roomIn(space, sheet, 'mental', row) > 0 || chitsIn(sheet, 'mental', row).some(isFatigue),
  );
  return found < 0 ? undefined : found;
}

/** The last fatigue of a row goes where the injury would have been. */
function withSwap(sheet: Sheet, row: number, free: number, id: number): Sheet {
  const chits = chitsIn(sheet, 'mental', row);
  const at = chits.findLastIndex(isFatigue);
  const [fatigue] = chits.slice(at, at + 1);
  if (fatigue === undefined) return sheet;
  const made = withChits(sheet, 'mental', row, chits.with(at, id));
  return withChits(made, 'mental', free, [...chitsIn(made, 'mental', free), fatigue]);
}

/** The sheet without an injury and its chits. */
export function withoutInjury(sheet: Sheet, id: number): Sheet {
  return {
    ...sheet,
    mental: sheet.mental.map((chits) => chits.filter((chit) => chit !== id)),
    injuries: sheet.injuries.filter((injury) => injury.id !== id),
  };
}

export function withChangedInjury(sheet: Sheet, id: number, change: Partial<Injury>): Sheet {
  return {
    ...sheet,
    injuries: sheet.injuries.map((injury) => (injury.id === id ? { ...injury, ...change } : injury)),
  };
}

export function injuryOf({ injuries }: Sheet, id: number): Injury | undefined {
  return injuries.find((injury) => injury.id === id);
}

/** How many bleedings somebody has in all. */
export function bleedingsOf({ injuries }: Sheet): number {
  return injuries.reduce((sum, { bleeding, internal }) => sum + bleeding + internal, 0);
}
