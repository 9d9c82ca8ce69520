/** Routes connecting lines through lanes beside the rows; everybody with the same targets shares a line. */

/** Who is after whom, as row indices from 0; aims drawn alike have the same `look`. */
export interface Aim {
  readonly from: number;
  readonly to: number;
  readonly look: string;
}

/** A line from its tails to its heads: everybody at a tail is after everybody at a head. */
export interface Line {
  readonly look: string;
  readonly tails: readonly number[];
  readonly heads: readonly number[];
}

/** Aims with the same targets and look share a line, so there are never more lines than pairs of row and look. */
export function linesOfAims(aims: readonly Aim[]): readonly Line[] {
  const heads = new Map<string, { readonly look: string; readonly tail: number; readonly heads: Set<number> }>();
  for (const { from, to, look } of aims) {
    const key = `${from} ${look}`;
    const known = heads.get(key) ?? { look, tail: from, heads: new Set<number>() };
    known.heads.add(to);
    heads.set(key, known);
  }
  const lines = new Map<
    string,
    { readonly look: string; readonly tails: number[]; readonly heads: readonly number[] }
  >();
  for (const { look, tail, heads: own } of heads.values()) {
    const sorted = [...own].sort((one, other) => one - other);
    const key = `${look} ${sorted.join(' ')}`;
    const known = lines.get(key) ?? { look, tails: [], heads: sorted };
    known.tails.push(tail);
    lines.set(key, known);
  }
  return [...lines.values()];
}

export type LaidLine = Line & { readonly lane: number };

/**
 * Assigns lanes so that no two lines overlap in one; short lines go inside long ones. A line leaves a row above the
 * point where lines arrive, so of two with the same rows the one that goes up is shorter.
 */
export function layLines(lines: readonly Line[]): readonly LaidLine[] {
  const laid: { readonly line: LaidLine; readonly top: number; readonly bottom: number }[] = [];
  for (const line of [...lines].sort((one, other) => lengthOf(one) - lengthOf(other))) {
    const [top, bottom] = [topOf(line), bottomOf(line)];
    const blocked = new Set(
      laid.filter((other) => other.top <= bottom && top <= other.bottom).map((other) => other.line.lane),
    );
    let lane = 0;
    while (blocked.has(lane)) lane += 1;
    laid.push({ line: { ...line, lane }, top, bottom });
  }
  return laid.map(({ line }) => line);
}

/**
 * Where a line arrives at a row relative to the others there: from 0 (uppermost, or only one) to 1 (lowest). Lines from
 * above arrive above those from below, and within each the order avoids crossings.
 */
export function arrivalAt(laid: readonly LaidLine[], line: LaidLine, row: number): number {
  const isFromBelow = (one: LaidLine): boolean => topOf(one) === row;
  const arriving = laid
    .filter(({ heads }) => heads.includes(row))
    .sort(
      (one, other) =>
        Number(isFromBelow(one)) - Number(isFromBelow(other)) ||
        (isFromBelow(one) ? other.lane - one.lane : one.lane - other.lane),
    );
  return arriving.length < 2 ? 0 : arriving.indexOf(line) / (arriving.length - 1);
}

function topOf({ tails, heads }: Line): number {
  return Math.min(...tails, ...heads);
}

function bottomOf({ tails, heads }: Line): number {
  return Math.max(...tails, ...heads);
}

function lengthOf(line: Line): number {
  return bottomOf(line) - topOf(line) + (line.heads.includes(bottomOf(line)) ? 0.5 : 0);
}
