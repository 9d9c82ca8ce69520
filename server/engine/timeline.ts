/** The timeline of a played scenario: rounds of steps. Panel, transcript and tests need nothing else. */
import type { Deck } from './chance/index.ts';
import type { Detail } from './details.ts';
import type { CalledName } from './play/called.ts';
import type { Tone } from './results.ts';
import type { Prose } from './scenario.ts';
import type { Source } from './source.ts';

/**
 * A number that is spent and regained; `base` is the usual or full value, which some may exceed; missing if there is
 * none. A track that isn’t there counts as 0, so that one may appear with the first point and go with the last.
 */
export interface Track {
  readonly name: string;
  readonly now: number;
  readonly base?: number;
  /** Set if it is the worse the more there is of it, such as fatigue. */
  readonly isBurden?: true;
}

/** A value by its name, `STR`, as it is written: `4`, `3/4`. */
export interface ShownValue {
  readonly name: string;
  readonly says: string;
}

/** One combatant's visible state at one moment. */
export interface CombatantState {
  readonly name: string;
  readonly side: string;
  /**
   * Values of the game’s that are shown beside the name, such as attributes; by default the first of its stats that
   * isn’t spent.
   */
  readonly values?: readonly ShownValue[];
  readonly tracks: readonly Track[];
  readonly conditions: readonly string[];
  readonly gear: readonly string[];
  readonly place?: string;
  /** Without a named place: the distance to somebody, if known: `5 ft from Ann`. */
  readonly distance?: string;
  /** Set if they are out of the fight. */
  readonly out?: true;
}

export interface State {
  readonly combatants: readonly CombatantState[];
}

/**
 * The range of the round's random picks behind a step: from `from` up to, not including, `to`. Both are equal if
 * nothing is thrown; steps thrown together share them. `decks` are those from which cards were drawn, with their
 * content available to everything that isn't pinned.
 */
export interface Thrown {
  readonly from: number;
  readonly to: number;
  readonly decks?: Readonly<Record<string, Deck>>;
}

/** One event. `key` names it by round, action and combatant, and is stable across edits of the file. */
export interface Step {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  readonly actor?: string;
  readonly target?: string;
  /** The part of the actor's action that it is about, by the id of that part in the round’s odds. */
  readonly part?: string;
  /** Structured details, at most one of each kind. */
  readonly details: readonly Detail[];
  readonly prose: readonly Prose[];
  /** The rule page that explains it. */
  readonly rule?: string;
  readonly source: Source;
  /** Its place within its announcement, if it is about a part of it. */
  readonly written?: Source;
  /** Set if it prepares for a later throw. */
  readonly readies?: true;
  readonly thrown: Thrown;
  readonly after: State;
}

export interface PlayedRound {
  readonly number: number;
  readonly title?: string;
  /** Its index among the scenario's written rounds. */
  readonly index: number;
  readonly before: State;
  readonly steps: readonly Step[];
  readonly after: State;
  /** The number of random picks in the course before this round. */
  readonly picksBefore: number;
  readonly source: Source;
}

export interface Timeline {
  readonly title: string;
  /** People whom sentences call something other than their plain name, such as `the Reeve`. */
  readonly called?: readonly CalledName[];
  readonly ruleset: string;
  readonly seed: number;
  readonly start: State;
  readonly rounds: readonly PlayedRound[];
}
