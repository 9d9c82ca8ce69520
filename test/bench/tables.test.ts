/** How the benchmark formats its figures, and which tables it prints. */
import assert from 'node:assert/strict';
import { chosen } from './switches.ts';
import { markdown, ratio, size, time } from '../../scripts/measure/table.ts';

describe('the tables of the benchmark', () => {
  it('have figures with two significant digits', () => {
    assert.deepEqual([0.0342, 0.999, 8.34, 18.4, 1234].map(time), ['0.034 ms', '1 ms', '8.3 ms', '18 ms', '1,200 ms']);
    assert.equal(ratio(2500, 0.2), '×13,000');
    assert.deepEqual([512_300, 106_400_000].map(size), ['512 kB', '106 MB']);
  });

  it('have aligned columns, with notes below', () => {
    assert.equal(
      markdown({ title: 'Size', rows: [['', 'a file'], ['large', '12 kB'], ['and so on']], below: 'Unpacked.' }),
      [
        '### Size',
        '',
        '|           | a file |',
        '|-----------|-------:|',
        '| large     |  12 kB |',
        '| and so on |        |',
        '',
        'Unpacked.',
        '',
      ].join('\n'),
    );
  });
});

describe('the switches of the benchmark', () => {
  const all = ['odds', 'memory', 'editor'];
  const tables = (...words: readonly string[]): readonly string[] | string => chosen(words, all, ['editor']);

  it('leave out what needs an editor unless it is requested', () => {
    assert.deepEqual(tables(), ['odds', 'memory']);
    assert.deepEqual(tables('--editor'), all);
  });

  it('choose tables by their names', () => {
    assert.deepEqual(tables('--only', 'memory'), ['memory']);
    assert.deepEqual(tables('--only', 'editor', '--only', 'odds'), ['odds', 'editor']);
  });

  for (const words of [['--only'], ['--only', 'nothing'], ['odds'], ['--fast']]) {
    it(`show the valid ones instead of “${words.join(' ')}”`, () => {
      assert.equal(tables(...words), 'Say nothing, or --only and one of odds, memory, editor, or --editor');
    });
  }
});
