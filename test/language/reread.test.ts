/** Incremental reading gives the same result as a fresh reading, and keeps what did not change. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { rereadDocument, toDocument, type Document } from '../../server/language/read/document.ts';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import type { Reading } from '../../server/language/index.ts';
import { findingsOf, inRound, plain, read, rowsOf } from './helper.ts';

const sample = readFileSync(new URL('../../samples/the-last-ferry.clash', import.meta.url), 'utf8').slice(0, 1500);
const snippets = [
  '"',
  '“',
  '”',
  ',',
  '.',
  ' ',
  '\n',
  '\n\n',
  '/*',
  '*/',
  '// ',
  'Ann',
  'round 2 ',
  'combatant Bo of the Host\n',
  'scenario "x"\n',
  ': hits ',
  '7',
  'edge "x"',
];
const edit = fc.record({
  at: fc.nat(1500),
  cut: fc.nat(12),
  put: fc.constantFrom('', ...snippets),
  twice: fc.boolean(),
});
const texts = fc.constantFrom(
  sample,
  inRound(
    'Ann: hits the Bear, quietly.  rolls 4',
    'the Bear: ducks.',
    '  note "one\n two"',
    'Ann is 6 ft from Bear,',
    '  quietly',
  ),
);

function without(document: Document): unknown {
  return document.sentences.map(({ tokens, comments, length, open }, index) => ({
    tokens,
    comments,
    length,
    open,
    start: document.starts[index],
  }));
}

function edited(
  text: string,
  { at, cut, put, twice }: { readonly at: number; readonly cut: number; readonly put: string; readonly twice: boolean },
): string {
  const from = Math.min(at, text.length);
  if (twice) return withLineTwice(text, from);
  return text.slice(0, from) + put + text.slice(from + cut);
}

/** Duplicates the line around an offset. */
function withLineTwice(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end === -1 ? text.length : end);
  return `${text.slice(0, from)}${line}\n${text.slice(from)}`;
}

function strangersIn({ scenarios }: Reading): readonly string[] {
  return scenarios.flatMap(({ scenario }) => scenario.strangers.map(({ text }) => text));
}

