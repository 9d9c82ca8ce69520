/**
 * A new scenario: an empty page with the caret in it and what there is to begin with, and the tutorial for whoever has
 * never written one.
 */
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

/** The list that opens begins with a whole first scenario of each game. */
async function newScenario(): Promise<void> {
  const document = await workspace.openTextDocument({ language: languageId });
  await window.showTextDocument(document);
  // As Ctrl+Space opens it: no entry is selected, so that Enter is a new line unless the writer chose one.
  await commands.executeCommand('editor.action.triggerSuggest', { auto: true });
}
