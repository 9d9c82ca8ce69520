/** Small contests of dice of every kind, for comparing the fast odds with plain enumeration. */
import fc from 'fast-check';
import type { DiceContest, DiceHand } from '../../../../server/engine/chance/index.ts';

const held = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 2 }),
);

export const randomDice = fc.record({ dice: fc.integer({ min: 0, max: 3 }), held, keepsHeld: fc.boolean() });

/** One to four hands on one to three sides. */
export const randomDiceContest: fc.Arbitrary<DiceContest> = fc
  .array(fc.tuple(randomDice, fc.constantFrom('x', 'x', 'y', 'z')), { minLength: 1, maxLength: 4 })
  .map((rows) => ({ hands: rows.map(([dice, side], at): DiceHand => ({ ...dice, id: `${side}${at}`, side })) }));
