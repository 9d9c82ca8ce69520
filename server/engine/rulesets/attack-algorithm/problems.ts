/** The problems of a round: what can’t be rolled as written. */
import { isFace } from '../../play/pinned-dice.ts';
import type { Problem } from '../../game/index.ts';
import type { Attack } from './attacks.ts';
import { fightersNamed } from './cast.ts';
import { isRefused, writtenDifficulty } from './rolls/checks-rolled.ts';
import { explosion } from './rolls/crits.ts';
import { thirdAttack } from './exchange.ts';
import { factsOf, type PinnedDice } from './facts.ts';
import type { RoundContext } from './round-context.ts';
import { dicePins } from './rolls/pinned.ts';
import { deedRolls, type DeedRoll, type RoundPlan } from './plan.ts';
import type { Numeral } from '../../scenario.ts';

export function problemsIn(plan: RoundPlan): readonly Problem[] {
  const { context } = plan;
  const third = undecidedThird(context)?.announcement;
  return [
    ...context.checks.map(({ announcement }) => writtenDifficulty(announcement)).filter(isRefused),
    ...[
      ...(third === undefined ? [] : [{ check: 'third-side', source: third.source }]),
      ...silentRolls(plan),
      ...outsideDice(plan),
      ...miscountedPins(plan).filter(({ pinned, roll }) => pinned > roll.pool.size),
    ].map((problem) => ({ ...problem, hangs: true }) as const),
  ];
}

/** The attack of a third side in a contested roll, unless the Host has decided about it. */
export function undecidedThird(context: RoundContext): Attack | undefined {
  const isDecided = factsOf(context.facts, 'spoken decision').some(({ about }) => about === 'third side');
  return isDecided ? undefined : thirdAttack(context);
}

/** A roll whose die would have to grow beyond those that the text names. */
export type SilentRoll = Problem & DeedRoll;

/**
 * Only written changes of the target number can lead to this: attacks start at 5/6, and form changes it by one point.
 */
export function silentRolls(plan: RoundPlan): readonly SilentRoll[] {
  return deedRolls(plan)
    .filter(({ roll }) => roll.silent)
    .map(({ deed, roll }) => {
      const { clauses, verb } = deed.announcement;
      const source = factsOf(clauses, 'target number').at(-1)?.source ?? verb.source;
      return { check: 'step-beyond-eight', source, deed, roll };
    });
}

/** A pinned value that the die doesn’t have, so that the die is rolled. */
export interface OutsideDie extends Problem {
  readonly value: number;
  readonly faces: number;
}

export function outsideDice(plan: RoundPlan): readonly OutsideDie[] {
  const crits = plan.checks.filter(({ exploding }) => exploding);
  return [
    ...ofDamage(plan),
    ...deedRolls(plan).flatMap(({ deed, roll: { hits } }) => ofDice(dicePins(deed, 'pinned roll'), hits.of)),
    ...crits.flatMap(({ deed }) => ofDice(dicePins(deed, 'pinned crit'), explosion.of)),
  ];
}

/** Against the largest die of the sides that attack the target. */
function ofDamage({ context: { cast, round }, exchanges }: RoundPlan): readonly OutsideDie[] {
  const sides = exchanges.flatMap((exchange) => exchange.sides);
  return factsOf(round.facts, 'pinned damage').flatMap(({ who, die }) => {
    const named = fightersNamed(cast, [who]);
    const dice = sides
      .filter(({ enemies }) => enemies.some(({ fighter }) => named.includes(fighter)))
      .flatMap((side) => side.die ?? []);
    return dice.length === 0 ? [] : outside(die, Math.max(...dice));
  });
}

function ofDice(pins: readonly PinnedDice[], faces: number): readonly OutsideDie[] {
  return pins.flatMap(({ dice }) => dice.flatMap((die) => (die === undefined ? [] : outside(die, faces))));
}

function outside({ value, source }: Numeral, faces: number): readonly OutsideDie[] {
  return isFace(value, faces) ? [] : [{ check: 'pinned-roll-outside-die', source, value, faces }];
}

/** Pins with more or fewer dice than are rolled, with the first of the rolls that they pin. */
export interface MiscountedPins extends Problem, DeedRoll {
  readonly pins: readonly PinnedDice[];
  readonly pinned: number;
}

/** A sentence for several bodies pins the same number of dice for each of them; it is valid if it fits one. */
export function miscountedPins(plan: RoundPlan): readonly MiscountedPins[] {
  const byPin = new Map<PinnedDice, DeedRoll[]>();
  for (const each of deedRolls(plan).filter(({ roll }) => !roll.silent)) {
    const [pin] = dicePins(each.deed, 'pinned roll');
    if (pin !== undefined) byPin.set(pin, [...(byPin.get(pin) ?? []), each]);
  }
  return [...byPin].flatMap(([{ source }, [one, ...others]]) => {
    if (one === undefined) return [];
    const pins = dicePins(one.deed, 'pinned roll');
    const pinned = pins.flatMap(({ dice }) => dice).length;
    return [one, ...others].some(({ roll }) => roll.pool.size === pinned)
      ? []
      : [{ check: 'wrong-pinned-count', source, pins, pinned, ...one }];
  });
}
