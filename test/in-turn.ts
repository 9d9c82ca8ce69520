/** The value at a place of an endless repetition of some values, for scenarios that vary in turn. */
export function inTurn<T>(values: readonly T[], at: number): T {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('There are no values');
  return value;
}
