/**
 * What could be added to somebody’s throws, or to those against them, as it is told: by what it is, and what it is
 * worth.
 */
import { isWorthTheSame, list, type AdvantageWorth } from '../../engine/index.ts';

/** So many different worths of those against the actor are told of, the furthest first, and so many people of each. */
const [mostWorths, mostPeople] = [3, 4];

/** Somebody, or several against the actor, for whom it is worth the same. */
export type AdditionWorth = readonly [AdvantageWorth, ...AdvantageWorth[]];

/**
 * For each thing that could be added those for whom it is told, the actor first: theirs is told even where it would
 * change nothing.
 */
export function additionsTold(
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
 * For whom it is told, the last of them a number where they are many; or for which of several things that the actor
 * attempts: `“leap”, hard (3) → common (2)`.
 */
export function forWords(those: AdditionWorth, call: (who: string) => string): string {
  const [{ part }] = those;
  if (part !== undefined) return `“${part.words}”, ${part.before} → ${part.after}`;
  const names = those.map(({ change }) => call(change.who));
  return list(
    names.length <= mostPeople ? names : [...names.slice(0, mostPeople - 1), `${names.length - mostPeople + 1} more`],
  );
}
