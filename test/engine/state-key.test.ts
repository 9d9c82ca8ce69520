/** Texts by which two states are equal, and two lists of facts. */
import assert from 'node:assert/strict';
import { digest } from '../../server/engine/words/digest.ts';
import { factsKey, stateKey } from '../../server/engine/play/state-key.ts';

const source = { file: 'a.clash', sentence: 3, start: 2, end: 9 };
const hurt = (name: string, at = source): object => ({ kind: 'state', who: [{ id: name, text: name }], source: at });

describe('the key of a state', () => {
  it('is the same whatever the order of maps and sets', () => {
    const key = stateKey([
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      new Set(['x', 'y']),
    ]);
    assert.equal(
      stateKey([
        new Map([
          ['b', 2],
          ['a', 1],
        ]),
        new Set(['y', 'x']),
      ]),
      key,
    );
    assert.notEqual(
      stateKey([
        new Map([
          ['a', 2],
          ['b', 1],
        ]),
        new Set(['x', 'y']),
      ]),
      key,
    );
  });
});

describe('the key of a list of facts', () => {
  it('is the same for facts that say the same in the same place, whichever objects they are', () => {
    assert.equal(factsKey([hurt('Ann'), hurt('Bill')]), factsKey([hurt('Ann'), hurt('Bill')]));
  });

  it('differs where a fact says something else, is elsewhere, is missing or comes later', () => {
    const lists = [
      [],
      [hurt('Ann')],
      [hurt('Bill')],
      [hurt('Ann', { ...source, sentence: 4 })],
      [hurt('Ann'), hurt('Ann')],
      [hurt('Ann'), hurt('Bill')],
      [hurt('Bill'), hurt('Ann')],
    ];
    assert.equal(new Set(lists.map((facts) => factsKey(facts))).size, lists.length);
  });
});

describe('the digest of a text', () => {
  it('has the same length for every text, and differs for very many similar texts', () => {
    const texts = Array.from({ length: 50_000 }, (_, index) => `{"kind":"state","sentence":${index}}`);
    const digests = new Set(['', ...texts, ...texts.map((text) => `${text} `)].map(digest));
    assert.equal(digests.size, 100_001);
    assert.deepEqual(new Set([...digests].map(({ length }) => length)), new Set([28]));
  });

  it('differs in each of its quarters', () => {
    const digests = Array.from({ length: 5_000 }, (_, index) => digest(`${index}`));
    for (const quarter of [0, 7, 14, 21])
      assert.ok(new Set(digests.map((each) => each.slice(quarter, quarter + 7))).size > 4_990);
  });
});
