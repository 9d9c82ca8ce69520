/** Lines in lanes beside the rows: one line for all who are after the same. */

/** Who is after whom, by rows from 0; what is drawn alike has the same `look`. */
export interface Aim {
  readonly from: number;
  readonly to: number;
  readonly look: string;
}

/**
 * A line with its tails, where it begins, and its heads, where it ends: whoever is at a tail is after everybody at a
 * head.
 */
export interface Line {
  readonly look: string;
  readonly tails: readonly number[];
  readonly heads: readonly number[];
}

/** Who are after the same, and look alike, share a line: so there are never more lines than rows with a look. */
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
 * Lays lines out so that no two of them share a stretch of a lane; short ones lie inside long ones. Lines leave a row
 * above the place where they arrive, so of two equal ones the one that goes up is the shorter.
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
 * Where a line arrives at a row, among all that do: 0 for the uppermost, or the only one, to 1 for the lowest. Those
 * that come from above arrive above those that come from below, and of either the inner ones where the outer ones
 * needn’t cross them.
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
