/** Compares a scenario under two rulesets: what everybody throws under each, side by side. */
import { type ActionOdds, type RoundOdds, wordsOf } from '../../engine/index.ts';
import { percent } from '../figures.ts';
import { modifierLabels, poolWords, unitOf } from '../hover/modifiers.ts';
import type { LinesOf } from '../places.ts';

/** What one ruleset gives somebody: the number of throws, each extra and lost one, and the resulting chance. */
export interface ComparedPool {
  readonly size: number;
  readonly pool: string;
  readonly modifiers: readonly string[];
  /** Empty if unknown. */
  readonly chance: string;
}

/** One announcement; a side is missing where its rules throw nothing for it. */
export interface ComparedAction {
  readonly words: string;
  readonly line: number;
  readonly written?: ComparedPool;
  readonly other?: ComparedPool;
}

export interface LostWords {
  readonly message: string;
  /** `line 12`, `line 3 of cast.clash`, in the order of the findings. */
  readonly places: readonly string[];
}

export interface ComparedRound {
  readonly number: number;
  readonly line: number;
  readonly actions: readonly ComparedAction[];
}

export interface Comparison {
  readonly title: string;
  /** The titles of the scenario’s own game and of the other one. */
  readonly games: readonly [written: string, other: string];
  readonly rounds: readonly ComparedRound[];
  /** Findings of the other rules about sentences that have no meaning there; each message once, with its places. */
  readonly lost: readonly LostWords[];
}

/** Compares one round under both rulesets. */
export function compareRound(written: RoundOdds, other: RoundOdds, linesOf: LinesOf): ComparedRound {
  return {
    number: written.round,
    line: linesOf(written.source).from,
    actions: comparedActions(written.actions, other.actions, linesOf),
  };
}

function comparedActions(
  written: readonly ActionOdds[],
  other: readonly ActionOdds[],
  linesOf: LinesOf,
): readonly ComparedAction[] {
  const actors = [...new Set([...written, ...other].map((action) => action.actor))];
  return actors.flatMap((actor) => {
    const [here, there] = [written, other].map((actions) => actions.find((action) => action.actor === actor));
    const said = here ?? there;
    if (said === undefined) return [];
    return [
      {
        words: said.words,
        line: linesOf(said.source).from,
        ...(here === undefined ? {} : { written: comparedPool(here) }),
        ...(there === undefined ? {} : { other: comparedPool(there) }),
      },
    ];
  });
}

function comparedPool({ pool, outcomes, odds }: ActionOdds): ComparedPool {
  const [first] = odds;
  return {
    size: pool.size,
    pool: pool.keep === 'lowest' ? poolWords(pool) : `${pool.size} ${unitOf(pool, pool.size)}`,
    modifiers: modifierLabels(pool),
    chance: first === undefined ? '' : `${wordsOf(outcomes, first[0])} ${percent(first[1])}`,
  };
}

/** How many more or fewer throws the other rules give: `1 more`; empty if there is no difference. */
export function differenceWords({ written, other }: ComparedAction): string {
  const difference = (other?.size ?? 0) - (written?.size ?? 0);
  return difference === 0 ? '' : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'}`;
}
