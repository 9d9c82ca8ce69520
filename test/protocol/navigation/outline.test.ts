/** Which round is meant after an edit; a round is written as number, title and announcements, `1Dark:ab`. */
import assert from 'node:assert/strict';
import { following, type Outline, type RoundHome, wishNow } from '../../../server/protocol/index.ts';

const cases: readonly (readonly [what: string, before: string, after: string, found: string])[] = [
  ['stays where it is', '*1Dark:ab 2Still:c', '1Dark:ab 2Still:c', '0'],
  ['moves on where one is put in above it', '*1Dark:abc 2Still:d', '1Before:ab 2Dark:abc 3Still:d', '1'],
  ['moves on where one of the same actions is put in above it', '*1Dark:ab', '1Before:ab 2Dark:ab', '1'],
  ['moves on where one without a title is put in above it, and none has one', '*1:ab 2:c', '1:x 2:ab 3:c', '1'],
  ['moves up where one above it is taken out', '1:x *2:ab 3:c', '1:ab 2:c', '0'],
  ['is the same with other actions, by its title', '1A:a *2Dark:ab', '1A:a 2Dark:xy', '1'],
  ['is the same under another title, by its actions', '1A:a *2Dark:ab', '1A:a 2Light:ab', '1'],
  ['is the same with other actions and no title, by its place', '1:a *2:b 3:c', '1:a 2:x 3:c', '1'],
  ['is followed by its title before what is in it', '*1Dark:ab 2Light:cd', '1Light:ab 2Dark:cd', '1'],
  ['is found where it was moved to', '*1:a 2:b 3:c', '1:b 2:c 3:a', '2'],
  [
    'is told from others with its title by what is in it',
    '1Again:a *2Again:b 3Again:c',
    '1Again:x 2Again:a 3Again:b 4Again:c',
    '2',
  ],
  ['is told from others that are the same by its number', '1:a *2:a 3:a', '2:a 3:a', '0'],
  ['is told from others of its number', '1:a *2Day:b 2Night:c', '1:a 2Dusk:x 2Day:b 2Night:c', '2'],
  ['is gone where it was taken out', '1:a *2Dark:b 3:c', '1:a 3:c', 'gone'],
  [
    'is gone where another with another title and other actions stands in its place',
    '1:a *2Dark:b 3:c',
    '1:a 2Light:x 3:c',
    'gone',
  ],
  ['is gone with all others', '*1:a', '', 'gone'],
];

describe('a round in an edited text', () => {
  for (const [what, before, after, expected] of cases) {
    it(`${what}: ${before} to ${after === '' ? 'nothing' : after}`, () => {
      const found = following(outline(before), outline(after)).roundNow(
        before.split(' ').findIndex((round) => round.startsWith('*')),
      );
      assert.equal(found === undefined ? 'gone' : String(found), expected);
    });
  }

  it('is found again when it is back, and no other one in the meantime', () => {
    const there = outline('1Before:x 2Dark:ab 3Still:c');
    const without = outline('1Before:x 2Still:c');
    const lost = following(there, without).homeNow({ round: 1 });
    assert.deepEqual(lost, { round: 1, gone: { number: 2, title: 'Dark', holds: 'ab' } });
    const later = (home: RoundHome, from: Outline, to: string): RoundHome => following(from, outline(to)).homeNow(home);
    assert.equal(later(lost, without, '1Before:x 2Still:c 3New:y'), lost);
    assert.equal(later(lost, without, '1Before:x 2Still:ab'), lost);
    assert.deepEqual(later(lost, without, '1Before:x 2Dark:z 3Still:c'), { round: 1 });
    assert.deepEqual(later(lost, without, '1Before:x 2:ab 3Still:c'), { round: 1 });
  });
});

describe('a wish in an edited text', () => {
  const wish = {
    trials: [
      { kind: 'aside', round: 0, reason: { who: 'Ann', words: 'Higher Stat' }, aside: true },
      { kind: 'add', round: 1, who: 'Ann Lee', amount: 1, words: 'Ann' },
      { kind: 'force', step: '2/clash/Ann Bill Ann Lee', round: 1, who: 'Ann', faces: ['9'] },
      { kind: 'seed', seed: 8 },
    ],
    redraws: [{ step: '1/clash/Bill', round: 0, seed: 3 }],
    outline: outline('1Dark:ab 2Still:c', 'Ann', 'Bill', 'Ann Lee'),
  } as const;

  it('refers to the same rounds and steps', () => {
    const after = outline('1Before:ab 2Dark:ab 3Still:c', 'Ann', 'Bill', 'Ann Lee');
    const { trials, redraws, outline: now } = wishNow(wish, after);
    assert.deepEqual(trials, [
      { ...wish.trials[0], round: 1 },
      { ...wish.trials[1], round: 2 },
      { ...wish.trials[2], step: '3/clash/Ann Bill Ann Lee', round: 2 },
      wish.trials[3],
    ]);
    assert.deepEqual([redraws, now], [[{ step: '2/clash/Bill', round: 1, seed: 3 }], after]);
  });

  it('keeps the trials of a round that is gone until it is back', () => {
    const lost = wishNow(wish, outline('1Still:c', 'Ann', 'Bill', 'Ann Lee'));
    const gone = { number: 1, title: 'Dark', holds: 'ab' };
    assert.deepEqual([lost.trials[0], lost.redraws], [{ ...wish.trials[0], gone }, [{ ...wish.redraws[0], gone }]]);
    assert.deepEqual(wishNow(lost, wish.outline), wish);
  });

  it('refers to the same combatants under other names', () => {
    const { trials, redraws } = wishNow(wish, outline('1Dark:ab 2Still:c', 'Zed', 'Bill', 'Ann Lee'));
    assert.deepEqual(trials, [
      { ...wish.trials[0], reason: { who: 'Zed', words: 'Higher Stat' } },
      wish.trials[1],
      { ...wish.trials[2], step: '2/clash/Zed Bill Ann Lee', who: 'Zed' },
      wish.trials[3],
    ]);
    assert.equal(redraws[0], wish.redraws[0]);
  });

  it('is the identical object if the text is the same, or if the text for which it was made is unknown', () => {
    assert.equal(wishNow(wish, { ...wish.outline }), wish);
    const { outline: _outline, ...unknown } = wish;
    assert.equal(wishNow(unknown, outline('')), unknown);
  });
});

function outline(rounds: string, ...cast: readonly string[]): Outline {
  return {
    cast,
    rounds: rounds
      .split(' ')
      .filter((round) => round !== '')
      .map((round) => {
        const [, number = '', title = '', holds = ''] = /^\*?(\d)(.*):(.*)$/.exec(round) ?? [];
        return { number: Number(number), ...(title !== '' && { title }), holds };
      }),
  };
}
