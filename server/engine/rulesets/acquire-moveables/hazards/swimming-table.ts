/** The swimming table, as printed: what staying above water costs, by the rows of C.INV in use (am-236 to am-239). */
import { hour, tenmin, watch } from '../time.ts';

export type InWater = 'treading' | 'swimming';

/** Fatigue that is gained each time so many seconds have passed. */
export interface SwimCost {
  readonly fatigue: number;
  readonly every: number;
}

/** What the table has: a cost; `sinks`; `n/a` for swimming that is impossible; `silent` for rows it lacks. */
export type SwimEntry = SwimCost | 'sinks' | 'n/a' | 'silent';

const table: Readonly<Record<InWater, readonly SwimEntry[]>> = {
  treading: [{ fatigue: 1, every: watch }, { fatigue: 1, every: hour }, { fatigue: 1, every: tenmin }, 'sinks'],
  swimming: [{ fatigue: 4, every: watch }, { fatigue: 4, every: watch }, 'n/a', 'sinks'],
};

/** With no row in use, or more than four, the text is silent (am-q134). */
export function swimEntry(way: InWater, rows: number): SwimEntry {
  return table[way][rows - 1] ?? 'silent';
}
