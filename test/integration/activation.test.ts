/** The extension is activated by a scenario. */
import assert from 'node:assert/strict';
import { commands, extensions, Uri, workspace } from 'vscode';
import { Sample } from './sample.ts';
import { eventually } from './wait.ts';

interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
}

describe('the extension in VS Code', () => {
  it('recognises a .clash file as a scenario and is activated', async () => {
    const file = Uri.joinPath(workspace.workspaceFolders![0]!.uri, 'empty.clash');
    await workspace.fs.writeFile(file, new Uint8Array());
    const document = await workspace.openTextDocument(file);
    assert.equal(document.languageId, 'clash');
    const extension = extensions.getExtension('clashwright.clashwright')!;
    await extension.activate();
    assert.equal(extension.isActive, true);
  });

  it('continues when its language server is restarted', async () => {
    const sample = await Sample.open('duel.clash');
    await commands.executeCommand('clashwright.restartServer');
    await eventually(
      'the server answers again',
      () => sample.lenses(),
      (lenses) => lenses.length > 0,
    );
    await sample.putBack();
  });

  it('has its commands in the palette', async () => {
    const offered = await commands.getCommands(true);
    const { contributes } = extensions.getExtension('clashwright.clashwright')!.packageJSON as Manifest;
    for (const { command } of contributes.commands) assert.ok(offered.includes(command), `${command} is missing`);
  });
});
