/** What lies on the table in a step: hands, dice, the pools they come from, and chances. */
import type { Lines, ToneView, WhyView } from './why.ts';

/**
 * One extra or lost throw, or where a pool starts. `struck` ones did not count; their reasons say why. `reason` is
 * there where it can be set aside: by this it is known again. Where that holds for several, who share an announcement,
 * `holdsFor` names all of them: “Ash, Bree and Cole”. `aside` is set where it is set aside already, by the file or in a
 * trial; `tried` where the file says nothing of it, and `ofNeeds` where it changes nothing that is thrown, but what is
 * needed of it.
 */
export interface ChipView {
  readonly text: string;
  readonly tone: 'plus' | 'minus' | 'plain';
  readonly struck: boolean;
  readonly why: WhyView;
  readonly reason?: ReasonKey;
  readonly holdsFor?: string;
  readonly aside?: true;
  readonly tried?: true;
  readonly ofNeeds?: true;
}

/**
 * A reason of a pool by the words it is told with, and the one under whose announcement it came up, who need not be the
 * one whose pool it is in.
 */
export interface ReasonKey {
  readonly who: string;
  readonly words: string;
}

/**
 * A card or die on the table. One that lies face down, or hasn't been rolled, has no face yet. `slot` is there where it
 * can be forced: its place among the slots of its party.
 */
export interface CardView {
  readonly shape: 'card' | 'die';
  /** How many faces a die has, where that is known. */
  readonly faces?: number;
  readonly face?: string;
  readonly name?: string;
  readonly kept: boolean;
  /** Whether it counts because it hit, where throws can hit or miss. */
  readonly hit?: boolean;
  /** What a screen reader says of it. */
  readonly says: string;
  readonly why: WhyView;
  readonly slot?: number;
  /** Set where its face is a pinned one, and where that pin isn't in the file. */
  readonly pinned?: 'file' | 'trial';
}

/**
 * To what somebody’s throws in a step can be forced. `slots` are named as the game pins them: one, “the card that
 * counts”, or each of the dice; `now` is what is pinned of each, `null` where it falls as it may. Of the Host, who
 * throws against several, all throws of the step are slots, and each party has the same list: what is forced of one
 * leaves the others as they are.
 */
export interface ForcingView {
  readonly slots: readonly string[];
  readonly faces: readonly string[];
  readonly now: readonly (string | null)[];
}

/**
 * A share of one; `text` is how it is written ("60.97%"), `exact` the fraction where it is exact. `side` is there where
 * it is the chance of one side, and picks its colour. Where throws are forced it is the chance given that, and
 * `unforced` how it is written otherwise, if that is another; `asWritten` what it is as the file has it, where
 * something else is tried out that changes it. With `bound` the true chance is at least, or at most, `value`, and
 * `text` says so; `printed` is what the rulebook prints for it ("the text’s table prints 66%").
 */
export interface ChanceView {
  readonly label: string;
  readonly side?: number;
  readonly value: number;
  readonly text: string;
  readonly exact?: string;
  readonly unforced?: string;
  readonly asWritten?: string;
  readonly bound?: 'at least' | 'at most';
  readonly printed?: string;
}

/**
 * How likely each value of something is that is counted: "hits of the Wardens". `note` says more in a few words ("3.17
 * on average"). The rows make up a whole; there are none where it isn’t known, and `why` says so.
 */
export interface DistributionView {
  readonly of: string;
  readonly note?: string;
  readonly why?: string;
  readonly rows: readonly ChanceView[];
}

/**
 * Several distributions in a line: `of` names what is counted ("Hits and damage"), `note` says how much it is on
 * average.
 */
export interface CountedView {
  readonly of: string;
  readonly note?: string;
}

/** What can be added to a pool: one more, one fewer or either. `unit` is what it is counted in: `throw`, `die`. */
export interface AddsView {
  readonly amounts: readonly (1 | -1)[];
  readonly unit: string;
  /** What each changes, where that isn’t how many are thrown. */
  readonly named?: readonly AddedView[];
}

/** `does` says what is done (“1 harder”), and `to` to what (“shoot to lame”, in quotes). */
export interface AddedView {
  readonly amount: 1 | -1;
  readonly does: string;
  readonly to: string;
}

/**
 * One party of a contest, or someone gathering throws. `side` picks a colour, 0 to 5, and is never the only sign;
 * `sideName` is empty where it would only repeat the name. The label of `chance` says of what it is the chance: “chance
 * it hits”.
 */
export interface PartyView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  readonly action: string;
  /**
   * The pool in words ("3 dice at 4/6, each hit counts"), where throws can hit or miss and the heading doesn't say it.
   */
  readonly pool?: string;
  readonly cards: readonly CardView[];
  readonly forcing?: ForcingView;
  readonly chips: readonly ChipView[];
  /** Set where an extra or a lost throw can be added to it, by the name of the one who announces. */
  readonly adds?: AddsView;
  readonly chance?: ChanceView;
  readonly outcome?: string;
  /** Why that came of it: in a sentence or two, with the rule. */
  readonly outcomeWhy?: WhyView;
  /** What the throw comes to in a sentence, where it is no contest. */
  readonly note?: string;
  readonly tone: ToneView;
  readonly lines: Lines;
}

/**
 * Pictures that lie on the table beside what the parties have thrown, by their names. Each file of `pictures/` adds its
 * own, and the panel has a component for each.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the files of `pictures/` fill it
export interface PicturesView {}

/** What the panel is told of one picture. */
export type PictureView<Name extends keyof PicturesView> = NonNullable<PicturesView[Name]>;

/** What lies on the table in this step. `counted` says in a line what several distributions are about. */
export interface TableView extends PicturesView {
  readonly heading: string;
  readonly chances: readonly ChanceView[];
  readonly counted?: CountedView;
  readonly distributions: readonly DistributionView[];
  readonly parties: readonly PartyView[];
}
