/** How likely things are: exact unless a figure says otherwise. */
import type Fraction from 'fraction.js';
import type { CalledName } from './play/called.ts';
import type { Pool } from './pool.ts';
import type { Source } from './source.ts';

/**
 * On which side of the chance that is told the true one is, where the text leaves something open that can only move it
 * that way.
 */
export type Bound = 'at least' | 'at most';

/**
 * So many plays, of courses that came to where the chance is asked for, with the 95% interval that follows from them.
 * `without` are the values without each part of the plays in turn, where what moves is told from what only seems to by
 * how these vary together.
 */
export interface Sample {
  readonly plays: number;
  readonly low: number;
  readonly high: number;
  readonly without?: readonly number[];
}

/**
 * One chance. `sample` is there when it was counted in plays instead of computed, with its 95% interval. `partOf` names
 * the outcome of which this one is a part: then it adds nothing to the whole. With `bound` the true chance is at least,
 * or at most, this one. `printed` is what the rulebook itself prints for it, in whole percent, and `from` where, in a
 * few words (`the text’s table`): it stands beside the chance and is never mixed with it.
 */
export interface Figure {
  readonly partOf?: OutcomeId;
  readonly chance: Fraction;
  readonly sample?: Sample;
  readonly bound?: Bound;
  readonly printed?: { readonly percent: number; readonly from: string };
  /**
   * What has to be said beside it, in a few words: that it follows a reading that is known to be none of the text’s, or
   * what it leaves out or open.
   */
  readonly caveat?: string;
}

/**
 * What can come of something, as odds, and whoever plays, tell it apart: never in the words that a writer reads. A
 * number is its own id, and so are the words by which a text names how somebody stands.
 */
export type OutcomeId = string;

/** By its id what each outcome is called. */
export type Outcomes = ReadonlyMap<OutcomeId, string>;

/** Outcomes in the order in which they are to be shown. */
export type OutcomeOdds = ReadonlyMap<OutcomeId, Figure>;

/**
 * One of several things that are attempted in one action: `words` as the writer wrote them (`dash to the doorway`),
 * `measure` what it needs in the game’s words (`common (2)`), and its outcomes, of which the first counts most. `id`
 * tells it apart in its action, and is what steps name it by.
 */
export interface PartOdds {
  readonly id: string;
  readonly words: string;
  readonly measure: string;
  readonly outcomes: Outcomes;
  readonly odds: OutcomeOdds;
  readonly source: Source;
}

/** One announced action of one combatant. `id` tells it apart in its round, and is what its outcomes are noted by. */
export interface ActionOdds {
  readonly id: string;
  readonly actor: string;
  readonly verb: string;
  readonly target?: string;
  /** The whole deed as a sentence without its stop: `the Bride claws Marta with claws`. */
  readonly words: string;
  readonly pool: Pool;
  /** The words for each of its outcomes; also for those that it can’t come to. */
  readonly outcomes: Outcomes;
  /** The first outcome is the one that counts most: to succeed. */
  readonly odds: OutcomeOdds;
  /** The same given the throws that the writer has pinned. */
  readonly pinned?: OutcomeOdds;
  /**
   * Over all courses that come to the round: how likely whoever announced it can act by then, the chance of its first
   * outcome if they can, and why they can’t otherwise. Missing where they always can.
   */
  readonly able?: { readonly chance: Figure; readonly odds: OutcomeOdds; readonly why: string };
  /** The pools that it has in these courses and how often, where they differ; `pool` is the commonest. */
  readonly pools?: readonly { readonly pool: Pool; readonly share: number }[];
  /** How likely its target is out of the fight already when the round begins, where that may be. */
  readonly targetOut?: Figure;
  /** What is attempted in it, where that is more than one thing or needs something of its own. */
  readonly parts?: readonly PartOdds[];
  readonly source: Source;
}

/**
 * How likely each number of something is: `values` sum to one, and `mean` is missing where some of it is left open.
 */
export interface NumberOdds {
  readonly values: OutcomeOdds;
  readonly mean?: Fraction;
  /** Why there are no values, in a few words. */
  readonly why?: string;
}

/**
 * What a distribution is of. `of` says it in full (`hits of the Wardens`), `counts` only what is counted (`hits`), and
 * `whose` of whom it is counted as a whole, as they are called (`the Wardens`); of what falls to each of several it is
 * missing. `lost` is set where it is what they lose. `befalls` has the words on both sides of the number where it is
 * said of somebody: `loses` 2 `Toughness`.
 */
export interface DistributionSubject {
  readonly of: string;
  readonly counts: string;
  readonly whose?: string;
  readonly lost?: true;
  readonly befalls?: readonly [verb: string, what: string];
}

/**
 * How what is counted in a contest is spread, as hits or damage. `on` is the combatant whom it befalls, where it is
 * one. `pinned` is the same given the pins, without values where it isn’t known.
 */
