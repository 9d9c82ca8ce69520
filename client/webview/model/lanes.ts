/** The drawing of "who is after whom": a row for each combatant, and a lane beside the rows for each arrow. */
import type { ArrowView } from '../../../server/protocol/index.ts';

/** An arrow between two rows, counted from 0. Lane 0 is the one nearest to the names. */
export interface Lane {
  readonly arrow: ArrowView;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

export interface Drawing {
  readonly names: readonly string[];
  readonly lanes: readonly Lane[];
  /** How many lanes there are. */
  readonly width: number;
}

/**
 * Lays arrows out so that no two of them share a stretch of a lane; short ones lie inside long ones.
 * Arrows leave a row above the place where they arrive, so of two equal ones the one that goes up is the shorter.
 */
export function layArrows(arrows: readonly ArrowView[]): Drawing {
  const names = [...new Set([...arrows.map((arrow) => arrow.from), ...arrows.map((arrow) => arrow.to)])];
  const rows = new Map(names.map((name, row) => [name, row]));
  const lanes: Lane[] = [];
  for (const span of spansOf(arrows, rows)) lanes.push({ ...span, lane: freeLane(lanes, span) });
  return { names, lanes, width: Math.max(0, ...lanes.map(({ lane }) => lane + 1)) };
}

type Span = Omit<Lane, 'lane'>;

// Someone who is after themselves has no line: there is nowhere to draw it to.
function spansOf(arrows: readonly ArrowView[], rows: ReadonlyMap<string, number>): readonly Span[] {
  return arrows
    .map((arrow) => ({ arrow, from: rows.get(arrow.from) ?? 0, to: rows.get(arrow.to) ?? 0 }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => length(a) - length(b));
}

function freeLane(taken: readonly Lane[], span: Span): number {
  const blocked = new Set(taken.filter((other) => overlap(other, span)).map(({ lane }) => lane));
  let lane = 0;
  while (blocked.has(lane)) lane += 1;
  return lane;
}

function overlap(a: Span, b: Span): boolean {
  return top(a) <= bottom(b) && top(b) <= bottom(a);
}

const top = (span: Span): number => Math.min(span.from, span.to);
const bottom = (span: Span): number => Math.max(span.from, span.to);
const length = (span: Span): number => bottom(span) - top(span) + (span.to > span.from ? 0.5 : 0);
