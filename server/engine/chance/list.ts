/** Things that are listed once each, under numbers. */

export interface NumberedList<K, T> {
  readonly items: readonly T[];
  /** The number of the thing with that key, which is made if it is new. */
  readonly numberOf: (key: K, make: () => T) => number;
}

export function newList<K, T>(): NumberedList<K, T> {
  const items: T[] = [];
  const numbers = new Map<K, number>();
  return {
    items,
    numberOf: (key, make) => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, items.length);
      return items.push(make()) - 1;
    },
  };
}
