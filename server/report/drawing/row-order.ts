/**
 * In which order those who have to do with each other stand near each other, so that the lines between them are short.
 */

/** Moves tried before an order is good enough, counted in places looked at: a few milliseconds. */
const mostLooks = 200_000;

/**
 * An order of the places from 0 to `count` - 1. A line has all the places that it joins, and is as long as the rows
 * from its first to its last. What nothing draws elsewhere keeps its order.
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

/** Each next to somebody it is joined with, beginning with the first of those who are joined; group after group. */
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
    // Whoever is added here has those that they are joined with looked at in turn.
    for (let at = begun; at < order.length; at += 1) joined[order[at] ?? start]?.forEach(add);
  }
  return order;
}

/** The order with one of them elsewhere, where that makes the lines shorter. */
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
