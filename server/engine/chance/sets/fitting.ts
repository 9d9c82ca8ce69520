/** Whether sets are wide enough for needs, and which set serves which. */
import type { Divide } from './pool.ts';

/**
 * For each need, the index of the width that serves it, narrow ones first if there is a choice; undefined if not all
 * can be served.
 */
export function served(
  widths: readonly number[],
  needs: readonly number[],
  divide: Divide,
): readonly number[] | undefined {
  const widestFirst = needs.map((_, at) => at).sort((one, other) => (needs[other] ?? 0) - (needs[one] ?? 0));
  const places = new Array<number>(needs.length).fill(0);
  return serve(widths, widestFirst, { needs, divide, places }) ? places : undefined;
}

interface Serving {
  readonly needs: readonly number[];
  readonly divide: Divide;
  /** Filled during the search. */
  readonly places: number[];
}

/** Equal widths are interchangeable, so only one of them is tried. */
function serve(left: readonly number[], [next, ...others]: readonly number[], serving: Serving): boolean {
  if (next === undefined) return true;
  const need = serving.needs[next] ?? 0;
  const tried = new Set<number>();
  for (const at of narrowestFirst(left, need)) {
    const width = left[at] ?? 0;
    if (tried.has(width)) continue;
    tried.add(width);
    serving.places[next] = at;
    if (serve(left.with(at, serving.divide === 'shared' ? width - need : 0), others, serving)) return true;
  }
  return false;
}

function narrowestFirst(widths: readonly number[], need: number): readonly number[] {
  const wide = widths.flatMap((width, at) => (width >= need ? [at] : []));
  return wide.sort((one, other) => (widths[one] ?? 0) - (widths[other] ?? 0));
}
