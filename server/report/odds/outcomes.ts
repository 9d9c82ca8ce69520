/** Named outcomes as they are shown: parts nested below their outcome, and only what is uncertain. */
import {
  inWords,
  type ContestOdds,
  type Distribution,
  type Figure,
  type OutcomeOdds,
  type OddsInWords,
} from '../../engine/index.ts';
import { canBe } from '../figures.ts';

/** An outcome and its nesting depth: 0, or 1 for a part of the one above it. */
export interface Outcome {
  readonly name: string;
  readonly figure: Figure;
  readonly depth: 0 | 1;
}

/** Each outcome followed by its parts; a part whose whole isn’t listed is at the top level. */
export function nested(odds: OddsInWords): readonly Outcome[] {
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

/** The most outcomes of a contest that are all listed, also those that can’t happen. */
const mostWhole = 6;

/**
 * The odds of a contest in words, with `stalemate` explained. Where nobody throws against its only party, an outcome
 * that occurred in none of the plays can’t happen at all, as a tie can’t; and a long list leaves out what can’t happen.
 */
export function contestInWords(
  { outcomes, inFull, unopposed }: Pick<ContestOdds, 'outcomes' | 'inFull' | 'unopposed'>,
  odds: OutcomeOdds,
): OddsInWords {
  const explained = [...outcomes].map(([id, words]) => {
    const full = inFull?.get(id);
    return [
      id,
      full?.startsWith(`${words}: `) === true ? `${words} (${full.slice(words.length + 2)})` : words,
    ] as const;
  });
  const isListed = (figure: Figure): boolean =>
    unopposed === true ? !figure.chance.equals(0) : odds.size <= mostWhole || canBe(figure);
  const possible = [...odds].filter(([, figure]) => isListed(figure));
  return inWords(new Map(possible), new Map(explained));
}

/** Distributions of a contest with more than one possible value; a distribution shared by two is listed once. */
export function informative({ distributions = [] }: ContestOdds): readonly Distribution[] {
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
