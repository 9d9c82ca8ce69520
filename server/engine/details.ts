/** The structured details of a step: a closed union. */
import type { GridDetail, LastingDetail, PartsDetail, SteppingDetail } from './drawn-details.ts';
import type { OutcomeId } from './odds.ts';
import type { Pool } from './pool.ts';
import type { PartyResult, Result, Tone } from './results.ts';
import type { Source } from './source.ts';

/**
 * All details by kind. A new one is declared here; `report/details` must then define its transcript, its JSON and its
 * view in the panel.
 */
interface Details {
  readonly announcement: AnnouncementDetail;
  readonly pool: PoolDetail;
  readonly contest: ContestDetail;
  /** The joint result of throws that earlier steps have shown one by one, such as those of people who work together. */
  readonly joint: DecisionDetail & { readonly among: readonly string[] };
  readonly results: ResultsDetail;
  readonly shares: SharesDetail;
  readonly stakes: StakesDetail;
  readonly sets: SetsDetail;
  readonly parts: PartsDetail;
  readonly stepping: SteppingDetail;
  readonly grid: GridDetail;
  readonly lasting: LastingDetail;
}

export type DetailKind = keyof Details;

/** The details of some kinds; by default, of all kinds. */
export type Detail<K extends DetailKind = DetailKind> = {
  [Kind in K]: { readonly kind: Kind } & Details[Kind];
}[K];

type DetailedStep = { readonly details: readonly Detail[] } | undefined;

/** The step’s detail of one kind, of which it has at most one; undefined if it has none. */
export function detailOf<K extends DetailKind>(step: DetailedStep, kind: K): Detail<K> | undefined {
  return step?.details.find((detail): detail is Detail & Detail<K> => detail.kind === kind);
}

/** The decision of its contest; undefined if it has none. */
export function decisionOf(step: DetailedStep): Detail<'contest' | 'joint'> | undefined {
  return detailOf(step, 'contest') ?? detailOf(step, 'joint');
}

/** The parties of its contest; none if it has no contest. */
export function partiesOf(step: DetailedStep): readonly PartyResult[] {
  return detailOf(step, 'contest')?.parties ?? [];
}

/** Its pools: one that is gathered, and those of the parties. */
export function poolsOf(step: DetailedStep): readonly Pool[] {
  const gathered = detailOf(step, 'pool');
  return [...(gathered === undefined ? [] : [gathered.pool]), ...partiesOf(step).map(({ pool }) => pool)];
}

/** What somebody has thrown in it, in a contest or outside one. */
export function thrownBy(
  step: { readonly details: readonly Detail[]; readonly actor?: string },
  who: string,
): readonly Result[] {
  const contest = detailOf(step, 'contest');
  if (contest !== undefined)
    return contest.parties.filter((party) => party.who === who).flatMap(({ results }) => results);
  return step.actor === who ? (detailOf(step, 'results')?.results ?? []) : [];
}

/** An announcement. `targets` are the remaining targets, if some of the written ones no longer count. */
export interface AnnouncementDetail {
  readonly targets?: readonly string[];
}

/** The pool at this point, while somebody gathers throws. */
export interface PoolDetail {
  readonly pool: Pool;
}

/**
 * A decision by throws: `contest` is the id of its contest in the round’s odds, `outcome` the id of the outcome there,
 * and `says` its name.
 */
export interface DecisionDetail {
  readonly contest: string;
  readonly outcome: OutcomeId;
  readonly says: string;
  /** All combatants in it, if some of them may have nothing to throw. */
  readonly among?: readonly string[];
}

/** A contest that is thrown; `ofSeveral` is set if it counts as a contest even with a single thrower. */
export interface ContestDetail extends DecisionDetail {
  readonly parties: readonly PartyResult[];
  /** Its number among those of its kind in the round, from 1. */
  readonly ofSeveral?: { readonly number: number; readonly all: number };
}

/** Results outside a contest, such as damage, and the actor’s action in words: `throws damage`. */
export interface ResultsDetail {
  readonly results: readonly Result[];
  readonly does: string;
}

/** Something distributed over several people in shares, such as hits; `of` names it: `the Wardens’ hits`. */
export interface SharesDetail {
  readonly of: string;
  readonly among: readonly ShareResult[];
}

/** Somebody’s share; `says` is its effect in a few words, and `why` explains its size. */
export interface ShareResult {
  readonly who: string;
  readonly count: number;
  readonly says: string;
  readonly why: ShareReasons;
}

/** An explanation: each reason as a sentence, with its source if it is written somewhere; and the rule. */
export interface ShareReasons {
  readonly title: string;
  readonly reasons: readonly { readonly text: string; readonly source?: Source }[];
  readonly rule: string;
}

/** What the actor puts at stake here and may lose later. */
export interface StakesDetail {
  readonly stakes: readonly Stake[];
}

/** An amount of one of somebody’s tracks, by name. */
export interface Stake {
  readonly track: string;
  readonly count: number;
}

/**
 * A roll searched for sets (dice of one face): who rolled it, the number of dice that show a 1 with their effect on the
 * roll if they have one (`critical`), the sets in display order, and the needs in text order.
 */
export interface SetsDetail {
  readonly who: string;
  readonly ones: { readonly count: number; readonly says?: string };
  readonly sets: readonly SetDetail[];
  readonly needs: readonly NeedDetail[];
}

/**
 * A number of dice of one face. `serves` are the indices of the needs that it meets, and `passes` is false for a face
 * below the target.
 */
export interface SetDetail {
  readonly face: number;
  readonly width: number;
  readonly serves: readonly number[];
  readonly passes: boolean;
}

/**
 * A need of a set of dice: `measure` states it in the game’s words, `asks` in plain ones for screen readers (`2 dice of
 * one face, 5 or higher`), `by` is the set that meets it (`6×2`), and `says` the result. `id` is that of its part in
 * the round’s odds.
 */
export interface NeedDetail {
  readonly id: string;
  readonly words: string;
  readonly measure: string;
  readonly asks?: string;
  readonly width: number;
  readonly by?: string;
  readonly says: string;
  readonly tone: Tone;
  readonly source: Source;
}
