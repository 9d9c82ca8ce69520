/** What somebody puts at stake: marked in their tracks, which haven't changed yet. */
import type { Stake } from '../../engine/index.ts';
import type { TrackView } from '../../protocol/index.ts';
import { standingViews } from '../panel/combatants.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';

export const stakesReport: DetailReport<'stakes'> = {
  // The step's title names it.
  lines: () => [],
  json: () => ({}),
  names: () => [],
  nature: () => undefined,
  table: () => inOneGo(),
  marked: ({ stakes }, { context, step: { actor, after } }) =>
    standingViews(context, after)
      .filter(({ name }) => name === actor)
      .map((view) => ({ ...view, tracks: view.tracks.map((track) => stakedIn(track, stakes)) })),
};

function stakedIn(track: TrackView, stakes: readonly Stake[]): TrackView {
  const staked = stakes.filter((stake) => stake.track === track.name).reduce((sum, { count }) => sum + count, 0);
  return staked === 0 ? track : { ...track, staked };
}
