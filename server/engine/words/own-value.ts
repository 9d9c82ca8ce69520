/** Safe look-up of words from user input in an object. */

/** The table’s own value under a name; undefined for inherited names such as `constructor`. */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
