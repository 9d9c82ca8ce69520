/** What the checks of attacks, wounds, advantages, flaws and paradox in Quick Shot offer: every fix mends what it is offered for, and breaks no sentence. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import type { Finding, Fix } from '../../server/engine/index.ts';
import { peopleChecks } from '../../server/engine/rulesets/quick-shot/checks/people/index.ts';
import { editsOf } from '../../server/language/index.ts';
import { unmarked } from './marks.ts';

for (const rule of peopleChecks) {
  const text = unmarked(rule.bad);
  const analysis = analyze(text, { file: 'test.clash' });
  const offers = analysis.findings.flatMap((finding) => finding.fixes.map((fix) => ({ finding, fix })));
  if (offers.length === 0) continue;

  describe(`the check ${rule.id}`, () => {
    for (const { finding, fix } of offers) {
      it(`is content with what it offers: ${fix.title} (line ${lineOf(analysis, finding)})`, () => {
        const after = analyze(mended(text, analysis, fix), { file: 'test.clash' }).findings.map((each) => each.rule);
        const before = analysis.findings.map((each) => each.rule);
        assert.ok(count(after, rule.id) < count(before, rule.id));
        assert.equal(count(after, 'unreadable-sentence'), 0);
      });
    }

    it('offers nothing twice', () => {
      for (const { fixes } of analysis.findings) assert.equal(new Set(fixes.map(({ title }) => title)).size, fixes.length);
    });
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
