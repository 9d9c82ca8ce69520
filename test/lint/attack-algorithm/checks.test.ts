/**
 * Findings of the New attack algorithm for bad input, and none for its pinned traces. Cases and rules are those of its
 * reading (aa-…).
 */
import assert from 'node:assert/strict';
import { defended, gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

describe('findings for bad input of the New attack algorithm', () => {
  it('bonus dice for a follower: the words, and who could use them (aa-034)', () => {
    const text = gate(
      'round 1\n  champion Ilse.\n  advantage "from behind" for Tam.\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n',
      { Ilse: '  Attack Bonus 1\n' },
    );
    assert.deepEqual(foundIn(text), [
      'advantage "from behind" for Tam | unused-follower-dice | Tam isn’t the champion and rolls one die, so this changes nothing; give it to Ilse, or make Tam the champion',
    ]);
    assert.deepEqual(rulesIn(mended(text)), []);
  });

  it('two champions: the second one’s name (aa-032)', () => {
    const text = gate('round 1\n  champion Ilse.\n  champion Tam.\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n');
    assert.deepEqual(rulesIn(text), ['Tam | second-champion']);
    assert.deepEqual(rulesIn(mended(text)), []);
  });

  it('more enemies to be hit than people attacking: the first one too many (aa-038)', () => {
    const text = gate(
      'round 1\n  champion Ilse.\n  Ilse: attacks Cur and Brok.\n  Tam: attacks Brok and Dag.\n',
      defended,
    );
    assert.deepEqual(rulesIn(text), ['Dag | more-targets-than-attackers']);
    assert.match(mended(text), /hits fall first on Dag and Cur\./, 'weaker ones first (aa-040)');
    assert.deepEqual(rulesIn(mended(text)), []);
  });

  it('an impossible difficulty: its numbers (aa-005)', () => {
    for (const [written, instead] of [
      ['6/6', '5/6'],
      ['9/6', '5/6'],
      ['0/6', '1/6'],
      ['-2/6', '1/6'],
      ['0.5/6', '1/6'],
      ['2.5/6', '3/6'],
      ['3/200', '3/8'],
      ['1/1', '1/4'],
      ['3/0', '3/4'],
    ] as const) {
      const text = gate(`round 1\n  Ilse: climbs "the wall" at ${written}.\n`);
      assert.deepEqual(rulesIn(text), [`${written} | certain-or-hopeless-base`]);
      assert.equal(mended(text), text.replace(written, instead));
    }
  });

  it('a form that beats itself, or is beaten by what it beats: the sentence (aa-026, aa-027)', () => {
    const armed = { Ilse: '  carries spear\n', Brok: '  carries sword\n' };
    for (const line of ['spear beats the spear in form', 'Ilse has superior form over Ilse']) {
      const text = gate(`situation "a gate"\n  ${line}.\n`, armed);
      assert.deepEqual(rulesIn(text), [`${line} | mutual-form-superiority`]);
      assert.deepEqual(rulesIn(mended(text)), []);
    }
    assert.deepEqual(
      rulesIn(gate('situation "a gate"\n  spear beats sword in form.\n  sword beats spear in form.\n', armed)),
      ['sword beats spear in form | mutual-form-superiority'],
    );
    assert.deepEqual(
      rulesIn(
        gate(
          'situation "a gate"\n  spear beats sword in form.\nround 1\n  Brok has superior form over Ilse.\n  Ilse: attacks Brok.\n',
          armed,
        ),
      ),
      ['Brok has superior form over Ilse | crossing-forms'],
      'weapons against people',
    );
  });
});

describe('the pinned traces of the new attack algorithm (5.7)', () => {
  const traceA = (more: string, round = ''): string => `scenario "The mill bridge"
rules attack-algorithm
side the Wardens run by the Players
side the Reavers run by the Host
combatant Ilse (she) of the Wardens
  Attack Bonus 2
  carries spear
combatant Tam (he) of the Wardens
  carries cudgel
combatant Una (she) of the Wardens
  carries knife
combatant Brok (he) of the Reavers
  defends partially
combatant Cur (he) of the Reavers
  defends barely
situation "a bridge"
  champion Ilse.
  Ilse has superior form over Brok.
${more}round 1
${round}  advantage "high ground" for Ilse.
  disadvantage "knee-deep mud" for Ilse.
  Ilse: attacks Brok with her spear. rolls 2 5 4
  Tam: attacks Brok with his cudgel. rolls 3
  Una: attacks Cur with her knife. rolls 6
`;

  it('A: three hits on two enemies whom nothing ranks, and dice that cancel', () => {
    assert.deepEqual(foundIn(traceA('')), [
      'disadvantage "knee-deep mud" for Ilse | cancelled-pool | Ilse’s 3 bonus dice and 1 penalty die leave 2 bonus dice, so 3 dice are rolled',
      'Cur | undecided-spread-order | Cur has lighter defences and Brok the inferior form, and the text ' +
        'doesn’t rank them, so it is open who gets leftover hits; write who they fall on first',
    ]);
  });

  it('A with the Host’s decision: no finding about sharing is left', () => {
    assert.deepEqual(rulesIn(traceA('  hits fall first on Cur.\n')), [
      'disadvantage "knee-deep mud" for Ilse | cancelled-pool',
    ]);
    assert.deepEqual(rulesIn(traceA('', '  hits fall 2 on Cur, 1 on Brok.\n')), [
      'disadvantage "knee-deep mud" for Ilse | cancelled-pool',
    ]);
  });

  it('B: the Reavers hit twice each, and nothing is left open once equal hits are decided', () => {
    const text = `${traceA('  hits fall first on Cur and Ilse.\n', '  contested\n  decides contested tie: full damage\n  champion Cur.\n')}  Brok: attacks Ilse. rolls 1
  Cur: attacks Tam.
    3 bonus dice "the slope"
    rolls 1 2 3 6
`;
    assert.deepEqual(rulesIn(text), ['disadvantage "knee-deep mud" for Ilse | cancelled-pool']);
  });

  it('C: the die that grows is reported, with its chance (87.5%)', () => {
    assert.deepEqual(
      foundIn(gate('situation "a gate"\n  Una has superior form over Dag.\nround 1\n  Una: attacks Dag. rolls 7\n')),
      [
        'Una has superior form over Dag | stepped-up-die | With this Una rolls 7/8, 87.5% for each die: it would have become a sure thing on a d6',
      ],
    );
  });

  it('C: a d8 can show 8 but not 9', () => {
    const rolled = (die: number): readonly string[] =>
      rulesIn(
        gate(`situation "a gate"\n  Una has superior form over Dag.\nround 1\n  Una: attacks Dag. rolls ${die}\n`),
      );
    assert.deepEqual(rolled(8), ['Una has superior form over Dag | stepped-up-die']);
    assert.deepEqual(rolled(9), ['Una has superior form over Dag | stepped-up-die', '9 | pinned-roll-outside-die']);
  });
});
