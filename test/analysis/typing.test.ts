/** Incremental analysis gives the same results as a fresh one. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import { oddsJson } from '../../server/report/index.ts';

describe('typing', () => {
  for (const name of readdirSync(inProject('samples')).filter((file) => file.endsWith('.clash'))) {
    const text = readFileSync(inProject('samples', name), 'utf8');

    it(`a line in the middle of ${name} gives after each letter what a fresh reading gives`, () => {
      const { start, end } = middleLine(text);
      let analysis = fresh(text);
      for (let typed = start; typed <= end; typed += 1) {
        const now = text.slice(0, typed) + text.slice(end);
        analysis = analyze(now, { file: 'test.clash', previous: analysis });
        assert.deepEqual(findingsOf(analysis), findingsOf(fresh(now)), now.slice(start, typed));
      }
      assert.deepEqual(oddsOf(analysis), oddsOf(fresh(text)));
    });

    it(`${name} word by word gives in the end what a fresh reading gives`, () => {
      const ends = [...text.matchAll(/\S+\s*/g)].map((word) => word.index + word[0].length);
      const analysis = ends.reduce<Analysis | undefined>(
        (previous, end) => analyze(text.slice(0, end), { file: 'test.clash', previous }),
        undefined,
      );
      assert.deepEqual(findingsOf(analysis!), findingsOf(fresh(text)));
      assert.deepEqual(oddsOf(analysis!), oddsOf(fresh(text)));
    });
  }

  it('another name for somebody affects every sentence', () => {
    const text = readFileSync(inProject('samples', 'duel.clash'), 'utf8');
    const renamed = text.replace('combatant Laura', 'combatant Nora');
    const analysis = analyze(renamed, { file: 'test.clash', previous: fresh(text) });
    assert.deepEqual(findingsOf(analysis), findingsOf(fresh(renamed)));
    assert.notEqual(analysis.findings.length, 0);
  });

  it('doesn’t recompute what stayed the same', () => {
    const text = readFileSync(inProject('samples', 'the-larder.clash'), 'utf8');
    const before = fresh(text);
    const after = analyze(
      text.replace('punches Ann.                       throws 3', 'kicks Ann.                         throws 3'),
      { file: 'test.clash', previous: before },
    );
    assert.deepEqual(
      after.scenarios.map((scenario, index) => scenario === before.scenarios[index]),
      [true, true, false],
    );
  });
});

function fresh(text: string): Analysis {
  return analyze(text, { file: 'test.clash' });
}

/** Each finding with its range and words. */
function findingsOf(analysis: Analysis): readonly string[] {
  return analysis.findings.map((finding) => {
    const { start, end } = analysis.rangeOf(finding.source)!;
    return `${start}-${end}: ${say(finding)} [${finding.rule}]`;
  });
}

function oddsOf({ scenarios, linesOf }: Analysis): unknown {
  return oddsJson(
    scenarios.map((scenario) => scenario.odds()),
    linesOf,
  );
}

/** The longest line of the middle third: its start and its line break. */
function middleLine(text: string): { readonly start: number; readonly end: number } {
  const all = [...text.matchAll(/^.*$/gm)].map((line) => ({ start: line.index, end: line.index + line[0].length }));
  const third = Math.floor(all.length / 3);
  return all
    .slice(third, 2 * third)
    .reduce((longest, line) => (line.end - line.start > longest.end - longest.start ? line : longest));
}
