/** All fixes of a check, where there is more than one. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { defended, gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

/** The titles of all fixes of a rule, in the order in which they are offered. */
function offers(text: string, rule: string): readonly string[] {
  return analyze(text, { file: 'test.clash' })
    .findings.filter((finding) => finding.rule === rule)
    .flatMap(({ fixes }) => fixes.map(({ title }) => title));
}

describe('an undecided tie', () => {
  it('can be decided in any of the five ways of the text (lines 52 and 54)', () => {
    const text = gate('round 1\n  contested\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.\n').replace(
      'combatant Una of the Wardens\n',
      '',
    );
    assert.deepEqual(offers(text, 'undecided-contested-tie'), [
      'Add “decides contested tie: full damage”',
      'Add “decides contested tie: minimum damage”',
      'Add “decides contested tie: more combatants”',
      'Add “decides contested tie: fewer combatants”',
      'Add “decides contested tie: initiative” and “the Wardens have the initiative.”',
      'Add “decides contested tie: initiative” and “the Reavers have the initiative.”',
    ]);
  });

  it('is decided by a known initiative without writing it again', () => {
    const text = gate(
      'situation "a gate"\n  the Wardens have the initiative.\nround 1\n  contested\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.\n',
    );
    assert.deepEqual(
      offers(text, 'undecided-contested-tie').filter((title) => title.includes('initiative')),
      ['Add “decides contested tie: initiative”'],
    );
  });
});

describe('more enemies than attackers', () => {
  it('can each come first, as they are named, where the text ranks none of them (aa-q13)', () => {
    assert.deepEqual(offers(gate('round 1\n  Ilse: attacks Dag and Cur.\n'), 'more-targets-than-attackers'), [
      'Add “hits fall first on Dag.”',
      'Add “hits fall first on Cur.”',
    ]);
  });

  it('come first only as the text has it (line 44)', () => {
    assert.deepEqual(
      offers(gate('round 1\n  Ilse: attacks Brok and Cur.\n', defended), 'more-targets-than-attackers'),
      ['Add “hits fall first on Cur.”'],
    );
  });
});

describe('a missing reason', () => {
  it('is offered as quotes to fill in, where they belong', () => {
    for (const [written, asked] of [
      ['advantage for Ilse', 'advantage "…" for Ilse'],
      ['2 penalty dice', '2 penalty dice "…"'],
      ['TN -2', 'TN -2 "…"'],
    ] as const) {
      const text = gate(`round 1\n  Ilse: attacks Brok.\n    ${written}\n`);
      assert.equal(mended(text), text.replace(written, asked));
      assert.deepEqual(rulesIn(mended(text)), []);
    }
  });

  it('has an example with the written sign', () => {
    const said = (by: string): string =>
      foundIn(gate(`round 1\n  Ilse: climbs "the wall" at 3/8.\n    TN ${by}\n`))[0] ?? '';
    assert.match(said('+2'), /for example TN \+2 “a ladder”$/);
    assert.match(said('-2'), /for example TN −2 “ice”$/);
  });
});

describe('other fixes', () => {
  it('leave all dice to be rolled where too few are pinned', () => {
    const text = gate('round 1\n  Ilse: attacks Brok.\n    rolls 2 5\n', { Ilse: '  Attack Bonus 2\n' });
    assert.deepEqual(rulesIn(text), ['rolls 2 5 | wrong-pinned-count']);
    assert.equal(mended(text), text.replace('    rolls 2 5\n', ''));
    assert.equal(
      mended(text.replace('.\n    rolls', ', rolls')),
      text.replace('.\n    rolls 2 5', ''),
      'behind the attack',
    );
  });

  it('name who is attacked, where hits are assigned to somebody else', () => {
    const text = gate('round 1\n  hits fall 1 on Dag.\n  Ilse: attacks Brok. rolls 1\n');
    assert.deepEqual(offers(text, 'not-attacked'), ['Write “Brok”', 'Remove it']);
    const both = gate(
      'situation "a gate"\n  hits fall first on Dag, then on Cur "they are slow".\nround 1\n  Ilse: attacks Cur.\n',
    );
    assert.deepEqual(offers(both, 'not-attacked'), ['Remove the name']);
    assert.match(mended(both), /hits fall first on Cur "they are slow"\.\n/);
  });

  it('correct the name of a way of fighting or of a weapon', () => {
    const text = gate('situation "a gate"\n  heron beats "the mantis style" in form.\n', {
      Ilse: '  fights in "the heron style"\n',
      Brok: '  fights in "the mantis style"\n',
    });
    assert.deepEqual(offers(text, 'form-of-nobody'), ['Write “"heron style"”', 'Remove it']);
    assert.deepEqual(rulesIn(mended(text)), []);
    const spear = gate('situation "a gate"\n  "old spear" beats sword in form.\n', {
      Ilse: '  carries spear\n',
      Brok: '  carries sword\n',
    });
    assert.match(mended(spear), /^ {2}spear beats sword/m);
  });

  it('for a check without its difficulty are as urgent as for an impossible one: nothing is rolled for either (line 5)', () => {
    for (const written of ['', ' at 9/6', ' at 3']) {
      const { findings } = analyze(gate(`round 1\n  Ilse: climbs "the wall"${written}.\n`), { file: 'test.clash' });
      assert.deepEqual(
        findings.map(({ severity }) => severity),
        ['error'],
      );
    }
  });

  it('offer the enemies, where an ally is attacked', () => {
    assert.deepEqual(offers(gate('round 1\n  Ilse: attacks Una and Brok.\n'), 'target-is-ally'), [
      'Write “Cur”',
      'Write “Dag”',
    ]);
    const text = gate('round 1\n  Ilse: attacks Ilse.\n').replace('combatant Brok', 'combatant the Butcher');
    assert.deepEqual(offers(text, 'target-is-ally'), ['Write “the Butcher”', 'Write “Cur”', 'Write “Dag”']);
    assert.match(mended(text), /Ilse: attacks the Butcher\.\n/);
  });
});
