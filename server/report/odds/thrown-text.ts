/** What somebody has thrown, in a line. */
import { list, type Result } from '../../engine/index.ts';

/**
 * `[9] 4`: what counts stands in brackets. What is pinned says so; of several it is said once, behind them: `[9] [9] 4,
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

function faceText({ name, label }: Result): string {
  return name === undefined ? label : `${name} ${label}`;
}

function inBrackets({ kept }: Result, face: string): string {
  return kept ? `[${face}]` : face;
}
