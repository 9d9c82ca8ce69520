/** What VS Code restores when its window is reloaded. */
import assert from 'node:assert/strict';
import { workspace } from 'vscode';
import { panel } from './outside.ts';
import { isMarked, panelTabs, stepTitle } from './panel-in-view.ts';
import { type Left, whatIsLeft } from './reload.ts';
import { eventually } from './wait.ts';

describe('a panel after a reload of the window', () => {
  let left: Left;

  before(async () => {
    left = (await whatIsLeft())!;
    await panel.waitFor('.step-title');
  });

  it('has its step', async () => {
    await eventually('there is one panel', panelTabs, ({ length }) => length === 1);
    assert.equal(await stepTitle(), left.step);
  });

  it('has its trials, which still aren’t in the file', async () => {
    await panel.waitFor('.trials .trial');
    assert.deepEqual(await panel.texts('.trial-text'), left.trials);
    const texts = await workspace.findFiles('the-larder.clash');
    assert.doesNotMatch(new TextDecoder().decode(await workspace.fs.readFile(texts[0]!)), /sets aside/);
  });

  it('still doesn’t follow the text', async () => {
    await panel.waitFor('[aria-pressed="false"]:has-text("Panel and file move together")');
    await isMarked([]);
  });
});
