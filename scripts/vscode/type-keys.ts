/** Types a text as a writer does: one key after another, at a steady pace. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Presses a key every `milliseconds`, each after the previous one has arrived; a line break is the Enter key. */
export async function typeKeys(page: Page, text: string, milliseconds: number): Promise<void> {
  let due = performance.now();
  for (const key of text) {
    await (key === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(key));
    due += milliseconds;
    const left = due - performance.now();
    if (left > 0) await pause(left);
    else due -= left;
  }
}
