/** Findings of the New attack algorithm’s checks about single sentences, and what they accept. */
import assert from 'node:assert/strict';
import { defended, gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

const round = (lines: string, blocks: Readonly<Record<string, string>> = {}): string =>
  gate(`round 1\n${lines}`, blocks);

describe('a circumstance', () => {
  const said = (first: string, again: string): readonly string[] =>
    rulesIn(
      gate(
        `situation "a gate"\n  advantage "the slope" ${first}.\nround 1\n  advantage "the slope" ${again}.\n  Ilse: attacks Brok.\n`,
      ),
    );

  it('is written twice where it counts for the same person against nobody else', () => {
    assert.deepEqual(said('for Ilse', 'for Ilse'), ['advantage "the slope" for Ilse | said-twice']);
    assert.deepEqual(said('for Ilse', 'for Ilse over Brok'), ['advantage "the slope" for Ilse over Brok | said-twice']);
  });

  it('is a different one for others, or against others', () => {
    assert.deepEqual(said('for Ilse over Cur', 'for Ilse over Brok'), [
      'advantage "the slope" for Ilse over Cur | circumstance-unmet',
    ]);
    assert.deepEqual(said('for Ilse', 'for Ilse and Tam'), []);
    assert.deepEqual(
      rulesIn(round('  Ilse: attacks Brok.\n    advantage "the slope"\n    disadvantage "the slope"\n')),
      ['disadvantage "the slope" | cancelled-pool'],
    );
  });

  it('under an announcement may belong to several, of whom one announces', () => {
    assert.deepEqual(rulesIn(round('  Ilse: attacks Brok.\n    advantage "the slope" for Ilse and Tam\n')), []);
    assert.deepEqual(rulesIn(round('  Ilse: attacks Brok.\n    advantage "the slope" for Cur and Tam\n')), [
      'advantage "the slope" for Cur and Tam | circumstance-for-nobody',
    ]);
  });

  it('ends only in a later round than it began', () => {
    assert.deepEqual(
      rulesIn(round('  advantage "the slope" for Ilse.\n  no longer "the slope".\n  Ilse: attacks Brok.\n')),
      ['no longer "the slope" | ends-nothing'],
    );
    assert.deepEqual(
      rulesIn(
        gate(
          'round 1\n  advantage "the slope" for Ilse.\n  Ilse: attacks Brok.\nround 2\n  no longer "The slope".\n  Ilse: attacks Brok.\n',
        ),
      ),
      [],
    );
  });
});

describe('a champion', () => {
  it('of two is the first at the head of a round, and the last before the rounds', () => {
    assert.match(
      foundIn(round('  champion Ilse.\n  champion Tam.\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n'))[0] ?? '',
      /: only Ilse counts/,
    );
    assert.match(
      foundIn(
        gate(
          'situation "a gate"\n  champion Ilse.\n  champion Tam.\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n',
        ),
      )[0] ?? '',
      /: only Tam counts/,
    );
  });

  it('is one of several bodies with one announcement', () => {
    const pack = (head: string): string => `scenario "The fold"
rules attack-algorithm
creature Wolf (it)
combatants Ash, Bree and Cole of the Host, each a Wolf
combatant Ilse (she) of the Players
${head}round 1
  every Wolf: attacks Ilse.
`;
    assert.deepEqual(rulesIn(pack('')), ['every Wolf | missing-champion']);
    assert.deepEqual(
      rulesIn(pack('champion Ash\nsituation "a fold"\n  Ash is out of the fight.\n')),
      ['every Wolf | missing-champion'],
      'whoever is out of the fight is champion of nobody',
    );
  });
});

describe('sentences that change nothing', () => {
  it('include two defences of one grade, and a sentence that says something impossible twice', () => {
    assert.deepEqual(rulesIn(round('  Ilse: attacks Brok.\n', { Brok: '  defends fully\n  defends fully\n' })), []);
    const line = '  Ilse has superior form over Ilse.\n';
    assert.deepEqual(
      foundIn(round(`${line}${line}  Ilse: attacks Brok.\n`)).map(
        (each) => each.includes('over to') || /superior in form to Ilse, so/.test(each),
      ),
      [true, true],
    );
  });

  it('include an attack that names nobody, where the scenario chooses by whom it is measured (aa-q06)', () => {
    const text = round('  hits fall first on Dag.\n  Ilse: attacks.\n', defended);
    assert.deepEqual(rulesIn(text), ['attacks | missing-target']);
    assert.deepEqual(
      rulesIn(text.replace('rules attack-algorithm', 'rules attack-algorithm\noption difficulty target strongest')),
      [],
    );
  });

  it('include hits before anybody is attacked at all', () => {
    assert.deepEqual(rulesIn(gate('situation "a gate"\n  hits fall first on Cur.\n')), []);
  });

  it('don’t repeat that a die grows into none: one finding that it doesn’t exist is enough', () => {
    assert.deepEqual(rulesIn(round('  Ilse: climbs "the wall" at 5/6.\n    TN +2 "a rope and a friend"\n')), [
      'TN +2 "a rope and a friend" | step-beyond-eight',
    ]);
  });

  it('include pinned extra degrees of an attack, once the Host has decided them (aa-q29)', () => {
    const text = round('  Ilse: attacks Brok.\n    crit rolls 1\n');
    assert.deepEqual(rulesIn(text), ['crit rolls 1 | crit-without-option']);
    assert.deepEqual(rulesIn(text.replace('round 1', 'decides crit in attacks "they hurt more"\nround 1')), []);
  });
});

describe('hits', () => {
  it('are open between two who differ rather than between two who are equal (aa-t48)', () => {
    const text = gate(
      'situation "a gate"\n  champion Ilse.\n  Ilse has superior form over Cur.\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Cur.\n  Una: attacks Dag.\n',
      {
        Brok: '  defends barely\n',
        Cur: '  defends partially\n',
        Dag: '  defends barely\n',
      },
    );
    assert.deepEqual(rulesIn(text), ['Brok | undecided-spread-order']);
  });

  it('aren’t shared out where there are none', () => {
    const text = round('  hits fall 1 on Brok.\n  Ilse: attacks Brok. rolls 6\n');
    assert.deepEqual(foundIn(text), [
      'hits fall 1 on Brok | wrong-spread-sum | 1 hit is shared out here, but the pinned dice make no hits; ' +
        'remove this',
    ]);
    assert.deepEqual(rulesIn(mended(text)), []);
    assert.deepEqual(rulesIn(text.replace('1 on Brok', '0 on Brok')), []);
  });

  it('aren’t shared out where they can’t be rolled', () => {
    assert.match(
      foundIn(round('  hits fall 3 on Brok.\n  Ilse: attacks Brok.\n'))[0] ?? '',
      /3 hits are shared out here, but no roll of this side makes that number: 1 hit at most; share out fewer, or remove this$/,
    );
  });

  it('that are lost are counted from 1 on', () => {
    assert.match(
      foundIn(round('  Brok loses -2 HP.\n  Ilse: attacks Brok.\n', { Brok: '  HP 9\n' }))[0] ?? '',
      /-2 points lost are 2 points regained/,
    );
  });
});

describe('dice pinned for one of several', () => {
  it('belong to somebody who announces', () => {
    const both = (pin: string): readonly string[] =>
      foundIn(round(`  champion Ilse.\n  Ilse and Tam: attack Brok.\n    ${pin}\n`));
    assert.deepEqual(both('rolls 4 for Tam'), []);
    assert.deepEqual(both('rolls 4 for Brok'), [
      'rolls 4 for Brok | clause-for-nothing | Brok doesn’t announce this, so this pins nothing',
    ]);
    assert.match(both('rolls 4 5 for Tam')[0] ?? '', /wrong-pinned-count/u);
    assert.ok(
      both('1 bonus die "rope", rolls any 7 for Ilse').some((each) => each.startsWith('7 | pinned-roll-outside-die')),
    );
  });
});
