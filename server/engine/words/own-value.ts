/** Looking up words that somebody else has written. */

/** What a table has under a name; nothing for `constructor` and all that every object has from its prototype. */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
