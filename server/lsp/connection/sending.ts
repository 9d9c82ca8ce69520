/** What has been written for the editor and isn’t with it yet. */

let count = 0;

/** Notes that something is being sent until it is. */
export async function sending(sent: Promise<void>): Promise<void> {
  count += 1;
  try {
    await sent;
  } finally {
    count -= 1;
  }
}

export function isSending(): boolean {
  return count > 0;
}
