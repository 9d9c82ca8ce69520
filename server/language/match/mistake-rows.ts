/** Rows for common mistakes: phrasings that writers try and the game expresses otherwise. */
import type { Place, SentencePattern } from '../../engine/index.ts';
import type { Row } from './row.ts';

/**
 * `say` is the correct wording, with the slots of the row in braces, `joins` the wording after a clause above, and
 * `above` a sentence that is added above the block; `lacks` is what the game doesn’t have.
 */
export interface MistakeRow {
  readonly row: Row;
  readonly say: string;
  readonly joins?: string;
  readonly above?: string;
  readonly lacks?: string;
}

/** A mistake is only reported, so its meaning is a placeholder. */
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
