/** Geometry of the arrows that show who targets whom: in lanes beside the rows, from tails to heads. */
import type { ArrowView, DrawingGroup, DrawingView } from '../../../server/protocol/index.ts';

/**
 * Sizes in tenths of a rem. A row has the height of its list entry; lines leave it `port` above its middle and arrive
 * at least as far below.
 */
export interface Measures {
  readonly row: number;
  readonly spacing: number;
  readonly port: number;
}

/** With more rows than this in all groups together, rows are lower. */
const manyRows = 14;

export function isCrowded({ groups }: DrawingView): boolean {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0) > manyRows;
}

/** The approximate height of a drawing in one column, in rems: its rows, titles and words. */
export function roomOf(drawing: DrawingView): number {
  const crowded = isCrowded(drawing);
  return drawing.groups.reduce((sum, group) => sum + 3 + (group.rows.length * measuresOf(group, crowded).row) / 10, 4);
}

/** With many lanes, `spacing` is narrower. */
export function measuresOf({ lanes }: Pick<DrawingGroup, 'lanes'>, crowded: boolean): Measures {
  return { row: crowded ? 24 : 36, port: crowded ? 4 : 5, spacing: lanes <= 6 ? 10 : lanes <= 12 ? 7 : 5 };
}

/** The width of the lanes beside the rows. */
export function widthOf({ lanes }: Pick<DrawingGroup, 'lanes'>, { spacing }: Measures): number {
  return lanes === 0 ? 0 : lanes * spacing + 4;
}

/** Arrows that are drawn as one line, since they share a stretch of a lane. */
export interface DrawnLine {
  readonly lane: number;
  readonly side: number | undefined;
  readonly attack: boolean;
  readonly tails: readonly number[];
  readonly heads: readonly Head[];
}

/** The row where an arrow arrives, and how far below `port`, from 0 to 1. */
export interface Head {
  readonly row: number;
  readonly arrival: number;
}

/** The lines, outermost lane first, so that inner ones are drawn over them. */
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

/** Groups arrows per lane from the top: an arrow that starts at or above the end of the last group joins it. */
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

/** The corner radius, and the length of arrowheads. */
const [corner, tip] = [4, 6];

/** The path along the lane from the first end to the last, with a branch for each other end. */
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

/** The path of an arrowhead at a row. */
export function headPath(head: Head, measures: Measures, width: number): string {
  return `M${width} ${headAt(head, measures)}l-${tip}-3.5v7z`;
}

function tailAt(row: number, { row: height, port }: Measures): number {
  return row * height + height / 2 - port;
}

/** The height of an arrowhead; several in a row share the space below `port`. */
function headAt({ row, arrival }: Head, { row: height, port }: Measures): number {
  return row * height + height / 2 + port + arrival * (height / 2 - port - tip / 2);
}
