/** The pinned traces of the reading, section 5.7, played as whole scenarios. */
import assert from 'node:assert/strict';
import { detailOf, partiesOf } from '../../../server/engine/index.ts';
import { played, type Played } from './played.ts';

const wardens = `
side the Wardens run by the Players
side the Reavers run by the Host
combatant Ilse (she) of the Wardens. Attack Bonus 2. carries spear
combatant Tam (he) of the Wardens. carries cudgel
combatant Una (she) of the Wardens. carries knife
combatant Brok (he) of the Reavers. Attack Bonus 2. defends partially
combatant Cur (he) of the Reavers. defends barely
champion Ilse
situation
  Ilse has superior form over Brok.
  advantage "high ground" for Ilse.
  disadvantage "knee-deep mud" for Ilse.
`;

const attack = `
  Ilse: attacks Brok with her spear. rolls 2 5 4
  Tam: attacks Brok with his cudgel. rolls 3
  Una: attacks Cur with her knife. rolls 6
`;

const poolOf = (fight: Played, who: string): string => {
  const { pool } = detailOf(
    fight.steps('announce').find(({ actor }) => actor === who),
    'pool',
  )!;
  return `${pool.size} at ${pool.difficulty!.now}`;
};

describe('Trace A: one side attacks', () => {
  it('gathers three dice at 4/6 for the champion, one at 3/6 and one at 4/6 for the others', () => {
    const fight = played(`${wardens}\nround 1\n${attack}`);
    assert.deepEqual(
      ['Ilse', 'Tam', 'Una'].map((who) => poolOf(fight, who)),
      ['3 at 4/6', '1 at 3/6', '1 at 4/6'],
    );
  });

  it('counts three hits: 2 and 4 of the champion, and 3 of Tam', () => {
    const fight = played(`${wardens}\nround 1\n${attack}`);
    assert.deepEqual(fight.dice, ['Ilse: [2] 5 [4], 2 hits', 'Tam: [3], 1 hit', 'Una: 6, no hits']);
    assert.deepEqual(fight.told('roll'), ['The Wardens hit 3 times']);
  });

  it('leaves the third hit open, since Cur has the lighter defences and Brok the inferior form', () => {
    const fight = played(`${wardens}\nround 1\n${attack}`, [2, 5]);
    assert.deepEqual(fight.told('spread'), ['The Wardens’ hits fall 1 each on Brok and Cur']);
    assert.deepEqual(fight.told('left open'), [
      'It is left open who gets the last of the Wardens’ 3 hits | Cur has lighter defences and Brok weaker form, and the text doesn’t say which counts more. ' +
        'This hit does nothing until the Host decides; “hits fall first on Brok” would settle it.',
    ]);
    assert.deepEqual(fight.told('damage'), [
      'Brok takes 2 damage | The first hit rolls 2.',
      'Cur takes 5 damage | The first hit rolls 5.',
    ]);
  });

  it('gives Cur 1d6+1 and Brok 1d6 where hits fall first on Cur', () => {
    const fight = played(`${wardens}\nround 1\nhits fall first on Cur "he wears nothing"\n${attack}`, [2, 5]);
    assert.deepEqual(fight.told('spread'), [
      'The Wardens’ hits fall 2 on Cur, 1 on Brok | Cur comes before Brok because of the Host’s word (“he wears nothing”).',
    ]);
    assert.deepEqual(fight.told('damage'), [
      'Cur takes 6 damage | The first hit rolls 5, the later one adds 1.',
      'Brok takes 2 damage | The first hit rolls 2.',
    ]);
    assert.deepEqual(fight.told('left open'), []);
  });
});

describe('Trace B: contested', () => {
  // The Reavers roll four hits with two attackers; Brok’s form is inferior to Ilse’s, so he rolls at 4/6.
  const reavers = `
    Brok: attacks Ilse. rolls 4 4 4
    Cur: attacks Tam. rolls 5
  `;

  it('has the Reavers deal 1d6+1 twice, and the Wardens 1 for each hit, shared 2 and 1', () => {
    const fight = played(
      `${wardens}\nround 1\ncontested\nchampion Brok\nhits fall first on Cur\n${attack}\n${reavers}`,
      [3, 6],
    );
    assert.deepEqual(fight.told('roll'), ['The Wardens hit 3 times and the Reavers hit 4 times']);
    assert.deepEqual(fight.told('compare'), [
      'The Reavers hit more, 4 against 3 | The Reavers deal full damage, the Wardens 1 for each hit.',
    ]);
    assert.deepEqual(fight.told('damage'), [
      'Cur takes 2 damage | 1 for each of 2 hits.',
      'Brok takes 1 damage | 1 for the only hit.',
      'Ilse takes 4 damage | The first hit rolls 3, the later one adds 1.',
      'Tam takes 7 damage | The first hit rolls 6, the later one adds 1.',
    ]);
  });
});

describe('Trace C: the stepped die', () => {
  const una = (roll: number): Played =>
    played(`
    combatant Una (she) of the Players
    combatant the Ghoul (it) of the Host
    round 1
      Una has superior form over the Ghoul.
      Una: attacks the Ghoul. rolls ${roll}`);

  it('misses with 8 and hits with 7 on a d8', () => {
    assert.deepEqual([una(8).dice, una(7).dice], [['Una: 8, no hits'], ['Una: [7], 1 hit']]);
    assert.deepEqual(
      partiesOf(una(7).steps('roll')[0])[0]!.results.map(({ faces, says }) => [faces, says]),
      [[8, 'a hit']],
    );
  });

  it('explains that form would make it certain on a d6, and that the die grew to a d8', () => {
    const { difficulty, modifiers } = detailOf(una(8).steps('announce')[0], 'pool')!.pool;
    assert.deepEqual(difficulty, { base: '5/6', now: '7/8' });
    assert.deepEqual(
      modifiers.map(({ measure, because }) => `${measure ?? ''}: ${because}`),
      ['TN +1: Una has superior form over the Ghoul', 'd6 → d8: it would have become a sure thing on a d6'],
    );
  });
});
