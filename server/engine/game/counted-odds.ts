/**
 * Computes the odds of a round by enumeration, for a game without a faster method: plays the round in every possible
 * way and counts the outcomes that its moments note for each figure.
 */
import type Fraction from 'fraction.js';
import { runToEnd } from '../run-to-end.ts';
import { certain, none } from '../chance/index.ts';
import { exactly } from '../figures.ts';
import type { ActionOdds, ContestOdds, OutcomeOdds, Outcomes, StandingOdds } from '../odds.ts';
import { derivePair } from '../derive/index.ts';
import { beforeActing, cannotAct, GatheredOutcomes } from '../outcomes.ts';
import { everyOutcome, type Outcome } from '../play/branching.ts';
import type { WithoutPins } from '../play/pins.ts';
import type { Answer } from '../play/overall/reached.ts';
import type { PoolChange } from '../worth/what-if.ts';
import { holdsIn, type Courses } from './courses.ts';
import type { ActionFigure, ContestFigure } from './figures.ts';
import type { CompleteRounds, OddsOfRound, Types } from './game.ts';

/** What enumeration needs to know of a game. */
interface Counting<G extends Types> {
  readonly rounds: CompleteRounds<G>;
  readonly courses: Courses<G>;
  readonly withoutPins: WithoutPins<G['fact']>;
  /** The states whose chances after a round are reported. */
  readonly reportedStates: readonly string[];
}

/** The result of one way to play a round: outcome ids by figure id, and the state after it. */
interface Ending<S> {
  readonly noted: ReadonlyMap<string, string>;
  readonly after: S;
}

type Endings<S> = readonly Outcome<Ending<S>>[];

/** The most ways of one round that are enumerated. */
const mostWays = 4000;

const tooMany = 'there are too many ways in which it can go';

export class CountedOdds<G extends Types> {
  readonly #counting: Counting<G>;
  /** All ways of a round; `endings` is undefined if there are too many. */
  readonly #ways: (cast: G['cast'], plan: G['plan']) => { readonly endings: Endings<G['state']> | undefined };

  constructor(counting: Counting<G>) {
    this.#counting = counting;
    this.#ways = derivePair('ways of a plan', (cast: G['cast'], plan: G['plan']) => ({
      endings: this.#everyWay(cast, plan),
    }));
  }

  /** The odds of a plan, optionally with a changed pool. Pins are ignored in `odds` and respected in `pinned`. */
  of(cast: G['cast'], plan: G['plan'], change?: PoolChange): OddsOfRound {
    const { planOf, recounted, figuresOf } = this.#counting.rounds;
    const changed = (each: G['plan']): G['plan'] => (change === undefined ? each : recounted(each, change));
    const free = this.#counting.withoutPins(plan.round);
    const given = changed(plan);
    const open = free === plan.round ? given : changed(planOf(cast, plan.found, free));
    const { actions, contests } = figuresOf?.(cast, given) ?? { actions: [], contests: [] };
    const [{ endings }, pinned] = [
      this.#ways(cast, open),
      open === given ? undefined : this.#ways(cast, given).endings,
    ];
    if (endings === undefined || (open !== given && pinned === undefined))
      return {
        actions: [],
        contests: [],
        unknown: contests.map(({ id, kind, parties, source }) => ({ id, kind, parties, source, why: tooMany })),
      };
    const isAsked = ({ parties }: ContestFigure): boolean => change === undefined || parties.includes(change.who);
    const standing = this.#standing(cast, plan.found, endings, pinned);
    return {
      actions: actions.map((action) => actionOdds(action, endings, pinned)),
      contests: contests.filter(isAsked).flatMap((contest) => contestOdds(contest, endings, pinned)),
      ...(standing.length === 0 ? {} : { standing }),
    };
  }

  /** The chance of a condition after a round, with its pins; undefined if it can’t be enumerated. */
  answer(cast: G['cast'], planOf: (odds: Parameters<Answer>[1]) => G['plan'] | undefined): Answer {
    return (question, odds) => {
      const plan = planOf(odds);
      const endings = plan === undefined ? undefined : this.#ways(cast, plan).endings;
      if (endings === undefined) return undefined;
      return chanceOf(endings, ({ after }) => holdsIn(this.#counting.rounds, cast.stage, after, question));
    };
  }

  #everyWay(cast: G['cast'], plan: G['plan']): Endings<G['state']> | undefined {
    return runToEnd(
      everyOutcome((throws): Ending<G['state']> => {
        const noted = new Map<string, string>();
        const note = (figure: string, outcome: string): unknown => noted.set(figure, outcome);
        return { noted, after: this.#counting.courses.played(cast, plan, { throws, note }) };
      }, mostWays),
    );
  }

  /** The combatants that the round can bring into a reported state. */
  #standing(
    cast: G['cast'],
    found: G['state'],
    endings: Endings<G['state']>,
    pinned: Endings<G['state']> | undefined,
  ): readonly StandingOdds[] {
    const { rounds, reportedStates } = this.#counting;
    const oddsOf = (who: string, of: Endings<G['state']>): OutcomeOdds =>
      new Map(
        reportedStates.map(
          (word) => [word, exactly(chanceOf(of, ({ after }) => rounds.isIn(after, who, word)))] as const,
        ),
      );
    return cast.stage.combatants.flatMap(({ name: who }) => {
      const odds = oddsOf(who, endings);
      const isReported = reportedStates.some(
        (word) => !rounds.isIn(found, who, word) && odds.get(word)?.chance.equals(0) === false,
      );
      return isReported ? [{ who, odds, ...(pinned === undefined ? {} : { pinned: oddsOf(who, pinned) }) }] : [];
    });
  }
}

