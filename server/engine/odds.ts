/** Types of odds: exact unless a figure says otherwise. */
import type Fraction from 'fraction.js';
import type { CalledName } from './play/called.ts';
import type { Pool } from './pool.ts';
import type { Source } from './source.ts';

/**
 * On which side of the given chance the true one is, if the text leaves something open that can only move it that way.
 */
export type Bound = 'at least' | 'at most';

/**
 * A number of plays, of courses that reached the point in question, with the resulting 95% interval. `without` are
 * jackknife values (each part of the plays left out in turn), by whose covariance a real move is distinguished from
 * noise.
 */
export interface Sample {
  readonly plays: number;
  readonly low: number;
  readonly high: number;
  readonly without?: readonly number[];
}

/**
 * One chance. `sample` is set if it was sampled, not computed, with its 95% interval. `partOf` names the outcome that
 * this one is part of: then it adds nothing to the whole. With `bound` the true chance is at least, or at most, this
 * one. `printed` is the rulebook’s own figure, in whole percent, and `from` its source in a few words (`the text’s
 * table`): it is shown next to the chance and never mixed with it.
 */
export interface Figure {
  readonly partOf?: OutcomeId;
  readonly chance: Fraction;
  readonly sample?: Sample;
  readonly bound?: Bound;
  readonly printed?: { readonly percent: number; readonly from: string };
  /**
   * A short note shown with it: that it follows a reading known not to be the text’s, or what it leaves out or open.
   */
  readonly caveat?: string;
}

/**
 * Identifies an outcome in odds and in play, independent of the words that a writer reads. A number is its own id, and
 * so are the words by which a text names a state.
 */
export type OutcomeId = string;

/** The words for each outcome, by id. */
export type Outcomes = ReadonlyMap<OutcomeId, string>;

/** Outcomes in display order. */
export type OutcomeOdds = ReadonlyMap<OutcomeId, Figure>;

/**
 * One of several parts of an action: `words` as the writer wrote them (`dash to the doorway`), `measure` what it needs
 * in the game’s words (`common (2)`), and its outcomes, the main one first. `id` is unique within its action; steps
 * refer to it.
 */
export interface PartOdds {
  readonly id: string;
  readonly words: string;
  readonly measure: string;
  readonly outcomes: Outcomes;
  readonly odds: OutcomeOdds;
  readonly source: Source;
}

/** One announced action of one combatant. `id` is unique within its round; its outcomes are recorded under it. */
export interface ActionOdds {
  readonly id: string;
  readonly actor: string;
  readonly verb: string;
  readonly target?: string;
  /** The whole action as a sentence without its full stop: `the Bride claws Marta with claws`. */
  readonly words: string;
  readonly pool: Pool;
  /** The words for each of its outcomes, including impossible ones. */
  readonly outcomes: Outcomes;
  /** The first outcome is the main one: to succeed. */
  readonly odds: OutcomeOdds;
  /** The odds given the pinned throws. */
  readonly pinned?: OutcomeOdds;
  /**
   * Over all courses that reach the round: the chance that the actor can act by then, the odds of the first outcome in
   * that case, and why they can’t otherwise. Missing if they always can.
   */
  readonly able?: { readonly chance: Figure; readonly odds: OutcomeOdds; readonly why: string };
  /** Its pools in these courses and their shares, if they differ; `pool` is the most common. */
  readonly pools?: readonly { readonly pool: Pool; readonly share: number }[];
  /** The chance that its target is already out of the fight when the round begins, if that is possible. */
  readonly targetOut?: Figure;
  /** Its parts, if there is more than one or one has a need of its own. */
  readonly parts?: readonly PartOdds[];
  readonly source: Source;
}

/** The distribution of a number: `values` sum to one, and `mean` is missing if some of it is left open. */
export interface NumberOdds {
  readonly values: OutcomeOdds;
  readonly mean?: Fraction;
  /** Why there are no values, in a few words. */
  readonly why?: string;
}

/**
 * What a distribution is about. `of` is the full name (`hits of the Wardens`), `counts` only the unit (`hits`), and
 * `whose` the group that is counted as a whole, as it is called (`the Wardens`); missing if each of several is counted
 * separately. `lost` is set if it is a loss. `befalls` has the words on either side of the number in a sentence about
 * somebody: `loses` 2 `Toughness`.
 */
export interface DistributionSubject {
  readonly of: string;
  readonly counts: string;
  readonly whose?: string;
  readonly lost?: true;
  readonly befalls?: readonly [verb: string, what: string];
}

/**
 * The distribution of something counted in a contest, such as hits or damage. `on` is the combatant affected, if it is
 * one. `pinned` is the distribution given the pins, without values if unknown.
 */
