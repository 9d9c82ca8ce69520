/** The first experience of a new writer: the New File entry, the tutorial and the walkthrough. */
import assert from 'node:assert/strict';
import {
  commands,
  extensions,
  languages,
  type TextDocument,
  Uri,
  window,
  workspace,
  type CodeAction,
  CodeActionKind,
  type CodeLens,
  DiagnosticSeverity,
  type WorkspaceEdit,
} from 'vscode';
import { panelTabs } from './panel-in-view.ts';
import { eventually } from './wait.ts';

interface Manifest {
  readonly contributes: {
    readonly walkthroughs: readonly { readonly steps: readonly { readonly description: string }[] }[];
  };
}

describe('the first five minutes', () => {
  afterEach(async () => {
    // Closing untitled pages would ask whether to save them.
    for (const editor of window.visibleTextEditors.filter(({ document }) => document.isUntitled)) {
      await window.showTextDocument(editor.document);
      await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    }
    await commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('begin with an untitled scenario without errors, with the caret in it, and lenses to begin with', async () => {
    await commands.executeCommand('clashwright.newScenario');
    const { document, selection } = window.activeTextEditor!;
    assert.deepEqual(
      [document.languageId, document.isUntitled, document.getText(), selection.active.line],
      ['clash', true, '', 0],
    );
    const titles = await eventually(
      'there are lenses',
      () => lensesOf(document),
      (lenses) => lenses.length > 0,
    );
    assert.deepEqual([titles[0], titles.at(-1)], ['A first fight, Demon City', 'Tutorial']);
    const severities = languages.getDiagnostics(document.uri).map(({ severity }) => severity);
    assert.ok(severities.every((severity) => severity === DiagnosticSeverity.Hint));
  });

  it('have a page with one mistake, which its quick fix corrects', async () => {
    await commands.executeCommand('clashwright.walkthrough.mendSlip');
    const { document } = window.activeTextEditor!;
    const [finding, ...others] = await eventually(
      'the slip is found',
      () => languages.getDiagnostics(document.uri),
      ({ length }) => length > 0,
    );
    assert.deepEqual(others, []);
    const [fix] = await commands.executeCommand<readonly CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      finding!.range,
      CodeActionKind.QuickFix.value,
    );
    await workspace.applyEdit(fix!.edit as WorkspaceEdit);
    await eventually(
      'nothing is left to mend',
      () => languages.getDiagnostics(document.uri),
      ({ length }) => length === 0,
    );
  });

  it('have a fight to step through', async () => {
    await commands.executeCommand('clashwright.walkthrough.stepThrough');
    await eventually('the panel is there', panelTabs, ({ length }) => length === 1);
  });

  it('have a tutorial, and a command behind every link of the walkthrough', async () => {
    const extension = extensions.getExtension('clashwright.clashwright')!;
    assert.ok((await workspace.fs.stat(Uri.joinPath(extension.extensionUri, 'docs', 'tutorial.md'))).size > 0);
    const known = await commands.getCommands();
    const { contributes } = extension.packageJSON as Manifest;
    const links = contributes.walkthroughs
      .flatMap(({ steps }) => steps)
      .flatMap(({ description }) => [...description.matchAll(/\(command:([\w.]+)/g)].map(([, command]) => command!));
    assert.ok(links.length >= 5);
    for (const link of links) assert.ok(known.includes(link), link);
  });
});

async function lensesOf(document: TextDocument): Promise<readonly string[]> {
  const lenses = await commands.executeCommand<readonly CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 20);
  return lenses.map(({ command }) => command?.title ?? '');
}
