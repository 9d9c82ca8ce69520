/** Waits, with a time limit, for asynchronous results. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

const patienceMilliseconds = 10_000;
const lookMilliseconds = 50;

/** Polls until a value is as expected, and returns it; fails with the last value. */
export async function eventually<Value>(
  what: string,
  read: () => Value | PromiseLike<Value>,
  isIt: (value: Value) => boolean,
  patience = patienceMilliseconds,
): Promise<Value> {
  const end = performance.now() + patience;
  for (;;) {
    const value = await read();
    if (isIt(value)) return value;
    if (performance.now() > end) assert.fail(`Waited in vain until ${what}; at last it was ${JSON.stringify(value)}`);
    await pause(lookMilliseconds);
  }
}
