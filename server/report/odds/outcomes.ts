/** Named outcomes as they are shown: the parts of one below it, and only what leaves some doubt. */
import type { ContestOdds, Distribution, Figure, OutcomeOdds, ToldOdds } from '../../engine/index.ts';

/** An outcome and how deep it stands: 0, or 1 for a part of the one above it. */
export interface Outcome {
  readonly name: string;
  readonly figure: Figure;
  readonly depth: 0 | 1;
}

/** Each outcome with its parts behind it; a part of something that isn’t among them stands by itself. */
export function nested(odds: ToldOdds): readonly Outcome[] {
  const isPart = ({ partOf }: Figure): boolean => partOf !== undefined && odds.has(partOf);
  return [...odds]
    .filter(([, figure]) => !isPart(figure))
    .flatMap(([name, figure]) => [
      { name, figure, depth: 0 as const },
      ...[...odds]
        .filter(([, part]) => part.partOf === name)
        .map(([part, its]) => ({ name: part, figure: its, depth: 1 as const })),
    ]);
}

/** What is counted in a contest and can come to more than one thing; what two have in common once. */
export function telling({ distributions = [] }: ContestOdds): readonly Distribution[] {
  return distributions.filter(
    ({ values, repeats }) =>
      repeats !== true && [...values.values()].filter(({ chance }) => !chance.equals(0)).length > 1,
  );
}

/** Whether two have the same outcomes with the same chances. */
export function sameOdds(one: OutcomeOdds, other: OutcomeOdds): boolean {
  return (
    one.size === other.size &&
    [...one].every(
      ([name, { chance, bound }]) =>
        other.get(name)?.chance.equals(chance) === true && other.get(name)?.bound === bound,
    )
  );
}
