/** Possible additions to throws of the actor or of opponents, grouped by kind and worth for display. */
import { isWorthTheSame, list, type AdvantageWorth } from '../../engine/index.ts';

/** Maximum number of different worths of opponents shown, largest first, and of people named for each. */
const [mostWorths, mostPeople] = [3, 4];

/** The actor, or several opponents for whom it is worth the same. */
export type AdditionWorth = readonly [AdvantageWorth, ...AdvantageWorth[]];

/**
 * For each kind of addition, those for whom it is shown, the actor first; the actor is shown even if it changes
 * nothing.
 */
export function additionLines(
  advantages: readonly AdvantageWorth[],
  actor: string,
): readonly (readonly AdditionWorth[])[] {
  const kinds = [...new Set(advantages.map(({ called }) => called))];
  return kinds
    .map((called) =>
      worthsOf(
        advantages.filter((each) => each.called === called),
        actor,
      ),
    )
    .filter(({ length }) => length > 0);
}

function worthsOf(advantages: readonly AdvantageWorth[], actor: string): readonly AdditionWorth[] {
  const own = advantages.filter(({ change }) => change.who === actor);
  const foes = advantages.filter(({ change, points }) => change.who !== actor && !points.equals(0));
  return [...own.map((worth): AdditionWorth => [worth]), ...alike(foes).slice(0, mostWorths)];
}

function alike(worths: readonly AdvantageWorth[]): readonly AdditionWorth[] {
  return worths.flatMap((worth, index) => {
    const [first = worth, ...others] = worths.filter((other) => isWorthTheSame(other, worth));
    return first === worths[index] ? [[first, ...others]] : [];
  });
}

/**
 * The names, with a count if there are many; or which of the actor’s several parts: `“leap”, hard (3) → common (2)`.
 */
export function forWords(those: AdditionWorth, call: (who: string) => string): string {
  const [{ part }] = those;
  if (part !== undefined) return `“${part.words}”, ${part.before} → ${part.after}`;
  const names = those.map(({ change }) => call(change.who));
  return list(
    names.length <= mostPeople ? names : [...names.slice(0, mostPeople - 1), `${names.length - mostPeople + 1} more`],
  );
}
