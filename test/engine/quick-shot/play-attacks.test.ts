/** Announced attacks, and one action for each of them. */
import assert from 'node:assert/strict';
import { detailOf } from '../../../server/engine/index.ts';
import { oddsOf, percentOf, played, rose } from './gamble.ts';

const punch = ['the Thug: punches Rose.', 'deals an easy wound "a bruise" on everything', 'on hit "it was the left."'];
const kick = ['the Thug: kicks Rose.', 'deals a hard wound "a broken shin" on "running"', 'on hit "bone"'];

function titlesOf(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.split(' | ')[1] ?? '');
}

describe('two attacks by the same opponent', () => {
  const playing = (...under: readonly string[]) =>
    played(
      rose({ rules: ['option squash none'], head: [...punch, ...kick], under: [...under, 'rolls 6 7 1 2 3 4 2 3'] }),
    );

  it('take an action each: a single one avoids the first of them, and nothing avoids the other (qa-41)', () => {
    const { told, after } = playing('easy "duck" avoids the Thug');
    assert.deepEqual(told('hit'), [
      'The Thug hits Rose | Nobody tries to avoid it. Rose has a wound: a broken shin (hard).',
    ]);
    assert.deepEqual(after('Rose').conditions, ['a broken shin (hard)']);
  });

  it('are both avoided by two actions, each of which avoids its own', () => {
    assert.deepEqual(playing('easy "duck" avoids the Thug', 'easy "jump" avoids the Thug').told('hit'), []);
    assert.deepEqual(playing('hard "duck" avoids the Thug', 'easy "jump" avoids the Thug').after('Rose').conditions, [
      'a bruise (easy)',
    ]);
    assert.deepEqual(playing('easy "duck" avoids the Thug', 'hard "jump" avoids the Thug').after('Rose').conditions, [
      'a broken shin (hard)',
    ]);
  });

  it('hurt somebody who avoids only one of them', () => {
    const unhurt = (...under: readonly string[]): string =>
      percentOf(
        oddsOf(rose({ rules: ['option squash none'], head: [...punch, ...kick], under })).standing?.[0]?.odds,
        'unhurt',
      );
    assert.equal(unhurt('easy "duck" avoids the Thug'), '0.000');
    // At least two of eight dice show 5 or more: all but 9 of 256 ways.
    assert.equal(
      unhurt('easy "duck" avoids the Thug', 'easy "jump" avoids the Thug', 'sets go first to "duck"'),
      '96.484',
    );
  });
});

describe('an action that avoids an attack', () => {
  const playing = (rolls: string): ReturnType<typeof played> =>
    played(rose({ rules: ['option squash none'], head: punch, under: ['easy "duck" avoids the Thug', rolls] }));

  it('says whose attack that is, before the roll and with the result', () => {
    const { steps, told } = playing('rolls 6 7 1 2 3 4 2 3');
    assert.deepEqual(
      steps.flatMap((step) => detailOf(step, 'sets')?.needs ?? []).map(({ measure }) => measure),
      ['easy (1), avoids the Thug', 'easy (1), avoids the Thug'],
    );
    assert.deepEqual(told('met'), ['“duck” succeeds | The Thug’s attack is avoided, and does no damage.']);
    assert.match(
      playing('rolls 4 4 1 2 3 4 2 3').told('missed')[0] ?? '',
      / The Thug’s attack isn’t avoided, and its damage is taken\.$/u,
    );
  });
});

describe('an announced attack', () => {
  const announced = (head: readonly string[]): readonly string[] =>
    titlesOf(played(rose({ head, under: ['easy "duck" avoids the Thug'] })).told('announce')).slice(0, 2);

  it('says what it does to somebody who doesn’t avoid it, in the writer’s words too (qs-091)', () => {
    assert.deepEqual(announced([...punch, ...kick]), [
      'An opponent’s attack isn’t rolled: the target tries to avoid it. If it isn’t avoided, it deals a wound: a ' +
        'bruise (easy). “it was the left.”',
      'If it isn’t avoided, it deals a wound: a broken shin (hard). “bone”.',
    ]);
  });

  it('only says that it isn’t rolled where nothing is written about it', () => {
    assert.equal(
      announced(['the Thug: punches Rose.'])[0],
      'An opponent’s attack isn’t rolled: the target tries to avoid it.',
    );
  });
});
