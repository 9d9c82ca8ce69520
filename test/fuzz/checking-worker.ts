/** The thread in which damaged texts are checked, so that a hang can be ended from outside. */
import { parentPort } from 'node:worker_threads';
import { complaintsAbout, type CheckedText } from './complaints.ts';
import { hostileFileOf } from './hostile-file.ts';

/** A file by its seed, or any text. */
export type Job = { readonly seed: number; readonly isThorough: boolean } | CheckedText;

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(
    complaintsAbout('seed' in job ? { ...hostileFileOf(job.seed), isThorough: job.isThorough } : job),
  );
});
