/** Orders rows so that connected people are close together and the lines between them short. */

/** Budget of the search, in visited positions: a few milliseconds. */
const mostLooks = 200_000;

/**
 * An order of the rows 0 to `count` - 1. Each line lists all rows that it connects; its length is the distance from the
 * first to the last. Unconnected rows keep their order.
 */
export function shortOrder(count: number, lines: readonly (readonly number[])[]): readonly number[] {
  const joining = lines.filter((line) => line.length > 1);
  const size = joining.reduce((sum, line) => sum + line.length, 0);
  let order = neighbourly(count, joining);
  let looks = 0;
  for (let better = size > 0; better && looks < mostLooks;) {
    better = false;
    for (let place = 0; place < count && looks < mostLooks; place += 1) {
      const moved = bestMove(order, place, joining);
      looks += count * size;
      if (moved === undefined) continue;
      [order, better] = [moved, true];
    }
  }
  return order;
}

/** Initial order, breadth-first: each row follows one that it is connected with, group after group. */
function neighbourly(count: number, lines: readonly (readonly number[])[]): readonly number[] {
  const joined = Array.from({ length: count }, () => new Set<number>());
  for (const line of lines)
    for (const one of line) for (const other of line) if (one !== other) joined[one]?.add(other);
  const order: number[] = [];
  const seen = new Set<number>();
  const add = (each: number): void => {
    if (seen.has(each)) return;
    seen.add(each);
    order.push(each);
  };
  for (let start = 0; start < count; start += 1) {
    const begun = order.length;
    add(start);
    // Rows added here are visited in turn.
    for (let at = begun; at < order.length; at += 1) joined[order[at] ?? start]?.forEach(add);
  }
  return order;
}

/** The order with one row moved to where the lines are shortest; undefined if no move shortens them. */
function bestMove(
  order: readonly number[],
  who: number,
  lines: readonly (readonly number[])[],
): readonly number[] | undefined {
  const others = order.filter((each) => each !== who);
  let [least, best] = [lengthOf(order, lines), undefined as readonly number[] | undefined];
  for (let to = 0; to <= others.length; to += 1) {
    const moved = [...others.slice(0, to), who, ...others.slice(to)];
    const length = lengthOf(moved, lines);
    if (length < least) [least, best] = [length, moved];
  }
  return best;
}

function lengthOf(order: readonly number[], lines: readonly (readonly number[])[]): number {
  const rows: number[] = [];
  order.forEach((who, row) => {
    rows[who] = row;
  });
  let sum = 0;
  for (const line of lines) {
    let [first, last] = [Infinity, 0];
    for (const who of line) {
      const row = rows[who] ?? 0;
      if (row < first) first = row;
      if (row > last) last = row;
    }
    sum += last - first;
  }
  return sum;
}