describe('incremental reading', () => {
  it('gives the same sentences as a fresh reading', () => {
    fc.assert(
      fc.property(texts, fc.array(edit, { minLength: 1, maxLength: 6 }), (text, edits) => {
        let document = toDocument('x', text);
        for (const each of edits) {
          const next = edited(document.text, each);
          document = rereadDocument(document, next);
          assert.deepEqual(without(document), without(toDocument('x', next)));
          assert.equal(new Set(document.sentences.map(({ id }) => id)).size, document.sentences.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same meaning as a fresh reading', () => {
    fc.assert(
      fc.property(texts, fc.array(edit, { minLength: 1, maxLength: 5 }), (text, edits) => {
        let reading = read(text);
        for (const each of edits) reading = read(edited(reading.text, each), { previous: reading });
        const fresh = read(reading.text);
        assert.deepEqual(rowsOf(reading), rowsOf(fresh));
        assert.deepEqual(findingsOf(reading), findingsOf(fresh));
        assert.deepEqual(
          plain(reading.scenarios.map(({ scenario }) => scenario)),
          plain(fresh.scenarios.map(({ scenario }) => scenario)),
        );
      }),
      { numRuns: 300 },
    );
  }).timeout(120_000);

  it('notices that a quoted name is gone, wherever it is used', () => {
    for (const name of ['.', 'A. B.', 'Dr. Quill', `Bo ${'of the long name '.repeat(8)}`.trim()]) {
      const text = (declared: string): string =>
        inRound('the Bear: ducks.', `"${name}" is 5 ft from the Bear.`).replace(
          'combatant Ann',
          `${declared}combatant Ann`,
        );
      const [there, gone] = [text(`combatant "${name}" (she) of the Host\n`), text('')];
      assert.deepEqual(strangersIn(read(gone, { previous: read(there) })), [name]);
    }
  });

  it('notices that a verb is gone, wherever it is used, even if its marks split it', () => {
    const before =
      'rules demon-city-2018\nverb "{actors}": task\ncombatant Ann (she) of the Players\nround 1\n  Ann: {actors}.\n';
    const now = before.replace('"{actors}"', '"{others}"');
    const codes = (previous?: Analysis): readonly string[] =>
      analyze(now, { file: 'a.clash', previous }).findings.map(({ rule }) => rule);
    assert.ok(codes().includes('unreadable-sentence'));
    assert.deepEqual(codes(analyze(before, { file: 'a.clash' })), codes());
  });

  it('gives a damaged declaration the same name, however often it occurs', () => {
    const once = inRound('Ann: ducks.').replace('combatant Ann', 'combatant ”Ann');
    const twice = once.replace(/^.*\n/u, '$&$&');
    assert.deepEqual(strangersIn(read(twice, { previous: read(once) })), []);
  });

  it('adds what is written after spaces at the end of a line to the sentence', () => {
    const before = toDocument('x', 'one    \ntwo');
    assert.deepEqual(without(rereadDocument(before, 'one    more\ntwo')), without(toDocument('x', 'one    more\ntwo')));
    assert.deepEqual(
      without(rereadDocument(toDocument('x', 'one    '), 'one    more')),
      without(toDocument('x', 'one    more')),
    );
  });

  it('reads everything again after a comment that was never closed', () => {
    const open = rereadDocument(toDocument('x', 'one\ntwo\nthree'), '/*one\ntwo\nthree');
    assert.deepEqual(
      without(rereadDocument(open, '/*one\ntwo*/\nthree')),
      without(toDocument('x', '/*one\ntwo*/\nthree')),
    );
  });

  it('keeps the sentences that did not change, and their numbers', () => {
    const before = toDocument('x', 'one\ntwo\nthree');
    const after = rereadDocument(before, 'one\ntwo and a half\nthree');
    assert.deepEqual(
      after.sentences.map((sentence) => before.sentences.includes(sentence)),
      [true, false, true],
    );
  });

  it('keeps one of two sentences if a line is duplicated, whatever its words', () => {
    for (const text of ['one\ntwo\nthree', 'one\n  two\n  three', 'one. two.\nthree']) {
      const before = toDocument('x', text);
      const after = rereadDocument(before, text.replace('one\n', 'one\none\n').replace('two.', 'two. two.'));
      assert.equal(after.sentences.length, 4);
      assert.equal(new Set(after.sentences.map(({ id }) => id)).size, 4, text);
    }
  });

  it('keeps a sentence whose end was searched for in what has changed', () => {
    const before = toDocument('x', 'one\n  a\nthree');
    const after = rereadDocument(before, 'one\n  b\nthree');
    assert.deepEqual(
      after.sentences.map((sentence) => before.sentences.includes(sentence)),
      [true, false, true],
    );
    // The next sentence shows that this one has not ended.
    const joined = rereadDocument(toDocument('x', 'one,\n\ntwo'), 'one,\ntwo');
    assert.equal(joined.sentences.length, 1);
  });

  it('keeps a scenario that did not change', () => {
    const text = 'scenario "One"\ncombatant Ann of the Players\nscenario "Two"\ncombatant Bo of the Host\n';
    const before = read(text);
    const after = read(text.replace('Bo', 'Bob'), { previous: before });
    assert.equal(after.scenarios[0]?.scenario, before.scenarios[0]?.scenario);
    assert.notEqual(after.scenarios[1]?.scenario, before.scenarios[1]?.scenario);
  });

  it('keeps statements when a name is declared that they do not use', () => {
    const before = read(inRound('Ann: hits the Bear'));
    const after = read(`combatant Zoe of the Host\n${before.text}`, { previous: before });
    assert.equal(after.statements.at(-1), before.statements.at(-1));
  });

  it('handles a damaged declaration that needs the name of another one, as in a text that is being typed', () => {
    const before = 'side watch run by the Host\ncombatant zed of watch\ncombatant Ann of the Players\nround 1\n';
    const text = `${before}  zed: hits Ann.\n`;
    assert.deepEqual(findingsOf(read(text)), findingsOf(read(text, { previous: read(before) })));
    assert.equal(read(text).scenarios[0]?.scenario.rounds[0]?.announcements.length, 1);
  });
});
