/** Obvious mistakes: the intended meaning is read, and a finding says how. */
import assert from 'node:assert/strict';
import { editsOf } from '../../server/language/index.ts';
import { findingsOf, inRound, read } from './helper.ts';

/** The announcement, as `actors verb targets`. */
function announced(line: string): string {
  const { scenarios } = read(inRound(line));
  const [first] = scenarios[0]?.scenario.rounds[0]?.announcements ?? [];
  return first === undefined
    ? 'nothing'
    : `${first.actors.map(({ id, text }) => id ?? `“${text}”`).join()} ${first.verb.text} ${first.targets.map(({ id, text }) => id ?? `“${text}”`).join()}`.trim();
}

/** The line after the first fix of its first finding. */
function fixed(line: string): string {
  const text = inRound(line);
  const reading = read(text);
  const [fix] = reading.problems.flatMap(({ fixes }) => fixes);
  assert.ok(fix, 'no fix is offered');
  const edits = editsOf(reading, fix).toSorted((one, other) => other.start - one.start || other.end - one.end);
  return edits
    .reduce((before, { start, end, text: words }) => before.slice(0, start) + words + before.slice(end), text)
    .split('\n')
    .slice(4)
    .join('\n')
    .trim();
}

describe('an announcement with mistakes', () => {
  for (const [line, meant, mended] of [
    ['Ann hits the Bear', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['- Ann: hits the Bear', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['• Ann hits the bear', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['ann bly: hits the Bear', 'Ann Bly hits Bear', 'Ann Bly: hits the Bear'],
    ['Ann: Hits the Bear', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['Ann: hit the Bear', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['Ann is hitting the Bear', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['Ann – hits the Bear', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['Ann: hits the Bear again', 'Ann Bly hits Bear', 'Ann: hits the Bear'],
    ['Ann: hits the Bear in the ribs', 'Ann Bly hits Bear', 'Ann: hits the Bear\n    note "in the ribs"'],
    [
      'Ann: hits the Bear by the river, quietly',
      'Ann Bly hits Bear',
      'Ann: hits the Bear, quietly\n    note "by the river"',
    ],
  ] as const) {
    it(`is read: ${line}`, () => {
      assert.equal(announced(line), meant);
      assert.deepEqual(
        read(inRound(line)).problems.filter(({ severity }) => severity !== 'info'),
        [],
      );
      assert.equal(fixed(line), mended);
    });
  }

  for (const [line, meant] of [
    ['Ann: hits him', 'Ann Bly hits “him”'],
    ['Ann: hits the first one', 'Ann Bly hits “first one”'],
    ['He hits Ann', '“He” hits Ann Bly'],
  ] as const) {
    it(`keeps a word that stands for somebody, and a check asks who is meant: ${line}`, () =>
      assert.equal(announced(line), meant));
  }

  it('isn’t recognised as one if it names nobody', () => {
    assert.equal(announced('The river is loud'), 'nothing');
    assert.equal(announced('It is raining'), 'nothing');
  });
});

describe('an announcement of several actions', () => {
  for (const [line, meant, mended] of [
    ['Ann: hits the Bear and runs.', 'Ann Bly hits Bear', 'Ann: hits the Bear.\n    note "then runs"'],
    ['Ann: runs, then hits the Bear.', 'Ann Bly hits Bear', 'Ann: hits the Bear.\n    note "first runs"'],
    ['Ann runs and then hits the Bear.', 'Ann Bly hits Bear', 'Ann hits the Bear.\n    note "first runs"'],
  ] as const) {
    it(`is played with one of them, and the fix keeps the other in a note: ${line}`, () => {
      assert.equal(announced(line), meant);
      assert.equal(fixed(line), mended);
    });
  }

  it('is reported at the action that is left out', () => {
    assert.deepEqual(findingsOf(read(inRound('Ann: hits the Bear and runs.'))), [
      '5: runs | Ann can announce one action in a sentence: “hits the Bear” is played, and “runs” is left out',
    ]);
  });
});
