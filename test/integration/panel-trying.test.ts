/** Trials in the panel, writing them into the file, and exports. */
import assert from 'node:assert/strict';
import { commands, window } from 'vscode';
import { needsOutside, panel, press } from './outside.ts';
import { openPanel, stepTitle } from './panel-in-view.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

describe('a trial in the panel', () => {
  let sample: Sample;
  let original: string;

  before(needsOutside);

  beforeEach(async () => {
    sample = await Sample.open('the-larder.clash');
    original = sample.editor.document.getText();
    await sample.putCaret('Cassie: shoots Bill with her revolver.   throws 4');
    await openPanel();
  });

  afterEach(() => sample.putBack());

  it('can be a reason that is switched off, written into the file, and undone there in one step', async () => {
    await panel.focus('.chip:has-text("distraction")');
    await panel.click('.popover button:has-text("Switch off")');
    await panel.waitFor('.trials-title:has-text("not in the file")');
    await panel.waitFor('.chip:has-text("distraction"):has-text("tried")');
    assert.equal(sample.editor.document.getText(), original);
    await panel.click('.trials-acts button:has-text("Write into the file")');
    await eventually(
      'it is written',
      () => sample.editor.document.getText(),
      (text) => text.includes('sets aside "distraction"'),
    );
    await panel.waitFor('.chip:has-text("distraction"):has-text("set aside")');
    await panel.waitUntilGone('.trials-acts');
    await commands.executeCommand('workbench.action.focusFirstEditorGroup');
    await commands.executeCommand('undo');
    await eventually(
      'it is undone',
      () => sample.editor.document.getText(),
      (text) => text === original,
    );
    await panel.waitUntilGone('.chip:has-text("set aside")');
  });

  it('can be a forced throw, and removed again', async () => {
    await panel.click('.mark[aria-label*="win the Clash"], .mark[aria-label*="wins the Clash"]');
    const title = await stepTitle();
    await panel.focus('.card');
    await panel.focus('.popover .force select');
    await press('End');
    await panel.waitFor('.trials .trial');
    const forced = await panel.texts('.card-face');
    await panel.click('.trials-acts button:has-text("Forget")');
    await panel.waitUntilGone('.trials-acts');
    assert.equal(sample.editor.document.getText(), original);
    assert.notDeepEqual(await panel.texts('.card-face'), forced);
    assert.equal(await stepTitle(), title);
  });

  it('can be a branch next to the course, until that is discarded', async () => {
    await panel.click('button:has-text("Branch here")');
    await panel.waitFor('.row[data-course="branch"][data-in-view="true"]');
    await panel.click('.row[data-course="original"] .row-name');
    await panel.waitFor('.row[data-course="original"][data-in-view="true"]');
    await panel.click('[aria-label="Forget the branch"]');
    await panel.waitUntilGone('.row[data-course="branch"]');
    assert.equal(sample.editor.document.getText(), original);
  });

  it('stays while another tab covers the panel', async () => {
    await panel.focus('.chip:has-text("distraction")');
    await panel.click('.popover button:has-text("Switch off")');
    await panel.waitFor('.trials .trial');
    await commands.executeCommand('workbench.action.files.newUntitledFile');
    await commands.executeCommand('workbench.action.closeActiveEditor');
    await panel.waitFor('.trials .trial');
  });
});

describe('an export from the panel', () => {
  let sample: Sample;

  before(needsOutside);

  beforeEach(async () => {
    sample = await Sample.open('the-larder.clash');
    await openPanel();
  });

  afterEach(() => sample.putBack());

  it('opens as a read-only document', async () => {
    await panel.click('button:has-text("Export")');
    await panel.click('[aria-label="Open: Transcript, Markdown"]');
    const editor = await eventually(
      'it is open',
      () => window.activeTextEditor,
      (active) => active?.document.uri.scheme === 'clashwright-export',
    );
    assert.equal(editor!.document.languageId, 'markdown');
    assert.match(editor!.document.getText(), /The larder/);
    await commands.executeCommand('type', { text: 'x' });
    assert.equal(editor!.document.isDirty, false);
  });
});
