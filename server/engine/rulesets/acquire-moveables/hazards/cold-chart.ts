/** The chart of cold and insulation, as printed: how often somebody gains hypothermia (am-074 to am-078). */
import { hour, minute, tenmin, watch } from '../time.ts';

export const colds = ['cold', 'moderate', 'extreme'] as const;
export const insulations = ['inadequate', 'light', 'moderate', 'heavy'] as const;

export type Cold = (typeof colds)[number];
export type Insulation = (typeof insulations)[number];

/** The seconds in which 1 FATh is gained; `never`, where the chart has a dash; undefined, where it has N/A. */
export type ColdInterval = number | 'never' | undefined;

const chart: readonly (readonly ColdInterval[])[] = [
  [watch, 'never', 'never', 'never'],
  [hour, watch, 'never', 'never'],
  [tenmin, hour, watch, 'never'],
  [minute, undefined, undefined, undefined],
];

/** An entry of the chart. In the water the cold is one row worse, and everybody is wet: the first column (am-q042). */
export function coldInterval(cold: Cold, insulation: Insulation, isInWater: boolean): ColdInterval {
  const row = colds.indexOf(cold) + (isInWater ? 1 : 0);
  return chart[row]?.[isInWater ? 0 : insulations.indexOf(insulation)];
}
