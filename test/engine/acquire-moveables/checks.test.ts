/** The checks of Acquire Moveables: each reports what its bad example marks, and nothing in its good one. */
import assert from 'node:assert/strict';
import { analyze, say, type Analysis } from '../../../server/analysis/index.ts';
import type { Finding } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { editsOf } from '../../../server/language/index.ts';
import { marksOf, unmarked } from '../../lint/marks.ts';

function analysisOf(text: string): Analysis {
  return analyze(text, { file: 'example.clash', rulesets: [acquireMoveables] });
}

function findingsOf(text: string): readonly Finding[] {
  const { findings, outcomeFindings } = analysisOf(text);
  return [...findings, ...outcomeFindings];
}

function foundIn(text: string, rule: string): unknown {
  const analysis = analysisOf(text);
  assert.deepEqual([...new Set(findingsOf(text).map((finding) => finding.rule))], [rule]);
  return findingsOf(text).map((finding) => {
    const range = analysis.rangeOf(finding.source)!;
    const [start, end] = [analysis.lines.positionAt(range.start), analysis.lines.positionAt(range.end)];
    return { line: start.line + 1, from: start.character, to: end.character };
  });
}

/** The text after the first fix of its first finding. */
function mended(text: string): string | undefined {
  const { reading } = analysisOf(text);
  const fix = findingsOf(text)[0]?.fixes[0];
  if (fix === undefined) return undefined;
  const edits = [...editsOf(reading, fix)].sort((one, other) => other.start - one.start);
  return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

/** Whose good example needs something that no fix can know. */
const unmended: ReadonlySet<string> = new Set(['grenade-without-distance', 'no-room-for-thing', 'announced-in-vain']);

describe('the checks of Acquire Moveables', () => {
  for (const rule of acquireMoveables.checks) {
    it(`${rule.id}: the bad example has what is marked in it`, () => {
      assert.deepEqual(foundIn(rule.bad, rule.id), marksOf(rule.bad));
    });

    it(`${rule.id}: the good example has nothing`, () => {
      assert.deepEqual(findingsOf(rule.good).map(say), []);
    });

    if (!unmended.has(rule.id))
      it(`${rule.id}: its first fix makes the good example of the bad one`, () => {
        assert.equal(mended(unmarked(rule.bad)), rule.good);
      });
  }
});
