/**
 * Findings of the New attack algorithm’s checks about defences, forms, and what the text leaves open. Cases and rules
 * are those of its reading (aa-…).
 */
import assert from 'node:assert/strict';
import { gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

describe('defences', () => {
  it('that nobody has graded aren’t reported where nobody’s are', () => {
    assert.deepEqual(
      rulesIn(gate('round 1\n  Ilse: attacks Brok with her spear.\n', { Ilse: '  carries spear\n' })),
      [],
    );
  });

  it('count against plural and singular things alike', () => {
    assert.deepEqual(
      rulesIn(
        gate('round 1\n  Ilse: attacks Brok with her spear.\n', {
          Ilse: '  carries spear\n',
          Brok: '  defends fully against spears\n',
        }),
      ),
      [],
    );
  });

  it('may be overruled in another place, and not in the same one', () => {
    const brok = { Brok: '  defends fully\n' };
    assert.deepEqual(rulesIn(gate('round 1\n  Brok defends barely.\n  Ilse: attacks Brok.\n', brok)), []);
    assert.deepEqual(rulesIn(gate('round 1\n  Brok defends barely.\n  Brok defends fully.\n  Ilse: attacks Brok.\n')), [
      'fully | two-defence-grades',
    ]);
    assert.deepEqual(
      rulesIn(gate('round 1\n  Brok defends barely.\n  Cur defends fully.\n  Ilse: attacks Brok.\n')),
      [],
    );
    assert.deepEqual(
      rulesIn(
        gate('round 1\n  Ilse: attacks Brok.\n', {
          Brok: '  defends fully\n  defends barely against arrows\n',
          Una: '  carries arrows\n',
        }),
      ).filter((line) => line.includes('two-')),
      [],
    );
  });

  it('of several bodies with one block give one finding', () => {
    const crew = (line: string): string => `scenario "The deck"
rules attack-algorithm
creature Deckhand (he)
  carries boathook
  ${line}
weapon boathook
combatants Ash, Bree and Cole of the Host, each a Deckhand
combatant Ilse (she) of the Players
  carries spear
situation "a deck"
  hits fall first on Ash, Bree and Cole.
round 1
  Ilse: attacks every Deckhand with her spear.
`;
    assert.deepEqual(
      rulesIn(crew('defends mostly')).filter((line) => line.includes('grade')),
      ['mostly | unknown-defence-grade'],
    );
    assert.deepEqual(
      rulesIn(crew('damage d6x')).filter((line) => line.includes('die')),
      ['d6x | no-such-die'],
    );
    assert.deepEqual(
      rulesIn(crew('Attack Bonus -1')).filter((line) => line.includes('bonus')),
      ['Attack Bonus -1 | negative-attack-bonus'],
    );
  });
});

describe('something the text leaves open', () => {
  const bleeding = (more: string): string =>
    gate(`${more}round 1\n  Brok loses 4 HP.\n  Ilse: waits.\n`, { Brok: '  HP 4\n' });

  it('includes when somebody is out of the fight, until the Host says so by numbers or in words', () => {
    assert.deepEqual(rulesIn(bleeding('')), ['HP 4 | undefined-defeat']);
    assert.deepEqual(rulesIn(bleeding('decides defeat: at 0 HP\n')), []);
    assert.deepEqual(rulesIn(bleeding('decides defeat "whoever is at 0 lies down"\n')), []);
    assert.deepEqual(rulesIn(bleeding('').replace('loses 4', 'loses 3')), []);
  });

  it('includes when a condition that asks for somebody out of the fight can hold', () => {
    const asking = (head: string, condition: string, hitPoints = '  HP 4\n', before = ''): readonly string[] =>
      foundIn(
        gate(`${head}round 1\n${before}  Ilse: attacks Brok.\nround 2 if ${condition}\n  Ilse: waits.\n`, {
          Brok: hitPoints,
        }),
      ).filter((line) => line.includes('condition-without-defeat'));
    const undecided =
      'condition-without-defeat | Damage never puts Brok out of the fight here, so this condition is never ' +
      'met; decide when somebody is out, for example “decides defeat: at 0 HP”';
    assert.deepEqual(asking('', 'Brok is out of the fight'), [`Brok is out of the fight | ${undecided}`]);
    assert.deepEqual(asking('', 'Ilse succeeded and not Brok is down'), [`Brok is down | ${undecided}`]);
    assert.deepEqual(asking('decides defeat: at 0 HP\n', 'Brok is down', ''), [
      'Brok is down | condition-without-defeat | Brok has no HP, so damage never puts Brok out of the fight, ' +
        'and this condition is never met; write how many Brok has, for example “HP 6”',
    ]);
    assert.deepEqual(asking('decides defeat: at 0 HP\n', 'Brok is down'), []);
    assert.deepEqual(asking('', 'Brok is down', '', '  Brok is out of the fight.\n'), [], 'the Host says so');
    assert.deepEqual(asking('', 'Brok is hurt'), []);
  });

  it('includes which die comes after a d8 (aa-q21)', () => {
    const check = (below: string): readonly string[] =>
      rulesIn(gate(`round 1\n  Ilse: climbs "the wall" at 7/8.\n    TN +1 "a rope"\n${below}`));
    assert.deepEqual(check(''), ['TN +1 "a rope" | step-beyond-eight']);
    assert.deepEqual(check('    decides next die: d10\n'), [], 'the Host knows which');
    assert.deepEqual(rulesIn(gate('round 1\n  Ilse: climbs "the wall" at 7/10.\n')), ['7/10 | unknown-die-size']);
    assert.deepEqual(
      rulesIn(gate('situation "a gate"\n  decides next die: d10\nround 1\n  Ilse: climbs "the wall" at 7/10.\n')),
      [],
    );
  });

  it('includes whose die a first hit rolls (aa-q16)', () => {
    const armed = { Ilse: '  damage d8\n', Tam: '  damage d4\n' };
    const attack = (head: string): readonly string[] =>
      rulesIn(gate(`round 1\n  champion Ilse.\n${head}  Ilse: attacks Brok.\n  Tam: attacks Brok.\n`, armed));
    assert.deepEqual(attack(''), ['Tam | differing-hit-dice']);
    assert.deepEqual(attack('  decides hit die: d8\n'), [], 'the Host has chosen among them');
  });
});

describe('announcements without effect', () => {
  it('are reported where nobody is left, and not next to an attack on one’s own side', () => {
    assert.deepEqual(
      rulesIn(gate('situation "a gate"\n  Brok is out of the fight.\nround 1\n  Ilse: attacks Brok.\n')),
      ['Brok | idle-announcement'],
    );
    assert.deepEqual(
      rulesIn(gate('situation "a gate"\n  Brok is out of the fight.\nround 1\n  Ilse: attacks Brok and Cur.\n')),
      [],
    );
    assert.deepEqual(rulesIn(gate('round 1\n  Ilse: attacks Tam.\n')), ['Tam | target-is-ally']);
    assert.deepEqual(
      rulesIn(
        gate(
          'situation "a gate"\n  Brok is out of the fight.\nround 1\n  Brok is back in the fight.\n  Ilse: attacks Brok.\n',
        ),
      ),
      [],
    );
  });

  it('include checks without a difficulty, or with half of one (aa-002)', () => {
    assert.deepEqual(rulesIn(gate('round 1\n  Ilse: climbs "the wall".\n')), ['climbs | malformed-difficulty']);
    assert.deepEqual(rulesIn(gate('round 1\n  Ilse: climbs "the wall" at 7.\n')), ['at 7 | malformed-difficulty']);
    assert.match(mended(gate('round 1\n  Ilse: climbs "the wall" at 7.\n')), /at 7\/8/);
  });

  it('include numbers that can’t be used', () => {
    assert.deepEqual(
      rulesIn(gate('round 1\n  Ilse: attacks Brok.\n    0 bonus dice "a rope"\n    1.5 penalty dice "mail"\n')),
      ['0 | no-such-number', '1.5 | no-such-number'],
    );
    assert.deepEqual(rulesIn(gate('round 1\n  Brok loses -2 HP.\n  Ilse: attacks Brok.\n', { Brok: '  HP 9\n' })), [
      '-2 | no-such-number',
    ]);
  });
});

describe('forms that nobody fights in', () => {
  it('may be for another scenario in the same file, and are reported once next to a form that beats itself', () => {
    const one = 'scenario "One"\nrules attack-algorithm\ncombatant Ilse (she) of the Players\n  carries spear\n';
    assert.deepEqual(rulesIn(`spear beats whip in form\n${one}`), []);
    assert.deepEqual(rulesIn(`${one}spear beats whip in form\n`), ['whip | form-of-nobody']);
    assert.deepEqual(rulesIn(`${one}whip beats whip in form\n`), ['whip beats whip in form | mutual-form-superiority']);
  });

  it('include names of people', () => {
    const text = gate('situation "a gate"\n  Ilse beats Brok in form.\n');
    assert.deepEqual(rulesIn(text), ['Ilse beats Brok in form | form-of-nobody']);
    assert.deepEqual(rulesIn(mended(text)), []);
  });
});
