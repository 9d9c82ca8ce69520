/** The contract reports violations: one faulty game for each requirement. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  partiesOf,
  type ContestOdds,
  type Distribution,
  type Modifier,
  type OutcomeOdds,
  type RulePage,
  type Ruleset,
  type SentencePattern,
  type VerbWord,
  type Vocabulary,
} from '../../../server/engine/index.ts';
import { enumerationComplaints } from './enumeration.ts';
import {
  actions,
  contests,
  game,
  oddsOf,
  played,
  pools,
  rounds,
  scenario,
  sound,
  steps,
  timelineOf,
} from './faulty.ts';
import { oddsComplaints } from './odds.ts';
import { pageComplaints } from './pages.ts';
import { poolComplaints, poolsOf } from './pools.ts';
import { samenessComplaints, stepComplaints } from './steps.ts';
import { vocabularyComplaints } from './vocabulary.ts';

type Fault = readonly [what: string, faulty: Ruleset, complaint: RegExp];

/** Each fault is reported, and the same game without it isn’t. */
function reports(complaintsOf: (game: Ruleset) => readonly string[], faults: readonly Fault[]): void {
  it('reports nothing in a correct game', () => {
    assert.deepEqual(complaintsOf(game), []);
  });

  for (const [what, faulty, complaint] of faults) {
    it(`reports ${what}`, () => {
      assert.match(complaintsOf(faulty).join('\n'), complaint);
    });
  }
}

describe('the contract about words', () => {
  const { vocabulary } = game;
  const [stat, verb, sentence] = [vocabulary.stats[0]!, vocabulary.verbs[0]!, game.sentences[0]!];
  const words = (change: Partial<Vocabulary>): Ruleset => ({ ...game, vocabulary: { ...vocabulary, ...change } });
  const verbs = (change: Partial<VerbWord>): Ruleset =>
    words({ verbs: [...vocabulary.verbs, { ...verb, word: 'juggles', ...change }] });
  const sentences = (change: Partial<SentencePattern>): Ruleset => ({
    ...game,
    sentences: [...game.sentences, { ...sentence, id: 'extra', ...change }],
  });
  reports(vocabularyComplaints, [
    ['a game that says nothing about itself', { ...game, about: '' }, /nothing about it/],
    ['a stat without a doc', words({ stats: [{ ...stat, doc: '' }] }), /stats: .* not described/],
    ['a stat whose range is reversed', words({ stats: [{ ...stat, low: 5, high: 4 }] }), /from 5 to 4/],
    [
      'a duplicate state',
      words({
        states: [
          { word: 'odd', doc: 'is odd' },
          { word: 'Odd', doc: 'is odd' },
        ],
      }),
      /states: “odd” is there twice/,
    ],
    [
      'a kind without a doc',
      words({ verbKinds: vocabulary.verbKinds.map((kind) => ({ ...kind, doc: ' ' })) }),
      /kinds: .* not described/,
    ],
    [
      'an option with one value',
      words({ options: [{ word: 'luck', doc: 'How lucky.', values: ['on'] }] }),
      /option luck is no choice/,
    ],
    [
      'an option with a duplicate value',
      words({ options: [{ word: 'luck', doc: 'How lucky.', values: ['on', 'on'] }] }),
      /option luck is no choice/,
    ],
    ['a verb of an unknown kind', verbs({ kind: 'juggling' }), /juggles is of no kind/],
    [
      'another use of a verb, of an unknown kind',
      verbs({ also: [{ kind: 'juggling', takes: '' }] }),
      /juggles is of no kind/,
    ],
    ['a verb without a citation', verbs({ from: ' ' }), /the verb juggles has no citation/],
    [
      'an idiom without a citation',
      words({ idioms: [{ words: 'with care', clause: 'gently', from: '' }] }),
      /the idiom with care has no citation/,
    ],
    ['a silence without words', verbs({ silent: 'nothing' }), /juggles is silent in no sentence/],
    [
      'another verb of an unknown kind',
      words({ otherVerb: { kind: 'juggling', takes: '', clause: 'with Luck' } }),
      /other verbs are of no kind/,
    ],
    [
      'waiting that isn’t a verb',
      words({ dependence: { words: [], waiting: 'loiters', afterWaiting: [] } }),
      /waiting is no verb/,
    ],
    ['badly formed words after a verb', verbs({ takes: '[{target}' }), /juggles is not well formed/],
    ['an unknown slot', verbs({ takes: '({targets}|[with {tool}])' }), /no verb has: tool/],
    ['a duplicate sentence', sentences({ id: sentence.id }), /sentences: .* there twice/],
    ['a badly formed sentence', sentences({ words: 'either (this|that' }), /extra is not well formed/],
    ['a sentence without an example', sentences({ example: '' }), /extra has no doc or no example/],
    ['a sentence without a place', sentences({ places: [] }), /extra stands nowhere/],
    [
      'a badly formed slot form',
      { ...game, slotForms: [{ type: 'odd', forms: ['a]'], called: 'something odd' }] },
      /odd is not well formed/,
    ],
    [
      'a slot form without a name',
      { ...game, slotForms: [{ type: 'odd', forms: ['a'], called: '' }] },
      /odd has no form or no name/,
    ],
  ]);
});

