/** Waits, in tests, until everything has happened that was only waiting for its turn. */
import { setImmediate } from 'node:timers/promises';

export async function settled(): Promise<void> {
  await setImmediate();
}
