/** The inputs of playing a round: throws, and an optional step log or outcome callback. */
import type { Throws } from '../chance/index.ts';
import type { StepLog } from './step-log.ts';

/** Called with the id of a figure and the id of its outcome. */
export type Note = (figure: string, outcome: string) => void;

/** `log` is given to record steps, `note` to collect outcomes only. */
export interface Playing {
  readonly throws: Throws;
  readonly log?: StepLog | undefined;
  readonly note?: Note | undefined;
}
