/** Figures for each fighter’s state after a round, and for the Toughness that a contest costs them. */
import type Fraction from 'fraction.js';
import { meanOfChances, sumOf } from '../../../chance/index.ts';
import { figure } from '../../../figures.ts';
import type { Distribution, DistributionSubject, NumberOdds, OutcomeOdds, StandingOdds } from '../../../odds.ts';
import type { Costing } from '../../../play/overall/costs.ts';
import type { Cast, Fighter } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { conditionOf, isIn, type Fight } from '../fight.ts';
import { harms } from '../play/consequences.ts';
import type { BlowResult, Struck } from './action-results.ts';

/** The states that are always listed; others only where they are possible. */
const always = ['out of the fight', 'unhurt'];
const possibly = ['hurt'];

/** The display name of a state: the longer of two synonyms. */
export function standingState(state: string): string {
  return state === 'down' ? 'out of the fight' : state;
}

/** The reason for missing odds where no other is given. */
const tooMany = 'too many ways to count';

/** The reason for missing odds given the pins. */
export const unsettled = 'the damage still depends on other throws';

/**
 * In scenario order, including those whom one of these deeds can hurt and whose standing can’t be computed. `why` has
 * the reasons by name; the default reason is too many combinations.
 */
export function withUndetermined(
  fighters: Iterable<Fighter>,
  deeds: readonly Deed[],
  listed: readonly StandingOdds[],
  why: ReadonlyMap<string, string> = new Map(),
): readonly StandingOdds[] {
  const threatened = new Set(deeds.filter(harms).flatMap(({ targets }) => targets));
  const known = new Map(listed.map((each) => [each.who, each]));
  const shown = ({ name }: Fighter): StandingOdds => ({ who: name, odds: new Map(), why: why.get(name) ?? tooMany });
  return [...fighters].flatMap((who) => known.get(who.name) ?? (threatened.has(who) ? [shown(who)] : []));
}

/** `plays` is the sample size where the chances are sampled. */
export function standingFigures(fates: readonly BlowResult[], plays?: number): OutcomeOdds {
  const chanceOf = (state: string): Fraction =>
    sumOf(fates.filter(({ condition }) => isIn(condition, state)).map(({ chance }) => chance));
  const all = [...always, ...possibly].map((state) => [state, chanceOf(state)] as const);
  return new Map(
    all
      .filter(([state, { n }]) => always.includes(state) || n > 0n)
      .map(([state, chance]) => [state, figure(chance, plays)]),
  );
}

/** The Toughness lost in a contest, down to −1, below which it no longer counts. */
export function lossFigures(who: Fighter, { losses }: Struck, plays?: number): Distribution {
  return {
    ...lossOf(who),
    on: who.name,
    values: new Map([...losses].map(([lost, chance]) => [`${lost}`, figure(chance, plays)])),
    mean: meanOfChances(losses),
  };
}

function lossOf({ called }: Pick<Fighter, 'called'>): DistributionSubject {
  return {
    of: `Toughness that ${called} loses`,
    counts: 'Toughness',
    whose: called,
    lost: true,
    befalls: ['loses', 'Toughness'],
  };
}

/** The same for a whole round. */
export function lossIn({ fighters }: Cast): Costing<Fight> {
  return {
    between: (before, after) =>
      new Map(
        [...after.fighters].map(([name, { toughness }]) => [name, conditionOf(before, name).toughness - toughness]),
      ),
    subjectOf: (who) => lossOf(fighters.get(who) ?? { called: who }),
  };
}

/** With the values given the pins, where there are any; empty where those can’t be computed. */
export function lossGiven(loss: Distribution, given: NumberOdds | undefined): Distribution {
  return {
    ...loss,
    pinned:
      given === undefined
        ? { values: new Map(), why: unsettled }
        : { values: given.values, ...(given.mean === undefined ? {} : { mean: given.mean }) },
  };
}
