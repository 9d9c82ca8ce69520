/** Tries the fixes of findings: each removes its finding, and breaks no sentence. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import type { Finding, Fix } from '../../server/engine/index.ts';
import { editsOf } from '../../server/language/index.ts';

/**
 * A test for each fix that a text is offered, and one for all of them; only for checks with certain names, where those
 * are given.
 */
export function tryOffers(text: string, ids?: ReadonlySet<string>): void {
  const analysis = analyze(text, { file: 'test.clash' });
  const findings = analysis.findings.filter(({ rule }) => ids?.has(rule) ?? true);
  const before = analysis.findings.map((each) => each.rule);
  for (const { finding, fix } of findings.flatMap((each) =>
    each.fixes.map((offer) => ({ finding: each, fix: offer })),
  )) {
    it(`is satisfied after its own fix: ${fix.title} (${finding.rule}, line ${lineOf(analysis, finding)})`, () => {
      const after = analyze(mended(text, analysis, fix), { file: 'test.clash' }).findings.map((each) => each.rule);
      assert.ok(count(after, finding.rule) < count(before, finding.rule));
      assert.equal(count(after, 'unreadable-sentence'), 0);
    });
  }

  it('has findings, can be parsed, and gets no offer twice', () => {
    assert.notEqual(findings.length, 0);
    assert.equal(count(before, 'unreadable-sentence'), 0);
    for (const { fixes } of findings) assert.equal(new Set(fixes.map(({ title }) => title)).size, fixes.length);
  });
}

function mended(text: string, analysis: Analysis, fix: Fix): string {
  const edits = [...editsOf(analysis.reading, fix)].sort((one, other) => other.start - one.start);
  assert.notEqual(edits.length, 0);
  return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

function count(rules: readonly string[], rule: string): number {
  return rules.filter((each) => each === rule).length;
}

function lineOf(analysis: Analysis, { source }: Finding): number {
  return analysis.lines.positionAt(analysis.rangeOf(source)?.start ?? 0).line + 1;
}
