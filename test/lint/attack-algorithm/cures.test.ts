/** What the checks of the New attack algorithm offer where hits are shared out, and the cures in their messages. */
import assert from 'node:assert/strict';
import { defended, gate } from './gate.ts';
import { foundIn, mended, rulesIn } from '../found.ts';

/** Ilse and Tam, with this number of hits in all, against Brok and Cur, or against all three. */
function shared(shares: string, hits: number, enemies = 'Brok and Cur', blocks = defended): string {
  const dice = Array.from({ length: 4 }, (_, index) => (index < hits ? 1 : 6));
  return gate(
    `round 1\n  champion Ilse.\n  hits fall ${shares}.\n  Ilse: attacks ${enemies}. rolls ${dice.slice(0, 3).join(' ')}\n  Tam: attacks ${enemies}. rolls ${dice[3]}\n`,
    { ...blocks, Ilse: '  Attack Bonus 2\n' },
  );
}

/** The shares in a text after the first fix. */
function sharesAfter(text: string): string | undefined {
  return /hits fall ([^.]*)\./u.exec(mended(text))?.[1];
}

describe('corrected shares', () => {
  it('keep the order that the Host has written, and the sum (aa-039, the reading’s uneven-spread)', () => {
    assert.deepEqual(foundIn(shared('3 on Cur, 0 on Brok', 3)), [
      'hits fall 3 on Cur, 0 on Brok | uneven-spread | “3 on Cur, 0 on Brok” isn’t as even as possible, so ' +
        'the hits are shared differently; write “hits fall 2 on Cur, 1 on Brok”',
    ]);
    assert.equal(sharesAfter(shared('3 on Cur, 0 on Brok', 3)), '2 on Cur, 1 on Brok');
    assert.equal(
      sharesAfter(shared('3 on Brok, 0 on Cur', 3, 'Brok and Cur', { Brok: '', Cur: '' })),
      '2 on Brok, 1 on Cur',
    );
  });

  it('match the pinned hits, with one finding and the cure in its message (aa-037)', () => {
    const text = shared('2 on Cur', 3);
    assert.deepEqual(foundIn(text), [
      'hits fall 2 on Cur | wrong-spread-sum | 2 hits are shared out here, but the pinned dice make 3 hits; ' +
        'write “hits fall 2 on Cur, 1 on Brok”',
    ]);
    assert.deepEqual(rulesIn(mended(text)), []);
  });

  it('aren’t invented where the text leaves open who is hit (aa-q13)', () => {
    const text = gate(
      `round 1\n  champion Ilse.\n  hits fall 2 on Cur.\n  Ilse: attacks. rolls 1\n  Tam: attacks. rolls 1\n  Una: attacks. rolls 6\n`,
    );
    assert.deepEqual(foundIn(text), [
      'hits fall 2 on Cur | uneven-spread | “2 on Cur” isn’t as even as possible, so it only says who comes ' +
        'first, and not for all hits; share 2 hits out over 2 enemies',
    ]);
    assert.equal(mended(text), text);
  });

  it('are only reported as not being numbers where they aren’t', () => {
    assert.deepEqual(rulesIn(shared('1.5 on Cur, 1.5 on Brok', 3)), ['1.5 | no-such-number', '1.5 | no-such-number']);
    assert.deepEqual(rulesIn(shared('4 on Cur, -1 on Brok', 3)), ['-1 | no-such-number']);
    assert.deepEqual(rulesIn(shared('1.5 on Cur, 1 on Brok', 3)), ['1.5 | no-such-number']);
  });

  it('for dice that are still to be rolled only say who comes first', () => {
    const text = gate(
      'round 1\n  champion Ilse.\n  hits fall 2 on Cur, 1 on Brok.\n  Ilse: attacks Brok and Cur.\n  Tam: attacks Cur.\n',
      { ...defended, Ilse: '  Attack Bonus 2\n' },
    );
    assert.deepEqual(rulesIn(text), ['hits fall 2 on Cur, 1 on Brok | shares-of-open-roll']);
    assert.equal(sharesAfter(text), 'first on Cur and Brok');
    assert.deepEqual(rulesIn(shared('2 on Cur, 1 on Brok', 3)), []);
  });
});

describe('the order in which enemies are hit', () => {
  it('is offered for as many as it takes to leave nothing open, after those who come first anyway', () => {
    const three = (blocks: Readonly<Record<string, string>>): string =>
      gate('round 1\n  champion Ilse.\n  Ilse: attacks Brok.\n  Tam: attacks Cur.\n  Una: attacks Dag.\n', blocks);
    for (const [blocks, order] of [
      [{}, 'Brok and Cur'],
      [{ Brok: '  defends barely\n', Cur: '  defends barely\n' }, 'Dag and Brok'],
    ] as const) {
      const after = mended(three(blocks));
      assert.match(after, new RegExp(`hits fall first on ${order}\\.`));
      assert.deepEqual(rulesIn(after), []);
    }
  });
});

describe('an undecided tie', () => {
  const duel = (head: string, clause = ''): string =>
    gate(`round 1\n  contested\n${head}  Ilse: attacks Brok.\n${clause}  Brok: attacks Ilse.\n`);

  it('has no share where a roll waits for a larger die (aa-q21), or where it hardly ever occurs', () => {
    assert.match(foundIn(duel('', '    TN +2 "a rope"\n'))[0] ?? '', /“contested” can end in equal hits, and/);
    // One die against 100, of which just one hits: 5/6 · 100 · 5/6 · (1/6)^99.
    assert.match(foundIn(duel('', '    99 bonus dice "a crowd"\n'))[0] ?? '', /“contested” can end in equal hits, and/);
  });

  it('isn’t reported where it is impossible: two dice that must all hit have 0 hits or 2', () => {
    const text = duel('', '    disadvantage "mud"\n').replace(
      'rules attack-algorithm\n',
      'rules attack-algorithm\noption champion penalty all-dice-if-all-hit\n',
    );
    assert.deepEqual(
      rulesIn(text).filter((line) => /undecided/.test(line)),
      [],
    );
  });

  it('is up to the Host where it is decided in words (aa-047)', () => {
    assert.deepEqual(rulesIn(duel('  decides contested tie "both fall back a step"\n')), []);
  });

  it('isn’t decided by an option and also by a sentence', () => {
    const text = (value: string): string =>
      duel('')
        .replace('rules attack-algorithm\n', `rules attack-algorithm\noption contested tie ${value}\n`)
        .replace('round 1', 'situation "a gate"\n  decides contested tie: full damage\nround 1');
    assert.deepEqual(rulesIn(text('minimum')), ['decides contested tie: full damage | contradicting-choice']);
    for (const value of ['full', 'ask']) assert.deepEqual(rulesIn(text(value)), []);
    assert.deepEqual(
      rulesIn(
        duel('  decides contested tie: full damage\n').replace(
          'rules attack-algorithm\n',
          'rules attack-algorithm\noption contested tie minimum\n',
        ),
      ),
      [],
      'a round overrules the option',
    );
  });
});
