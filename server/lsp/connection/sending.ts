/** Counts the messages that are being sent to the editor. */

let count = 0;

/** Counts a message until it is sent. */
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
