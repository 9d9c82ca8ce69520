/** What hazards count from round to round for one combatant. */
import type { Fighter } from '../cast.ts';
import { changed, conditionOf, type Fight } from '../fight.ts';

export interface HazardCounts {
  /** Rounds under water, up to one more than the breath lasts. */
  readonly breath?: number;
  /** Slots of gunpowder that have exploded. */
  readonly exploded?: number;
  /** Rations eaten today. */
  readonly eaten?: number;
  /** Time that has passed of an interval, by what it is for. */
  readonly waiting?: Readonly<Partial<Record<Interval, Waiting>>>;
}

export type Interval = 'cold' | 'warmth' | 'swimming' | 'treading';

/** The most fatigue that is counted at once, which is far more than anybody has room for. */
export const mostFatigue = 1000;

/** Seconds of an interval that have passed; a change of the interval starts it anew. */
interface Waiting {
  readonly every: number;
  readonly passed: number;
}

export function countsOf(fight: Fight, { name }: Fighter): HazardCounts {
  return conditionOf(fight, name).hazards ?? {};
}

export function withCounts(fight: Fight, who: Fighter, counts: HazardCounts): Fight {
  return changed(fight, who, (condition) => ({ ...condition, hazards: { ...condition.hazards, ...counts } }));
}

/** How many intervals are over after these seconds, and the state with what is left of them. */
export function passing(
  fight: Fight,
  who: Fighter,
  interval: Interval,
  { every, seconds }: { readonly every: number; readonly seconds: number },
): { readonly fight: Fight; readonly times: number } {
  const { waiting = {} } = countsOf(fight, who);
  const before = waiting[interval]?.every === every ? waiting[interval].passed : 0;
  const all = before + seconds;
  const passed = all % every;
  return {
    times: Math.floor(all / every),
    fight: withCounts(fight, who, { waiting: { ...waiting, [interval]: { every, passed } } }),
  };
}
