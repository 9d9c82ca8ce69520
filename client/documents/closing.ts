/** Why a document isn’t open; `reason` is the message for the writer. */
import type { Gone } from '../../server/protocol/index.ts';

export interface Closing {
  readonly gone: Gone;
  readonly reason: string;
}