describe('the contract about pages', () => {
  const [first, second] = [game.pages[0]!, game.pages.find(({ part }) => part !== game.pages[0]!.part)!];
  const shown = game.pages.find(({ good, bad }) => good !== undefined && bad !== undefined)!;
  const { id, title, part, says, from } = first;
  const bare: RulePage = { id, title, part, says, from, bad: shown.bad! };
  const page = (change: Partial<RulePage>, of = first): Ruleset => ({ ...game, pages: [{ ...of, ...change }] });
  reports(pageComplaints, [
    ['no pages', { ...game, pages: [] }, /no pages/],
    ['a page without a title', page({ title: '' }), /has no title/],
    ['a page without a source', page({ from: { ...first.from, heading: '' } }), /has no heading/],
    ['a page with an unfinished sentence', page({ silent: 'The text says nothing of' }), /breaks off in silent/],
    ['scattered phases of play', { ...game, pages: [first, second, first] }, /stand apart/],
    ['a check that doesn’t exist', page({ checks: ['no-such-check'] }), /isn’t there: no-such-check/],
    [
      'a finding in a good example',
      page({ good: `${shown.good!}\nthis is no sentence\n` }, shown),
      /finding in its good example/,
    ],
    [
      'an example of another game',
      page({ good: shown.good!.replace(game.id, 'another') }, shown),
      /isn’t of this game/,
    ],
    ['a bad example without a good one', { ...game, pages: [bare] }, /no good one/],
    ['a bad example without findings', page({ bad: shown.good! }, shown), /nothing is wrong/],
    [
      'a bad example of another check',
      page({ bad: `${shown.bad!}\nthis is no sentence\n` }, shown),
      /that it doesn’t name/,
    ],
  ]);
});

