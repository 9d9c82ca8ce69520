/** Expectations as tests at their lines. */
import assert from 'node:assert/strict';
import { commands } from 'vscode';
import { needsOutside, workbench } from './outside.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

const tie = 'expect a tie at most 35% in round 1';

describe('the expectations of a scenario, as tests', () => {
  let sample: Sample;

  before(needsOutside);

  beforeEach(async () => {
    sample = await Sample.open('the-mill-bridge.clash');
    await sample.putCaret(tie);
  });

  afterEach(async () => {
    await commands.executeCommand('testing.clearTestResults');
    await sample.putBack();
  });

  it('are met or not, by the odds', async () => {
    await state(sample, tie, 'run');
    await commands.executeCommand('testing.runCurrentFile');
    await state(sample, tie, 'passed');
    // A tie in three to four rolls is more than a tenth.
    await sample.replace(tie, 'expect a tie at most 10% in round 1');
    await state(sample, 'expect a tie at most 10%', 'run');
    await commands.executeCommand('testing.runCurrentFile');
    await state(sample, 'expect a tie at most 10%', 'failed');
  });

  it('are checked again after each change if the writer chooses that', async () => {
    await commands.executeCommand('testing.startContinuousRun');
    try {
      await sample.replace(tie, 'expect a tie at most 10% in round 1');
      await state(sample, 'expect a tie at most 10%', 'failed');
      await sample.replace('expect a tie at most 10%', 'expect a tie at most 35%');
      await state(sample, tie, 'passed');
    } finally {
      await commands.executeCommand('testing.stopContinuousRun');
    }
  });

  it('follow the text, and nothing runs automatically', async () => {
    await sample.replace(tie, `// a line more\n${tie}`);
    await state(sample, tie, 'run');
    const last = 'expect the Players act at least 30% in round 1';
    const line = sample.lineOf(last);
    await state(sample, last, 'run');
    await sample.replace(last, '');
    await eventually(
      'one has gone',
      () => workbench.evaluate(icons),
      (found) => {
        const left = found as readonly Icon[];
        return left.length > 0 && left.every((icon) => icon.line !== line && icon.kind === 'run');
      },
    );
  });

  it('are listed in the Test Explorer by file and scenario, including files that aren’t open', async () => {
    await commands.executeCommand('workbench.view.testing.focus');
    await workbench.waitFor('.test-explorer .monaco-list-row:has-text("alfie-betty-cece.clash")');
    const rows = await workbench.texts('.test-explorer .monaco-list-row');
    assert.equal(rows.filter((row) => row.includes('the-mill-bridge.clash')).length, 1);
    assert.deepEqual(
      rows.filter((row) => row.includes('duel.clash')),
      [],
    );
    await commands.executeCommand('workbench.view.explorer');
  });
});

interface Icon {
  readonly line: number;
  readonly kind: string;
}

/** Waits until the test at these words has this icon. */
async function state(sample: Sample, words: string, kind: string): Promise<void> {
  const line = sample.lineOf(words);
  await eventually(
    `line ${line} is ${kind}`,
    () => workbench.evaluate(icons),
    (found) => (found as readonly Icon[]).some((icon) => icon.line === line && icon.kind === kind),
  );
}

// The icon and the number of a line are in two layers, at the same height.
const icons = `[...document.querySelectorAll('.glyph-margin-widgets .testing-run-glyph')].map((glyph) => {
  const line = [...document.querySelectorAll('.margin-view-overlays > div')].find(({ style }) => style.top === glyph.style.top);
  return { line: Number(line?.querySelector('.line-numbers')?.textContent), kind: /testing-(passed|failed|run|skipped|error|queued)[a-z-]*-icon/.exec(glyph.className)?.[1] ?? glyph.className };
})`;
