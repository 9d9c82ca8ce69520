/** How somebody stands at one moment, with what the step that led there has changed. */
import type { Lines } from './why.ts';

export interface TrackView {
  readonly name: string;
  readonly now: number;
  /** What is usual or full; missing where nothing is. */
  readonly base?: number;
  /** What it was before this step, where that differs. */
  readonly was?: number;
  /** How much of it this step puts at stake. */
  readonly staked?: number;
}

/**
 * Something that is there or not: a condition, a thing in hand. `gone` ones are told once, in the step that took them.
 */
export interface MarkView {
  readonly text: string;
  readonly change?: 'new' | 'gone';
}

export interface CombatantView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  /** A short line beside the name: `Agility 4`. */
  readonly headline: string;
  readonly tracks: readonly TrackView[];
  readonly conditions: readonly MarkView[];
  readonly gear: readonly MarkView[];
  /** The name of the place where they are, or how far they are from others. */
  readonly place?: string;
  /** Where they were before this step, where that differs; empty for nowhere that is known. */
  readonly wasAt?: string;
  readonly changed: boolean;
  /** Set where they are out of the fight. */
  readonly out?: true;
  readonly lines: Lines;
}

/** What of somebody's state is asked about: one of their tracks, conditions or things by its words, or their place. */
export interface StateQuestion {
  readonly who: string;
  readonly about: 'track' | 'condition' | 'gear' | 'place';
  readonly words: string;
}
