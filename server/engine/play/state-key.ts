/** A text by which two states of a fight are the same. */

/** The same text for equal values; maps and sets count by what they hold. */
export function stateKey(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map ? [...part].sort(byFirst) : part instanceof Set ? [...part].sort() : part,
  );
}

function byFirst([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number for each of some values that are never copied, as facts are: quicker than to compare what they say. */
export function numbersOf(values: readonly object[]): readonly number[] {
  return values.map((value) => {
    const number = numbers.get(value) ?? (last += 1);
    numbers.set(value, number);
    return number;
  });
}
