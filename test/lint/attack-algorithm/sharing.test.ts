/**
 * Findings of the New attack algorithm’s checks about sharing hits and contested rolls. Cases and rules are those of
 * its reading (aa-…).
 */
import assert from 'node:assert/strict';
import { defended, gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

describe('sharing hits', () => {
  const three = 'round 1\n  champion Ilse.\n  Ilse: attacks Brok.\n  Tam: attacks Cur.\n  Una: attacks Dag.\n';

  it('is open between equal enemies once in a round, and not where only one is attacked', () => {
    assert.deepEqual(rulesIn(gate(three)), ['Brok | equal-enemies']);
    assert.deepEqual(rulesIn(gate('round 1\n  champion Ilse.\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n')), []);
  });

  it('isn’t open where the text ranks them all (aa-q13)', () => {
    assert.deepEqual(rulesIn(gate(three, { Brok: '  defends partially\n', Cur: '  defends barely\n' })), []);
  });

  it('isn’t open where the pinned hits are even (aa-t33), and is where they aren’t (aa-t34)', () => {
    const pinned = (third: number): string =>
      `round 1\n  champion Ilse.\n  Ilse: attacks Brok. rolls 1\n  Tam: attacks Cur. rolls 2\n  Una: attacks Cur. rolls ${third}\n`;
    assert.deepEqual(rulesIn(gate(pinned(6))), []);
    assert.deepEqual(rulesIn(gate(pinned(5))), ['Brok | equal-enemies']);
  });

  it('follows the Host, unless that is uneven or has another sum (aa-037, aa-039)', () => {
    const shared = (shares: string): readonly string[] =>
      rulesIn(
        gate(
          `round 1\n  champion Ilse.\n  hits fall ${shares}.\n  Ilse: attacks Brok. rolls 1\n  Tam: attacks Cur. rolls 2\n  Una: attacks Cur. rolls 3\n`,
        ),
      ).map((line) => line.split(' | ')[1] ?? '');
    assert.deepEqual(shared('2 on Brok, 1 on Cur'), []);
    assert.deepEqual(shared('1 on Brok, 2 on Cur'), []);
    assert.deepEqual(shared('3 on Brok'), ['uneven-spread']);
    assert.deepEqual(shared('1 on Brok, 1 on Cur'), ['wrong-spread-sum']);
    assert.deepEqual(shared('2 on Brok, 1 on Dag'), ['not-attacked']);
  });

  it('reaches as many enemies as there are attackers: no finding for two against two, nor for one against two whom the text ranks', () => {
    assert.deepEqual(
      rulesIn(
        gate('round 1\n  champion Ilse.\n  Ilse: attacks Brok and Cur.\n  Tam: attacks Brok and Cur.\n', defended),
      ),
      [],
    );
    assert.deepEqual(
      rulesIn(
        gate('round 1\n  Brok: attacks.\n', {
          Ilse: '  defends barely\n',
          Tam: '  defends partially\n',
          Una: '  defends partially\n',
        }),
      ),
      ['attacks | missing-target'],
    );
    assert.deepEqual(rulesIn(gate('round 1\n  Brok: attacks.\n')), ['attacks | more-targets-than-attackers']);
  });

  it('requires that a pinned first hit belongs to a side that attacks the target', () => {
    const pinned = (by: string): readonly string[] =>
      foundIn(
        gate(
          `round 1\n  the first hit on Brok by ${by} rolls 3.\n  champion Ilse.\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n`,
        ),
      ).filter((line) => !line.includes('champion'));
    assert.deepEqual(pinned('Ilse'), []);
    assert.deepEqual(pinned('Dag'), [
      'Dag | not-attacked | The side of Dag doesn’t attack Brok in round 1, so this pins nothing',
    ]);
  });

  it('follows the Host’s decision, with a finding where the text says otherwise (aa-040)', () => {
    const first = (order: string): string =>
      gate(
        `round 1\n  hits fall first on ${order}.\n  champion Ilse.\n  Ilse: attacks Brok.\n  Tam: attacks Cur.\n`,
        defended,
      );
    assert.deepEqual(rulesIn(first('Cur')), []);
    assert.deepEqual(rulesIn(first('Brok')), ['Brok | spread-against-order']);
    assert.equal(mended(first('Brok and Cur')), first('Cur and Brok'));
  });
});

describe('contested rolls', () => {
  const duel = (head: string, rules = ''): string =>
    gate(`round 1\n  contested\n${head}  Ilse: attacks Brok.\n  Brok: attacks Ilse.\n`).replace(
      'rules attack-algorithm\n',
      `rules attack-algorithm\n${rules}`,
    );

  it('that the Host or an option decides leave no tie open', () => {
    assert.deepEqual(rulesIn(duel('  decides contested tie: minimum damage\n')), []);
    assert.deepEqual(rulesIn(duel('', 'option contested tie full\n')), []);
    assert.deepEqual(rulesIn(duel('', 'option contested tie ask\n')), ['contested | undecided-contested-tie']);
  });

  it('say how often a tie is left open: 25 in 36 at 5/6 (aa-t49)', () => {
    assert.match(foundIn(duel(''))[0] ?? '', /in equal hits in 69\.4% of all rolls/);
  });

  // Side P: a champion at 3/6 with two bonus dice and two followers; against a lone champion at 3/6 with three
  // (aa-t51).
  it('say it for whole sides: 125 in 512, pinned or not (aa-t51)', () => {
    const sides = (rolls: string): string =>
      gate(`situation "a gate"
  champion Ilse.
  Brok defends partially.
  Ilse defends partially.
round 1
  contested
  Ilse: attacks Brok.
    2 bonus dice "the slope"${rolls}
  Tam: attacks Brok.
  Una: attacks Brok.
  Brok: attacks Ilse.
    3 bonus dice "rage"
`);
    for (const rolls of ['', '\n    rolls 1 1 1'])
      assert.match(foundIn(sides(rolls))[0] ?? '', /in 24\.4% of all rolls/);
  });

  it('are decided by numbers only where these differ (aa-t61)', () => {
    assert.deepEqual(rulesIn(duel('  decides contested tie: more combatants\n')), [
      'decides contested tie: more combatants | tied-tiebreak',
    ]);
    assert.deepEqual(rulesIn(duel('  Una is out of the fight.\n  decides contested tie: more combatants\n')), []);
  });

  it('are decided by initiative only where one of the two has it', () => {
    assert.deepEqual(rulesIn(duel('  decides contested tie: initiative\n')), [
      'decides contested tie: initiative | unstated-initiative',
    ]);
    assert.deepEqual(rulesIn(duel('  decides contested tie: initiative\n  the Reavers have the initiative.\n')), []);
  });

  it('are between two sides, with allies counting as one', () => {
    const crows = (allied: string): string =>
      `side the Crows run by the Host${allied}\ncombatant Fen of the Crows\n${duel('  decides contested tie: full damage\n')}  Fen: attacks Ilse.\n`
        .replace('scenario "The gate"\nrules attack-algorithm\n', '')
        .replace(/^/, 'scenario "The gate"\nrules attack-algorithm\n');
    assert.deepEqual(rulesIn(crows('')), ['Fen | third-side']);
    assert.deepEqual(rulesIn(crows(' allied with the Reavers')), ['Brok | missing-champion']);
  });

  it('aren’t within one side, and both sides may attack one after the other', () => {
    assert.deepEqual(rulesIn(gate('round 1\n  contested\n  Ilse: attacks Brok.\n')), ['contested | one-sided-contest']);
    assert.deepEqual(rulesIn(gate('round 1\n  Ilse: attacks Brok.\nround 2\n  Brok: attacks Ilse.\n')), []);
    assert.deepEqual(rulesIn(gate('round 1\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.\n')), [
      'Brok | both-sides-attack',
    ]);
  });
});
