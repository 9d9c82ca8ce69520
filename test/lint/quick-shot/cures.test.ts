/** What Quick Shot offers for bets from several pools, and for opponents who resist: no fix leads to another error. */
import assert from 'node:assert/strict';
import { drives, faultsIn, gambling, cured, offersIn, vault } from './vault.ts';
import { alley, deed, writtenBy } from './alley.ts';

const serving = (bet: string): string =>
  vault(`Willpower 5 | ${drives}`, gambling(`serves "Stay alive", "Find the forger" | ${bet}`));

describe('a bet from several pools', () => {
  it('is shared out as the pools allow', () => {
    const text = serving('bets 3 WP from "Stay alive", "Find the forger"');
    assert.deepEqual(offersIn(text), ['Write “bets 3 WP: 1 WP from "Stay alive", 2 WP from "Find the forger"”']);
    assert.deepEqual(faultsIn(cured(text)), []);
  });

  it('adds up by changing the part whose pool holds more', () => {
    const text = serving('bets 3 WP: 1 WP from "Find the forger", 1 WP from "Stay alive"');
    assert.deepEqual(offersIn(text), ['Make the part from “Find the forger” 2 WP']);
    assert.equal(cured(text), text.replace('1 WP from "Find', '2 WP from "Find'));
    assert.deepEqual(faultsIn(cured(text)), []);
  });

  it('comes from one pool where a part isn’t covered', () => {
    const text = serving('bets 3 WP: 1 WP from "Find the forger", 2 WP from "Stay alive"');
    assert.deepEqual(offersIn(text), ['Write “bets 3 WP”']);
    assert.deepEqual(faultsIn(cured(text)), []);
  });
});

describe('an opponent who resists', () => {
  it('can be written as simply resisting', () => {
    assert.deepEqual(writtenBy(alley(`round 1\n${deed('the Thug: resists "Drink".')}`), 'Say that it happens'), [
      'the Thug: does "resist Drink".',
    ]);
  });
});
