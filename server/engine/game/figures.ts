/** What is thrown for in a round, as it is known before any odds. */
import type { ActionOdds, ContestOdds } from '../odds.ts';

/** `id` tells it apart in its round, and is what its outcomes are noted by. */
interface Figure {
  readonly id: string;
}

/** The first outcome is the one that counts most. Whoever has none in a course can’t act in it. */
export interface ActionFigure
  extends Figure, Pick<ActionOdds, 'actor' | 'verb' | 'target' | 'words' | 'pool' | 'outcomes' | 'source'> {}

/** Its chances are those of the courses in which it is thrown. */
export interface ContestFigure
  extends Figure, Pick<ContestOdds, 'kind' | 'parties' | 'outcomes' | 'goals' | 'short' | 'unopposed' | 'source'> {}

export interface Figures {
  readonly actions: readonly ActionFigure[];
  readonly contests: readonly ContestFigure[];
}
