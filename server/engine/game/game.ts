/**
 * The definition of a game. Of its rounds it defines only what its rules say: who takes part, what state a round starts
 * from and how it proceeds. The engine derives play, odds and the chances over all courses from that.
 */
import type { Drafting } from '../drafting.ts';
import type { FoundOdds, Kernel } from '../forward/index.ts';
import type { RoundOdds } from '../odds.ts';
import type { Overall } from '../overall.ts';
import type { Events } from '../play/events.ts';
import type { Playing } from '../play/playing.ts';
import type { Answer } from '../play/overall/reached.ts';
import type { RoundRecorder } from '../play/round-recorder.ts';
import type { StepEntry } from '../play/step-log.ts';
import type { Ruleset, Vocabulary } from '../ruleset.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import type { Throws } from '../chance/index.ts';
import type { State } from '../timeline.ts';
import type { PoolChange } from '../worth/what-if.ts';
import type { Figures } from './figures.ts';
import type { Moment } from './moment.ts';
import type { Problem } from './problem.ts';
import type { StateParts } from './state-parts.ts';

/** Who and what takes part, prepared for play. */
export interface CastOf<F extends Fact> {
  readonly stage: Stage<F>;
}

/** The state between two rounds. */
export interface StateOfFight {
  /** The events of the previous round. */
  readonly events: Events;
}

/** The announcements of a round with their pools. */
export interface PlanOf<S, F extends Fact> {
  readonly round: Round<F>;
  /** The state from which the round starts. */
  readonly found: S;
}

/** A round in progress. */
export interface RecorderOf<S, P> {
  readonly throws: Throws;
  /** The current plan; a moment may replace it after a throw. */
  readonly plan: P;
  /** Records a step; `describe` is called only if steps are logged. */
  record(describe: () => StepEntry): void;
  /** The state after the round, once all of its moments are done. */
  ending(): S;
}

/** The type parameters of a game. */
export interface Types {
  readonly fact: Fact;
  readonly cast: CastOf<Fact>;
  readonly state: StateOfFight;
  readonly plan: PlanOf<StateOfFight, Fact>;
  readonly recorder: RecorderOf<StateOfFight, PlanOf<StateOfFight, Fact>>;
}

/** Options for computing the odds of a round. */
export interface AskedOdds {
  /** Omit damage and the `standing` of combatants. */
  readonly brief: boolean;
  /** Only contests that involve this combatant are required. */
  readonly of?: string;
}

export type OddsOfRound = FoundOdds & Pick<RoundOdds, 'standing'>;

/** How the rounds of a game proceed; a game may omit whatever has a sufficient default. */
export type Rounds<G extends Types> = Omit<CompleteRounds<G>, 'castOf' | 'keyOf' | 'recorderOf'> &
  Partial<Pick<CompleteRounds<G>, 'keyOf'>> &
  WherePlain<CastOf<G['fact']>, G['cast'], Pick<CompleteRounds<G>, 'castOf'>> &
  WherePlain<RoundRecorder<G['state'], G['plan'], G['cast']>, G['recorder'], Pick<CompleteRounds<G>, 'recorderOf'>>;

/** Makes a member required if the default’s type doesn’t satisfy the game’s own type. */
type WherePlain<Plain, Own, Member> = Plain extends Own ? Partial<Member> : Member;

