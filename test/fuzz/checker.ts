/**
 * Checks damaged texts one after the other in a thread of its own, which is ended and replaced where one takes too
 * long.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from './checking-worker.ts';
import type { Complaint } from './complaints.ts';

/**
 * No text may take longer than that, in milliseconds; most take less than a thousandth of it, also on a busy machine.
 */
const limit = 60_000;

/** The heap in which any text has to be served, in MB. */
const mostMegabytes = 1_500;

export class Checker {
  #worker: Worker | undefined;

  /** What is wrong; a text that takes longer than `within` milliseconds, or ends the thread, is a complaint itself. */
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
