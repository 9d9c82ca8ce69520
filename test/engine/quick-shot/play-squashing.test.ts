/** Squashing that is written for an action: where it counts, what the dice meet without it, and what lies there afterwards. */
import assert from 'node:assert/strict';
import { played, rose } from './gamble.ts';

const under = ['hard "a"', 'common "b"', 'rolls 2 3 5 5 6 7 3 4'];

function playing(option: string, ...more: readonly string[]): ReturnType<typeof played> {
  return played(rose({ rules: [`option squash ${option}`], under: [...under, ...more] }));
}

function saysOf({ steps }: ReturnType<typeof played>): readonly (readonly [string | undefined, string])[] {
  return steps.find(({ kind }) => kind === 'roll')?.sets?.needs.map(({ by, says }) => [by, says] as const) ?? [];
}

describe('squashing that is written for an action', () => {
  it('meets that one, and the dice the others as they lie', () => {
    assert.deepEqual(saysOf(playing('host', 'squashes for "a"')), [[undefined, 'succeeds by squashing'], ['5×2', 'succeeds']]);
  });

  it('is no squashing of what the dice meet anyway', () => {
    assert.deepEqual(saysOf(playing('host', 'squashes for "a"', 'squashes for "b"')), [[undefined, 'succeeds by squashing'], ['5×2', 'succeeds']]);
  });

  it('meets with an action those that wait for it', () => {
    const { told } = played(rose({ under: ['hard "a"', 'common "b" after "a"', 'squashes for "a"', 'rolls 2 3 5 5 6 7 3 4'] }));
    assert.deepEqual(told('met').map((line) => line.split(' | ')[0]), ['“a” succeeds', '“b” succeeds']);
  });

  it('counts nothing where the option leaves no word to the table, and says so', () => {
    const why = (option: string): readonly string[] => playing(option, 'squashes for "a"').told('squashing');
    assert.deepEqual(saysOf(playing('none', 'squashes for "a"')), [[undefined, 'fails'], ['5×2', 'succeeds']]);
    assert.deepEqual(why('none'), ['Rose doesn’t squash sets | With “option squash none” nobody squashes. What is written of it here counts nothing.']);
    for (const option of ['once', 'gather']) assert.match(why(option)[0] ?? '', new RegExp(`^Rose doesn’t squash sets \\| With “option squash ${option}” it is reckoned from the dice`, 'u'));
  });

  it('waits for dice that are pinned', () => {
    assert.match(played(rose({ under: ['overwhelming "a"', 'squashes for "a"'] })).told('squashing')[0] ?? '', /^Rose may squash sets \| .* when the dice of that roll are pinned\.$/u);
  });
});

describe('a reconstruction', () => {
  it('tells the sets as they were rolled, and as they lie there then', () => {
    const { told } = played(rose({ rules: ['option squash once'], under: ['hard "it"', 'rolls 5 5 6 6 1 2 3 4'] }));
    assert.match(told('roll')[0] ?? '', /^Rose rolls 5×2 and 6×2, squashed to 6×3: success \| The 5s become 6s for a die less\.$/u);
  });
});
