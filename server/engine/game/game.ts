/**
 * What a game says of itself. Of its rounds it says only what its text says: who is there, what a round finds, and how
 * it goes; play, odds and the chances over all courses follow from that.
 */
import type { FoundOdds, Kernel } from '../forward/index.ts';
import type { RoundOdds } from '../odds.ts';
import type { Overall } from '../overall.ts';
import type { Events } from '../play/events.ts';
import type { Answer } from '../play/reached.ts';
import type { StepLog } from '../play/step-log.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import type { State, Throws } from '../timeline.ts';
import type { PoolChange } from '../what-if.ts';
import type { Moment } from './moment.ts';

/** Who and what takes part, made ready for play. */
export interface CastOf<F extends Fact> {
  readonly stage: Stage<F>;
}

/** The state of a fight between two rounds. */
export interface StateOfFight {
  /** What has happened in the round before. */
  readonly events: Events;
}

/** What a round is played with: its throws, and a log where its steps are asked for. */
export interface Playing {
  readonly throws: Throws;
  readonly log?: StepLog | undefined;
}

/** A round while it is played. */
export interface TaleOf<S> {
  readonly throws: Throws;
  /** The state that the round leaves, when all of its moments have been gone through. */
  ending(): S;
}

/** What is asked of the odds of a round. */
export interface AskedOdds {
  /** Without damage, and without how everybody stands. */
  readonly brief: boolean;
  /** Only contests in which somebody plays a part have to be told. */
  readonly of?: string;
}

export type OddsOfRound = FoundOdds & Pick<RoundOdds, 'standing'>;

/**
 * How the rounds of a game go. `C` is its cast, `S` its state of the fight, `P` the plan of a round: what is announced
 * in it, and with which pools; `T` is the tale of a round while it is played.
 */
export interface Rounds<
  F extends Fact,
  C extends CastOf<F>,
  S extends StateOfFight,
  P extends object,
  T extends TaleOf<S>,
> {
  /** The same for as long as nothing but the rounds is another. */
  readonly castOf: (scenario: Scenario<F>) => C;
  /** The fight as it is written, before its first round. */
  readonly startOf: (cast: C) => S;
  /** The same text for states from which everything goes on alike, and after which the same holds. */
  readonly keyOf: (state: S) => string;
  /** The same text only where everything is the same, down to its order; missing where the key is that. */
  readonly identityOf?: (state: S) => string;
  /** A state as somebody at the table would see it. */
  readonly toState: (cast: C, state: S) => State;
  /** Whether somebody is in a state as the vocabulary names it. */
  readonly isIn: (state: S, name: string, word: string) => boolean;
  /** The state with what is thrown at the head of a round, before anything is planned; missing where nothing is. */
  readonly atHead?: (found: S, round: Round<F>, throws: Throws) => S;
  /** Made once for a state and a round. */
  readonly planOf: (cast: C, found: S, round: Round<F>) => P;
  /** The plan of whatever is thrown together with somebody whose pool is counted otherwise. */
  readonly recounted: (plan: P, change: PoolChange) => P;
  /** The tale of a round of which nothing is played yet. */
  readonly taleOf: (cast: C, plan: P, playing: Playing) => T;
  /** What the round is made of, in its order; with or without a log its moments take the same throws. */
  readonly momentsOf: (cast: C, plan: P, found: S) => readonly Moment<T>[];
  readonly oddsOf: (cast: C, plan: P, asked: AskedOdds) => OddsOfRound;
  /** With what goes without saying in one state, and counts where other states tell it; missing where nothing does. */
  readonly withUnsaid?: (odds: FoundOdds) => FoundOdds;
  /** What odds tell of a condition; a plan is there for those of which it is asked. */
  readonly answer: (cast: C, planOf: (odds: RoundOdds) => P | undefined) => Answer;
  /** Missing where nothing is counted that a round can cost. */
  readonly costing?: (cast: C) => NonNullable<Kernel<S, F>['costing']>;
  /** What a first round starts with beside what is written; missing where that is nothing. */
  readonly fresh?: string;
  /** As in the kernel; missing where nothing that is thrown stays away. */
  readonly reference?: (cast: C) => NonNullable<Kernel<S, F>['reference']>;
  /** What the text leaves open in all chances of a scenario; missing in a game that is always sure. */
  readonly leftOpen?: (cast: C, scenario: Scenario<F>) => Pick<Overall, 'boundOf' | 'caveat' | 'hangsOnOpen'>;
}

/** What the engine makes of the rounds of a game. */
type Derived = 'play' | 'playInSteps' | 'odds' | 'oddsInSteps' | 'course' | 'overall';

export interface Game<
  F extends Fact,
  C extends CastOf<F>,
  S extends StateOfFight,
  P extends object,
  T extends TaleOf<S>,
> extends Omit<Ruleset<F>, Derived> {
  readonly rounds: Rounds<F, C, S, P, T>;
}
