/** The extension wakes up for a scenario. */
import assert from 'node:assert/strict';
import { commands, extensions, Uri, workspace } from 'vscode';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
}

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

  it('goes on where its language server is restarted', async () => {
    const sample = await Sample.open('duel.clash');
    await commands.executeCommand('clashwright.restartServer');
    await eventually(
      'the server answers again',
      () => sample.lenses(),
      (lenses) => lenses.length > 0,
    );
    await sample.putBack();
  });

  it('offers in the palette what it has', async () => {
    const offered = await commands.getCommands(true);
    const { contributes } = extensions.getExtension('clashwright.clashwright')!.packageJSON as Manifest;
    for (const { command } of contributes.commands) assert.ok(offered.includes(command), `${command} is missing`);
  });
});
