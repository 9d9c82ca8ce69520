/** What somebody has thrown, on one line. */
import { list, type Result } from '../../engine/index.ts';

/**
 * `[9] 4`: results that count are in brackets. Pinned ones are marked; several are noted once, at the end: `[9] [9] 4,
 * all pinned`.
 */
export function thrownText(results: readonly Result[]): string {
  const pinned = results.filter((result) => result.pinned !== undefined);
  if (pinned.length < 2)
    return results
      .map((result) =>
        inBrackets(result, result.pinned === undefined ? faceText(result) : `${faceText(result)} pinned`),
      )
      .join(' ');
  const which = pinned.length === results.length ? 'all pinned' : `of these pinned: ${list(pinned.map(faceText))}`;
  return `${results.map((result) => inBrackets(result, faceText(result))).join(' ')}, ${which}`;
}

function faceText({ name, rolledFor, label }: Result): string {
  const called = name ?? rolledFor;
  return called === undefined ? label : `${called} ${label}`;
}

function inBrackets({ kept }: Result, face: string): string {
  return kept ? `[${face}]` : face;
}
