/** How somebody stands after a round, and what a contest costs them, as figures. */
import type Fraction from 'fraction.js';
import { meanOfChances, sumOf } from '../../../chance/index.ts';
import { figure } from '../../../figures.ts';
import type { Distribution, OutcomeOdds } from '../../../odds.ts';
import type { Fighter } from '../cast.ts';
import { isIn } from '../play/course.ts';
import type { Fate, Struck } from './fates.ts';

/** The states that are always told; the others only where they are possible. */
const always = ['out of the fight', 'unhurt'];
const possibly = ['hurt'];

/** `plays` is there where the fates are shares of so many plays. */
export function standingFigures(fates: readonly Fate[], plays?: number): OutcomeOdds {
  const chanceOf = (state: string): Fraction => sumOf(fates.filter(({ condition }) => isIn(condition, state)).map(({ chance }) => chance));
  const all = [...always, ...possibly].map((state) => [state, chanceOf(state)] as const);
  return new Map(all.filter(([state, { n }]) => always.includes(state) || n > 0n).map(([state, chance]) => [state, figure(chance, plays)]));
}

/** How much Toughness somebody loses in a contest, down to −1, where it no longer counts. */
export function lossFigures(who: Fighter, { losses }: Struck, plays?: number): Distribution {
  return {
    of: `Toughness that ${who.called} loses`, on: who.name,
    values: new Map([...losses].map(([lost, chance]) => [`${lost}`, figure(chance, plays)])),
    mean: meanOfChances(losses),
  };
}
