/** The intervals of means over few or many courses that differ. */
import assert from 'node:assert/strict';
import { seededThrows } from '../../../server/engine/index.ts';
import { chanceOf, Plays, replicates, Sums } from '../../../server/engine/forward/estimates.ts';

/** The chance given by courses with these values, dealt to the replicates in turn after some shuffling. */
function meanOf(values: readonly number[]): { readonly chance: number; readonly low: number; readonly high: number } {
  const [sums, plays] = [new Sums(), new Plays()];
  for (const [course, value] of shuffled(values).entries()) {
    const replicate = course % replicates;
    plays.all[replicate] = (plays.all[replicate] ?? 0) + 1;
    if (value !== 0) sums.addQuick(replicate, value);
  }
  const { chance, sample } = chanceOf(sums, { plays })!;
  return { chance: chance.valueOf(), low: sample!.low, high: sample!.high };
}

function shuffled(values: readonly number[]): readonly number[] {
  const [left, throws] = [[...values], seededThrows(7)];
  return values.map(() => left.splice(throws.pick(left.length), 1)[0] ?? 0);
}

function courses(...groups: readonly (readonly [times: number, value: number])[]): readonly number[] {
  return groups.flatMap(([times, value]) => new Array<number>(times).fill(value));
}

describe('the interval of a mean', () => {
  it('is that of a count where few courses differ in value from all others', () => {
    // Wilson’s interval of 6 in 800 is 0.34% to 1.63%; an unseen value may have up to 0.46%.
    const rare = meanOf(courses([794, 0], [6, 1]));
    assert.ok(rare.low < 0.0035 && rare.high > 0.0163 && rare.high < 0.025, `${rare.low} to ${rare.high}`);
    const usual = meanOf(courses([794, 1], [6, 0]));
    assert.ok(usual.low > 0.975 && usual.low < 0.984 && usual.high > 0.9965, `${usual.low} to ${usual.high}`);
  });

  it('goes up to the interval of a count of all that aren’t 0, where these are few and differ from each other', () => {
    const { low, high } = meanOf(courses([794, 0], [3, 0.5], [3, 1]));
    const counted = meanOf(courses([794, 0], [6, 1]));
    assert.ok(low < 0.0056 && high > 0.013 && high <= counted.high, `${low} to ${high}, and not ${counted.high}`);
  });

  it('is wide where few courses differ from a value other than 0, and from each other too', () => {
    const { low, high } = meanOf(courses([794, 0.5], [3, 0], [3, 1]));
    assert.ok(low < 0.4 && high > 0.6, `${low} to ${high}`);
  });

  it('leaves room for values that none of the courses has', () => {
    const { chance, low, high } = meanOf(courses([100, 0.25]));
    assert.equal(chance, 0.25);
    assert.ok(low < 0.25 && high > 0.27 && high < 0.3, `${low} to ${high}`);
  });

  it('is that of replicates where many courses differ', () => {
    const { low, high } = meanOf(courses([400, 0], [400, 1]));
    assert.ok(low > 0.44 && low < 0.5 && high < 0.56 && high > 0.5, `${low} to ${high}`);
  });
});
