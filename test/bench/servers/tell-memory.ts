/** Loaded into a server’s process: reports its memory usage on request. */
import { getHeapSpaceStatistics } from 'node:v8';
import type { Memory } from './measured-server.ts';

process.on('message', () => {
  // The second collection frees what only finalizers held.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0;
  process.send?.({ rss, heapUsed, young } satisfies Memory);
});
process.channel?.unref();
