/** Whether a value from outside is a whole number. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
