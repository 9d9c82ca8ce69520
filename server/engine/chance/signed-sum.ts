/**
 * Signed sums of events of the kind "these cards lie within those bounds": what inclusion and exclusion is done with.
 * The number of deals of such an event depends only on how many cards of each deck stand under each bound, so terms with
 * equal counts are merged, and sums stay short even for many hands.
 */

/**
 * A bound on values, the lowest of what is given: `fixed` is a place in the list of values, `lead` is counted from the
 * value of the leading hand, and `limit` is one of two bounds that are swept. Nothing given is no bound.
 */
export interface Bound {
  readonly fixed?: number;
  readonly lead?: number;
  readonly limit?: 'opposed' | 'free';
}

/** `counts` has a row of one count a deck for each bound, in the order of the bounds; missing ones are 0. */
export interface Term {
  readonly coefficient: number;
  readonly counts: readonly number[];
}

export type SignedSum = readonly Term[];

/** The event that always happens. */
export const always: SignedSum = [{ coefficient: 1, counts: [] }];

/** Both events together; they must not speak of the same cards. */
export function both(a: SignedSum, b: SignedSum): SignedSum {
  const products = a.flatMap((x) => b.map((y) => ({ coefficient: x.coefficient * y.coefficient, counts: added(x.counts, y.counts) })));
  return a.length === 1 || b.length === 1 ? products : merged(products);
}

export function all(sums: readonly SignedSum[]): SignedSum {
  return sums.reduce(both, always);
}

/** The sum of events that exclude each other. */
export function either(a: SignedSum, b: SignedSum): SignedSum {
  return a.length === 0 ? b : b.length === 0 ? a : merged([...a, ...b]);
}

/** The first event without the second, which must be a part of it. */
export function minus(a: SignedSum, b: SignedSum): SignedSum {
  return either(a, b.map(({ coefficient, counts }) => ({ coefficient: -coefficient, counts })));
}

function added(a: readonly number[], b: readonly number[]): readonly number[] {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  return short.length === 0 ? long : long.map((count, place) => count + (short[place] ?? 0));
}

function merged(terms: readonly Term[]): SignedSum {
  const sum = new Map<string, Term>();
  for (const { coefficient, counts } of terms) {
    const key = counts.join();
    sum.set(key, { coefficient: coefficient + (sum.get(key)?.coefficient ?? 0), counts });
  }
  return [...sum.values()].filter(({ coefficient }) => coefficient !== 0);
}
