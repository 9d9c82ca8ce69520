/**
 * What a game says of itself. Of its rounds it says only what its text says: who is there, what a round finds, and how
 * it goes; play, odds and the chances over all courses follow from that.
 */
import type { Drafting } from '../drafting.ts';
import type { FoundOdds, Kernel } from '../forward/index.ts';
import type { RoundOdds } from '../odds.ts';
import type { Overall } from '../overall.ts';
import type { Events } from '../play/events.ts';
import type { Playing } from '../play/playing.ts';
import type { Answer } from '../play/overall/reached.ts';
import type { RoundRecorder } from '../play/round-recorder.ts';
import type { Told } from '../play/step-log.ts';
import type { Ruleset, Vocabulary } from '../ruleset.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import type { Throws } from '../chance/index.ts';
import type { State } from '../timeline.ts';
import type { PoolChange } from '../worth/what-if.ts';
import type { Figures } from './figures.ts';
import type { Moment } from './moment.ts';
import type { Problem } from './problem.ts';

/** Who and what takes part, made ready for play. */
export interface CastOf<F extends Fact> {
  readonly stage: Stage<F>;
}

/** The state of a fight between two rounds. */
export interface StateOfFight {
  /** What has happened in the round before. */
  readonly events: Events;
}

/** What is announced in a round, and with which pools. */
export interface PlanOf<S, F extends Fact> {
  readonly round: Round<F>;
  /** The state in which the round finds the fight. */
  readonly found: S;
}

/** A round while it is played. */
export interface RecorderOf<S, P> {
  readonly throws: Throws;
  /** By which it is played; a moment may plan it anew when something has been thrown. */
  readonly plan: P;
  /** What is told is put into words only where somebody asks for it. */
  tell(told: () => Told): void;
  /** The state that the round leaves, when all of its moments have been gone through. */
  ending(): S;
}

/** The types of a game, as each names them for itself. */
export interface Types {
  readonly fact: Fact;
  readonly cast: CastOf<Fact>;
  readonly state: StateOfFight;
  readonly plan: PlanOf<StateOfFight, Fact>;
  readonly recorder: RecorderOf<StateOfFight, PlanOf<StateOfFight, Fact>>;
}

/** What is asked of the odds of a round. */
export interface AskedOdds {
  /** Without damage, and without how everybody stands. */
  readonly brief: boolean;
  /** Only contests in which somebody plays a part have to be told. */
  readonly of?: string;
}

export type OddsOfRound = FoundOdds & Pick<RoundOdds, 'standing'>;

/** How the rounds of a game go; what a game has plain may be left out. */
export type Rounds<G extends Types> = Omit<CompleteRounds<G>, 'castOf' | 'keyOf' | 'recorderOf'> &
  Partial<Pick<CompleteRounds<G>, 'keyOf'>> &
  WherePlain<CastOf<G['fact']>, G['cast'], Pick<CompleteRounds<G>, 'castOf'>> &
  WherePlain<RoundRecorder<G['state'], G['plan'], G['cast']>, G['recorder'], Pick<CompleteRounds<G>, 'recorderOf'>>;

/** A member of its own is needed where what is plain isn’t enough for the game. */
type WherePlain<Plain, Own, Member> = Plain extends Own ? Partial<Member> : Member;

