/** The panel when its file is deleted or renamed. */
import { Uri, workspace, WorkspaceEdit } from 'vscode';
import { needsOutside, panel } from './outside.ts';
import { openPanel, panelTabs } from './panel-in-view.ts';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

const folder = workspace.workspaceFolders![0]!.uri;
const [here, there] = [Uri.joinPath(folder, 'the-attic.clash'), Uri.joinPath(folder, 'the-loft.clash')];

describe('the file of a panel', () => {
  let sample: Sample;
  let text: Uint8Array;

  before(needsOutside);

  beforeEach(async () => {
    text = await workspace.fs.readFile(Uri.joinPath(folder, 'duel.clash'));
    await workspace.fs.writeFile(here, text);
    sample = await Sample.open('the-attic.clash');
    await openPanel();
  });

  afterEach(async () => {
    await sample.putBack();
    for (const file of [here, there])
      await workspace.fs.delete(file).then(
        () => undefined,
        () => undefined,
      );
  });

  it('is reported missing when it is deleted, and shown again when it is back', async () => {
    await workspace.fs.delete(here);
    await panel.waitFor('.notice-stale:has-text("can no longer be found")');
    await workspace.fs.writeFile(here, text);
    await panel.waitUntilGone('.notice-stale');
  });

  it('is followed when it is renamed', async () => {
    const edit = new WorkspaceEdit();
    edit.renameFile(here, there);
    await workspace.applyEdit(edit);
    await eventually('the panel has its name', panelTabs, ([title]) => title === 'Step through: the-loft.clash');
    await panel.waitFor('.kicker:has-text("line")');
    await panel.waitUntilGone('.notice-stale');
  });
});
