/** Checks damaged texts in sequence in a separate thread, which is replaced if one takes too long. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from './checking-worker.ts';
import type { Complaint } from './complaints.ts';

/** The time limit for a text, in ms; most take less than a thousandth of it, even on a busy machine. */
const limit = 60_000;

/** The maximum heap size for any text, in MB. */
const mostMegabytes = 1_500;

export class Checker {
  #worker: Worker | undefined;

  /** The faults; a text that takes longer than `within` ms, or crashes the thread, is a fault itself. */
  async check(job: Job, within = limit): Promise<readonly Complaint[]> {
    const worker = (this.#worker ??= new Worker(join(import.meta.dirname, 'checking-worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    }));
    return new Promise((resolve) => {
      const stop = (words: string): void => {
        settle([{ question: 'the end', words }]);
        void this.close();
      };
      const ended = (error: Error): void => {
        stop(`ends the thread: ${error.message}`);
      };
      const late = setTimeout(() => {
        stop(`is not there after ${within / 1_000} s`);
      }, within);
      const settle = (complaints: readonly Complaint[]): void => {
        clearTimeout(late);
        worker.off('message', settle).off('error', ended);
        resolve(complaints);
      };
      worker.on('message', settle).on('error', ended).postMessage(job);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
