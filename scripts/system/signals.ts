/** What happens when the terminal, or whoever started a script, asks it to stop. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often a script looks whether it still has a parent, of whose end nobody tells it. */
const lookMilliseconds = 500;

/**
 * Resolves at the first request to stop; a second one ends the process at once.
 * The end of the parent is a request too: a shell that npm is asked to stop doesn't always pass that on.
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

/** Ends the process when it is asked to, by way of its `exit` event, so that its children are ended too. */
export function exitWhenAsked(): void {
  void askedToStop().then(() => process.exit(1));
}