describe('the contract about odds', () => {
  const values = (...chances: readonly number[]): OutcomeOdds =>
    new Map(chances.map((chance, index) => [`${index}`, { chance: new Fraction(chance) }]));
  const counted = (change: Partial<Distribution>): Ruleset =>
    contests((contest) => ({
      ...contest,
      distributions: [
        { of: 'hits', counts: 'hits', values: values(0.5, 0.25, 0.25), mean: new Fraction('3/4'), ...change },
      ],
    }));
  const complaints = (faulty: Ruleset): readonly string[] => oddsComplaints(oddsOf(faulty));
  reports(complaints, [
    [
      'a partition that sums to more than 1',
      contests((contest) => ({
        ...contest,
        odds: new Map([...contest.odds, ['more', { chance: new Fraction('1/9') }]]),
      })),
      /sums to 10\/9/,
    ],
    [
      'parts that sum to more than the whole',
      contests((contest) => ({
        ...contest,
        odds: new Map(
          [...contest.odds].flatMap(([name, figure]) => [
            [name, figure],
            [`${name} at least`, { chance: figure.chance.add('1/9'), partOf: name }],
          ]),
        ),
      })),
      /has parts that are more than it/,
    ],
    ['the same given pins', contests((contest) => ({ ...contest, pinned: values(0.5, 0.25) })), /pinned, sums to 3\/4/],
    ['a chance below 0', contests((contest) => ({ ...contest, odds: values(1.5, -0.5) })), /has the chance -1\/2/],
    ['a chance above 1', actions((action) => ({ ...action, odds: values(2) })), /has the chance 2$/m],
    [
      'an outcome without words',
      contests((contest) => ({ ...contest, outcomes: new Map() })),
      /has no words for its outcome tie/,
    ],
    ['one outcome', contests((contest) => ({ ...contest, odds: values(1) })), /fewer than two outcomes/],
    [
      'a round with a chance above 1',
      rounds((round) => ({ ...round, reached: { chance: new Fraction(2) } })),
      /being reached has the chance 2/,
    ],
    ['values that sum to less than 1', counted({ values: values(0.5, 0.25) }), /hits sums to 3\/4/],
    [
      'a mean that doesn’t match the values',
      counted({ mean: new Fraction(1) }),
      /mean 1, where its values come to 3\/4/,
    ],
    [
      'a share outside its interval',
      contests((contest) => ({
        ...contest,
        odds: new Map([
          ['a', { chance: new Fraction(1), sample: { plays: 9, low: 0, high: 0.5 } }],
          ['b', { chance: new Fraction(0) }],
        ]),
      })),
      /outside of its interval/,
    ],
  ]);

  it('accepts a correct mean, and no mean where values aren’t numbers', () => {
    assert.deepEqual(complaints(counted({})), []);
    assert.deepEqual(
      complaints(
        counted({
          values: new Map([
            ['0', { chance: new Fraction('1/2') }],
            ['open', { chance: new Fraction('1/2') }],
          ]),
        }),
      ),
      [],
    );
  });
});

/** The game with all its contests replaced by these. */
function decided(outcome: string): Ruleset {
  return steps((step) => ({
    ...step,
    details: step.details.map((detail) => (detail.kind === 'contest' ? { ...detail, outcome } : detail)),
  }));
}

describe('the contract about steps', () => {
  const never = (contest: ContestOdds): ContestOdds => ({
    ...contest,
    odds: new Map([...contest.odds.keys()].map((outcome) => [outcome, { chance: new Fraction(0) }])),
  });
  reports(
    (faulty) => stepComplaints(faulty, timelineOf(faulty), oddsOf(faulty)),
    [
      ['an outcome that the odds don’t know', decided('fireworks'), /don’t know: fireworks/],
      ['an outcome that the odds rule out', contests(never), /rule out/],
      [
        'two details of one kind',
        steps((step) => ({ ...step, details: [...step.details, ...step.details] })),
        /two details of one kind/,
      ],
      [
        'a contest that is reported twice',
        played((timeline) => ({
          ...timeline,
          rounds: timeline.rounds.map((round) => ({ ...round, steps: [...round.steps, ...round.steps] })),
        })),
        /is told twice/,
      ],
      ['two steps with one key', steps((step) => ({ ...step, key: 'same' })), /two steps have the key same/],
      ['a rule without a page', steps((step) => ({ ...step, rule: 'no-such-rule' })), /without a page: no-such-rule/],
      ['parties of another contest', contests((contest) => ({ ...contest, parties: ['Nobody'] })), /other parties/],
      ['odds without a played round', rounds((round) => ({ ...round, played: false })), /odds don’t say so/],
    ],
  );
});

describe('the contract about playing again', () => {
  let plays = 0;
  reports(
    (faulty) => samenessComplaints(faulty, scenario, 1),
    [
      [
        'another course with the same seed',
        played((timeline) => ({ ...timeline, title: `${(plays += 1)}` })),
        /another way/,
      ],
      ['data that is lost in JSON', played((timeline) => ({ ...timeline, seed: NaN })), /not the same as JSON/],
    ],
  );
});

