/** Work that can be done bit by bit, done in one go. */

/** What comes of it at its end. */
export function runToEnd<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
