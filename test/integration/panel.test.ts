/** The panel next to its source: its content, and how the two follow each other. */
import assert from 'node:assert/strict';
import { commands, Range, TextEditorRevealType, window, workspace } from 'vscode';
import { needsOutside, panel, press, type, workbench } from './outside.ts';
import {
  atStep,
  focusPanel,
  hasFocus,
  isMarked,
  linesInPanel,
  openPanel,
  panelFrame,
  panelTabs,
  stepTitle,
} from './panel-in-view.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

describe('the panel', () => {
  let sample: Sample;

  before(needsOutside);

  beforeEach(async () => {
    sample = await Sample.open('the-larder.clash');
  });

  afterEach(() => sample.putBack());

  it('opens next to the source, on the scenario that the caret is in', async () => {
    await sample.putCaret('Bill: punches Ann.                       throws 6');
    await openPanel();
    assert.deepEqual(panelTabs(), ['Step through: the-larder.clash']);
    assert.deepEqual(await panel.texts('h1'), ['The larder: the dive for the gun']);
    assert.match(await stepTitle(), /Bill/);
  });

  it('opens by the lens above a round', async () => {
    const lenses = (await sample.lenses()).filter(({ command }) => command?.title === 'Step through');
    const { command } = lenses.toSorted((one, other) => one.range.start.line - other.range.start.line).at(-1)!;
    await commands.executeCommand(command!.command, ...((command!.arguments ?? []) as readonly unknown[]));
    await panel.waitFor('h1:has-text("two attacks")');
  });

  it('opens by its keyboard shortcut', async () => {
    await press(process.platform === 'darwin' ? 'Meta+K' : 'Control+K');
    await press('V');
    await panel.waitFor('.step-title');
  });

  it('opens by the button above the text', async () => {
    await workbench.click('.editor-actions [aria-label^="Step Through"]');
    await panel.waitFor('.step-title');
  });

  it('is the same one for a document, however often it is opened', async () => {
    await openPanel();
    await openPanel();
    assert.equal(panelTabs().length, 1);
  });

  it('steps by key and by button, and the source follows', async () => {
    await openPanel();
    await press('Home');
    await atStep(1);
    await press('ArrowRight');
    await atStep(2);
    await isMarked(await linesInPanel());
    await panel.click('[aria-label="Next step"]');
    await atStep(3);
    await isMarked(await linesInPanel());
    await press('End');
    await isMarked(await linesInPanel());
  });

  it('scrolls the line of the step into view, and leaves caret and focus unchanged', async () => {
    await sample.putCaret('Only the kick happens');
    await openPanel();
    await panel.waitFor('h1:has-text("two attacks")');
    sample.editor.revealRange(new Range(0, 0, 0, 0), TextEditorRevealType.AtTop);
    await eventually(
      'the beginning is in view',
      () => sample.editor.visibleRanges,
      ([range]) => range!.start.line === 0,
    );
    await focusPanel();
    await press('End');
    const line = sample.lineOf('scenario "The larder: two attacks');
    await eventually(
      'the step is in view',
      () => sample.editor.visibleRanges,
      ([range]) => range!.end.line > line,
    );
    assert.equal(await panel.evaluate(hasFocus), true);
    assert.equal(sample.editor.selection.active.line, sample.lineOf('Only the kick happens') - 1);
  });

  it('shows who has fallen, and that it has just happened', async () => {
    await openPanel();
    await press('End');
    await panel.waitFor('.combatant:has-text("Bill") .condition');
  });

  it('goes to the step of the caret', async () => {
    await openPanel();
    await press('Home');
    await sample.putCaret('round 1');
    await press('ArrowDown');
    await panel.waitFor('.step-title:has-text("Cassie")');
    await isMarked([sample.lineOf('Cassie: shoots Bill')]);
  });

  it('goes to the step of a line reached by its number', async () => {
    await openPanel();
    await sample.putCaret('round 1');
    await press('Control+G');
    await type(String(sample.lineOf('Bill: punches Ann.')));
    await press('Enter');
    await panel.waitFor('.step-title:has-text("Bill punches Ann")');
  });

  it('stays where it is when the caret moves, if the settings say so', async () => {
    const settings = workspace.getConfiguration('clashwright.panel');
    await settings.update('followCaret', false);
    try {
      await openPanel();
      await press('End');
      const last = await stepTitle();
      await sample.putCaret('round 1');
      await press('ArrowDown');
      await commands.executeCommand('clashwright.openPanel', sample.uri, 0);
      await press('ArrowRight');
      assert.equal(await stepTitle(), last);
    } finally {
      await settings.update('followCaret', undefined);
    }
  });

  it('and the text stay where they are when they don’t follow each other, until they do again', async () => {
    await openPanel();
    await press('Home');
    await isMarked(await linesInPanel());
    await panel.click('[aria-pressed="true"]:has-text("Panel and file move together")');
    await isMarked([]);
    await focusPanel();
    await press('End');
    await isMarked([]);
    const last = await stepTitle();
    await sample.putCaret('round 1');
    await press('ArrowDown');
    await panel.click('[aria-pressed="false"]:has-text("Panel and file move together")');
    await isMarked(await linesInPanel());
    assert.equal(await stepTitle(), last);
    // The click has given the focus to the panel, which may come later than the click itself.
    await focusPanel();
    await sample.putCaret('round 1');
    await press('ArrowDown');
    await panel.waitFor('.step-title:has-text("Cassie")');
  });

  it('shows the scenario of the caret', async () => {
    await openPanel();
    await sample.putCaret('Only the kick happens');
    await press('ArrowUp');
    await panel.waitFor('h1:has-text("two attacks")');
  });

  it('keeps its place while the text is edited', async () => {
    await openPanel();
    await press('Home');
    await press('ArrowRight');
    await press('ArrowRight');
    await atStep(3);
    const [before] = await linesInPanel();
    await sample.replace('weapon revolver: ranged', 'weapon revolver: ranged\n// a line more');
    await panel.waitFor(`.kicker:has-text("line ${before! + 1}")`);
    await atStep(3);
    await isMarked([before! + 1]);
  });

  it("keeps the last course while the text can't be played", async () => {
    await openPanel();
    const title = await stepTitle();
    const all = sample.editor.document.getText();
    await sample.replace(all, '');
    await panel.waitFor('.notice-stale');
    assert.equal(await stepTitle(), title);
  });

  it('plays another course with another seed', async () => {
    await sample.putCaret('Bill: punches Ann.\n  Ann: dodges Bill.');
    await openPanel();
    await panel.click('.header-acts button');
    await eventually(
      'the seed is another',
      () => panel.evaluate('document.querySelector(".seed input").value'),
      (seed) => seed === '2',
    );
    await panel.waitUntilGone('.notice-stale');
  });

  it('keeps its place while another tab covers it', async () => {
    await openPanel();
    await press('Home');
    await press('ArrowRight');
    await atStep(2);
    await commands.executeCommand('workbench.action.files.newUntitledFile');
    await workbench.waitUntilGone(panelFrame);
    await commands.executeCommand('workbench.action.closeActiveEditor');
    await atStep(2);
  });

  it('reports that the file is closed, and continues when it is opened again', async () => {
    await openPanel();
    await commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await commands.executeCommand('workbench.action.closeActiveEditor');
    await panel.waitFor('.notice-stale:has-text("The file is closed")');
    await panel.waitFor('[aria-disabled="true"][title="The file is closed"]:has-text("Another draw")');
    await panel.click('button:has-text("Open the file")');
    await panel.waitUntilGone('.notice-stale, .button[aria-disabled]');
    sample = await Sample.open('the-larder.clash');
  });

  it('shows the lines of a name in the source', async () => {
    await openPanel();
    await panel.click('.combatant:has-text("Cassie") .name');
    await eventually(
      'the caret is there',
      () => window.activeTextEditor?.selection.active.line,
      (line) => line === sample.lineOf('combatant Cassie') - 1,
    );
  });

  it('opens automatically next to a scenario, if the settings say so', async () => {
    const settings = workspace.getConfiguration('clashwright.panel');
    await settings.update('openWithScenario', true);
    try {
      const other = await Sample.open('the-hill.clash');
      await panel.waitFor('.step-title');
      assert.deepEqual(panelTabs(), ['Step through: the-hill.clash']);
      assert.equal(window.activeTextEditor, other.editor);
    } finally {
      await settings.update('openWithScenario', undefined);
    }
  });

  it('leaves nothing behind when it is closed', async () => {
    await openPanel();
    await press('ArrowRight');
    await isMarked(await linesInPanel());
    await commands.executeCommand('workbench.action.closeActiveEditor');
    await workbench.waitUntilGone(panelFrame);
    await isMarked([]);
    assert.deepEqual(panelTabs(), []);
  });
});
