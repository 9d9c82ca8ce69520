/** Texts about undecided or repeated facts: the sentences that would decide them, and dice that count once. */
import assert from 'node:assert/strict';
import { detailOf } from '../../../server/engine/index.ts';
import { played } from './played.ts';

const duel = (round: string, head = ''): string =>
  `combatant Ilse (she) of the Players\ncombatant Brok (he) of the Host\n${head}round 1\n${round}`;

describe('the same quoted words', () => {
  const diceOf = (...clauses: readonly string[]): number =>
    played(duel(`Ilse: climbs "the wall" at 3/6.\n${clauses.join('\n')}\n`)).thrown.length;

  it('count once, the first as written: as an advantage, or as a number of dice', () => {
    assert.equal(diceOf('1 bonus die "rope"', '1 bonus die "rope"', 'advantage "rope"'), 2);
    assert.equal(diceOf('2 bonus dice "rope"', 'advantage "Rope"'), 3);
    assert.equal(diceOf('advantage "rope"', '2 bonus dice "rope"'), 2);
    assert.equal(diceOf('2 penalty dice "mail"', 'disadvantage "mail"'), 3);
  });

  it('help and hinder separately, and sentences without words count each time', () => {
    assert.equal(diceOf('2 bonus dice "rain"', 'disadvantage "rain"'), 2);
    assert.equal(diceOf('1 bonus die', '1 bonus die', 'advantage'), 4);
  });

  it('change the target number once', () => {
    const difficulty = (...clauses: readonly string[]): string | undefined =>
      detailOf(played(duel(`Ilse: climbs "the wall" at 4/6.\n${clauses.join('\n')}\n`)).steps('announce')[0], 'pool')
        ?.pool.difficulty?.now;
    assert.equal(difficulty('TN -1 "ice"', 'TN -1 "Ice"'), '3/6');
    assert.equal(difficulty('TN -1 "ice"', 'TN -1 "dark"'), '2/6');
  });
});

describe('the suggestion that would decide it', () => {
  const three = (
    blocks: string,
    dice: readonly number[],
  ): string => `${['Ilse', 'Tam', 'Una'].map((name) => `combatant ${name} of the Players`).join('\n')}
${['Ash', 'Bree', 'Cole'].map((name) => `combatant ${name} of the Host\n${blocks.includes(name) ? '  defends barely\n' : ''}`).join('')}champion Ilse
round 1
${['Ilse', 'Tam', 'Una'].map((name, index) => `${name}: attacks. rolls ${dice[index] ?? 6}`).join('\n')}`;

  it('is as many names as necessary (aa-q13)', () => {
    const open = (blocks: string, dice: readonly number[]): string =>
      played(three(blocks, dice)).told('left open')[0] ?? '';
    assert.match(open('', [1, 6, 6]), /“hits fall first on Ash” would settle it/);
    assert.match(open('', [1, 1, 6]), /“hits fall first on Ash and Bree” would settle it/);
    // Cole has no defences and comes first in any case.
    assert.match(open('Ash Bree', [1, 1, 6]), /“hits fall first on Cole and Ash” would settle it/);
  });

  it('doesn’t share out parts of hits: they fall whole, Cole’s last one by the weaker defences (aa-037, aa-040)', () => {
    const text = three('Ash', [1, 1, 1])
      .replace('round 1\n', 'round 1\nhits fall 1.5 on Ash, 1.5 on Cole.\n')
      .replaceAll(': attacks.', ': attacks Ash and Cole.');
    assert.match(played(text).told('spread')[0] ?? '', /^The Players’ hits fall 2 on Cole, 1 on Ash/);
  });

  it('never includes a die that isn’t on offer (aa-q21)', () => {
    const silent = (at: string): string =>
      played(duel(`Ilse: climbs "the wall" at ${at}.\nTN +1 "rope"\n`)).told('left open')[0] ?? '';
    assert.match(silent('7/8'), /“decides next die: d10”/);
    assert.match(silent('9/10'), /“decides next die: d12”/);
    assert.match(silent('19/20'), /until a larger die is decided\.$/);
  });

  it('is nothing where the Host has decided a tie in words, which leave it open (aa-047)', () => {
    const tie = played(
      duel(
        'contested\nIlse: attacks Brok. rolls 1\nBrok: attacks Ilse. rolls 1\n',
        'situation "a gate"\ndecides contested tie "both fall back"\n',
      ),
    );
    assert.deepEqual(tie.told('decision'), ['The Host decides about ties | “both fall back”']);
    assert.deepEqual(tie.told('left open'), [
      'A tie at 1 hit each: the text leaves it open | The Host has decided: “both fall back”. Words don’t ' +
        'change numbers, so no damage is dealt here.',
    ]);
    assert.deepEqual(tie.steps('damage'), []);
  });
});
