/** Why a document isn't open; the reason is in a writer's words. */
import type { Gone } from '../../server/protocol/index.ts';

export interface Closing {
  readonly gone: Gone;
  readonly reason: string;
}
