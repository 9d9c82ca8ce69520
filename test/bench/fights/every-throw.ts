/** The odds of a contest of dice by enumerating every single throw: the reference for the fast method. */
import Fraction from 'fraction.js';
import { dieFaces, resolveDice, type DiceContest } from '../../../server/engine/chance/index.ts';

/** In how many throws each hand acts, and in how many they tie. */
export interface Counted {
  readonly acts: ReadonlyMap<string, Fraction>;
  readonly tie: Fraction;
}

/**
 * The weight of a throw, such that up to six allies who share the highest die have integer parts of it: one of them is
 * drawn.
 */
const parts = 60;

/** Every throw through the one function from dice to outcome. */
export function everyThrow(contest: DiceContest): Counted {
  const acted = new Map<string, number>(contest.hands.map(({ id }) => [id, 0]));
  const all = throwsOf(contest);
  let ties = 0;
  for (let number = 0; number < all; number += 1) {
    const { verdict, actor, tied } = resolveDice(contest, throwOf(contest, number), { pick: () => 0 });
    if (verdict === 'tie') ties += 1;
    else
      for (const id of tied.length > 0 ? tied : [actor ?? ''])
        acted.set(id, (acted.get(id) ?? 0) + parts / Math.max(1, tied.length));
  }
  return {
    acts: new Map([...acted].map(([id, count]) => [id, new Fraction(count, all * parts)])),
    tie: new Fraction(ties, all),
  };
}

/** The number of throws. */
export function throwsOf({ hands }: DiceContest): number {
  return dieFaces ** hands.reduce((sum, { dice }) => sum + dice, 0);
}

/** The throw with that number: its digits are the dice. */
function throwOf({ hands }: DiceContest, number: number): ReadonlyMap<string, readonly number[]> {
  let left = number;
  return new Map(
    hands.map(({ id, dice }) => [
      id,
      Array.from({ length: dice }, () => {
        const face = (left % dieFaces) + 1;
        left = Math.floor(left / dieFaces);
        return face;
      }),
    ]),
  );
}
