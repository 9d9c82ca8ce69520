/**
 * Nothing is reported missing from a round with a part that can’t be parsed, and no correct line is offered for removal
 * because of it.
 */
import assert from 'node:assert/strict';
import { gate } from './gate.ts';
import { rulesIn } from '../found.ts';

const one = '  contested\n  decides contested tie: full damage\n  Ilse: attacks Brok.\n';

/** The rules of all findings, except those about parsing and names. */
function checksIn(text: string): readonly string[] {
  return rulesIn(text).filter(
    (line) => !/unreadable-sentence|unknown-name|target-is-ally|idle-announcement/u.test(line),
  );
}

describe('a round with a sentence that can’t be parsed', () => {
  it('may contain the attack that a contested roll lacks', () => {
    assert.deepEqual(checksIn(gate(`round 1\n${one}`)), ['contested | one-sided-contest']);
    assert.deepEqual(checksIn(gate(`round 1\n${one}  Brok: hacks nowise at Ilse.\n`)), []);
    assert.deepEqual(
      checksIn(gate(`round 1\n  Ilse: attacks Brok.\n  Brok: hacks nowise at Ilse.\nround 2\n${one}`)),
      ['contested | one-sided-contest'],
      'another round',
    );
  });

  it('may contain a champion, or the attack of the one who is named', () => {
    const two = '  Ilse: attacks Brok.\n  Tam: attacks Brok.\n';
    assert.deepEqual(checksIn(gate(`round 1\n${two}`)), ['Ilse | missing-champion']);
    assert.deepEqual(checksIn(gate(`round 1\n  the Wardens champion is to be Ilse.\n${two}`)), []);
    assert.deepEqual(
      checksIn(gate(`situation "a gate"\n  the Wardens champion is to be Ilse.\nround 1\n${two}`)),
      [],
      'in the situation',
    );
    assert.deepEqual(checksIn(gate(`round 1\n  champion Una.\n${two}`)), ['Una | idle-champion']);
    assert.deepEqual(checksIn(gate(`round 1\n  champion Una.\n${two}  Una: hacks nowise at Brok.\n`)), []);
  });

  it('may contain an attack on those to whom hits are assigned', () => {
    const first =
      'situation "a gate"\n  hits fall first on Cur.\nround 1\n  the first hit on Cur rolls 4.\n  Ilse: attacks Brok.\n';
    assert.deepEqual(checksIn(gate(first)), ['Cur | not-attacked', 'Cur | not-attacked']);
    assert.deepEqual(checksIn(gate(`${first}  Tam: hacks nowise at Cur.\n`)), []);
  });

  it('may say who comes first, who has the initiative, and how a tie is decided', () => {
    const unread = '  nobody knows what this means.\n';
    const both = '  contested\n  Ilse: attacks Brok.\n  Brok: attacks Ilse.\n';
    for (const [body, rule] of [
      ['  Ilse: attacks Brok and Cur.\n', 'Cur | more-targets-than-attackers'],
      [both, 'contested | undecided-contested-tie'],
      [`  decides contested tie: initiative\n${both}`, 'decides contested tie: initiative | unstated-initiative'],
    ] as const) {
      assert.deepEqual(checksIn(gate(`round 1\n${body}`)), [rule]);
      assert.deepEqual(checksIn(gate(`round 1\n${unread}${body}`)), []);
    }
  });
});

describe('a name that nobody has', () => {
  it('may be the other side of a contested roll', () => {
    assert.deepEqual(checksIn(gate(`round 1\n${one}  Brock: attacks Ilse.\n`)), []);
    assert.deepEqual(checksIn(gate(`round 1\n${one}  Brok: attacks Isle.\n`)), []);
  });
});

describe('an attack without effect', () => {
  it('is the cause of problems with a contested roll, and with a champion who attacks an ally (line 38)', () => {
    assert.deepEqual(rulesIn(gate(`round 1\n${one}  Brok: attacks Cur.\n`)), ['Cur | target-is-ally']);
    assert.deepEqual(rulesIn(gate('round 1\n  champion Ilse.\n  Ilse: attacks Una.\n  Tam: attacks Brok.\n')), [
      'Una | target-is-ally',
    ]);
  });
});

describe('an attack with a weapon in a sentence that can’t be parsed', () => {
  it('may be the one that a defence or a form is for', () => {
    const blocks = { Brok: '  defends fully against fire, sword\n' };
    const text = 'situation "a gate"\n  sword beats whip in form.\nround 1\n  Ilse: attacks Brok with her "sword".\n';
    assert.deepEqual(checksIn(gate(text, blocks)), ['fire | defence-for-unused-attack', 'whip | form-of-nobody']);
    assert.deepEqual(checksIn(gate(`${text}  Tam: hacks nowise with fire and a whip.\n`, blocks)), []);
  });
});
