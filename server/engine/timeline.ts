/** What happens when a scenario is played: rounds of steps. Panel, transcript and test need nothing else. */
import type { Deck } from './chance/index.ts';
import type { Detail } from './details.ts';
import type { CalledName } from './play/called.ts';
import type { Tone } from './results.ts';
import type { Prose } from './scenario.ts';
import type { Source } from './source.ts';

/**
 * A number that is spent and regained; `base` is what is usual or full, which some may pass, and missing where nothing
 * is.
 */
export interface Track {
  readonly name: string;
  readonly now: number;
  readonly base?: number;
}

/** One combatant at one moment, as somebody at the table would see it. */
export interface CombatantState {
  readonly name: string;
  readonly side: string;
  readonly tracks: readonly Track[];
  readonly conditions: readonly string[];
  readonly gear: readonly string[];
  readonly place?: string;
  /** Where no place is named: how far from whom they are, if that is known: `5 ft from Ann`. */
  readonly distance?: string;
  /** Set where they are out of the fight. */
  readonly out?: true;
}

export interface State {
  readonly combatants: readonly CombatantState[];
}

/**
 * Which picks of the round made what a step tells: those from `from` on and before `to`. Both are the same where it
 * tells of nothing that is thrown; steps whose throws were made at once share them. `decks` are those from which cards
 * were drawn, with what was left in them for all that isn’t pinned.
 */
export interface Thrown {
  readonly from: number;
  readonly to: number;
  readonly decks?: Readonly<Record<string, Deck>>;
}

/** One thing that happens. `key` names it by round, action and combatant, and stays while the file is edited. */
export interface Step {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  readonly actor?: string;
  readonly target?: string;
  /** Of which of the things that its actor attempts at once it tells, by the id of that part in the round’s odds. */
  readonly part?: string;
  /** What it tells beside its words, each kind of detail once at most. */
  readonly details: readonly Detail[];
  readonly prose: readonly Prose[];
  /** The rule page that says why it happens. */
  readonly rule?: string;
  readonly source: Source;
  /** Where in the announcement of which it tells it is written, if it leads there. */
  readonly written?: Source;
  /** Set where it gets somebody or something ready for what is thrown later. */
  readonly readies?: true;
  readonly thrown: Thrown;
  readonly after: State;
}

export interface PlayedRound {
  readonly number: number;
  readonly title?: string;
  /** Which of the scenario's written rounds this is. */
  readonly index: number;
  readonly before: State;
  readonly steps: readonly Step[];
  readonly after: State;
  /** How often anything had been picked in the course before this round. */
  readonly picksBefore: number;
  readonly source: Source;
}

export interface Timeline {
  readonly title: string;
  /** Those whom sentences call otherwise than by their name alone, as `the Reeve`. */
  readonly called?: readonly CalledName[];
  readonly ruleset: string;
  readonly seed: number;
  readonly start: State;
  readonly rounds: readonly PlayedRound[];
}
