/** The dice of a new character: 2d4 for each attribute, and how often one of six is the highest (am-122, am-126). */
import { attributes } from '../attributes.ts';

/** The dice of one attribute. */
export const attributeDice = { dice: 2, sides: 4 } as const;

/** The least and the most that a new character can have of an attribute, and of HP (am-122, am-123). */
export const rollable = { attribute: [2, 8], points: [3, 8] } as const;

/** What 1d6 is added to for HP. */
export const pointsBase = 2;

/** In how many of the sixteen rolls of 2d4 an attribute has this value. */
export function attributeWays(value: number): bigint {
  return BigInt(Math.max(0, Math.min(value - 1, 9 - value)));
}

interface Highest {
  readonly value: number;
  /** Rolls of all six in which one attribute alone has this value, and the others less; the same for each of them. */
  readonly alone: bigint;
  /** Those in which several have it, and none has more. */
  readonly shared: bigint;
}

export function highestWays(): readonly Highest[] {
  const count = BigInt(attributes.length);
  let below = 0n;
  const [least, most] = rollable.attribute;
  return Array.from({ length: most - least + 1 }, (_, above) => {
    const value = least + above;
    const here = attributeWays(value);
    const alone = here * below ** (count - 1n);
    const shared = (below + here) ** count - below ** count - count * alone;
    below += here;
    return { value, alone, shared };
  });
}
