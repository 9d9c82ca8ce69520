/**
 * What the steps say about actions: a single one, those that wait, those that a critical may fall on, and wounds that
 * get worse.
 */
import assert from 'node:assert/strict';
import { detailOf } from '../../../server/engine/index.ts';
import { played, rose } from './gamble.ts';

const playing = (...under: readonly string[]): ReturnType<typeof played> =>
  played(rose({ rules: ['option squash none'], under }));

describe('an attempt of one action', () => {
  it('has its outcome shown, with what a critical adds (qt-18, qt-19, qt-21)', () => {
    const told = (rolls: string): string => playing('common "jump"', rolls).told('met', 'missed')[0] ?? '';
    assert.match(told('rolls 1 3 5 5 6 2 4 8'), /^“jump” succeeds \| The player gets the result they wanted.$/u);
    assert.match(told('rolls 1 1 5 5 2 3 6 8'), /^“jump” succeeds critically \| .* a minor bonus/u);
    assert.match(
      told('rolls 1 3 5 6 7 2 4 8'),
      /^“jump” fails \| .* the GM finds another that follows from the situation\.$/u,
    );
    assert.match(told('rolls 1 1 5 6 7 8 2 3'), /^“jump” fails critically \| .* one more obstacle\.$/u);
  });
});

describe('an action that fails with the one it waits for', () => {
  const { steps, told } = playing(
    'difficult "climb"',
    'common "shout" after "climb"',
    'hard "wave" after "shout"',
    'rolls 8 8 1 2 3 5 4 2',
  );

  it('is shown with the set that is there for it, and why it fails', () => {
    assert.deepEqual(
      detailOf(
        steps.find(({ kind }) => kind === 'roll'),
        'sets',
      )?.needs.map(({ by, says }) => [by, says]),
      [
        [undefined, 'fails'],
        ['8×2', 'fails because “climb” does'],
        [undefined, 'fails'],
      ],
    );
    assert.match(told('missed')[1] ?? '', /^“shout” fails \| It waits for “climb”, which fails\. /u);
  });

  it('isn’t where the other succeeds', () => {
    assert.doesNotMatch(
      playing('easy "climb"', 'hard "shout" after "climb"', 'rolls 8 8 1 2 3 5 4 2').told('missed')[0] ?? '',
      /waits/u,
    );
  });
});

describe('ones that can fall on several actions', () => {
  const under = ['hard "shoot"', 'hard "kick"', 'easy "draw"'];

  it('fall on at least one of those that fail, which must be named (qs-065, qt-29)', () => {
    assert.deepEqual(
      playing(
        ...under,
        'on critical failure of "kick" "he slips"',
        'on critical failure of "draw" "it jams"',
        'rolls 1 1 5 5 6 2 3 4',
      ).told('naming'),
      [
        'At least one of the failed actions is a critical failure | It may be “shoot” or “kick”; “the critical falls on …” in the file says which. If it is “kick”: “he slips”.',
      ],
    );
  });

  it('fall on the one that the player picks where all succeed (qs-068)', () => {
    assert.deepEqual(playing('easy "shoot"', 'easy "kick"', 'easy "draw"', 'rolls 1 1 5 6 7 2 3 4').told('naming'), [
      'The player picks which action is the critical success | It may be “shoot”, “kick” or “draw”; “the critical falls on …” in the file says which.',
    ]);
  });

  it('need no name where it is written, where only one action is possible, and without a critical', () => {
    assert.deepEqual(playing(...under, 'the critical falls on "kick"', 'rolls 1 1 5 5 6 2 3 4').told('naming'), []);
    assert.deepEqual(playing('hard "shoot"', 'easy "draw"', 'rolls 1 1 5 5 6 2 3 4').told('naming'), []);
    assert.deepEqual(playing(...under, 'rolls 1 2 5 5 6 2 3 4').told('naming'), []);
  });
});

describe('a wound that gets worse', () => {
  const worse = (line: string): string =>
    played(
      rose({
        own: ['easy wound "a bad arm" on everything'],
        under: ['easy "step"', line, 'sets go first to "step"', 'rolls 5 1 2 3 4 2 3 4'],
      }),
    )
      .told('missed')
      .find((each) => each.startsWith('“cope')) ?? '';

  it('is shown with its old and new value, where that is written', () => {
    assert.match(
      worse('worsens "a bad arm" to hard: "it tears"'),
      / The wound gets worse\. It was easy \(1\), and is now hard \(3\)\. “it tears”\.$/u,
    );
    assert.match(worse('worsens "a bad arm": "it tears"'), / The wound gets worse\. “it tears”\.$/u);
  });
});

describe('several changes of one action', () => {
  it('are shown one after the other, each starting from the last, up to what is needed', () => {
    const { steps } = playing('common "lift"', '2 harder "rain" for "lift"', '1 easier "a lever" for "lift"');
    assert.deepEqual(
      detailOf(
        steps.find(({ kind }) => kind === 'pool'),
        'pool',
      )?.pool.modifiers.map(({ measure }) => measure),
      ['“lift”: common (2) → difficult (4)', '“lift”: difficult (4) → hard (3)'],
    );
  });

  it('leave what doesn’t count out of the chain', () => {
    const { steps } = playing(
      'hard "lift"',
      'sets aside "a lever"',
      '1 easier "a lever" for "lift"',
      '1 easier "a friend" for "lift"',
    );
    assert.deepEqual(
      detailOf(
        steps.find(({ kind }) => kind === 'pool'),
        'pool',
      )?.pool.modifiers.map(({ measure, standing }) => [measure, standing]),
      [
        ['“lift”: hard (3) → common (2)', 'unused'],
        ['“lift”: hard (3) → common (2)', 'counted'],
      ],
    );
  });
});

describe('a bet from what is set aside', () => {
  it('can’t come from what the announcement itself sets aside', () => {
    const { steps } = playing('hard "lift"', 'bets 1 WP from what is set aside');
    const [modifier] =
      detailOf(
        steps.find(({ kind }) => kind === 'pool'),
        'pool',
      )?.pool.modifiers ?? [];
    assert.deepEqual([modifier?.standing, modifier?.uncounted?.short], ['unused', 'no pool yet']);
  });
});