/** An actor for whom a way notes no outcome can’t act in that way. */
function actionOdds(action: ActionFigure, endings: Endings<unknown>, pinned: Endings<unknown> | undefined): ActionOdds {
  const oddsOf = (all: Endings<unknown>): OutcomeOdds => {
    const idle = chanceOf(all, ({ noted }) => !noted.has(action.id));
    const odds = outcomeOdds(action.id, action.outcomes, all, certain);
    return idle.equals(0) ? odds : new Map([...odds, [cannotAct, exactly(idle)]]);
  };
  return {
    ...action,
    outcomes: new GatheredOutcomes().add(action.outcomes).add(beforeActing).all,
    odds: oddsOf(endings),
    ...(pinned === undefined ? {} : { pinned: oddsOf(pinned) }),
  };
}

/** Empty if the contest is thrown in no way. */
function contestOdds(
  contest: ContestFigure,
  endings: Endings<unknown>,
  pinned: Endings<unknown> | undefined,
): readonly ContestOdds[] {
  const thrownIn = (all: Endings<unknown>): Fraction => chanceOf(all, ({ noted }) => noted.has(contest.id));
  const oddsOf = (all: Endings<unknown>): OutcomeOdds | undefined => {
    const thrown = thrownIn(all);
    return thrown.equals(0) ? undefined : outcomeOdds(contest.id, contest.outcomes, all, thrown);
  };
  const [odds, given] = [oddsOf(endings), pinned === undefined ? undefined : oddsOf(pinned)];
  if (odds === undefined) return [];
  const thrown = thrownIn(endings);
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
function outcomeOdds(id: string, outcomes: Outcomes, endings: Endings<unknown>, thrown: Fraction): OutcomeOdds {
  return new Map(
    [...outcomes.keys()].map((outcome) => [
      outcome,
      exactly(chanceOf(endings, ({ noted }) => noted.get(id) === outcome).div(thrown)),
    ]),
  );
}

function chanceOf<S>(endings: Endings<S>, isSo: (ending: Ending<S>) => boolean): Fraction {
  return endings.reduce((sum, { what, chance }) => (isSo(what) ? sum.add(chance) : sum), none);
}
