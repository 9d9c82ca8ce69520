/** Integer sums shared by several ways of throwing. */

/** The powers of `base`: 1, base, base² …, up to the given one. */
export function powers(base: bigint, upTo: number): readonly bigint[] {
  const list = [1n];
  while (list.length <= upTo) list.push((list.at(-1) ?? 1n) * base);
  return list;
}

/** The weights of the sum of two independent values, from their weights: the product of two polynomials. */
export function times(left: readonly bigint[], right: readonly bigint[]): readonly bigint[] {
  const product = new Array<bigint>(left.length + right.length - 1).fill(0n);
  left.forEach((a, i) => {
    if (a !== 0n)
      right.forEach((b, j) => {
        product[i + j] = (product[i + j] ?? 0n) + a * b;
      });
  });
  return product;
}
