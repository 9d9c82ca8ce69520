/** The head of a round: rests that work partly, and conditions that are over. */
import assert from 'node:assert/strict';
import { played } from './gamble.ts';

/** Rose with two drives, and this at the head of the round. */
function headed(own: readonly string[], head: readonly string[]): ReturnType<typeof played> {
  return played(
    ['combatant Rose (she) of the Players', ...own, 'drive "Quiet" 1', 'drive "Fame" 0', 'round 1', ...head].join('\n'),
  );
}

describe('a rest that works partly', () => {
  it('brings the general pool back to its base, even if nothing is left to move (qs-195)', () => {
    const { told, willpower } = headed(['Willpower 2 of 5'], ['Rose rests for 6 hours: 1 WP to "Quiet".']);
    assert.equal(willpower('Rose'), '5, Quiet 1, Fame 0');
    assert.deepEqual(told('rest', 'refused'), [
      'Rose rests | The general pool goes back to its base amount: 2 → 5. 1 WP can’t go to “Quiet”. Only Willpower above the base amount can be moved: the general pool holds 5, and its base is 5.',
    ]);
  });

  it('moves what can be moved, whatever is written before or after it', () => {
    const { willpower } = headed(['Willpower 7 of 5'], ['Rose rests for 6 hours: 3 WP to "Quiet", 2 WP to "Fame".']);
    assert.equal(willpower('Rose'), '5, Quiet 1, Fame 2');
  });

  it('does nothing where the pool is already at its base', () => {
    assert.match(
      headed(['Willpower 5 of 5'], ['Rose rests for 6 hours: 1 WP to "Quiet".']).told('refused')[0] ?? '',
      /^Rose rests \| Nothing happens: only Willpower above/u,
    );
  });
});

describe('a “no longer”', () => {
  const own = ['Willpower 5', 'easy wound "a cut" on everything', 'easy fatigue "the night"'];

  it('is reported for those who had it, as the first thing that happens', () => {
    const { told, steps, after } = headed(own, [
      'Rose is tired: common "the day"',
      'no longer "the night".',
      'no longer "a cut".',
    ]);
    assert.deepEqual(told('no longer'), [
      'Rose is no longer tired | “the night” is over.',
      'Rose no longer has “a cut”',
    ]);
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['round', 'no longer', 'no longer', 'tires'],
    );
    assert.deepEqual(after('Rose').conditions, ['tired (common)']);
  });

  it('isn’t reported where nobody had it', () => {
    assert.deepEqual(headed(own, ['no longer "a bruise".']).told('no longer'), []);
  });
});
