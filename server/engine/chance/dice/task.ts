/** A task: dice against the Host's dice, or against a number to roll over (dice edition, Task Resolution). */
import type Fraction from 'fraction.js';
import { dieFaces, type Dice } from './contest.ts';

/** The Host's dice, some of which may be known, or a fixed number. */
export type DiceOpposition = Dice | { readonly number: number };

/**
 * `succeeds`, `tie` and `fails` sum to one; rolling exactly the number is a tie, not a success (reading d1). `critical`
 * is a best die of 10 that succeeds (reading d16), `fumble` a best die of 1, successful or not (reading d15),
 * `bothFumble` that of both sides, which never happens against a number.
 */
export interface DiceTaskChances {
  readonly succeeds: Fraction;
  readonly tie: Fraction;
  readonly fails: Fraction;
  readonly critical: Fraction;
  readonly fumble: Fraction;
  readonly bothFumble: Fraction;
}

/** A possible result of the highest die and what it is compared with. */
export type TaskEvent = (value: number, other: number) => boolean;

/** The events of a task, with their chances from `chanceOf`. */
export function toTaskChances(against: DiceOpposition, chanceOf: (happens: TaskEvent) => Fraction): DiceTaskChances {
  return {
    succeeds: chanceOf((value, other) => value > other),
    tie: chanceOf((value, other) => value === other),
    fails: chanceOf((value, other) => value < other),
    critical: chanceOf((value, other) => value === dieFaces && value > other),
    fumble: chanceOf((value) => value === 1),
    bothFumble: chanceOf((value, other) => value === 1 && other === 1 && 'dice' in against),
  };
}
