/** What a round is played with. */
import type { Throws } from '../chance/index.ts';
import type { StepLog } from './step-log.ts';

/** Hears of what is thrown for, by its id, which of its outcomes it has come to, by theirs. */
export type Note = (figure: string, outcome: string) => void;

/** Its throws; a log where its steps are asked for, and a note where nothing but what it comes to is. */
export interface Playing {
  readonly throws: Throws;
  readonly log?: StepLog | undefined;
  readonly note?: Note | undefined;
}
