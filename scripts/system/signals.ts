/** Handles requests to stop, from the terminal or from the starting process. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Interval at which a script checks whether its parent has ended, which isn't signalled. */
const lookMilliseconds = 500;

/**
 * Resolves at the first request to stop; a second one ends the process at once. The end of the parent is a request too:
 * a shell that npm asks to stop doesn't always pass that on.
 */
export function askedToStop(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
    const look = setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, lookMilliseconds);
    look.unref();
  });
}

/** Ends the process on request through its `exit` event, so that its children are ended too. */
export function exitWhenAsked(): void {
  void askedToStop().then(() => process.exit(1));
}
