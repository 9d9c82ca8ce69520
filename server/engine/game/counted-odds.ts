/**
 * Computes the odds of a round by enumeration, for a game without a faster method: counts the outcomes that its moments
 * note for each figure over everything that can happen.
 */
import type Fraction from 'fraction.js';
import { certain } from '../chance/index.ts';
import { exactly } from '../figures.ts';
import type { ActionOdds, ContestOdds, OutcomeOdds, Outcomes, StandingOdds } from '../odds.ts';
import { derivePair } from '../derive/index.ts';
import { beforeActing, cannotAct, GatheredOutcomes } from '../outcomes.ts';
import { bodiesNamed } from '../combatants.ts';
import type { WithoutPins } from '../play/pins.ts';
import type { Answer } from '../play/overall/reached.ts';
import type { Throws } from '../chance/index.ts';
import type { PoolChange } from '../worth/what-if.ts';
import { mostEffort } from '../forward/index.ts';
import { chancesByMoments } from './chances-by-moments.ts';
import { chancesByWays, chancesOfOne, type AskedAfter } from './chances-by-ways.ts';
import { holdsIn, type Courses } from './courses.ts';
import type { ActionFigure, ContestFigure } from './figures.ts';
import type { CompleteRounds, OddsOfRound, Types } from './game.ts';
import type { RoundChances } from './round-chances.ts';

/** What enumeration needs to know of a game. */
interface Counting<G extends Types> {
  readonly rounds: CompleteRounds<G>;
  readonly courses: Courses<G>;
  readonly withoutPins: WithoutPins<G['fact']>;
  /** The states whose chances after a round are reported. */
  readonly reportedStates: readonly string[];
}

const tooMany = 'there are too many ways in which it can go';

/** How much of the odds is asked for, and with which change of a pool. */
interface Asked {
  readonly brief?: boolean;
  readonly change?: PoolChange | undefined;
}

/** The chances of a round; `chances` is undefined if there are too many ways. */
interface Counted {
  readonly chances: RoundChances | undefined;
}

export class CountedOdds<G extends Types> {
  readonly #counting: Counting<G>;
  /** The same as `#counted`, but `chances` is also undefined if counting takes more than `mostEffort`. */
  readonly #countedQuickly: (cast: G['cast'], plan: G['plan']) => Counted;
  readonly #counted: (cast: G['cast'], plan: G['plan']) => Counted;

