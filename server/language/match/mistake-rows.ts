/** The rows of what writers try and the game says otherwise. */
import type { Place, SentencePattern } from '../../engine/index.ts';
import type { Row } from './row.ts';

/**
 * `say` is how it is said, with the slots of the row in braces, and `joins` how behind a clause above; `lacks` is what
 * the game has nothing of.
 */
export interface MistakeRow {
  readonly row: Row;
  readonly say: string;
  readonly joins?: string;
  readonly lacks?: string;
}

/** A slip is only told of, so it means nothing. */
export function slipPattern(places: readonly Place[], words: string): SentencePattern {
  return {
    id: 'slip',
    places,
    words,
    doc: '',
    example: '',
    means: (_, source) => ({ piece: 'dependence', on: { text: '', source } }),
  };
}
