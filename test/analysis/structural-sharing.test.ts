/** What an edit doesn’t affect is kept, with everything derived from it, and nothing else is. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { inProject } from '../../scripts/paths.ts';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/index.ts';
import { serveAnalysis } from './serving.ts';

const samples = readdirSync(inProject('samples'))
  .filter((file) => file.endsWith('.clash'))
  .map((name) => readFileSync(inProject('samples', name), 'utf8'));

/** Ways of changing one line of a text. */
const ways: Readonly<Record<string, (line: string) => string>> = {
  'another number': (line) => line.replace(/\d+/, (number) => `${Number(number) + 1}`),
  twice: (line) => `${line}\n${line}`,
  'taken out': () => '',
  'an empty line above': (line) => `\n${line}`,
  'a word less': (line) => line.replace(/\s\w+(?=\W*$)/, ''),
};

const edit = fc.record({ line: fc.nat(200), way: fc.constantFrom(...Object.keys(ways)), back: fc.boolean() });

describe('what is kept during edits', () => {
  it('results in the findings, odds and courses of a fresh reading', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 }), (sample, edits) => {
        let text = sample;
        let analysis = worked(analyze(text, { file: 'test.clash' }));
        for (const { line, way, back } of edits) {
          const before = text;
          const lines = text.split('\n');
          const at = line % lines.length;
          text = [...lines.slice(0, at), ways[way]!(lines[at]!), ...lines.slice(at + 1)].join('\n');
          analysis = worked(analyze(text, { file: 'test.clash', previous: analysis }));
          if (back) analysis = worked(analyze((text = before), { file: 'test.clash', previous: analysis }));
        }
        assert.deepEqual(serveAnalysis(analysis), serveAnalysis(analyze(text, { file: 'test.clash' })));
      }),
      { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 60) },
    );
  }).timeout(120_000);

  for (const text of samples) {
    const [before] = worked(analyze(text, { file: 'test.clash' })).scenarios;
    const rounds = before?.scenario.rounds.length ?? 0;
    if (before === undefined || rounds < 2 || /^scenario/gm.exec(text.slice(text.indexOf('scenario') + 1)) !== null)
      continue;

    for (const [what, line] of [
      ['with a line more', 'note "One word more."'],
      ['with a line that can’t be read', 'zounds'],
    ] as const) {
      const title = before.scenario.title;
      it(`is all rounds except the last, ${what}, and the odds of those before it, in “${title}”`, () => {
        const first = analyze(text, { file: 'test.clash' });
        const known = worked(first).scenarios[0]!;
        const edited = text.replace(/(?<=^|\n)(round .*)(?![^]*\nround )/, `$1\n  ${line}`);
        const after = worked(analyze(edited, { file: 'test.clash', previous: first })).scenarios[0]!;
        assert.deepEqual(
          after.scenario.rounds.map((round) => known.scenario.rounds.includes(round)),
          before.scenario.rounds.map((_round, index) => index < rounds - 1),
        );
        const [odds, oddsBefore] = [after.odds().rounds, known.odds().rounds];
        assert.deepEqual(
          odds.map(({ contests }, index) => contests === oddsBefore[index]?.contests),
          odds.map((_round, index) => index < rounds - 1),
        );
      });
    }
  }
});

/** Computed as for an editor, so that everything possible is cached. */
function worked(analysis: Analysis): Analysis {
  for (const each of analysis.scenarios) {
    runToEnd(each.promptSteps());
    each.odds();
    each.timeline();
  }
  return analysis;
}
