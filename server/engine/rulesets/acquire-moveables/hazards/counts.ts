/** What hazards count from round to round for one combatant. */
import type { Fighter } from '../cast.ts';
import { changed, conditionOf, type Fight } from '../fight.ts';
import type { HazardCounts, Interval } from './counted.ts';

/** The most fatigue that is counted at once, which is far more than anybody has room for. */
export const mostFatigue = 1000;

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
