/** Pools in words: counted in throws, or in what the game counts them in. */
import assert from 'node:assert/strict';
import type { Pool } from '../../server/engine/index.ts';
import { modifierLabel, modifierTitle, poolWords, unitOf } from '../../server/report/index.ts';

const source = { file: 'x.clash', sentence: 0, start: 0, end: 0 };

function pool(size: number, unit?: Pool['unit']): Pool {
  const modifier = { rule: 'x/skill-die', title: 'Skill Die', amount: 1, because: 'x', source, standing: 'counted' as const };
  return { who: 'Ann', base: 1, because: 'x', modifiers: [modifier], size, keep: 'highest', from: 'x', ...(unit === undefined ? {} : { unit }) };
}

describe('a pool in words', () => {
  const dice = { one: 'die', many: 'dice' };

  it('is counted in throws where the game says nothing else', () => {
    assert.deepEqual([poolWords(pool(1)), poolWords(pool(2))], ['1 throw', '2 throws, the highest counts']);
    assert.deepEqual(pool(2).modifiers.map((modifier) => modifierTitle(modifier, pool(2))), ['+1 throw: Skill Die']);
  });

  it('is counted in dice where the game says so', () => {
    assert.deepEqual([poolWords(pool(1, dice)), poolWords(pool(2, dice))], ['1 die', '2 dice, the highest counts']);
    assert.deepEqual(pool(2, dice).modifiers.map((modifier) => modifierTitle(modifier, pool(2, dice))), ['+1 die: Skill Die']);
    assert.deepEqual([unitOf(pool(1, dice), -1), unitOf(pool(1, dice), -2)], ['die', 'dice']);
  });

  it('has labels that begin with what is changed, where that isn’t their number', () => {
    const [modifier] = pool(2, dice).modifiers;
    const label = (change: object): string => modifierLabel({ ...modifier!, ...change });
    assert.equal(label({ measure: 'TN −2', words: 'mail against arrows' }), 'TN −2 mail against arrows');
    assert.equal(label({ measure: 'a penalty die', words: 'knee-deep mud' }), 'penalty die: knee-deep mud');
    assert.equal(
      label({ measure: 'a bonus die', words: 'high ground', standing: 'cancelled', uncounted: { short: 'cancelled', why: 'x' } }),
      'bonus die: high ground (cancelled)',
    );
  });

  it('has labels without the word for what it is counted in', () => {
    assert.deepEqual(pool(2, dice).modifiers.map(modifierLabel), ['+1 skill']);
  });
});
