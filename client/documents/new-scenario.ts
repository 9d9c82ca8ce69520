/** The commands that open a new scenario, with completions, and the tutorial. */
import { commands, Disposable, Uri, window, workspace } from 'vscode';
import { commands as names } from '../../server/protocol/index.ts';
import { languageId } from './documents.ts';

export function registerNewScenario(extension: Uri): Disposable {
  return Disposable.from(
    commands.registerCommand('clashwright.newScenario', newScenario),
    commands.registerCommand(names.openTutorial, () =>
      commands.executeCommand('markdown.showPreview', Uri.joinPath(extension, 'docs', 'tutorial.md')),
    ),
  );
}

/** Opens an empty document with the completion list, which starts with a sample scenario of each game. */
async function newScenario(): Promise<void> {
  const document = await workspace.openTextDocument({ language: languageId });
  await window.showTextDocument(document);
  // With `auto` no entry is preselected, so that Enter inserts a new line unless the writer has chosen one.
  await commands.executeCommand('editor.action.triggerSuggest', { auto: true });
}
