/** Builds a ruleset from a game’s definition: adds `play`, `odds`, `course` and `overall`, derived from its rounds. */
import { runToEnd } from '../generators/run-to-end.ts';
import { LayerCache, type FoundOdds, type OnePlay } from '../forward/index.ts';
import type { ScenarioOdds } from '../odds.ts';
import type { Overall, SampledCourse } from '../overall.ts';
import { sampledCourse } from '../play/course.ts';
import { overallOf } from '../play/overall/overall.ts';
import { withoutPinsBy } from '../play/pins.ts';
import { timelineOf } from '../play/timeline.ts';
import type { PlayRequest } from '../ruleset.ts';
import type { Condition, Scenario } from '../scenario.ts';
import type { Timeline } from '../timeline.ts';
import { complete } from './complete.ts';
import { CountedOdds } from './counted-odds.ts';
import { Courses, holdsIn } from './courses.ts';
import type { DefinedGame, Game, Types } from './game.ts';
import { RoundsOdds } from './rounds-odds.ts';

export function defineGame<G extends Types>({
  rounds: saidRounds,
  vocabulary: words,
  drafting,
  ...said
}: Game<G>): DefinedGame<G> {
  const rounds = complete(saidRounds);
  const vocabulary = { stats: [], things: [], states: [], reportedStates: [], happenings: [], ...words };
  const { id, isPin = () => false } = said;
  const withUnsaid = rounds.withUnsaid ?? ((odds: FoundOdds): FoundOdds => odds);
  const courses = new Courses<G>(saidRounds);
  const withoutPins = withoutPinsBy(isPin);
  const counted = new CountedOdds({ rounds, courses, withoutPins, reportedStates: vocabulary.reportedStates });
  const roundsOdds = new RoundsOdds({ id, rounds, courses, counted });
  const kept = new LayerCache<G['state'], G['fact']>();

  function play(scenario: Scenario<G['fact']>, { throws, seed, last }: PlayRequest): Generator<Timeline, Timeline> {
    const cast = rounds.castOf(scenario);
    const toState = (state: G['state']): ReturnType<typeof rounds.toState> => rounds.toState(cast, state);
    return timelineOf(courses.recorded(scenario, throws), { last, ruleset: id, seed, toState });
  }

  const odds = (scenario: Scenario<G['fact']>, request: PlayRequest): Generator<undefined, ScenarioOdds> =>
    roundsOdds.along(scenario, request);

  function* course(scenario: Scenario<G['fact']>, { throws, last }: PlayRequest): Generator<undefined, SampledCourse> {
    const played = yield* courses.silent(scenario, throws).goOn(last);
    return sampledCourse(played, (state: G['state'], question) => holdsIn(rounds, scenario, state, question));
  }

  function* overall(scenario: Scenario<G['fact']>, request: PlayRequest): Generator<undefined, Overall> {
    const cast = rounds.castOf(scenario);
    const start = rounds.startOf(cast);
    const leftOpen = rounds.leftOpen?.(cast, scenario);
    const reference = rounds.reference?.(cast);
    const onePlay: OnePlay<G['state'], G['fact']> | undefined =
      rounds.oddsOf === undefined
        ? {
            effortOf: (state, round) => counted.effortOf(cast, rounds.planOf(cast, state, round)),
            oddsIn: (state, round, throws, free) =>
              withUnsaid(counted.ofOnePlay(cast, rounds.planOf(cast, state, round), throws, free)),
          }
        : undefined;
    const known = yield* overallOf({
      kernel: {
        scenario,
        start,
        keyOf: rounds.keyOf,
        withoutPins,
        ...(rounds.costing === undefined ? {} : { costing: rounds.costing(cast) }),
        holds: (state, question: Condition) => holdsIn(rounds, scenario, state, question),
        after: (state, round, throws) => courses.after(cast, state, round, throws),
        oddsIn: (state, round, change) =>
          withUnsaid(roundsOdds.briefly(cast, rounds.planOf(cast, state, round), change)),
        ...(reference === undefined ? {} : { reference }),
        ...(onePlay === undefined ? {} : { onePlay }),
      },
      kept,
      odds: (some, brief) => runToEnd(odds(some, { ...request, brief })),
      // Called for the first round only, which starts from the state as written.
      answer: roundsOdds.answer(cast, ({ index }) => {
        const round = scenario.rounds[index];
        return round === undefined ? undefined : rounds.planOf(cast, start, round);
      }),
      ...(leftOpen?.hangsOnOpen === undefined ? {} : { hangsOnOpen: leftOpen.hangsOnOpen }),
    });
    return { ...known, ...leftOpen };
  }

  return {
    slotForms: [],
    checks: [],
    ...said,
    vocabulary,
    drafting: { block: () => [], ...drafting },
    rounds,
    isPin,
    play,
    odds,
    course,
    overall,
  };
}
