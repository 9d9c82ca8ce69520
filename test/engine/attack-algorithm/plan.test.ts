/** Plans of rounds: champions, dice, who rolls against whom, and what counts as a check. */
import assert from 'node:assert/strict';
import { oddsOf, planOf } from './odds-of.ts';

const cast = `
  side the Watch run by the Host
  combatant Ilse (she) of the Players. Attack Bonus 2. HP 3
  combatant Tam (he) of the Players. Attack Bonus 1. damage d4
  combatant Brok (he) of the Host
  combatant Cur (he) of the Watch
`;

/** `name: dice` of each attacker, and the die of each side’s first hits. */
function rolls(body: string): readonly string[] {
  const { exchanges } = planOf(`${cast}${body}`);
  return exchanges.map(
    ({ kind, sides }) =>
      `${kind}: ${sides.map(({ rolls: all, die }) => `${all.map(({ pool }) => `${pool.who} ${pool.size}`).join(', ')} for d${die ?? '?'}`).join(' against ')}`,
  );
}

describe('the champion of a side', () => {
  it('is the only attacker when the named one is out of the fight', () => {
    assert.deepEqual(rolls('champion Ilse\nround 1\n  Ilse is out of the fight.\n  Tam: attacks Brok.'), [
      'single-sided roll: Tam 2 for d4',
    ]);
  });

  it('stays the named one as long as that one stands by (line 38)', () => {
    assert.deepEqual(rolls('champion Ilse\nround 1\n  Tam: attacks Brok.'), ['single-sided roll: Tam 1 for d4']);
  });
});

describe('the die of first hits', () => {
  it('is what the Host decides where the attackers of a side have different ones (aa-q16)', () => {
    assert.deepEqual(rolls('decides hit die: d8\nround 1\n  champion Ilse\n  Ilse and Tam: attack Brok.'), [
      'single-sided roll: Ilse 3, Tam 1 for d8',
    ]);
  });

  it('is the attackers’ own where they agree, whatever is decided', () => {
    assert.deepEqual(rolls('decides hit die: d8\nround 1\n  Tam: attacks Brok.'), ['single-sided roll: Tam 2 for d4']);
  });
});

describe('a contested roll', () => {
  it('is one between sides that attack each other (line 50)', () => {
    assert.deepEqual(rolls('round 1\n  contested\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.'), [
      'contested roll: Ilse 3 for d6 against Brok 1 for d6',
    ]);
  });

  it('doesn’t exist between sides that both attack a third: each rolls by itself', () => {
    assert.deepEqual(rolls('round 1\n  contested\n  Ilse: attacks Brok.\n  Cur: attacks Brok.'), [
      'single-sided roll: Ilse 3 for d6',
      'single-sided roll: Cur 1 for d6',
    ]);
  });

  it('doesn’t exist between three sides that attack each other in a ring: the text knows two (aa-q36)', () => {
    assert.deepEqual(
      rolls('round 1\n  contested\n  Ilse: attacks Brok.\n  Brok: attacks Cur.\n  Cur: attacks Ilse.'),
      [],
    );
  });
});

describe('anything with a difficulty', () => {
  it('is a check, even if nothing is rolled for its verb otherwise (aa-q37)', () => {
    const { actions } = oddsOf(`${cast}round 1\n  Ilse: dodges Brok at 2/6.\n  Tam: waits.`);
    assert.deepEqual(
      actions.map(({ actor, odds }) => `${actor} ${odds.get('succeeds')?.chance.toFraction()}`),
      ['Ilse 1/3'],
    );
  });
});
