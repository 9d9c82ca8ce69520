/** What a step tells beside its words: a closed union, over which whoever reads steps switches. */
import type { OutcomeId } from './odds.ts';
import type { Pool } from './pool.ts';
import type { PartyResult, Result, Tone } from './results.ts';
import type { Source } from './source.ts';

/**
 * All details by their kinds. A new one is declared here; `report/details` then has to say how it reads in a transcript
 * and in JSON, and what the panel shows of it.
 */
interface Details {
  readonly announcement: AnnouncementDetail;
  readonly pool: PoolDetail;
  readonly contest: ContestDetail;
  /** What comes of throws that earlier steps have told one by one, as of those who work together. */
  readonly joint: DecisionDetail & { readonly among: readonly string[] };
  readonly results: ResultsDetail;
  readonly shares: SharesDetail;
  readonly stakes: StakesDetail;
  readonly sets: ToldSets;
}

export type DetailKind = keyof Details;

/** The details of some kinds: of one, or, where nothing is said, all of them. */
export type Detail<K extends DetailKind = DetailKind> = {
  [Kind in K]: { readonly kind: Kind } & Details[Kind];
}[K];

type DetailedStep = { readonly details: readonly Detail[] } | undefined;

/** The step’s detail of one kind, of which it has one at most; undefined where it has none. */
export function detailOf<K extends DetailKind>(step: DetailedStep, kind: K): Detail<K> | undefined {
  return step?.details.find((detail): detail is Detail & Detail<K> => detail.kind === kind);
}

/** What its contest has decided; undefined where the step tells of none. */
export function decisionOf(step: DetailedStep): Detail<'contest' | 'joint'> | undefined {
  return detailOf(step, 'contest') ?? detailOf(step, 'joint');
}

/** The parties of its contest; none where nothing is thrown together. */
export function partiesOf(step: DetailedStep): readonly PartyResult[] {
  return detailOf(step, 'contest')?.parties ?? [];
}

/** The pools that it tells of: one that is gathered, and those of the parties. */
export function poolsOf(step: DetailedStep): readonly Pool[] {
  const gathered = detailOf(step, 'pool');
  return [...(gathered === undefined ? [] : [gathered.pool]), ...partiesOf(step).map(({ pool }) => pool)];
}

/** What somebody has thrown in it, in a contest or without one. */
export function thrownBy(
  step: { readonly details: readonly Detail[]; readonly actor?: string },
  who: string,
): readonly Result[] {
  const contest = detailOf(step, 'contest');
  if (contest !== undefined)
    return contest.parties.filter((party) => party.who === who).flatMap(({ results }) => results);
  return step.actor === who ? (detailOf(step, 'results')?.results ?? []) : [];
}

/**
 * Somebody announces what they do. `targets` are those at whom it is aimed, where some who are written no longer count.
 */
export interface AnnouncementDetail {
  readonly targets?: readonly string[];
}

/** The pool as it stands, where someone gathers throws. */
export interface PoolDetail {
  readonly pool: Pool;
}

/**
 * What is decided by throwing: `contest` is the id of its contest in the round’s odds, `outcome` that of one of their
 * outcomes, and `says` what it is called.
 */
export interface DecisionDetail {
  readonly contest: string;
  readonly outcome: OutcomeId;
  readonly says: string;
  /** All combatants who are in it, where some of them may have nothing to throw in it. */
  readonly among?: readonly string[];
}

/** A contest that is thrown; `ofSeveral` is set where it is one though only one may throw in it. */
export interface ContestDetail extends DecisionDetail {
  readonly parties: readonly PartyResult[];
  /** Which of those of its kind in the round it is, from 1. */
  readonly ofSeveral?: { readonly number: number; readonly all: number };
}

/** Results that are no contest, as damage, and what the actor does to have them: `throws damage`. */
export interface ResultsDetail {
  readonly results: readonly Result[];
  readonly does: string;
}

/** What falls to several in different shares, as hits; `of` says what it is: `the Wardens’ hits`. */
export interface SharesDetail {
  readonly of: string;
  readonly among: readonly ToldShare[];
}

/**
 * So much of something falls to somebody; `says` is what it comes to there, in a few words, and `why` why it is so
 * much.
 */
export interface ToldShare {
  readonly who: string;
  readonly count: number;
  readonly says: string;
  readonly why: ToldWhy;
}

/** Why something is so: each reason in a sentence, with the place where it is written, if it is; and the rule. */
export interface ToldWhy {
  readonly title: string;
  readonly reasons: readonly { readonly text: string; readonly source?: Source }[];
  readonly rule: string;
}

/** What the actor puts at stake here and may lose later. */
export interface StakesDetail {
  readonly stakes: readonly Stake[];
}

/** So much of one of somebody’s tracks, by its name. */
export interface Stake {
  readonly track: string;
  readonly count: number;
}

/**
 * A roll that is searched for sets, dice of one face: who rolled it, how many dice show a 1 with what these make of the
 * roll where they make something of it (`critical`), the sets in the order in which they are to be shown, and what is
 * asked for in the order of writing.
 */
export interface ToldSets {
  readonly who: string;
  readonly ones: { readonly count: number; readonly says?: string };
  readonly sets: readonly ToldSet[];
  readonly needs: readonly ToldNeed[];
}

/**
 * So many dice of one face. `serves` are the places in the needs of those that it meets, and `passes` is false for a
 * face below the target.
 */
export interface ToldSet {
  readonly face: number;
  readonly width: number;
  readonly serves: readonly number[];
  readonly passes: boolean;
}

/**
 * Something that takes a set of so many dice: `measure` says so in the game’s words, `asks` in plain ones, as it is
 * read aloud (`2 dice of one face, 5 or higher`), `by` is the set that meets it (`6×2`), and `says` what came of it.
 * `id` is that of its part in the round’s odds.
 */
export interface ToldNeed {
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
