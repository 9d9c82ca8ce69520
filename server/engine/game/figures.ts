/** What is thrown for in a round, as it is known before any odds. */
import type { ActionOdds, ContestOdds } from '../odds.ts';

/** The first outcome is the one that counts most. Whoever has none in a course can’t act in it. */
export type ActionFigure = Pick<
  ActionOdds,
  'id' | 'actor' | 'verb' | 'target' | 'words' | 'pool' | 'outcomes' | 'source'
>;

/** Its chances are those of the courses in which it is thrown. */
export type ContestFigure = Pick<
  ContestOdds,
  'id' | 'kind' | 'parties' | 'outcomes' | 'goals' | 'short' | 'unopposed' | 'source'
>;

export interface Figures {
  readonly actions: readonly ActionFigure[];
  readonly contests: readonly ContestFigure[];
}
