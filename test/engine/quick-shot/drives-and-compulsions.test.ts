/** What is said about drives that are served, bets from several of them, and several compulsions. */
import assert from 'node:assert/strict';
import { oddsOf, played, rose } from './gamble.ts';

const own = [
  'goal "Get rich" 4',
  'drive "Stay alive" 3',
  'compulsion "Gambling"',
  'compulsion "Drink"',
  'compulsion "Rage"',
];

/** Why the bet of an attempt isn’t made. */
function notMade(...under: readonly string[]): readonly (string | undefined)[] {
  const { modifiers } = oddsOf(rose({ own, under: ['common "it"', ...under] })).actions[0]!.pool;
  return modifiers.flatMap(({ uncounted }) => uncounted?.why ?? []);
}

describe('drives in an attempt', () => {
  it('that it serves are listed together, with one reason', () => {
    const { told } = played(
      rose({ own, under: ['common "it"', 'serves "Get rich" and "Stay alive": "both are at stake"'] }),
    );
    assert.match(told('clarification')[0] ?? '', /Success serves “Get rich” and “Stay alive”: “both are at stake”\.$/u);
  });

  it('can both be bet from', () => {
    const { willpower } = played(
      rose({
        own,
        under: [
          'hard "it"',
          'serves "Get rich", "Stay alive"',
          'bets 1 WP from "Get rich", 2 WP from "Stay alive"',
          'rolls 1 2 3 4 5 2 3 4 2 3',
        ],
      }),
    );
    assert.equal(willpower('Rose'), '5, Get rich 3, Stay alive 1');
  });

  it('that it doesn’t serve are all named where they are bet from', () => {
    assert.deepEqual(notMade('bets 3 WP: 1 WP from "Get rich", 2 WP from "Stay alive"'), [
      'nothing says that success would further “Get rich” or “Stay alive”',
    ]);
    assert.deepEqual(notMade('serves "Get rich"', 'bets 3 WP: 1 WP from "Get rich", 2 WP from "Stay alive"'), [
      'nothing says that success would further “Stay alive”',
    ]);
  });

  it('matter for a bet that isn’t shared out only when it is', () => {
    assert.deepEqual(notMade('serves "Get rich" and "Stay alive"', 'bets 3 WP from "Get rich" and "Stay alive"'), [
      'nothing says how much of it comes from each pool',
    ]);
  });
});

describe('a compulsion check', () => {
  it('says what else tempts somebody before anything is used', () => {
    const text = rose({ own, under: ['common "it"'] }).replace('gambles on "it"', 'resists "Gambling"');
    const { told } = played(`${text}\nalso tempted by "Drink", "Rage"\nusing "her brother’s hand"`);
    assert.deepEqual(told('announce'), [
      'Rose resists “Gambling” | Also tempted by “Drink” and “Rage”. Using “her brother’s hand”.',
    ]);
    assert.deepEqual(played(text).told('announce'), ['Rose resists “Gambling”']);
  });
});

describe('missing Willpower', () => {
  it('is mentioned in the singular where it is one point', () => {
    const { steps } = played(
      [
        'combatant Rose (she) of the Players',
        'project "A" 1',
        'drive "B" 1',
        'round 1',
        'Rose completes "A": 1 WP set aside.',
        'Rose assigns 2 WP to "B".',
      ].join('\n'),
    );
    assert.ok(
      steps.some(({ title, text }) => `${title} ${text}`.includes('1 WP is set aside, and 2 are assigned.')),
      JSON.stringify(steps.map(({ title, text }) => [title, text])),
    );
  });
});