export interface CompleteRounds<G extends Types> {
  /** The same for as long as nothing but the rounds is another; where it is left out, nothing but the stage. */
  readonly castOf: (scenario: Scenario<G['fact']>) => G['cast'];
  /** The fight as it is written, before its first round. */
  readonly startOf: (cast: G['cast']) => G['state'];
  /**
   * The same text for states from which everything goes on alike, and after which the same holds; where it is left out,
   * all that they hold.
   */
  readonly keyOf: (state: G['state']) => string;
  /** The same text only where everything is the same, down to its order; missing where the key is that. */
  readonly identityOf?: (state: G['state']) => string;
  /** A state as somebody at the table would see it. */
  readonly toState: (cast: G['cast'], state: G['state']) => State;
  /** Whether somebody is in a state as the vocabulary names it. */
  readonly isIn: (state: G['state'], name: string, word: string) => boolean;
  /** Where plans take long, the same value for the same state and round, kept with `deriveTriple`. */
  readonly planOf: (cast: G['cast'], found: G['state'], round: Round<G['fact']>) => G['plan'];
  /** The same, not kept: for courses of which nobody asks more. Missing where nothing comes to be kept by it. */
  readonly planOnce?: (cast: G['cast'], found: G['state'], round: Round<G['fact']>) => G['plan'];
  /**
   * What a plan leaves out of what is written, and what can’t be thrown as it is written; missing in a game whose plans
   * leave nothing out. It is asked by checks and tests alone.
   */
  readonly inspect?: (cast: G['cast'], plan: G['plan']) => readonly Problem[];
  /** The plan of whatever is thrown together with somebody whose pool is counted otherwise. */
  readonly recounted: (plan: G['plan'], change: PoolChange) => G['plan'];
  /** The recorder of a round of which nothing is played yet; where it is left out, one that knows no more than any. */
  readonly recorderOf: (
    cast: G['cast'],
    plan: G['plan'],
    playing: Playing,
    toState: CompleteRounds<G>['toState'],
  ) => G['recorder'];
  /** Prose of a round, by its kinds, that prints where it comes to be so, and not below the heading of the round. */
  readonly printsLater?: readonly string[];
  /**
   * What the round is made of behind its heading, in its order; with or without a log its moments take the same throws.
   */
  readonly momentsOf: (cast: G['cast'], plan: G['plan'], found: G['state']) => readonly Moment<G['recorder']>[];
  /** What is thrown for in a round, as the notes of its moments tell it. */
  readonly figuresOf?: (cast: G['cast'], plan: G['plan']) => Figures;
  /** A quicker way to the odds; where it is missing, every way of the moments is gone through for the figures. */
  readonly oddsOf?: (cast: G['cast'], plan: G['plan'], asked: AskedOdds) => OddsOfRound;
  /** With what goes without saying in one state, and counts where other states tell it; missing where nothing does. */
  readonly withUnsaid?: (odds: FoundOdds) => FoundOdds;
  /**
   * What odds tell of a condition; a plan is there for those of which it is asked. Where it is missing, every way of
   * the moments is gone through.
   */
  readonly answer?: (cast: G['cast'], planOf: (odds: RoundOdds) => G['plan'] | undefined) => Answer;
  /** Missing where nothing is counted that a round can cost. */
  readonly costing?: (cast: G['cast']) => NonNullable<Kernel<G['state'], G['fact']>['costing']>;
  /** What a first round starts with beside what is written; missing where that is nothing. */
  readonly fresh?: string;
  /** As in the kernel; missing where nothing that is thrown stays away. */
  readonly reference?: (cast: G['cast']) => NonNullable<Kernel<G['state'], G['fact']>['reference']>;
  /** What the text leaves open in all chances of a scenario; missing in a game that is always sure. */
  readonly leftOpen?: (
    cast: G['cast'],
    scenario: Scenario<G['fact']>,
  ) => Pick<Overall, 'boundOf' | 'caveat' | 'hangsOnOpen'>;
}

type LeavingOut<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

type Lists = 'slotForms' | 'checks';

/** What the engine makes of the rounds of a game. */
type Derived = 'play' | 'odds' | 'course' | 'overall' | 'isPin';

/** A game that can be played, with its rounds as it said them. */
export interface DefinedGame<G extends Types> extends Ruleset<G['fact']> {
  readonly rounds: CompleteRounds<G>;
}

/** What there is none of may be left out. */
export interface Game<G extends Types> extends Omit<Ruleset<G['fact']>, Derived | Lists | 'vocabulary' | 'drafting'> {
  readonly rounds: Rounds<G>;
  readonly vocabulary: LeavingOut<Vocabulary, 'stats' | 'things' | 'states' | 'toldStates' | 'happenings'>;
  readonly drafting: LeavingOut<Drafting<G['fact']>, 'block'>;
  readonly slotForms?: Ruleset['slotForms'];
  readonly checks?: Ruleset<G['fact']>['checks'];
  /** As in the ruleset; missing in a game in which no throw can be pinned. */
  readonly isPin?: (fact: G['fact']) => boolean;
}
