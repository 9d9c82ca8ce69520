/** How the lines of who is after whom are drawn: beside rows, in lanes, from tails to heads. */
import type { ArrowView, DrawingGroup, DrawingView } from '../../../server/protocol/index.ts';

/**
 * Sizes in tenths of a rem. A row is as high as its entry in the list; lines leave it `port` above its middle and
 * arrive as much below.
 */
export interface Measures {
  readonly row: number;
  readonly spacing: number;
  readonly port: number;
}

/** Where there are more rows than this, in all groups together, they are lower. */
const manyRows = 14;

export function isCrowded({ groups }: DrawingView): boolean {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0) > manyRows;
}

/** About how high a drawing is in one column, in rems: its rows, and a line for each title and for the words. */
export function roomOf(drawing: DrawingView): number {
  const crowded = isCrowded(drawing);
  return drawing.groups.reduce((sum, group) => sum + 3 + (group.rows.length * measuresOf(group, crowded).row) / 10, 4);
}

/** Many lanes are narrower. */
export function measuresOf({ lanes }: Pick<DrawingGroup, 'lanes'>, crowded: boolean): Measures {
  return { row: crowded ? 24 : 36, port: crowded ? 4 : 5, spacing: lanes <= 6 ? 10 : lanes <= 12 ? 7 : 5 };
}

/** The room that the lanes need beside the rows. */
export function widthOf({ lanes }: Pick<DrawingGroup, 'lanes'>, { spacing }: Measures): number {
  return lanes === 0 ? 0 : lanes * spacing + 4;
}

/** Arrows that are drawn as one: they share a stretch of a lane. */
export interface DrawnLine {
  readonly lane: number;
  readonly side: number | undefined;
  readonly attack: boolean;
  readonly tails: readonly number[];
  readonly heads: readonly Head[];
}

/** The row where it arrives, and how low: from 0 to 1. */
export interface Head {
  readonly row: number;
  readonly arrival: number;
}

/** The outermost first, so that those nearer to the names are drawn over them. */
export function drawnLines({ rows, arrows }: Pick<DrawingGroup, 'rows' | 'arrows'>): readonly DrawnLine[] {
  return joined(arrows)
    .map((line) => ({
      lane: line[0]?.lane ?? 0,
      attack: line[0]?.attack ?? false,
      side: rows[line[0]?.from ?? 0]?.side,
      tails: [...new Set(line.map(({ from }) => from))],
      heads: headsOf(line),
    }))
    .sort((one, other) => other.lane - one.lane);
}

function headsOf(arrows: readonly ArrowView[]): readonly Head[] {
  return [...new Map(arrows.map(({ to, arrival }) => [to, { row: to, arrival }])).values()];
}

/** From the top of each lane down: an arrow that begins above the end of those before it goes with them. */
function joined(arrows: readonly ArrowView[]): readonly (readonly ArrowView[])[] {
  const lines: { readonly arrows: ArrowView[]; end: number }[] = [];
  for (const arrow of [...arrows].sort((one, other) => one.lane - other.lane || topOf(one) - topOf(other))) {
    const last = lines.at(-1);
    const end = Math.max(arrow.from, arrow.to);
    if (last?.arrows[0]?.lane === arrow.lane && topOf(arrow) <= last.end) {
      last.arrows.push(arrow);
      last.end = Math.max(last.end, end);
    } else lines.push({ arrows: [arrow], end });
  }
  return lines.map((line) => line.arrows);
}

function topOf({ from, to }: ArrowView): number {
  return Math.min(from, to);
}

/** So round are the corners, and so long the heads. */
const [corner, tip] = [4, 6];

/** A line along its lane from its first end to its last, with a branch for each of the others. */
export function linePath(
  { tails, heads, lane }: Pick<DrawnLine, 'tails' | 'heads' | 'lane'>,
  measures: Measures,
  width: number,
): string {
  const ends = [
    ...tails.map((row) => ({ y: tailAt(row, measures), x: width })),
    ...heads.map((head) => ({ y: headAt(head, measures), x: width - tip + 1 })),
  ].sort((one, other) => one.y - other.y);
  const out = width - (lane + 1) * measures.spacing;
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return '';
  const main =
    `M${first.x} ${first.y}H${out + corner}Q${out} ${first.y} ${out} ` +
    `${first.y + corner}V${last.y - corner}Q${out} ${last.y} ${out + corner} ${last.y}H${last.x}`;
  return [main, ...ends.slice(1, -1).map(({ x, y }) => `M${out} ${y}H${x}`)].join('');
}

/** The point of an arrow at a row. */
export function headPath(head: Head, measures: Measures, width: number): string {
  return `M${width} ${headAt(head, measures)}l-${tip}-3.5v7z`;
}

function tailAt(row: number, { row: height, port }: Measures): number {
  return row * height + height / 2 - port;
}

/** Several that arrive at a row share what is left of it. */
function headAt({ row, arrival }: Head, { row: height, port }: Measures): number {
  return row * height + height / 2 + port + arrival * (height / 2 - port - tip / 2);
}