export interface CompleteRounds<G extends Types> {
  /** Must return the same value while only the rounds change. The default holds the stage alone. */
  readonly castOf: (scenario: Scenario<G['fact']>) => G['cast'];
  /** The state as written, before the first round. */
  readonly startOf: (cast: G['cast']) => G['state'];
  /** Equal for states that play on alike and satisfy the same conditions. By default all that a state contains. */
  readonly keyOf: (state: G['state']) => string;
  /** Equal only for states that are identical, down to order; missing if `keyOf` already is. */
  readonly identityOf?: (state: G['state']) => string;
  /** For a game whose moments say which parts of the state they concern (`concerning`): how states divide into them. */
  readonly parts?: StateParts<G['state']>;
  /** A state as the players see it. */
  readonly toState: (cast: G['cast'], state: G['state']) => State;
  /** Whether a combatant is in a state, named as in the vocabulary. */
  readonly isIn: (state: G['state'], name: string, word: string) => boolean;
  /** If plans are slow to make, memoize this with `deriveTriple`. */
  readonly planOf: (cast: G['cast'], found: G['state'], round: Round<G['fact']>) => G['plan'];
  /** The same without caching, for plans that are used once. Missing if `planOf` doesn’t cache. */
  readonly planOnce?: (cast: G['cast'], found: G['state'], round: Round<G['fact']>) => G['plan'];
  /**
   * What a plan ignores of the written round, and what can’t be thrown as written; missing in a game whose plans ignore
   * nothing. Only checks and tests call it.
   */
  readonly inspect?: (cast: G['cast'], plan: G['plan']) => readonly Problem[];
  /** The plan with a changed pool; it has to hold only what is thrown together with that pool. */
  readonly recounted: (plan: G['plan'], change: PoolChange) => G['plan'];
  /** The recorder of a round that is about to be played; by default a plain `RoundRecorder`. */
  readonly recorderOf: (
    cast: G['cast'],
    plan: G['plan'],
    playing: Playing,
    toState: CompleteRounds<G>['toState'],
  ) => G['recorder'];
  /** Kinds of a round’s prose that are shown where they take effect, not below the round’s heading. */
  readonly printsLater?: readonly string[];
  /** The moments of the round after its heading, in order. They take the same throws with and without a log. */
  readonly momentsOf: (cast: G['cast'], plan: G['plan'], found: G['state']) => readonly Moment<G['recorder']>[];
  /** The figures of a round, for which its moments note outcomes. */
  readonly figuresOf?: (cast: G['cast'], plan: G['plan']) => Figures;
  /** A fast method for the odds; without it, all ways of the moments are enumerated (`counted-odds.ts`). */
  readonly oddsOf?: (cast: G['cast'], plan: G['plan'], asked: AskedOdds) => OddsOfRound;
  /** Adds figures that are too obvious to show in one state but count in a mean over states; missing if none are. */
  readonly withUnsaid?: (odds: FoundOdds) => FoundOdds;
  /** The chance of a condition, taken from odds whose plan `planOf` gives. Without it, all ways are enumerated. */
  readonly answer?: (cast: G['cast'], planOf: (odds: RoundOdds) => G['plan'] | undefined) => Answer;
  /** What a round costs, such as Toughness; missing in a game without such counts. */
  readonly costing?: (cast: G['cast']) => NonNullable<Kernel<G['state'], G['fact']>['costing']>;
  /** What a first round starts with in addition to what is written; missing if nothing. */
  readonly fresh?: string;
  /** As in the kernel; missing if throws are never used up. */
  readonly reference?: (cast: G['cast']) => NonNullable<Kernel<G['state'], G['fact']>['reference']>;
  /** How rules that the game’s text leaves open affect the chances; missing in a game without such rules. */
  readonly leftOpen?: (
    cast: G['cast'],
    scenario: Scenario<G['fact']>,
  ) => Pick<Overall, 'boundOf' | 'caveat' | 'hangsOnOpen'>;
}

type LeavingOut<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

type Lists = 'slotForms' | 'checks';

/** The members that the engine derives from `rounds`. */
type Derived = 'play' | 'odds' | 'course' | 'overall' | 'isPin';

/** A complete ruleset, together with its rounds. */
export interface DefinedGame<G extends Types> extends Ruleset<G['fact']> {
  readonly rounds: CompleteRounds<G>;
}

/** A game’s definition as it is passed to `defineGame`; empty lists may be omitted. */
export interface Game<G extends Types> extends Omit<Ruleset<G['fact']>, Derived | Lists | 'vocabulary' | 'drafting'> {
  readonly rounds: Rounds<G>;
  readonly vocabulary: LeavingOut<Vocabulary, 'stats' | 'things' | 'states' | 'reportedStates' | 'happenings'>;
  readonly drafting: LeavingOut<Drafting<G['fact']>, 'block'>;
  readonly slotForms?: Ruleset['slotForms'];
  readonly checks?: Ruleset<G['fact']>['checks'];
  /** As in the ruleset; missing if the game can’t pin throws. */
  readonly isPin?: (fact: G['fact']) => boolean;
}
