/** Plays on until sampled chances are told as narrowly as a writer can ask for. */
import { narrowPoints, pointsWithin, type Analysis } from '../../analysis/index.ts';
import type { PlayOnAnswer, PlayOnRequest } from '../../protocol/index.ts';

export function* playOn(
  { scenarios }: Analysis,
  { scenario: index }: Omit<PlayOnRequest, 'uri'>,
): Generator<undefined, PlayOnAnswer> {
  const scenario = scenarios[index];
  if (scenario === undefined) return null;
  const chances = yield* scenario.chancesWithinSteps(narrowPoints);
  if (chances.courses === undefined) return 'exact';
  return { courses: chances.courses, points: Math.max(...chances.odds.rounds.map(pointsWithin)) };
}
