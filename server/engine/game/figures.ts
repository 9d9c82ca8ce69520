/** The actions and contests that are thrown for in a round, without their odds. */
import type { ActionOdds, ContestOdds } from '../odds.ts';

/** The first outcome matters most. An actor without an outcome in a course can’t act in it. */
export type ActionFigure = Pick<
  ActionOdds,
  'id' | 'actor' | 'verb' | 'target' | 'words' | 'pool' | 'outcomes' | 'source'
>;

/** Its chances are conditional on its being thrown. */
export type ContestFigure = Pick<
  ContestOdds,
  'id' | 'kind' | 'parties' | 'outcomes' | 'goals' | 'short' | 'unopposed' | 'source'
>;

export interface Figures {
  readonly actions: readonly ActionFigure[];
  readonly contests: readonly ContestFigure[];
}
