/** Difficulties x/y, and how changes of the target number affect them ("Dice tech basics"). */
import type { Setting } from '../../../scenario.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { chooses } from '../options.ts';

/** A roll of `hit` or lower on a die with `of` faces. */
export interface Difficulty {
  readonly hit: number;
  readonly of: number;
}

/** The starting difficulty of every attack. */
export const attackDifficulty: Difficulty = { hit: 5, of: 6 };

/** The dice that the text names, in growing order. */
export const namedDice: readonly number[] = [4, 6, 8];

/** The dice that are offered to the Host as the next one (reading aa-q21); any other may be written. */
export const decidableDice: readonly number[] = [10, 12];

/**
 * How a difficulty grows past the end of its die. `next` is the die after the largest, where the Host has decided it.
 */
export interface Growth {
  readonly overshoot: 'point-by-point' | 'one-step';
  readonly next?: number;
}

/** A difficulty after a change, with the dice that it grew to; `silent` where the text names no larger die. */
export interface Shifted {
  readonly now: Difficulty;
  readonly grown: readonly number[];
  readonly silent: boolean;
}

export function difficultyText({ hit, of }: Difficulty): string {
  return `${hit}/${of}`;
}

/** Whether a check of this difficulty can both succeed and fail. */
export function isPossible({ hit, of }: Difficulty): boolean {
  return Number.isInteger(hit) && Number.isInteger(of) && hit >= 1 && hit < of;
}

/**
 * Applies a change of the target number. Where it would make the check certain or impossible the die grows by one step
 * instead: x is then y - 1 of the larger die on the easy side and 1 on the hard side, as both examples of the text have
 * it (aa-005, aa-q22). A change by more than one is applied point by point (aa-q20).
 */
export function shifted(start: Difficulty, by: number, growth: Growth): Shifted {
  let now = start;
  const grown: number[] = [];
  for (let left = Math.trunc(Math.abs(by)); left > 0; left -= 1) {
    const hit = now.hit + Math.sign(by);
    if (hit > 0 && hit < now.of) {
      now = { hit, of: now.of };
      continue;
    }
    const larger = nextDie(now.of, growth.next);
    if (larger === undefined) return { now, grown, silent: true };
    now = { hit: by > 0 ? larger - 1 : 1, of: larger };
    grown.push(larger);
    if (growth.overshoot === 'one-step') break;
  }
  return { now, grown, silent: false };
}

/** The die after one with this number of faces; undefined where neither the text nor the Host names it (aa-q21). */
function nextDie(faces: number, decided: number | undefined): number | undefined {
  return namedDice.find((each) => each > faces) ?? (decided !== undefined && decided > faces ? decided : undefined);
}

/** How dice grow by the scenario’s options and the decisions among the facts. */
export function growthOf(setting: Setting, facts: readonly AttackFact[]): Growth {
  const decided = factsOf(facts, 'die decision').findLast(({ about }) => about === 'next die');
  const next = decided === undefined ? undefined : facesOf(decided.die.text);
  return {
    overshoot: chooses(setting, 'overshoot', 'one-step') ? 'one-step' : 'point-by-point',
    ...(next === undefined ? {} : { next }),
  };
}

/** The faces of a die written as `d8`, `D8` or `8`; undefined for anything else. */
export function facesOf(written: string): number | undefined {
  const faces = Number(/^(?:1?[dD])?(\d{1,3})$/u.exec(written)?.[1] ?? 0);
  return faces >= 2 && faces <= mostFaces ? faces : undefined;
}

/** The most faces of a die; the bound keeps sums of damage small. */
export const mostFaces = 100;
