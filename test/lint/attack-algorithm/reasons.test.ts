/** Findings of the New attack algorithm’s checks about reasons that don’t count, and about initial numbers. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

const round = (lines: string, blocks: Readonly<Record<string, string>> = {}): string =>
  gate(`round 1\n${lines}`, blocks);

describe('the same words', () => {
  const climb = (...clauses: readonly string[]): readonly string[] =>
    rulesIn(round(`  Ilse: climbs "the wall" at 3/6.\n${clauses.map((clause) => `    ${clause}\n`).join('')}`));

  it('count once, as an advantage or as bonus dice, as a disadvantage or as penalty dice', () => {
    assert.deepEqual(climb('1 bonus die "rope"', '1 bonus die "rope"', 'advantage "Rope"'), [
      '1 bonus die "rope" | said-twice',
      'advantage "Rope" | said-twice',
    ]);
    assert.deepEqual(climb('disadvantage "mail"', '2 penalty dice "mail"'), ['2 penalty dice "mail" | said-twice']);
    assert.deepEqual(climb('TN -1 "ice"', 'TN -1 "ice"'), ['TN -1 "ice" | said-twice']);
  });

  it('are separate reasons where they help and where they hinder, and where they change the target number', () => {
    assert.deepEqual(climb('2 bonus dice "rain"', '1 penalty die "rain"', 'TN -1 "rain"'), [
      '1 penalty die "rain" | cancelled-pool',
    ]);
  });
});

describe('a circumstance against somebody', () => {
  it('counts where the attack is measured by them: the first target (aa-q06)', () => {
    const under = (targets: string, against: string): string =>
      round(`  Ilse: attacks ${targets}.\n    disadvantage "mud" against ${against}\n`);
    assert.deepEqual(rulesIn(under('Brok', 'Brok')), []);
    assert.deepEqual(foundIn(under('Brok', 'Cur')), [
      'disadvantage "mud" against Cur | circumstance-unmet | Here Brok sets the difficulty for Ilse, so this ' +
        'disadvantage against Cur doesn’t count; write Brok, or remove who it is against',
    ]);
    assert.equal(mended(under('Brok', 'Cur')), under('Brok', 'Brok'));
    const both = rulesIn(under('Brok and Cur', 'Cur'));
    assert.ok(both.includes('disadvantage "mud" against Cur | circumstance-unmet'));
    assert.deepEqual(
      rulesIn(under('Brok', 'Tam')),
      ['disadvantage "mud" against Tam | circumstance-for-nobody'],
      'nobody is an enemy there',
    );
    assert.ok(!rulesIn(under('Brok and Cur', 'Brok and Cur')).some((line) => /circumstance-unmet/.test(line)));
  });

  it('that is written for several rounds must count in one of them', () => {
    const said = (second: string): readonly string[] =>
      rulesIn(
        gate(
          `situation "a gate"\n  advantage "longer arms" for Ilse over Cur.\nround 1\n  Ilse: attacks Brok.\nround 2\n  Ilse: ${second}.\n`,
        ),
      );
    assert.deepEqual(said('attacks Cur'), []);
    assert.deepEqual(said('waits'), ['advantage "longer arms" for Ilse over Cur | circumstance-unmet']);
    assert.deepEqual(
      rulesIn(
        gate('situation "a gate"\n  advantage "longer arms" for Ilse over Cur.\nround 1\n  Tam: attacks Brok.\n'),
      ),
      [],
      'Ilse may still come to attack',
    );
  });
});

describe('form that cancels out', () => {
  const armed = { Ilse: '  carries spear\n  fights in "the heron form"\n', Brok: '  carries sword\n' };

  it('is doubtful where two general sentences meet in one attack, and wrong where they contradict each other', () => {
    const orders = gate(
      'situation "a gate"\n  spear beats sword in form.\n  sword beats "the heron form" in form.\nround 1\n  Ilse: attacks Brok.\n',
      armed,
    );
    assert.deepEqual(rulesIn(orders), ['sword beats "the heron form" in form | crossing-forms']);
    assert.deepEqual(
      rulesIn(
        gate(
          'situation "a gate"\n  Brok has superior form over Ilse.\nround 1\n  Ilse: attacks Brok.\n    Ilse has superior form over Brok\n',
        ),
      ),
      ['Ilse has superior form over Brok | mutual-form-superiority'],
    );
  });
});

describe('who may fight', () => {
  it('has one champion for allied sides, and is reported to be of another side', () => {
    const text = `scenario "The gate"\nrules attack-algorithm\nside the Watch run by the Host, allied with the Players\ncombatant Ilse (she) of the Players\ncombatant Una (she) of the Watch\ncombatant Brok (he) of the Host\nround 1\n  champion Ilse.\n  champion Una.\n  Ilse: attacks Brok.\n  Una: attacks Brok.\n`;
    assert.match(
      foundIn(text)[0] ?? '',
      /^Una \| second-champion \| Una can’t be champion beside Ilse, who is on a side allied with the Watch: .* only Ilse counts/,
    );
  });

  it('starts with a whole number of hit points of at least 1, and may have none left', () => {
    for (const [written, mend] of [
      ['2.5', '2'],
      ['-3', '3'],
      ['0', '1'],
    ] as const) {
      const text = gate('', { Brok: `  HP ${written}\n` });
      assert.deepEqual(rulesIn(text), [`HP ${written} | no-such-number`]);
      assert.equal(mended(text), gate('', { Brok: `  HP ${mend}\n` }));
    }
    for (const fine of ['1', '8', '0 of 8']) assert.deepEqual(rulesIn(gate('', { Brok: `  HP ${fine}\n` })), []);
  });

  it('does nothing while out of the fight, whatever is written', () => {
    assert.deepEqual(rulesIn(round('  Brok is out of the fight.\n  Brok: waits.\n')), ['Brok | idle-announcement']);
  });

  it('isn’t both sides where one is out because of pins', () => {
    const text = (hits: string): readonly string[] =>
      rulesIn(
        gate(
          `situation "a gate"\n  decides defeat: at 0 HP.\nround 1\n  the first hit on Brok rolls ${hits}.\n  Ilse: attacks Brok. rolls 1\nround 2\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.\n`,
          { Brok: '  HP 3\n' },
        ),
      );
    assert.deepEqual(text('3'), []);
    assert.deepEqual(text('2'), ['Brok | both-sides-attack']);
  });

  it('rolls no contest against those who attack somebody else', () => {
    const text = `scenario "The gate"\nrules attack-algorithm\nside the Crows run by the Host\ncombatant Ilse (she) of the Players\ncombatant Brok (he) of the Host\ncombatant Fen of the Crows\nround 1\n  contested\n  Ilse: attacks Fen.\n  Brok: attacks Fen.\n`;
    assert.deepEqual(rulesIn(text), ['contested | one-sided-contest']);
    assert.deepEqual(rulesIn(mended(text)), []);
  });
});

describe('the die after the largest (aa-q21)', () => {
  it('is offered as d10 or d12, whatever is written', () => {
    const offers = (at: string): number => mendedWith(round(`  Ilse: climbs "the wall" at ${at}.\n`));
    for (const [at, offered] of [
      ['5/22', 0],
      ['5/20', 0],
      ['5/12', 12],
      ['5/10', 10],
    ] as const)
      assert.equal(offers(at), offered);
  });
});

/** The die that one of the fixes decides on; 0 where none does. */
function mendedWith(text: string): number {
  const titles = analyze(text, { file: 'test.clash' }).findings.flatMap(({ fixes }) => fixes.map(({ title }) => title));
  return Number(/decides next die: d(\d+)/u.exec(titles.join())?.[1] ?? 0);
}