export interface Distribution extends NumberOdds, DistributionSubject {
  /** The words for those of its values that aren’t numbers, if any. */
  readonly outcomes?: Outcomes;
  readonly on?: string;
  readonly pinned?: NumberOdds;
  /** Set if it repeats the preceding distribution of a whole side, because that side has a single opponent. */
  readonly repeats?: true;
}

/**
 * One contest; its odds are a partition and sum to one, except for outcomes that are part of another. `goals` maps each
 * party to the outcome it throws for; `short` has shorter words for use next to the chance, such as `Players` for `the
 * Players act`, and `inFull` longer ones for use next to the verdict, which may say that a side has won though nothing
 * comes of it; `unopposed` is set if nobody throws against them in a two-sided contest.
 */
export interface ContestOdds {
  /** Unique within its round; steps refer to it, and its outcomes are recorded under it. */
  readonly id: string;
  readonly kind: string;
  readonly parties: readonly string[];
  /** The words for each of its outcomes, including impossible ones. */
  readonly outcomes: Outcomes;
  readonly goals?: ReadonlyMap<string, OutcomeId>;
  readonly short?: Outcomes;
  readonly inFull?: Outcomes;
  readonly unopposed?: true;
  /**
   * The chance that it is thrown, over all courses that reach the round, if it isn’t certain; `odds` are conditional on
   * that.
   */
  readonly thrown?: Figure;
  readonly odds: OutcomeOdds;
  readonly pinned?: OutcomeOdds;
  /** The distributions of what is counted in it, if any. */
  readonly distributions?: readonly Distribution[];
  readonly source: Source;
}

/** A contest whose odds are unknown, and why, in a few words. */
export interface UnknownOdds extends Pick<ContestOdds, 'id' | 'kind' | 'parties' | 'source'> {
  readonly why: string;
}

/**
 * Somebody who can’t take the action written for them from this state. `chance` is set if that holds only in some of
 * the courses.
 */
export interface IdleOdds {
  readonly who: string;
  readonly why: string;
  readonly chance?: Figure;
  readonly source: Source;
}

/**
 * Somebody’s state after the round: the chance of each state that the game distinguishes, such as `out of the fight` or
 * `at 0 HP or less`. They aren’t a partition. `pinned` is the same given the pins. Either is empty if unknown; then
 * `why` gives the reason in a few words.
 */
export interface StandingOdds {
  readonly who: string;
  readonly odds: OutcomeOdds;
  readonly pinned?: OutcomeOdds;
  readonly why?: string;
}

/**
 * A round’s results over all courses that reach it, without its own pins. `standing` has the people whose states are
 * known, with the uncertain states; `succeeded` maps names to the chance that their action takes effect; and `sides`
 * says which side acts, if the round has at most one contest of sides, with the words in `outcomes`. `why` gives in a
 * few words the reason if all that is empty. `leavesOpen` is set if the text leaves something open in the round or
 * before it: the figures are as if nothing came of it.
 */
export interface RoundAfter {
  readonly outcomes: Outcomes;
  readonly sides: OutcomeOdds;
  readonly standing: readonly StandingOdds[];
  readonly succeeded: ReadonlyMap<string, Figure>;
  /** What the round costs people, whatever was thrown for in it. */
  readonly costs: readonly Distribution[];
  readonly leavesOpen?: true;
  readonly why?: string;
}

/**
 * `reached` is missing if unknown; `given` says which state the odds start from. `along` is the course that reached the
 * round, if there is one: the shown one, or that of a seed.
 */
export interface RoundOdds {
  readonly round: number;
  readonly title?: string;
  /** Its index among the scenario’s written rounds. */
  readonly index: number;
  readonly reached?: Figure;
  readonly given: string;
  readonly along?: 'shown' | number;
  /** Why it has no odds, in a few words; missing if it has. */
  readonly why?: string;
  /** Along a course, whether it goes through this round; missing if the odds are over all courses. */
  readonly played?: boolean;
  /** The first seed whose course goes through it, if the shown one doesn’t: the odds are along that course. */
  readonly seed?: number;
  readonly actions: readonly ActionOdds[];
  readonly contests: readonly ContestOdds[];
  /** The contests that `contests` leaves out. */
  readonly unknown?: readonly UnknownOdds[];
  readonly idle?: readonly IdleOdds[];
  /** Those who may be affected in this round, even if it isn’t known how. */
  readonly standing?: readonly StandingOdds[];
  /** Everybody’s state over all courses that reach the round, if requested. */
  readonly overall?: RoundAfter;
  /** The people whom sentences call something other than their plain name. */
  readonly called?: readonly CalledName[];
  readonly source: Source;
}

export interface ScenarioOdds {
  readonly title: string;
  readonly ruleset: string;
  readonly rounds: readonly RoundOdds[];
}
