/** SVG paths of the connecting lines of one group. */
import type { ArrowView, DrawingGroup } from '../../protocol/index.ts';

/**
 * In pixels: row height, distance between lanes, and how far from a row’s middle lines leave (above) and arrive
 * (below).
 */
export const [rowHeight, laneWidth, port] = [38, 10, 6];

/** Radius of corners and length of arrowheads, in pixels. */
const [corner, tip] = [4, 7];

/** Width of all lanes beside the rows, in pixels. */
export function lanesWidth({ lanes }: Pick<DrawingGroup, 'lanes'>): number {
  return lanes === 0 ? 0 : lanes * laneWidth + 6;
}

/** One line with all its heads; `side` is the side of those at its tails. */
export interface SvgLine {
  readonly side: number;
  readonly attack: boolean;
  readonly path: string;
  readonly heads: readonly string[];
}

/** Outermost first, so that lines nearer to the names are drawn over them. */
export function svgLines(group: DrawingGroup): readonly SvgLine[] {
  const width = lanesWidth(group);
  return joined(group.arrows)
    .sort(([one], [other]) => (other?.lane ?? 0) - (one?.lane ?? 0))
    .flatMap((arrows) => {
      const [first] = arrows;
      if (first === undefined) return [];
      const heads = [...new Set(arrows.map(headAt))];
      const ends = [
        ...[...new Set(arrows.map(({ from }) => tailAt(from)))].map((y) => ({ y, x: width })),
        ...heads.map((y) => ({ y, x: width - tip + 1 })),
      ];
      return [
        {
          side: group.rows[first.from]?.side ?? 0,
          attack: first.attack,
          path: pathOf(ends, width - (first.lane + 1) * laneWidth),
          heads: heads.map((y) => `M${width} ${y}l-${tip}-4v8z`),
        },
      ];
    });
}

/** Arrows that overlap in a lane are one line. */
function joined(arrows: readonly ArrowView[]): ArrowView[][] {
  const lines: ArrowView[][] = [];
  for (const arrow of [...arrows].sort((one, other) => one.lane - other.lane || topOf(one) - topOf(other))) {
    const last = lines.at(-1);
    if (last?.some((other) => other.lane === arrow.lane && topOf(arrow) <= Math.max(other.from, other.to)) === true)
      last.push(arrow);
    else lines.push([arrow]);
  }
  return lines;
}

function topOf({ from, to }: ArrowView): number {
  return Math.min(from, to);
}

/** From the first end along the lane at `out` to the last, with a branch for each end between. */
function pathOf(ends: readonly { readonly x: number; readonly y: number }[], out: number): string {
  const sorted = [...ends].sort((one, other) => one.y - other.y);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  return [
    `M${first.x} ${first.y}H${out + corner}Q${out} ${first.y} ${out} ` +
      `${first.y + corner}V${last.y - corner}Q${out} ${last.y} ${out + corner} ${last.y}H${last.x}`,
    ...sorted.slice(1, -1).map(({ x, y }) => `M${out} ${y}H${x}`),
  ].join('');
}

function tailAt(row: number): number {
  return row * rowHeight + rowHeight / 2 - port;
}

/** Several lines that arrive at a row share the space below `port`; rounded to a hundredth of a pixel. */
function headAt({ to, arrival }: ArrowView): number {
  const y = to * rowHeight + rowHeight / 2 + port + arrival * (rowHeight / 2 - port - tip / 2);
  return Math.round(y * 100) / 100;
}