export interface Distribution extends NumberOdds, DistributionSubject {
  /** The words for those of its values that are no numbers, where any are. */
  readonly outcomes?: Outcomes;
  readonly on?: string;
  readonly pinned?: NumberOdds;
  /** Set where it is the same as what stands before it of a whole side, which has nobody else to do it to. */
  readonly repeats?: true;
}

/**
 * One contest; its odds are a partition and sum to one, but for outcomes that are a part of another. `goals` tells for
 * each party the outcome for which it throws;
 * `short` has the outcomes that need fewer words right beside their chance, as `Players` for `the Players act`, and
 * `inFull` those that need more beside the verdict, which may say that a side has won though nothing comes of it;
 * `unopposed` is set where nobody throws against them in what takes two sides.
 */
export interface ContestOdds {
  /** Tells it apart in its round, and is what steps name it and its outcomes are noted by. */
  readonly id: string;
  readonly kind: string;
  readonly parties: readonly string[];
  /** The words for each of its outcomes; also for those that it can’t come to. */
  readonly outcomes: Outcomes;
  readonly goals?: ReadonlyMap<string, OutcomeId>;
  readonly short?: Outcomes;
  readonly inFull?: Outcomes;
  readonly unopposed?: true;
  /** Over all courses that come to the round how likely it is thrown, where it isn’t in all; `odds` are given that. */
  readonly thrown?: Figure;
  readonly odds: OutcomeOdds;
  readonly pinned?: OutcomeOdds;
  /** What is counted in it, where anything is. */
  readonly distributions?: readonly Distribution[];
  readonly source: Source;
}

/** A contest of which nothing is known, and why not, in a few words. */
export interface UnknownOdds extends Pick<ContestOdds, 'id' | 'kind' | 'parties' | 'source'> {
  readonly why: string;
}

/**
 * Somebody for whom an action is written that they can't take from this state of things. `chance` is set where that is
 * so in some of the courses alone.
 */
export interface IdleOdds {
  readonly who: string;
  readonly why: string;
  readonly chance?: Figure;
  readonly source: Source;
}

/**
 * How somebody stands when the round is over: the chance of each state that the game can tell, as `out of the fight` or
 * `at 0 HP or less`. They are no partition. `pinned` is the same given the pins. Either is empty where it isn’t known;
 * then `why` says in a few words why not.
 */
export interface StandingOdds {
  readonly who: string;
  readonly odds: OutcomeOdds;
  readonly pinned?: OutcomeOdds;
  readonly why?: string;
}

/**
 * What a round comes to over all courses that come to it, with its own pins left out. `standing` has those of whom it
 * can be told with the states that leave some doubt, `succeeded` by their names the chance that somebody’s action takes
 * effect, and `sides` which side acts, where the round has no more than one contest of sides, with the words for that
 * in `outcomes`. `why` says in a few words why all that is empty. `leavesOpen` is set where the text leaves something
 * open in the round or before it: all this is as if nothing came of it.
 */
export interface RoundAfter {
  readonly outcomes: Outcomes;
  readonly sides: OutcomeOdds;
  readonly standing: readonly StandingOdds[];
  readonly succeeded: ReadonlyMap<string, Figure>;
  /** What the round costs those whom it may cost something, whatever was thrown for in it. */
  readonly costs: readonly Distribution[];
  readonly leavesOpen?: true;
  readonly why?: string;
}

/**
 * `reached` is missing where no figure is known; `given` says from which state the odds start. `along` is the course
 * that has come to it, where one has: the shown one, or that of a seed.
 */
export interface RoundOdds {
  readonly round: number;
  readonly title?: string;
  /** Which of the scenario's written rounds this is. */
  readonly index: number;
  readonly reached?: Figure;
  readonly given: string;
  readonly along?: 'shown' | number;
  /** Why nothing is told of it, in a few words, where that is so. */
  readonly why?: string;
  /** Along a course whether it comes through this round; missing where the odds are over all courses. */
  readonly played?: boolean;
  /** The first seed whose course comes through it, where the shown one doesn't: the odds are along that course. */
  readonly seed?: number;
  readonly actions: readonly ActionOdds[];
  readonly contests: readonly ContestOdds[];
  /** Those that `contests` leaves out. */
  readonly unknown?: readonly UnknownOdds[];
  readonly idle?: readonly IdleOdds[];
  /** Those on whom something can come in this round, also where it isn’t known what. */
  readonly standing?: readonly StandingOdds[];
  /** How everybody stands over all courses that come to the round, where that is asked for. */
  readonly overall?: RoundAfter;
  /** Those whom sentences call otherwise than by their name alone. */
  readonly called?: readonly CalledName[];
  readonly source: Source;
}

export interface ScenarioOdds {
  readonly title: string;
  readonly ruleset: string;
  readonly rounds: readonly RoundOdds[];
}