  constructor(counting: Counting<G>) {
    this.#counting = counting;
    this.#countedQuickly = derivePair('chances of a plan, quickly counted', (cast: G['cast'], plan: G['plan']) => ({
      chances: this.#chancesOf(cast, plan, mostEffort),
    }));
    this.#counted = derivePair('chances of a plan', (cast: G['cast'], plan: G['plan']) => ({
      chances: this.#countedQuickly(cast, plan).chances ?? this.#chancesOf(cast, plan, Infinity),
    }));
  }

  /**
   * The odds of a plan, optionally with a changed pool. Pins are ignored in `odds` and respected in `pinned`. Brief
   * odds don’t have who stands afterwards.
   */
  of(cast: G['cast'], plan: G['plan'], asked: Asked = {}): OddsOfRound {
    const { change } = asked;
    const { recounted } = this.#counting.rounds;
    const changed = (each: G['plan']): G['plan'] => (change === undefined ? each : recounted(each, change));
    const given = changed(plan);
    const free = this.#withoutPins(cast, plan);
    const open = free === plan ? given : changed(free);
    const pinned = open === given ? undefined : this.#counted(cast, given).chances;
    const chances = open !== given && pinned === undefined ? undefined : this.#counted(cast, open).chances;
    return this.#oddsBy(cast, given, { chances, pinned }, asked);
  }

  /** What it takes to count the odds of a plan (`RoundChances.effort`); infinite if it is more than `mostEffort`. */
  effortOf(cast: G['cast'], plan: G['plan']): number {
    return this.#countedQuickly(cast, this.#withoutPins(cast, plan)).chances?.effort ?? Infinity;
  }

  /** The odds that one play of a plan comes to, all of them 0 or 1. `free` are the throws of a play without pins. */
  ofOnePlay(cast: G['cast'], plan: G['plan'], throws: Throws, free: Throws): OddsOfRound {
    const open = this.#withoutPins(cast, plan);
    const played = (each: G['plan'], by: Throws): RoundChances =>
      chancesOfOne((note) => this.#counting.courses.played(cast, each, { throws: by, note }), this.#asked(cast));
    return this.#oddsBy(cast, plan, {
      chances: played(open, open === plan ? throws : free),
      pinned: open === plan ? undefined : played(plan, throws),
    });
  }

  /** The plan of a round without its pins; the same plan if it has none. */
  #withoutPins(cast: G['cast'], plan: G['plan']): G['plan'] {
    const free = this.#counting.withoutPins(plan.round);
    return free === plan.round ? plan : this.#counting.rounds.planOf(cast, plan.found, free);
  }

  #oddsBy(
    cast: G['cast'],
    plan: G['plan'],
    { chances, pinned }: { readonly chances: RoundChances | undefined; readonly pinned: RoundChances | undefined },
    { brief = false, change }: Asked = {},
  ): OddsOfRound {
    const { figuresOf } = this.#counting.rounds;
    const { actions, contests } = figuresOf?.(cast, plan) ?? { actions: [], contests: [] };
    if (chances === undefined)
      return {
        actions: [],
        contests: [],
        unknown: contests.map(({ id, kind, parties, source }) => ({ id, kind, parties, source, why: tooMany })),
      };
    const isAsked = ({ parties }: ContestFigure): boolean => change === undefined || parties.includes(change.who);
    const standing = brief ? [] : this.#standing(cast, plan.found, chances, pinned);
    return {
      actions: actions.map((action) => actionOdds(action, chances, pinned)),
      contests: contests.filter(isAsked).flatMap((contest) => contestOdds(contest, chances, pinned)),
      ...(standing.length === 0 ? {} : { standing }),
    };
  }

  /** The chance of a condition after a round, with its pins; undefined if it can’t be enumerated. */
  answer(cast: G['cast'], planOf: (odds: Parameters<Answer>[1]) => G['plan'] | undefined): Answer {
    return (question, odds) => {
      const plan = planOf(odds);
      return plan === undefined ? undefined : this.#counted(cast, plan).chances?.holds(question);
    };
  }

  #asked(cast: G['cast']): AskedAfter<G['state']> {
    const { rounds } = this.#counting;
    return {
      isIn: rounds.isIn,
      holds: (state, question) => holdsIn(rounds, cast.stage, state, question),
    };
  }

  #chancesOf(cast: G['cast'], plan: G['plan'], atMost: number): RoundChances | undefined {
    const { rounds, courses } = this.#counting;
    const asked = this.#asked(cast);
    const plain = courses.momentByMoment(cast, plan);
    const byMoments =
      plain === undefined
        ? 'another plan'
        : chancesByMoments<G['state'], G['recorder']>(
            {
              ...asked,
              ...plain,
              keyOf: rounds.identityOf ?? rounds.keyOf,
              ...(rounds.parts === undefined ? {} : { parts: rounds.parts }),
              bodiesOf: (id) => bodiesNamed(cast.stage, id).map(({ name }) => name),
            },
            atMost,
          );
    // What takes too much moment by moment has even more ways.
    if (byMoments === 'too much') return undefined;
    if (byMoments !== 'another plan') return byMoments;
    return chancesByWays((throws, note) => courses.played(cast, plan, { throws, note }), asked);
  }

  /** The combatants that the round can bring into a reported state. */
  #standing(
    cast: G['cast'],
    found: G['state'],
    chances: RoundChances,
    pinned: RoundChances | undefined,
  ): readonly StandingOdds[] {
    const { rounds, reportedStates } = this.#counting;
    const oddsOf = (who: string, of: RoundChances): OutcomeOdds =>
      new Map(reportedStates.map((word) => [word, exactly(of.isIn(who, word))] as const));
    return cast.stage.combatants.flatMap(({ name: who }) => {
      const odds = oddsOf(who, chances);
      const isReported = reportedStates.some(
        (word) => !rounds.isIn(found, who, word) && odds.get(word)?.chance.equals(0) === false,
      );
      return isReported ? [{ who, odds, ...(pinned === undefined ? {} : { pinned: oddsOf(who, pinned) }) }] : [];
    });
  }
}

/** An actor for whom a way notes no outcome can’t act in that way. */
function actionOdds(action: ActionFigure, chances: RoundChances, pinned: RoundChances | undefined): ActionOdds {
  const oddsOf = (all: RoundChances): OutcomeOdds => {
    const idle = certain.sub(all.thrown(action.id));
    const odds = outcomeOdds(action.id, action.outcomes, all, certain);
    return idle.equals(0) ? odds : new Map([...odds, [cannotAct, exactly(idle)]]);
  };
  return {
    ...action,
    outcomes: new GatheredOutcomes().add(action.outcomes).add(beforeActing).all,
    odds: oddsOf(chances),
    ...(pinned === undefined ? {} : { pinned: oddsOf(pinned) }),
  };
}

/** Empty if the contest is thrown in no way. */
function contestOdds(
  contest: ContestFigure,
  chances: RoundChances,
  pinned: RoundChances | undefined,
): readonly ContestOdds[] {
  const oddsOf = (all: RoundChances): OutcomeOdds | undefined => {
    const thrown = all.thrown(contest.id);
    return thrown.equals(0) ? undefined : outcomeOdds(contest.id, contest.outcomes, all, thrown);
  };
  const [odds, given] = [oddsOf(chances), pinned === undefined ? undefined : oddsOf(pinned)];
  if (odds === undefined) return [];
  const thrown = chances.thrown(contest.id);
  return [
    {
      ...contest,
      odds,
      ...(thrown.equals(1) ? {} : { thrown: exactly(thrown) }),
      ...(given === undefined ? {} : { pinned: given }),
    },
  ];
}

/** The chances of the outcomes, given that the figure is thrown for; `thrown` is the chance of that. */
function outcomeOdds(id: string, outcomes: Outcomes, chances: RoundChances, thrown: Fraction): OutcomeOdds {
  return new Map([...outcomes.keys()].map((outcome) => [outcome, exactly(chances.noted(id, outcome).div(thrown))]));
}
