/**
 * Loaded into a server’s process beside the server: tells how much memory it uses whenever it is asked over the
 * channel.
 */
import { getHeapSpaceStatistics } from 'node:v8';
import type { Memory } from './measured-server.ts';

process.on('message', () => {
  // What only finalizers held goes at the second time.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0;
  process.send?.({ rss, heapUsed, young } satisfies Memory);
});
process.channel?.unref();
