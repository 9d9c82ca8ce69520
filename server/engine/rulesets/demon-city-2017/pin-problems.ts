/** Pinned dice of a round that can’t be rolled: values that no die shows, and more or fewer pins than dice. */
import { dieFaces } from '../../chance/index.ts';
import type { Finding } from '../../finding.ts';
import type { WordedProblem } from '../../game/index.ts';
import { valueOf } from '../demon-city/cast.ts';
import type { Deed } from '../demon-city/deeds.ts';
import type { Pin } from '../demon-city/facts.ts';
import { fits, isFor, pinsBelow } from '../demon-city/pins.ts';
import { harms } from '../demon-city/play/consequences.ts';
import { damageDice } from './damage-sizes.ts';
import type { DicePlan } from './plan.ts';
import { isFace, oppositionOf } from './rolling.ts';

/** By pin, in announcing order. */
export function pinProblems(plan: DicePlan): ReadonlyMap<Pin, readonly WordedProblem[]> {
  return new Map(
    [...plan.context.deeds.values()].flatMap((deed) =>
      pinsBelow(deed).map((pin) => [pin, [...faces(pin), ...unfitting(plan, deed, pin)]] as const),
    ),
  );
}

function problem(message: string, { source }: Pin, data: Finding['data']): WordedProblem {
  return { check: 'pinned-dice', source, message, data };
}

function faces(pin: Pin): readonly WordedProblem[] {
  return pin.cards.flatMap((card) =>
    'number' in card && !isFace(card.number) ? [problem('face', pin, { number: card.number, faces: dieFaces })] : [],
  );
}

function unfitting(plan: DicePlan, deed: Deed, pin: Pin): readonly WordedProblem[] {
  if (pin.what === 'damage') return ofDamage(plan, deed, pin);
  if (pin.what === 'difficulty') return ofDifficulty(plan, deed, pin);
  return ofAction(plan, deed, pin).map((each) => ({ ...each, hangs: true }));
}

/** The Host rolls for tasks only, never in a Clash. */
function ofDifficulty({ uncontested, pools }: DicePlan, deed: Deed, pin: Pin): readonly WordedProblem[] {
  const { name } = deed.actor;
  const size = uncontested.includes(deed) ? pools.difficulties.get(name)?.size : undefined;
  return size === undefined ? [problem('host', pin, { name })] : counted(pin, size, 'count', { name: 'The Host' });
}

function ofAction(plan: DicePlan, deed: Deed, pin: Pin): readonly WordedProblem[] {
  const { name } = deed.actor;
  const pool = plan.pools.actions.get(name);
  if (deed.kind === 'nothing' || pool === undefined) return [];
  return plan.uncontested.includes(deed) && oppositionOf(plan, deed) === undefined
    ? [problem('none', pin, { name })]
    : counted(pin, pool.size, 'count', { name });
}

/** Uses the number of damage dice by the rules, before the upper bound. */
function ofDamage({ context: { cast } }: DicePlan, deed: Deed, pin: Pin): readonly WordedProblem[] {
  if (!harms(deed)) return [];
  const rolled = deed.targets
    .filter((target) => isFor(pin, deed.actor, target))
    .map((target) => ({
      target: target.name,
      size: Math.max(1, damageDice(cast, deed, target, valueOf(cast, target, 'Toughness'))),
    }));
  const [first] = rolled;
  return first === undefined || rolled.some(({ size }) => fits(pin, size))
    ? []
    : counted(pin, first.size, 'damage', { target: first.target });
}

function counted(pin: Pin, size: number, message: string, whose: Finding['data']): readonly WordedProblem[] {
  return fits(pin, size)
    ? []
    : [problem(message, pin, { ...whose, dice: diceWords(size), pins: diceWords(pin.cards.length) })];
}

function diceWords(dice: number): string {
  return dice === 1 ? 'one die' : `${dice} dice`;
}
