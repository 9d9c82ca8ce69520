/** The extension wakes up for a scenario. */
import assert from 'node:assert/strict';
import { extensions, Uri, workspace } from 'vscode';

describe('the extension in VS Code', () => {
  it('takes a .clash file for a scenario and wakes up for it', async () => {
    const file = Uri.joinPath(workspace.workspaceFolders![0]!.uri, 'empty.clash');
    await workspace.fs.writeFile(file, new Uint8Array());
    const document = await workspace.openTextDocument(file);
    assert.equal(document.languageId, 'clash');
    const extension = extensions.getExtension('clashwright.clashwright')!;
    await extension.activate();
    assert.equal(extension.isActive, true);
  });
});
