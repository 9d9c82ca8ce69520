/** Rests and breathers (qs-193 … qs-196). */
import type { PursePart, Rest } from '../facts.ts';
import { whole, type Condition } from '../fight.ts';
import { generalPool, pointsIn, purseWords, withPoints } from '../willpower-pools.ts';
import { done, isRefused, points, refused, type Applied, type Done, type Refused } from './applied.ts';

/**
 * A pool below its base goes back to it (qs-195); points above may go to drives, one for one (qa-46). A refused move
 * doesn’t affect the rest itself.
 */
export function rested(condition: Condition, { moves }: Rest): Applied {
  const { general, base } = condition;
  const recovered = general < base ? { ...condition, general: base } : condition;
  const says =
    general < base
      ? `The general pool goes back to its base amount: ${general} → ${base}.`
      : 'The general pool isn’t below its base amount.';
  const { now, refusal } = moves.reduce<Moved>(next, { now: done(recovered, says) });
  if (refusal === undefined) return now;
  return now.condition === condition ? refusal : { ...refusal, kept: now };
}

/** `refusal` is the reason for the first refused move. */
interface Moved {
  readonly now: Done;
  readonly refusal?: Refused;
}

function next({ now, refusal }: Moved, move: PursePart): Moved {
  const applied = moved(now.condition, now.says, move);
  if (!isRefused(applied)) return { now: applied, ...(refusal === undefined ? {} : { refusal }) };
  const says = `${now.says} ${points(whole(move.count.value))} can’t go to ${purseWords(move.purse)}.`;
  return { now: done(now.condition, says), refusal: refusal ?? applied };
}

function moved(condition: Condition, says: string, { count, purse }: PursePart): Applied {
  const [amount, above] = [whole(count.value), condition.general - condition.base];
  if (purse.in !== 'drive' || pointsIn(condition, purse) === undefined)
    return refused('unknown-pool', `There is no drive ${purseWords(purse)} to move Willpower to.`, {
      pool: purseWords(purse),
    });
  if (amount > above) {
    return refused(
      'sub-base-transfer',
      `Only Willpower above the base amount can be moved: the general pool holds ${condition.general}, and ` +
        `its base is ${condition.base}.`,
      { holds: condition.general, base: condition.base, count: amount, most: Math.max(0, above) },
    );
  }
  return done(
    withPoints(withPoints(condition, generalPool, -amount), purse, amount),
    `${says} ${points(amount)} ${amount === 1 ? 'goes' : 'go'} from the general pool to ${purseWords(purse)}.`,
  );
}

/** One point, as long as it doesn’t bring the pool to its base (qa-47). */
export function breathed(condition: Condition): Applied {
  const { general, base } = condition;
  if (general + 1 >= base) {
    return refused(
      'base-reaching-breather',
      `A point more would bring the general pool to its base amount of ${base}, or it is there already; a ` +
        'breather may not do that.',
      { holds: general, base },
    );
  }
  return done(
    withPoints(condition, generalPool, 1),
    `1 WP comes back: the general pool goes from ${general} to ${general + 1}.`,
  );
}
