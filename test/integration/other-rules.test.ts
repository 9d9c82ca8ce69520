/** A scenario by the other edition’s rules, as VS Code shows it. */
import assert from 'node:assert/strict';
import { commands, TabInputCustom, TabInputWebview, type Uri, window, workspace } from 'vscode';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

describe('the other edition’s rules', () => {
  let sample: Sample;

  beforeEach(async () => {
    sample = await Sample.open('the-larder.clash');
  });

  afterEach(() => sample.putBack());

  it('open next to the scenario as a page', async () => {
    await commands.executeCommand('clashwright.playByOtherRules');
    const page = await openPage();
    assert.equal(window.tabGroups.activeTabGroup.viewColumn, 2);
    assert.match((await workspace.openTextDocument(page)).getText(), /Demon City, dice edition/);
  });

  it('open from the panel too, with the scenario that it shows', async () => {
    await commands.executeCommand('clashwright.openPanel', sample.uri, 2);
    await eventually(
      'the panel is at the front',
      () => window.tabGroups.activeTabGroup.activeTab?.input,
      (found) => found instanceof TabInputWebview,
    );
    await commands.executeCommand('clashwright.playByOtherRules');
    assert.match((await workspace.openTextDocument(await openPage())).getText(), /^# The larder: two attacks/);
  });

  it('follow the scenario', async () => {
    await commands.executeCommand('clashwright.playByOtherRules');
    const page = await openPage();
    await sample.replace('Bill: punches Ann.', 'Bill: kicks Ann.');
    await eventually(
      'the page has the change',
      async () => (await workspace.openTextDocument(page)).getText(),
      (text) => text.includes('Bill kicks Ann'),
    );
  });
});

/** The URI of the page whose preview is active, as soon as there is one. */
async function openPage(): Promise<Uri> {
  const input = await eventually(
    'the page is at the front',
    () => window.tabGroups.activeTabGroup.activeTab?.input,
    (found) => found instanceof TabInputCustom && found.uri.scheme === 'clashwright-other-rules',
  );
  return (input as TabInputCustom).uri;
}
