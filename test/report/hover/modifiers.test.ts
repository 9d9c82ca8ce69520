/** Pools in words, with the unit in which the game counts them. */
import assert from 'node:assert/strict';
import type { Modifier, Pool } from '../../../server/engine/index.ts';
import {
  modifierLabel,
  modifierLine,
  modifierQuote,
  modifierTitle,
  poolWords,
  listedModifiers,
  unitOf,
} from '../../../server/report/index.ts';

const source = { file: 'x.clash', sentence: 0, start: 0, end: 0 };

function pool(size: number, unit?: Pool['unit']): Pool {
  const modifier = {
    rule: 'x/skill-die',
    title: 'Skill Die',
    amount: 1,
    because: 'x',
    source,
    standing: 'counted' as const,
  };
  return {
    who: 'Ann',
    base: 1,
    because: 'x',
    rule: 'x',
    modifiers: [modifier],
    size,
    keep: 'highest',
    from: 'x',
    ...(unit === undefined ? {} : { unit }),
  };
}

describe('a pool in words', () => {
  const dice = { one: 'die', many: 'dice' };

  it('is counted in throws by default', () => {
    assert.deepEqual([poolWords(pool(1)), poolWords(pool(2))], ['1 throw', '2 throws, the highest counts']);
    assert.deepEqual(
      pool(2).modifiers.map((modifier) => modifierTitle(modifier, pool(2))),
      ['+1 throw: Skill Die'],
    );
  });

  it('is counted in dice if the game says so', () => {
    assert.deepEqual([poolWords(pool(1, dice)), poolWords(pool(2, dice))], ['1 die', '2 dice, the highest counts']);
    assert.deepEqual(
      pool(2, dice).modifiers.map((modifier) => modifierTitle(modifier, pool(2, dice))),
      ['+1 die: Skill Die'],
    );
    assert.deepEqual([unitOf(pool(1, dice), -1), unitOf(pool(1, dice), -2)], ['die', 'dice']);
  });

  it('has labels that begin with what is changed, if that isn’t their number', () => {
    const [modifier] = pool(2, dice).modifiers;
    const label = (change: object): string => modifierLabel({ ...modifier!, ...change });
    assert.equal(label({ measure: 'TN −2', words: 'mail against arrows' }), 'TN −2 mail against arrows');
    assert.equal(label({ measure: 'a penalty die', words: 'knee-deep mud' }), 'penalty die: knee-deep mud');
    const uncounted = { standing: 'cancelled', uncounted: { short: 'cancelled', why: 'x' } };
    assert.equal(
      label({ measure: 'a bonus die', words: 'high ground', ...uncounted }),
      'not rolled: bonus die, high ground',
    );
    assert.equal(label({ measure: 'TN −1', words: 'heron', ...uncounted }), 'not counted: TN −1, heron');
    assert.equal(label({ words: 'high ground', ...uncounted }), '+1 high ground (cancelled)');
  });

  it('has labels without the unit', () => {
    assert.deepEqual(pool(2, dice).modifiers.map(modifierLabel), ['+1 skill']);
  });
});

describe('modifiers in words', () => {
  const dice = { one: 'die', many: 'dice', faces: 6 };
  const bonus: Modifier = {
    rule: 'x/bonus',
    title: 'Attack bonus',
    amount: 1,
    measure: 'a bonus die',
    because: 'Attack Bonus 2',
    source,
    standing: 'counted',
  };
  const tn: Modifier = {
    ...bonus,
    amount: -1,
    measure: 'TN −1',
    because: 'Ash defends barely, “winter fur”',
    words: 'winter fur',
  };
  const lost: Modifier = {
    ...bonus,
    standing: 'unused',
    uncounted: { short: 'not the champion', why: 'only Ilse rolls more than one die' },
  };
  const lines = (modifiers: readonly Modifier[], unit: Pool['unit']): readonly string[] => {
    const gathered = { ...pool(1, unit), modifiers };
    return listedModifiers(gathered).map((modifier) => modifierLine(modifier, gathered));
  };

  it('without effect begin with that, followed by what was meant', () => {
    const bet: Modifier = {
      rule: 'x/bet',
      title: 'Bolstering',
      amount: 2,
      because: 'Ann bets 3 WP',
      source,
      standing: 'unused',
      uncounted: { short: 'not covered', why: 'the pool holds 1 WP' },
    };
    assert.deepEqual(lines([bet], dice), ['+2 dice not counted: Ann bets 3 WP, but the pool holds 1 WP']);
  });

  it('are combined with their number if they are identical', () => {
    assert.deepEqual(lines([bonus, bonus, bonus], dice), ['3 bonus dice: Attack Bonus 2']);
    assert.deepEqual(listedModifiers({ modifiers: [bonus, bonus], unit: dice }).map(modifierLabel), [
      '2 bonus dice: attack bonus',
    ]);
  });

  it('stay separate if anything differs: the reason, the place, whether they count, or what is between them', () => {
    const elsewhere = { ...bonus, source: { ...source, sentence: 1 } };
    assert.deepEqual(lines([bonus, { ...bonus, because: '“rope”' }], dice), [
      'a bonus die: Attack Bonus 2',
      'a bonus die: “rope”',
    ]);
    assert.equal(lines([bonus, elsewhere], dice).length, 2);
    assert.deepEqual(lines([bonus, lost], dice), [
      'a bonus die: Attack Bonus 2',
      'not rolled: a bonus die (Attack Bonus 2); only Ilse rolls more than one die',
    ]);
    assert.equal(lines([bonus, tn, bonus], dice).length, 3);
  });

  it('are not counted if their measure isn’t a number of dice', () => {
    assert.deepEqual(lines([tn, tn], dice), [
      'TN −1: Ash defends barely, “winter fur”',
      'TN −1: Ash defends barely, “winter fur”',
    ]);
  });

  it('begin with the loss if they don’t count, and have the name of their rule if no measure explains them', () => {
    assert.deepEqual(lines([lost, lost], dice), [
      'not rolled: 2 bonus dice (Attack Bonus 2); only Ilse rolls more than one die',
    ]);
    assert.equal(modifierTitle(lost, pool(1, dice)), 'not rolled: a bonus die, Attack bonus');
    const plain: Modifier = {
      rule: 'x',
      title: 'Higher Stat Throw',
      amount: 1,
      because: 'Agility 3 against Agility 2',
      source,
      standing: 'counted',
    };
    assert.deepEqual(lines([plain, plain], undefined), ['+2 throws: Higher Stat Throw (Agility 3 against Agility 2)']);
  });

  it('quote the writer once', () => {
    assert.deepEqual(
      [modifierQuote(tn), modifierQuote({ ...tn, because: 'Ash defends barely' })],
      [undefined, 'winter fur'],
    );
  });
});