describe('the contract about pools', () => {
  const modifiers = (change: Partial<Modifier>): Ruleset =>
    pools((pool) => ({ ...pool, modifiers: pool.modifiers.map((modifier) => ({ ...modifier, ...change })) }));
  const uncounted = { short: 'at the most', why: 'nobody throws more' };
  reports(
    (faulty) => poolComplaints(faulty, poolsOf(timelineOf(faulty), oddsOf(faulty)), sound.isWritten),
    [
      ['a modifier without a page', modifiers({ rule: 'no-such-rule' }), /without a page: no-such-rule/],
      ['a modifier without a title', modifiers({ title: '' }), /without a title/],
      ['a modifier without a reason', modifiers({ because: '' }), /without a reason/],
      [
        'a modifier from another file',
        modifiers({ source: { file: 'elsewhere.clash', sentence: 1, start: 0, end: 4 } }),
        /from nowhere/,
      ],
      [
        'a modifier that counts but has a reason not to',
        modifiers({ standing: 'counted', uncounted }),
        /says of what counts/,
      ],
      [
        'a modifier that doesn’t count without a reason',
        modifiers({ standing: 'capped' }),
        /doesn’t say why something did not count/,
      ],
      ['a size that isn’t the sum', pools((pool) => ({ ...pool, size: pool.size + 1 })), /where its parts come to/],
      ['an empty pool', pools((pool) => ({ ...pool, size: 0 })), /has 0 throws/],
      ['a base without a reason', pools((pool) => ({ ...pool, because: ' ' })), /why everybody has its base/],
    ],
  );

  it('doesn’t check the sum in a game that measures, or where the lowest counts by rule', () => {
    for (const change of [{ keep: 'lowest' }, { difficulty: { base: '5/6', now: '4/6' } }] as const) {
      const other = pools((pool) => ({ ...pool, ...change, size: 9 }));
      assert.deepEqual(poolComplaints(other, poolsOf(timelineOf(other), oddsOf(other)), sound.isWritten), []);
    }
  });
});

describe('the contract about courses', () => {
  const half = { chance: new Fraction('1/2') };
  const nothing = { chance: new Fraction(0) };
  const course = timelineOf(game);
  const told = course.rounds
    .flatMap((round) => round.steps)
    .flatMap(partiesOf)
    .find(({ outcome }) => outcome !== '')!.outcome;
  const throwingOften: Ruleset = {
    ...game,
    *play(_of, { throws }) {
      const timeline = { ...course, seed: throws.pick(10_001) };
      yield timeline;
      return timeline;
    },
  };
  reports(
    (faulty) => enumerationComplaints(faulty, scenario),
    [
      [
        'odds that aren’t those of all courses',
        contests((contest) => ({
          ...contest,
          odds: new Map([...contest.odds.keys()].map((outcome, index) => [outcome, index < 2 ? half : nothing])),
        })),
        /of all courses/,
      ],
      ['an outcome that the odds don’t have', decided('fireworks'), /fireworks has the odds 0, and comes in 1 of/],
      ['a contest without odds', rounds((round) => ({ ...round, contests: [] })), /no odds for its contest clash\/Ann/],
      [
        'sampled odds',
        contests((contest) => ({
          ...contest,
          odds: new Map(
            [...contest.odds].map(([outcome, { chance }]) => [
              outcome,
              { chance, sample: { plays: 9, low: 0, high: 1 } },
            ]),
          ),
        })),
        /only sampled/,
      ],
      [
        'an action that succeeds more often than the odds say',
        actions((action) => ({ ...action, odds: new Map([['succeeds', nothing]]) })),
        /goes well by the odds in 0/,
      ],
      [
        'an action with another result',
        actions((action) => ({ ...action, odds: new Map([...action.odds, ['fireworks', half]]) })),
        /fireworks has the odds 1\/2, and is told in 0/,
      ],
      [
        'an action with a result that the odds rule out',
        actions((action) => ({ ...action, odds: new Map([...action.odds, [told, nothing]]) })),
        new RegExp(`: ${told} has the odds 0`, 'u'),
      ],
      ['more courses than a small case may have', throwingOften, /more than/],
    ],
  );

  it('doesn’t match a part of a word', () => {
    const cut = actions((action) => ({ ...action, odds: new Map([...action.odds, [told.slice(0, -1), nothing]]) }));
    assert.deepEqual(enumerationComplaints(cut, scenario), []);
  });
});
