/** View models of the table in a step: hands, dice, their pools, and chances. */
import type { Lines, ToneView, WhyView } from './why.ts';

/**
 * An extra or lost throw, or the start of a pool. `struck` ones don’t count; their reasons say why. `reason` is set if
 * it can be set aside, and identifies it. If that affects several people who share an announcement, `holdsFor` names
 * them all: “Ash, Bree and Cole”. `aside` is set if it is set aside already, by the file or a trial; `tried` if that
 * isn’t in the file; and `ofNeeds` if it changes what is needed of the throws, not the throws.
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
 * A reason in a pool by its displayed words, and the person whose announcement it belongs to, who may not be the pool’s
 * owner.
 */
export interface ReasonKey {
  readonly who: string;
  readonly words: string;
}

/**
 * A card or die on the table; it has no face while it lies face down or isn’t rolled. `slot` is set if it can be
 * forced: the index among its party’s slots.
 */
export interface CardView {
  readonly shape: 'card' | 'die';
  /** The number of faces of a die, if known. */
  readonly faces?: number;
  readonly face?: string;
  readonly name?: string;
  /** What a die is rolled for, where dice beside it are for something else. */
  readonly rolledFor?: string;
  readonly kept: boolean;
  /** Whether it counts as a hit, where throws can hit or miss. */
  readonly hit?: boolean;
  /** For screen readers. */
  readonly says: string;
  readonly why: WhyView;
  readonly slot?: number;
  /** Set if its face is pinned: whether by the file or only by a trial. */
  readonly pinned?: 'file' | 'trial';
}

/**
 * The options for forcing somebody’s throws in a step. `slots` are named as the game pins them: a single one, “the card
 * that counts”, or each of the dice; `faces` are those available to each, and `now` its pinned face, `null` if it is
 * unforced. For the Host, who
 * throws against several people, all throws of the step are slots, and each party has the same list, so that forcing
 * one leaves the others as they are.
 */
export interface ForcingView {
  readonly slots: readonly string[];
  readonly faces: readonly (readonly string[])[];
  readonly now: readonly (string | null)[];
}

/**
 * A chance. `value` is from 0 to 1, `text` is its displayed form ("60.97%"), `exact` the fraction if it is exact.
 * `side` is set if it is the chance of one side, and selects the colour. If throws are forced, this is the conditional
 * chance; `unforced` is the displayed chance otherwise, if different, and `asWritten` that of the file, if a trial
 * changes it. With `bound` the true chance is at least, or at most, `value`, and `text` says so; `printed` is the
 * rulebook’s own figure ("the text’s table prints 66%").
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
 * The distribution of a counted number: "hits of the Wardens". `note` adds a few words ("3.17 on average"). The rows
 * sum to 1; if there are none, the distribution is unknown, and `why` gives the reason.
 */
export interface DistributionView {
  readonly of: string;
  readonly note?: string;
  readonly why?: string;
  readonly rows: readonly ChanceView[];
}

/** Several distributions on one line: `of` names what is counted ("Hits and damage"), `note` gives the averages. */
export interface CountedView {
  readonly of: string;
  readonly note?: string;
}

/**
 * The throws that can be added to a pool: one more, one fewer, or either. `unit` is the pool’s unit: `throw`, `die`.
 */
export interface AddsView {
  readonly amounts: readonly (1 | -1)[];
  readonly unit: string;
  /** The effect of each, if that isn’t the number of throws. */
  readonly named?: readonly AddedView[];
}

/** `does` is the change (“1 harder”), and `to` its object (“shoot to lame”, in quotes). */
export interface AddedView {
  readonly amount: 1 | -1;
  readonly does: string;
  readonly to: string;
}

/**
 * One party of a contest, or somebody gathering throws. `side` selects a colour, 0 to 5, which is never the only
 * distinction; `sideName` is empty if it would repeat the name. The label of `chance` says what it is the chance of:
 * “chance it hits”.
 */
export interface PartyView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  readonly action: string;
  /** The pool in words ("3 dice at 4/6, each hit counts"), if throws can hit or miss and the heading doesn’t say so. */
  readonly pool?: string;
  readonly cards: readonly CardView[];
  readonly forcing?: ForcingView;
  readonly chips: readonly ChipView[];
  /** Set if extra or lost throws can be added to it; by the name of the announcer. */
  readonly adds?: AddsView;
  readonly chance?: ChanceView;
  readonly outcome?: string;
  /** Explains the outcome in a sentence or two, with the rule. */
  readonly outcomeWhy?: WhyView;
  /** The result of the throw in a sentence, if it isn’t a contest. */
  readonly note?: string;
  readonly tone: ToneView;
  readonly lines: Lines;
}

/**
 * Additional views on the table, by name. Each file of `pictures/` adds its own, and the panel has a component for
 * each.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the files of `pictures/` fill it
export interface PicturesView {}

/** The view model of one picture. */
export type PictureView<Name extends keyof PicturesView> = NonNullable<PicturesView[Name]>;

/** Everything on the table in a step. `counted` summarises several distributions on one line. */
export interface TableView extends PicturesView {
  readonly heading: string;
  readonly chances: readonly ChanceView[];
  readonly counted?: CountedView;
  readonly distributions: readonly DistributionView[];
  readonly parties: readonly PartyView[];
}
