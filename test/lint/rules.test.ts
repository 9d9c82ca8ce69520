/**
 * Every check: it reports its bad example, its good one has no findings, and its certain fix turns the one into the
 * other.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import { rulesets, type Finding, type RuleText } from '../../server/engine/index.ts';
// The only game that isn’t in the list of games; test/engine/acquire-moveables/checks.test.ts tests its checks.
import { editsOf } from '../../server/language/index.ts';
import { commonRules, outcomeRules } from '../../server/lint/index.ts';
import { moreOfTheSame } from '../../server/lint/more-of-the-same.ts';
import { marksOf, unmarked } from './marks.ts';

const root = resolve(import.meta.dirname, '../..');
/** Games of one family share checks: each is here once. */
const rules: readonly RuleText[] = [
  ...new Set<RuleText>([...commonRules, ...outcomeRules, ...rulesets.flatMap((ruleset) => ruleset.checks)]),
];

/** The checks with a certain fix for the bad example. */
const mending: ReadonlySet<string> = new Set([
  'unknown-name',
  'who-is-meant',
  'unknown-stat',
  'listed-twice',
  'unknown-option',
  'repeated-rules-line',
  'repeated-fact',
  'given-and-taken',
  'backwards-range',
  'worn-twice',
  'faster-foe-named',
  'distraction-of-the-ready',
  'clause-without-effect',
  'pinned-twice',
  'claimed-throw',
  'idle-called-shot',
  'host-deck-numbers',
  'claimed-die',
  'claimed-position',
  'said-twice',
  'clause-for-nothing',
  'unknown-pool',
  'late-bet',
  'willpower-by-hand',
  'critical-costs-one',
  'missing-general-pool',
  'oversized-breather',
  'skipped-charge-step',
  'undeclared-trade',
  'unknown-difficulty',
  'unknown-action',
  'oversized-team-relief',
  'npc-attack-roll',
  'npc-bet',
  'initiative-order',
  'duplicate-wound-action',
  'harder-instead-of-action',
  'misdirected-worsening',
  'npc-wound-action',
]);

for (const rule of rules) {
  describe(`the check ${rule.id}`, () => {
    it('reports what its bad example marks, and nothing else', () => {
      assert.deepEqual(foundIn(rule.bad, rule.id), marksOf(rule.bad));
    });

    it('has a message for what it reports', () => {
      for (const finding of findingsOf(rule.bad)) assert.doesNotMatch(say(finding), /[{}]|\.$/);
    });

    it('reports nothing in its good example, and neither does any other', () => {
      assert.deepEqual(findingsOf(rule.good).map(say), []);
    });

    if (mending.has(rule.id)) {
      it('turns the bad example into the good one by its certain fixes', () => {
        assert.equal(hasCertainFix(rule), true);
        assert.equal(mended(unmarked(rule.bad)), rule.good);
      });
    } else {
      it('leaves it to the writer how the bad example is corrected', () => assert.equal(hasCertainFix(rule), false));
    }
  });
}

describe('checks', () => {
  it('are all listed, and each has an id of its own', () => {
    const written = ['server/engine/rulesets', 'server/lint'].flatMap(idsWritten);
    const all = [...rules, moreOfTheSame];
    assert.deepEqual(written.sort(), all.map((rule) => rule.id).sort());
    assert.equal(new Set(written).size, written.length);
  });
});

/** The ids of all checks that are defined in a folder, whether they are listed or not. */
function idsWritten(folder: string): readonly string[] {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(resolve(root, folder, file), 'utf8').matchAll(/^ +id: '([^']+)',\n +severity:/gm),
    ])
    .map(([, id]) => id!);
}

/** The static findings, then those about outcomes. */
function allOf({ findings, outcomeFindings }: Analysis): readonly Finding[] {
  return [...findings, ...outcomeFindings];
}

function hasCertainFix({ bad }: RuleText): boolean {
  return findingsOf(bad).some(({ fixes }) => fixes.some(({ certain }) => certain));
}

function findingsOf(text: string): readonly Finding[] {
  return allOf(analyze(text, { file: 'test.clash' }));
}

function foundIn(text: string, rule: string) {
  const analysis = analyze(text, { file: 'test.clash' });
  assert.deepEqual([...new Set(allOf(analysis).map((finding) => finding.rule))], [rule]);
  return allOf(analysis).map((finding) => {
    const range = analysis.rangeOf(finding.source)!;
    const [start, end] = [analysis.lines.positionAt(range.start), analysis.lines.positionAt(range.end)];
    return { line: start.line + 1, from: start.character, to: end.character };
  });
}

/** The text after the first certain fix of each finding, one finding at a time. */
function mended(text: string): string {
  const analysis = analyze(text, { file: 'test.clash' });
  const fix = allOf(analysis)
    .flatMap((finding) => finding.fixes)
    .find((each) => each.certain);
  if (fix === undefined) return text;
  const edits = [...editsOf(analysis.reading, fix)].sort((a, b) => b.start - a.start);
  return mended(edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text));
}
