/** Mistakes in a game’s own rounds are reported: the toy game with one fault at a time. */
import assert from 'node:assert/strict';
import { analyzeScenario } from '../../../server/analysis/index.ts';
import { defineGame, happening, throwing, type Moment, type Rounds } from '../../../server/engine/game/index.ts';
import type { RoundOdds, Ruleset } from '../../../server/engine/index.ts';
import { RoundRecorder } from '../../../server/engine/play/round-recorder.ts';
import { enumerationComplaints } from './enumeration.ts';
import { problemComplaints } from './inspecting.ts';
import { laterComplaints } from './later-rounds.ts';
import { notedComplaints } from './noted.ts';
import { oddsComplaints } from './odds.ts';
import { severalRounds, smallCases } from './scenarios.ts';
import { silenceComplaints } from './unrecorded-play.ts';
import { stepComplaints } from './steps.ts';
import { coinToss, game, type CoinToss } from './toys/coin-toss.ts';

const small = smallCases().find(({ scenario }) => scenario.ruleset === coinToss)!.scenario.scenario;
const three = severalRounds().find(({ scenario }) => scenario.ruleset === coinToss)!.scenario.scenario;

/** The correct odds of the toss. */
function soundOdds(): RoundOdds {
  return analyzeScenario(small, coinToss).odds().rounds[0]!;
}

function withRounds(change: Partial<Rounds<CoinToss>>): Ruleset {
  return defineGame<CoinToss>({ ...game, rounds: { ...game.rounds, ...change } });
}

/** Records another outcome than the right one. */
class Misnoting extends RoundRecorder<CoinToss['state'], CoinToss['plan'], CoinToss['cast']> {
  override comes(figure: string): void {
    super.comes(figure, 'nothing that is known');
  }
}

/** Records another result of an action than the right one. */
class MisnotingActions extends RoundRecorder<CoinToss['state'], CoinToss['plan'], CoinToss['cast']> {
  override comes(figure: string, outcome: string): void {
    super.comes(figure, figure === 'toss' ? outcome : 'nothing that is known');
  }
}

type Toss = Moment<CoinToss['recorder']>;

/** The result of the toss when its coins show these sides. */
function showing(
  { draw }: Toss,
  { cast, plan }: CoinToss['recorder'],
  coins: readonly number[],
): ReturnType<Toss['draw']> {
  const left = [...coins];
  const playing = { throws: { pick: () => left.shift() ?? 0 } };
  return draw(new RoundRecorder(cast, plan, playing, () => ({ combatants: [] })));
}

/** The toss with coins that always show the same side. */
function alike(toss: Toss): Toss {
  return { draw: (recorder) => showing(toss, recorder, [0, 1]), ways: () => undefined };
}

/** The toss of one coin each, in its four ways, with heads for both counted as twice as likely as any other. */
function misweighed(moment: Toss): Toss {
  return {
    draw: moment.draw,
    ways: (recorder) =>
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ].map((coins, at) => ({ what: showing(moment, recorder, coins), weight: at === 3 ? 2n : 1n })),
  };
}

type Fault = readonly [
  what: string,
  complaints: (faulty: Ruleset) => readonly string[],
  change: Partial<Rounds<CoinToss>>,
  complaint: RegExp,
];

const faults: readonly Fault[] = [
  [
    'an outcome by an id that its figures don’t have',
    (faulty) => oddsComplaints(analyzeScenario(small, faulty).odds()),
    { recorderOf: (...round) => new Misnoting(...round) },
    /sums to 0/,
  ],
  [
    'an outcome in words that none of its figures has',
    (faulty) => {
      const analysis = analyzeScenario(small, faulty);
      return stepComplaints(faulty, analysis.timeline(), analysis.odds());
    },
    {
      figuresOf: (cast, plan) => {
        const { actions, contests } = game.rounds.figuresOf!(cast, plan);
        const renamed = contests.map((contest) => ({
          ...contest,
          outcomes: new Map([...contest.outcomes].map(([id, words]) => [id, `${words}, as it were`] as const)),
        }));
        return { actions, contests: renamed };
      },
    },
    /has an outcome in other words than the odds/,
  ],
  [
    'a way with a wrong weight',
    (faulty) => enumerationComplaints(faulty, small),
    {
      momentsOf: (cast, plan, found) => game.rounds.momentsOf(cast, plan, found).map(misweighed),
    },
    /has the odds .* and comes in/,
  ],
  [
    'a round without its throw',
    (faulty) => enumerationComplaints(faulty, small),
    {
      momentsOf: () => [throwing({ draw: () => undefined, then: () => undefined })],
    },
    /has no contest with odds/,
  ],
  [
    'a throw that always has the same result',
    (faulty) => enumerationComplaints(faulty, small),
    {
      momentsOf: (cast, plan, found) => game.rounds.momentsOf(cast, plan, found).map(alike),
    },
    /throws nothing/,
  ],
  [
    'a moment that records an outcome by another id than the odds have',
    (faulty) => notedComplaints(faulty, small),
    {
      oddsOf: () => soundOdds(),
      recorderOf: (...round) => new Misnoting(...round),
    },
    /toss has no odds for nothing that is known, which is noted/,
  ],
  [
    'a moment that records an outcome of an action by another id than its odds have',
    (faulty) => notedComplaints(faulty, small),
    {
      oddsOf: () => soundOdds(),
      recorderOf: (...round) => new MisnotingActions(...round),
    },
    /has no odds for nothing that is known, which is noted/,
  ],
  [
    'a moment that records an action without odds',
    (faulty) => notedComplaints(faulty, small),
    {
      oddsOf: () => ({ ...soundOdds(), actions: [] }),
    },
    /is noted, and has no odds/,
  ],
  [
    'a moment that doesn’t record something with odds',
    (faulty) => notedComplaints(faulty, small),
    {
      oddsOf: () => soundOdds(),
      momentsOf: () => [],
    },
    /toss has odds, and nothing is noted of it/,
  ],
  [
    'a problem that no check reports',
    (faulty) => problemComplaints(faulty, small),
    {
      inspect: (_cast, { flips }) => flips.map(({ announcement: { source } }) => ({ check: 'flip-alone', source })),
    },
    /flip-alone of/,
  ],
  [
    'a key that forgets who has won',
    (faulty) => laterComplaints(faulty, three),
    { keyOf: ({ events }) => [...events.happened].join() },
    /round 2 has the chance .*, and .* of all courses/,
  ],
  [
    'throws that are made only when they are recorded',
    (faulty) => silenceComplaints(faulty, small),
    {
      momentsOf: (cast, plan, found) => [
        happening((recorder) => {
          if (!recorder.isMute) recorder.throws.pick(2);
        }),
        ...game.rounds.momentsOf(cast, plan, found),
      ],
    },
    /takes other picks when it is told/,
  ],
];

describe('the contract', () => {
  for (const [what, complaintsOf, change, complaint] of faults) {
    it(`reports ${what}`, () => {
      assert.deepEqual(complaintsOf(coinToss), []);
      assert.match(complaintsOf(withRounds(change)).join('\n'), complaint);
    });
  }
});
