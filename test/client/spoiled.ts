/** Generates values with a single invalid part, to test validation. */

export interface Spoiled {
  /** The path of the changed part: `original.rounds.0.number`. */
  readonly path: string;
  readonly value: unknown;
}

/** Variants of a value, each with one part at some depth replaced by a different value. */
export function spoiled(value: unknown): readonly Spoiled[] {
  return partsOf(value).flatMap(([key, part]) => {
    const wrong = { path: key, value: replaced(value, key, wrongFor(part)) };
    const deeper = spoiled(part).map(({ path, value: inner }) => ({
      path: `${key}.${path}`,
      value: replaced(value, key, inner),
    }));
    return [wrong, ...deeper];
  });
}

function partsOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

// Nothing is both a text and a list of its own kind, and no check accepts a stray kind of number.
function wrongFor(part: unknown): unknown {
  return typeof part === 'object' && part !== null ? 'wrong' : { wrong: true };
}

function replaced(value: unknown, key: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown, index) => (String(index) === key ? by : part));
  return { ...(value as object), [key]: by };
}
