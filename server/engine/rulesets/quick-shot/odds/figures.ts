/**
 * Turns integer weights into named figures: with a bound where squashing is open, and with the text’s printed value.
 */
import { toFraction } from '../../../chance/index.ts';
import type { Bound, Figure, OutcomeId } from '../../../odds.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Cast } from '../cast.ts';
import { chooses, squashIn } from '../options.ts';
import { publishedFor, type PublishedRow } from '../published.ts';
import type { WeightedOutcome } from './weighted-outcomes.ts';

/** Properties shared by the figures of an attempt. */
export interface RoundFigures {
  readonly total: bigint;
  /** Set where squashing is open: then success may be likelier than computed, and failure less likely. */
  readonly isOpen: boolean;
  readonly published?: PublishedRow;
  /** Set where sets are squashed by a reading that isn’t a rule of the text. */
  readonly caveat?: string;
}

/**
 * The text’s printed figures include squashing; they are added unless the scenario forbids squashing or dice are
 * pinned.
 */
export function tellingOf(
  { stage }: Cast,
  { dice: { needs }, bet }: Attempt,
  { total, isGiven }: WeightedOutcome,
): RoundFigures {
  const published =
    isGiven === true || chooses(stage, 'squash', 'none') ? undefined : publishedFor(needs, bet?.amount ?? 0);
  const caveat = caveatOf(stage);
  return {
    total,
    isOpen: chooses(stage, 'squash', 'host'),
    ...(published === undefined ? {} : { published }),
    ...(caveat === undefined ? {} : { caveat }),
  };
}

/** The caveat for every chance of a scenario that uses a reconstruction. */
export function caveatOf(stage: Cast['stage']): string | undefined {
  const squash = squashIn(stage);
  return squash === 'none' ? undefined : caveats[squash];
}

/** The caveat for a chance that squashing may move either way. */
export const unsquashed = 'without squashing';

/** How far the reconstructions are from the printed tables (section 6 of the reading). */
const caveats = {
  once: 'a reconstruction, up to 8.5 points off what is printed',
  gather: 'a reconstruction, within a point of what is printed for one action, and up to 24 off for several',
} as const;

export type Column = 'criticalFailure' | 'failure' | 'success' | 'criticalSuccess';

/** `goes` says whether more squashing can only raise the chance (`up`), only lower it (`down`), or neither. */
export function figureOf(
  { total, isOpen, published }: RoundFigures,
  weight: bigint,
  goes: 'up' | 'down' | 'nowhere',
  column?: Column,
): Figure {
  const bound: Bound | undefined = !isOpen || goes === 'nowhere' ? undefined : goes === 'up' ? 'at least' : 'at most';
  const printed = column === undefined ? undefined : published?.[column];
  return {
    chance: toFraction(weight, total),
    ...(bound === undefined ? {} : { bound }),
    ...(printed === undefined ? {} : { printed: { percent: printed, from: 'the text’s table' } }),
  };
}

/** The figure as a part of another outcome. */
export function partOf(outcome: OutcomeId, figure: Figure): Figure {
  return { ...figure, partOf: outcome };
}
