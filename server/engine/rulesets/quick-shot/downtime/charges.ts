/** Charges and tass: given, combined, turned into Willpower (qs-143 … qs-149, qs-217 … qs-223). */
import type { Award, Combines, Converts } from '../facts.ts';
import { chargeTypes, whole, type ChargeType, type Charges, type Condition } from '../fight.ts';
import { pointsIn, purseWords, withPoints } from '../willpower-pools.ts';
import { done, refused, type Applied } from './applied.ts';

/** The number of charges of one type that make one of the next (qs-147, qs-148). */
export const perNext = 5;

export function awarded(condition: Condition, { count, type, tass }: Award): Applied {
  const kind = typeOf(type.text);
  const amount = whole(count.value);
  return done(withCharges(condition, tass, kind, amount), `${chargeWords(amount, kind, tass)} gained.`);
}

export function combined(condition: Condition, { count, from, made, into }: Combines): Applied {
  const [low, high] = [chargeTypes.indexOf(typeOf(from.text)), chargeTypes.indexOf(typeOf(into.text))];
  const [given, wanted, held] = [whole(count.value), whole(made.value), condition.charges[typeOf(from.text)]];
  if (high <= low)
    return refused('charge-splitting', 'The text doesn’t say that a charge can be broken into smaller ones.', {});
  const price = wanted * perNext ** (high - low);
  if (given !== price || wanted === 0)
    return refused(
      'wrong-combination-rate',
      `Five of one type make one of the next, so ${wanted} ${into.text} would take ${price} ${from.text}.`,
      { given, price, from: from.text, into: into.text, wanted },
    );
  if (given > held)
    return refused('overspent-charges', `${held} ${from.text} charges are there, and ${given} are combined.`, {
      holds: held,
      count: given,
      type: from.text,
    });
  const paid = withCharges(condition, false, typeOf(from.text), -given);
  return done(
    withCharges(paid, false, typeOf(into.text), wanted),
    `${chargeWords(given, typeOf(from.text), false)} become ${chargeWords(wanted, typeOf(into.text), false)}.`,
  );
}

/** Only a minor tass charge has a stated value, of one point (qa-63). */
export function converted(condition: Condition, { type, to, through }: Converts): Applied {
  if (typeOf(type.text) !== 'minor')
    return refused('oversized-tass-conversion', 'Only a minor tass charge has a stated value, of 1 WP.', {
      type: type.text,
    });
  if (through === undefined)
    return refused('tass-without-resource', 'Tass needs a resource to use it through, and none is named.', {});
  if (condition.tass.minor < 1)
    return refused('overspent-charges', 'No minor tass is there.', { holds: 0, count: 1, type: 'minor tass' });
  if (pointsIn(condition, to) === undefined)
    return refused('unknown-pool', `There is no drive ${purseWords(to)}.`, { pool: purseWords(to) });
  return done(
    withPoints(withCharges(condition, true, 'minor', -1), to, 1),
    `Through “${through.text}” a minor tass becomes 1 WP for ${purseWords(to)}.`,
  );
}

export function withCharges(condition: Condition, tass: boolean, type: ChargeType, by: number): Condition {
  const kind = tass ? 'tass' : 'charges';
  const now: Charges = { ...condition[kind], [type]: condition[kind][type] + by };
  return { ...condition, [kind]: now };
}

export function typeOf(word: string): ChargeType {
  return chargeTypes.find((type) => type === word) ?? 'minor';
}

/** `1 minor charge`, `2 significant tass`. */
export function chargeWords(count: number, type: ChargeType, tass: boolean): string {
  return `${count} ${type} ${tass ? 'tass' : `charge${count === 1 ? '' : 's'}`}`;
}
