/** Shortens a text with a fault: lines, then characters are removed while the fault stays. */

/** The maximum number of attempts. */
const most = 250;

/** `isStillBad` says whether a text has the fault. */
export async function shortest(text: string, isStillBad: (text: string) => Promise<boolean>): Promise<string> {
  let left = most;
  const attempt = async (shorter: string): Promise<boolean> => left > 0 && (left -= 1) >= 0 && isStillBad(shorter);
  const lines = await without(text.split('\n'), (some) => attempt(some.join('\n')));
  const words = await without(lines.join('\n').split(/(?<=\s)/u), (some) => attempt(some.join('')));
  return words.join('');
}

/** The necessary pieces: shares of them, from halves down to single ones, are removed. */
async function without(
  pieces: readonly string[],
  isStillBad: (pieces: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  let needed = pieces;
  for (let size = Math.ceil(pieces.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < needed.length;) {
      const fewer = needed.toSpliced(at, size);
      if (await isStillBad(fewer)) needed = fewer;
      else at += size;
    }
  }
  return needed;
}
