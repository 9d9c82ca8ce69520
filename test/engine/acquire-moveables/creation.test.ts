/** New characters in Acquire Moveables: their dice and backgrounds; and camps and silver. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  attributeWays,
  highestWays,
} from '../../../server/engine/rulesets/acquire-moveables/creation/creation-dice.ts';
import { chance, contestIn, told } from './fight-text.ts';

const rolledUp = { rounds: 'round 1, 1 hour\n  Sim is rolled up.' };
const values = [2, 3, 4, 5, 6, 7, 8];
const allRolls = 16n ** 6n;
const shareOf = (rolls: bigint): string => new Fraction(rolls, allRolls).toFraction();

describe('a new character in Acquire Moveables', () => {
  it('has attributes of 2d4 (am-t112)', () => {
    assert.deepEqual(
      values.map((value) => new Fraction(attributeWays(value), 16n).toFraction()),
      ['1/16', '1/8', '3/16', '1/4', '3/16', '1/8', '1/16'],
    );
  });

  it('has a highest attribute of these values, and often shares it (am-t113)', () => {
    const all = highestWays().map(({ value, alone, shared }) => ({ value, rolls: alone * 6n + shared, shared }));
    assert.equal(
      all.reduce((sum, { rolls }) => sum + rolls, 0n),
      allRolls,
    );
    assert.equal(shareOf(all.at(-1)?.rolls ?? 0n), '5386591/16777216');
    assert.equal(shareOf(all.reduce((sum, { value, rolls }) => sum + BigInt(value) * rolls, 0n)), '29238227/4194304');
    assert.equal(shareOf(all.reduce((sum, { shared }) => sum + shared, 0n)), '721805/2097152');
  });

  it('has a background for that attribute in these odds, of which the text knows none for several', () => {
    const contest = contestIn(rolledUp, 'background');
    assert.equal(chance(contest, 'shared'), '721805/2097152');
    assert.equal(chance(contest, 'STR'), new Fraction(1375347, 2097152).div(6).toFraction());
    assert.equal(chance(contest, 'STR'), chance(contest, 'RCL'));
  });

  it('has 3 to 8 HP, each as likely (am-t114)', () => {
    const contest = contestIn(rolledUp, 'rolled HP');
    assert.deepEqual(
      [3, 4, 5, 6, 7, 8].map((points) => chance(contest, `${points}`)),
      Array.from({ length: 6 }, () => '1/6'),
    );
  });

  it('is told in steps, and what the block says stays', () => {
    const [attributes, background, points] = told(rolledUp, 'creation');
    assert.match(
      attributes ?? '',
      /^Sim rolls STR \d, GRC \d, PRE \d, WIL \d, ALR \d and RCL \d: Each attribute is 2d4/u,
    );
    assert.match(background ?? '', /has (?:[A-Z]{3} as the highest|two or more attributes)/u);
    assert.match(points ?? '', /^Sim has [3-8] HP: 2 and [1-6] on a d6\.$/u);
  });
});

describe('camp and silver in Acquire Moveables', () => {
  it('make a camp in a time that the text doesn’t give (am-147)', () => {
    assert.deepEqual(told({ rounds: 'round 1, 8 hours\n  Sim: makes camp.' }, 'exploring'), [
      'Sim makes camp: A camp is for a long rest. The text doesn’t say how long it takes to make: the group decides.',
    ]);
  });

  it('count silver pieces, of which nobody spends more than they have (am-030)', () => {
    const rounds = [
      'round 1',
      '  Sim pays 12 sp for "a lantern".',
      '  Sim finds 2 sp.',
      'round 2',
      '  Sim spends 31 silver.',
    ].join('\n');
    assert.deepEqual(told({ sim: ['has 40 sp'], rounds }, 'silver'), [
      'Sim pays 12 sp for “a lantern”: Sim has 28 sp.',
      'Sim finds 2 sp: Sim has 30 sp.',
      'Sim can’t pay 31 sp: Sim has only 30 sp.',
    ]);
  });

  it('don’t say how much is left of silver that isn’t written', () => {
    assert.deepEqual(told({ rounds: 'round 1\n  Sim pays 2 sp.' }, 'silver'), ['Sim pays 2 sp']);
  });
});
