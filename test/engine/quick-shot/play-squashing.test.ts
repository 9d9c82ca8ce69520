/**
 * Squashing that is written for an action: where it counts, what the dice meet without it, and how they look
 * afterwards.
 */
import assert from 'node:assert/strict';
import { detailOf, partiesOf } from '../../../server/engine/index.ts';
import { played, rose } from './gamble.ts';

const under = ['hard "a"', 'common "b"', 'rolls 2 3 5 5 6 7 3 4'];

function playing(option: string, ...more: readonly string[]): ReturnType<typeof played> {
  return played(rose({ rules: [`option squash ${option}`], under: [...under, ...more] }));
}

function saysOf({ steps }: ReturnType<typeof played>): readonly (readonly [string | undefined, string])[] {
  return (
    detailOf(
      steps.find(({ kind }) => kind === 'roll'),
      'sets',
    )?.needs.map(({ by, says }) => [by, says] as const) ?? []
  );
}

describe('squashing that is written for an action', () => {
  it('meets that action, while the dice meet the others as they are', () => {
    assert.deepEqual(saysOf(playing('host', 'squashes for "a"')), [
      [undefined, 'succeeds by squashing'],
      ['5×2', 'succeeds'],
    ]);
  });

  it('isn’t squashing for what the dice meet anyway', () => {
    assert.deepEqual(saysOf(playing('host', 'squashes for "a"', 'squashes for "b"')), [
      [undefined, 'succeeds by squashing'],
      ['5×2', 'succeeds'],
    ]);
  });

  it('meets with an action those that wait for it', () => {
    const { told } = played(
      rose({ under: ['hard "a"', 'common "b" after "a"', 'squashes for "a"', 'rolls 2 3 5 5 6 7 3 4'] }),
    );
    assert.deepEqual(
      told('met').map((line) => line.split(' | ')[0]),
      ['“a” succeeds', '“b” succeeds'],
    );
  });

  it('has no effect where the option doesn’t leave it to the players, and says so', () => {
    const why = (option: string): readonly string[] => playing(option, 'squashes for "a"').told('squashing');
    assert.deepEqual(saysOf(playing('none', 'squashes for "a"')), [
      [undefined, 'fails'],
      ['5×2', 'succeeds'],
    ]);
    assert.deepEqual(why('none'), [
      'Rose doesn’t squash sets | With “option squash none” nobody squashes. So this sentence has no effect.',
    ]);
    for (const option of ['once', 'gather'])
      assert.match(
        why(option)[0] ?? '',
        new RegExp(`^Rose doesn’t squash sets \\| With “option squash ${option}” the effect of squashing`, 'u'),
      );
  });

  it('waits for pinned dice', () => {
    assert.match(
      played(rose({ under: ['overwhelming "a"', 'squashes for "a"'] })).told('squashing')[0] ?? '',
      /^Rose may squash sets \| .* when the dice of that roll are pinned\.$/u,
    );
  });
});

describe('an action that squashing may still meet', () => {
  const { steps, told } = played(
    rose({ under: ['hard "a"', 'easy "b" after "a"', 'on failure "down."', 'rolls 5 5 6 7 2 3 4 2'] }),
  );
  const roll = steps.find(({ kind }) => kind === 'roll');

  it('hasn’t failed before the players decide', () => {
    assert.match(roll?.title ?? '', /: not met as rolled$/u);
    assert.deepEqual(
      [roll?.tone, partiesOf(roll)[0]?.tone, partiesOf(roll)[0]?.outcome, roll?.prose],
      ['even', 'even', 'fails as rolled', []],
    );
    assert.deepEqual(
      detailOf(roll, 'sets')?.needs.map(({ says, tone }) => [says, tone]),
      [
        ['not met as rolled', 'even'],
        ['waits for “a”, which isn’t met', 'even'],
      ],
    );
  });

  it('is shown before its result, and that with its words', () => {
    assert.deepEqual(
      steps.slice(-3).map(({ kind, prose }) => [kind, prose.map(({ text }) => text)]),
      [
        ['squashing', []],
        ['missed', []],
        ['missed', ['down.']],
      ],
    );
    assert.match(told('squashing')[0] ?? '', /Nothing does here, so the dice count as rolled\.$/u);
  });

  it('says how many actions are met, and that ones make it critical', () => {
    const title = played(rose({ under: ['hard "a"', 'easy "b"', 'rolls 5 5 1 1 2 3 4 2'] })).told('roll')[0];
    assert.match(title ?? '', /: 1 of 2 actions met as rolled, and critical/u);
  });

  it('fails at once where nobody squashes', () => {
    const { steps: plain } = played(
      rose({ rules: ['option squash none'], under: ['hard "a"', 'rolls 5 5 6 7 2 3 4 2'] }),
    );
    assert.deepEqual(
      plain.filter(({ kind }) => kind === 'roll').map((step) => [step.tone, partiesOf(step)[0]?.outcome]),
      [['bad', 'fails']],
    );
  });
});

describe('a reconstruction', () => {
  it('shows the sets as rolled, and as they are afterwards', () => {
    const { told } = played(rose({ rules: ['option squash once'], under: ['hard "it"', 'rolls 5 5 6 6 1 2 3 4'] }));
    assert.match(
      told('roll')[0] ?? '',
      /^Rose rolls 5×2 and 6×2, squashed to 6×3: success \| The 5s become 6s for a die less\.$/u,
    );
  });
});
