/** View models of somebody’s state at one moment, with the changes by the step that led there. */
import type { Lines } from './why.ts';

export interface TrackView {
  readonly name: string;
  readonly now: number;
  /** The usual or full value; missing if there is none. */
  readonly base?: number;
  /** Set if it is the worse the more there is of it. */
  readonly isBurden?: true;
  /** The value before this step, if different. */
  readonly was?: number;
  /** Set in the step with which it goes, where it is shown once more. */
  readonly gone?: true;
  /** How much of it this step puts at stake. */
  readonly staked?: number;
}

export interface ValueView {
  readonly name: string;
  readonly says: string;
}

/** A condition or item. A mark that is `gone` is shown once, in the step that removed it. */
export interface MarkView {
  readonly text: string;
  readonly change?: 'new' | 'gone';
}

export interface CombatantView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  /** A short line next to the name: `Agility 4`; empty if there are values. */
  readonly headline: string;
  /** The game’s values below the name, several to a line: `STR`, and `3/4`. */
  readonly values?: readonly ValueView[];
  readonly tracks: readonly TrackView[];
  readonly conditions: readonly MarkView[];
  readonly gear: readonly MarkView[];
  /** The name of their place, or their distance to others. */
  readonly place?: string;
  /** Their place before this step, if different; empty if unknown. */
  readonly wasAt?: string;
  readonly changed: boolean;
  /** Set if they are out of the fight. */
  readonly out?: true;
  readonly lines: Lines;
}

/**
 * The subject of a question about somebody’s state: one of their tracks, conditions or items by its words, or their
 * place.
 */
export interface StateQuestion {
  readonly who: string;
  readonly about: 'track' | 'condition' | 'gear' | 'place';
  readonly words: string;
}
