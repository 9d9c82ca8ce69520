/** Loaded into a server’s process beside the server: tells how much memory it uses whenever it is asked over the channel. */
process.on('message', () => {
  // What only finalizers held goes at the second time.
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
