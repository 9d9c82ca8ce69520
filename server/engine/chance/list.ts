/** A list of distinct things, each with its number. */

export interface NumberedList<K, T> {
  readonly items: readonly T[];
  /** The number of the thing with this key; creates it if it is new. */
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
