/** Waits until all pending callbacks have run. */
import { setImmediate } from 'node:timers/promises';

export async function settled(): Promise<void> {
  await setImmediate();
}
