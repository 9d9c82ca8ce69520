/** The lens above a scenario and the panel count the same errors. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/index.ts';
import { codeLensSteps } from '../../server/lsp/annotations/code-lenses.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';
import { panelAnswer } from '../../server/lsp/panel/panel.ts';

const ann = 'combatant Ann (she) of the Players\n  Agility 3  Toughness 2\n';
const cast = `rules demon-city-2017\n${ann}combatant Bill (he) of the Host\n  Agility 2  Toughness 2\n`;

function scenario(title: string, ...lines: readonly string[]): string {
  return `scenario "${title}"\n${cast}round 1\n  Ann: punches Bill.\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** The counts of a scenario once its outcomes are known: those of the lens, and the panel’s number of errors. */
function countsIn(text: string, index: number): readonly [lens: string | undefined, panel: number | undefined] {
  const analysis = analyze(text, { file: 'test.clash' });
  const published = [...analysis.findings, ...analysis.outcomeFindings];
  const lenses = runToEnd(codeLensSteps(analysis, new LastValid(), published));
  const titles = lenses
    .filter(({ range }) => text.split('\n')[range.start.line]?.startsWith(`scenario "${index}"`))
    .map(({ command }) => command?.title ?? '');
  const model = runToEnd(
    panelAnswer({ analysis, version: 1 }, { uri: 'test.clash', scenario: index, wish: { trials: [], redraws: [] } }),
  );
  return [titles.find((title) => /error|warning/u.test(title)), model?.errors];
}

describe('the number of errors', () => {
  it('is that of the scenario, for the lens and the panel', () => {
    const text = `${scenario('0', '  Bill: zorps.')}\n${scenario('1', '  Bill: zorps.', '  Bill: glorps.')}`;
    assert.deepEqual(countsIn(text, 0), ['1 error', 1]);
    assert.deepEqual(countsIn(text, 1), ['2 errors', 2]);
  });

  it('includes those in the head of the file', () => {
    const text = `nonsense here\n${scenario('0')}\n${scenario('1', '  Bill: zorps.')}`;
    assert.deepEqual(countsIn(text, 0), ['1 error', 1]);
    assert.deepEqual(countsIn(text, 1), ['2 errors', 2]);
  });

  it('includes an expectation that isn’t met', () => {
    assert.deepEqual(countsIn(scenario('0', 'expect Ann succeeds at most 1% in round 1'), 0), ['1 error', 1]);
  });
});
