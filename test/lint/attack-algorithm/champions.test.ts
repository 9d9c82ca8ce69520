/**
 * Findings of the New attack algorithm’s checks about champions, and dice that nobody rolls. Cases and rules are those
 * of its reading (aa-…).
 */
import assert from 'node:assert/strict';
import { gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

describe('the champion of a side', () => {
  const both = 'round 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n';

  it('is named where several attack, with the best offered first', () => {
    const text = gate(both, { Tam: '  Attack Bonus 1\n' });
    assert.match(
      foundIn(text)[0] ?? '',
      /^Ilse \| missing-champion \| The Wardens attack without a champion.*for example “champion Tam”, which holds in later rounds too$/,
    );
    assert.deepEqual(rulesIn(mended(text)), []);
  });

  it('is reported missing once, in the first round that lacks one, and may be missing on the other side too', () => {
    const text = gate(
      `${both}round 2\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\nround 3\n  Brok: attacks Una.\n  Cur: attacks Una.\n`,
    );
    assert.deepEqual(rulesIn(text), ['Ilse | missing-champion', 'Brok | missing-champion']);
    assert.deepEqual(rulesIn(mended(text)), ['Brok | missing-champion']);
  });

  it('is reported missing again after a round that may not be played', () => {
    const missed = (first: string): number =>
      rulesIn(
        gate(`round 1\n  Una: attacks Brok.\n${both.replace('round 1', first)}${both.replace('round 1', 'round 3')}`),
      ).filter((line) => line.includes('missing-champion')).length;
    assert.deepEqual([missed('round 2 if Una succeeded'), missed('round 2')], [2, 1]);
  });

  it('needs no name where only one attacks', () => {
    assert.deepEqual(rulesIn(gate('round 1\n  Ilse: attacks Brok.\n')), []);
  });

  it('may be named before the scenario, in its situation, or in an earlier round', () => {
    for (const before of [
      'champion Ilse\n',
      'situation "a gate"\n  champion Ilse.\n',
      'round 0\n  champion Ilse.\n  Ilse: waits.\n',
    ]) {
      assert.deepEqual(rulesIn(gate(before + both)), []);
    }
    const shared = `combatant Ilse (she) of the Players\ncombatant Tam (he) of the Players\ncombatant Brok (he) of the Host\nchampion Ilse\n`;
    assert.deepEqual(
      rulesIn(
        `${shared}scenario "One"\nrules attack-algorithm\n${both}scenario "Two"\nrules attack-algorithm\n${both}`,
      ),
      [],
    );
  });

  it('may differ by round and by side', () => {
    assert.deepEqual(
      rulesIn(
        gate(`situation "a gate"\n  champion Ilse.\n${both}${both.replace('round 1', 'round 2\n  champion Tam.')}`),
      ),
      [],
    );
    assert.deepEqual(
      rulesIn(
        gate(
          `situation "a gate"\n  champion Ilse.\n  champion Brok.\n${both}round 2\n  Brok: attacks Una.\n  Cur: attacks Una.\n`,
        ),
      ),
      [],
    );
  });

  it('may be named in a round that may not be played, and is reported missing neither way', () => {
    const branching = gate(
      `round 1\n  Ilse: attacks Brok.\nround 2 if Ilse succeeded\n  champion Ilse.\n  Ilse: attacks Brok.\nround 2 otherwise\n  champion Tam.\n  Tam: attacks Brok.\n${both.replace('round 1', 'round 3')}`,
    );
    assert.deepEqual(rulesIn(branching), []);
    assert.deepEqual(rulesIn(branching.replaceAll('  champion Tam.\n', '').replaceAll('  champion Ilse.\n', '')), [
      'Ilse | missing-champion',
    ]);
  });

  it('is reported as idle in the round, at what they do instead', () => {
    const text = gate(
      'situation "a gate"\n  champion Una.\nround 1\n  Una: waits.\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\nround 2\n  Una: attacks Brok.\n  Tam: attacks Brok.\n',
    );
    assert.deepEqual(rulesIn(text), ['Una | idle-champion']);
    assert.match(mended(text), /round 1\n {2}champion Ilse\./);
  });

  it('is reported as idle where the side never attacks', () => {
    assert.deepEqual(foundIn(gate('situation "a gate"\n  champion Brok.\nround 1\n  Ilse: attacks Brok.\n')), [
      'Brok | idle-champion | Brok is champion, but nobody on that side attacks from here on, so this changes ' +
        'nothing',
    ]);
    assert.deepEqual(
      rulesIn(gate('situation "a gate"\n  champion Brok.\n')),
      [],
      'while nothing is announced, nothing is known',
    );
  });

  // 5/6 each: two dice and one give 2.50 hits, one and one 1.67; two that must both hit give 25/36, and 5/6 with them
  // 1.53.
  it('is compared by mean hits, and reported where another is better', () => {
    const named = (blocks: Readonly<Record<string, string>>, situation: string): readonly string[] =>
      foundIn(gate(`situation "a gate"\n  champion Ilse.\n${situation}${both}`, blocks));
    assert.deepEqual(named({ Tam: '  Attack Bonus 1\n' }, ''), [
      'Ilse | weak-champion | With Ilse as champion the side hits 1.67 times on average, with Tam 2.50 times',
    ]);
    assert.deepEqual(named({ Ilse: '  Attack Bonus 1\n', Tam: '  Attack Bonus 1\n' }, ''), []);
    assert.deepEqual(named({}, '  disadvantage "mud" for Ilse.\n'), [
      'Ilse | penalised-champion | With penalty dice Ilse hits once at most, and only if all 2 dice hit: the ' +
        'side hits 1.53 times on average, but 1.67 times with Tam as champion',
    ]);
    assert.deepEqual(
      named({}, '  disadvantage "mud" for Ilse.\n  disadvantage "mud" for Tam.\n').filter(
        (line) => /champion \|/.test(line) && !/unused/.test(line),
      ),
      [],
    );
  });

  // With every hit counted a penalty die is a gain (aa-t28), so nobody is a worse champion for it.
  it('isn’t worse for penalty dice where every hit counts', () => {
    const text = gate(`situation "a gate"\n  champion Ilse.\n  disadvantage "mud" for Ilse.\n${both}`);
    assert.deepEqual(
      rulesIn(text.replace('rules attack-algorithm', 'rules attack-algorithm\noption champion penalty every-hit')),
      [],
    );
  });
});

describe('dice that nobody rolls', () => {
  it('don’t include those that the same sentence gives to the champion too, or in another round', () => {
    assert.deepEqual(
      rulesIn(
        gate(
          'situation "a gate"\n  champion Ilse.\n  advantage "the slope" for Ilse and Tam.\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n',
        ),
      ),
      [],
    );
    assert.deepEqual(
      rulesIn(
        gate(
          'situation "a gate"\n  champion Ilse.\n  advantage "the slope" for Tam.\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\nround 2\n  Tam: attacks Brok.\n  champion Tam.\n',
        ),
      ).filter((line) => line.includes('unused')),
      [],
    );
  });

  it('don’t include an attack bonus, nor those of a side without a champion', () => {
    assert.deepEqual(
      rulesIn(gate('round 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n    1 bonus die "the slope"\n')),
      ['Ilse | missing-champion'],
    );
    assert.deepEqual(
      rulesIn(
        gate('situation "a gate"\n  champion Ilse.\nround 1\n  Ilse: attacks Brok.\n  Tam: attacks Brok.\n', {
          Ilse: '  Attack Bonus 1\n',
          Tam: '  Attack Bonus 1\n',
        }),
      ),
      [],
    );
  });
});
