/** An empty scenario in its editor, into which a test types. */
import assert from 'node:assert/strict';
import { commands, Range, type TextEditor, Uri, ViewColumn, window, workspace } from 'vscode';
import { workbench } from './outside.ts';
import { eventually } from './wait.ts';

/** The completion list, when it is visible. */
export const list = '.suggest-widget.visible .monaco-list-row';

export class TypedFile {
  readonly editor: TextEditor;

  private constructor(editor: TextEditor) {
    this.editor = editor;
  }

  /** Opens a file with a text and the caret at its end; resolves when it has the focus. */
  static async open(text: string): Promise<TypedFile> {
    const uri = Uri.joinPath(workspace.workspaceFolders![0]!.uri, 'the-thirteenth-bell', 'typed.clash');
    await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
    const lines = text.split('\n');
    const end = new Range(lines.length - 1, lines.at(-1)!.length, lines.length - 1, lines.at(-1)!.length);
    await commands.executeCommand('vscode.open', uri, { viewColumn: ViewColumn.One, preview: false, selection: end });
    const editor = await eventually(
      'the file is open',
      () => window.activeTextEditor,
      (each) => each?.document.uri.toString() === uri.toString(),
    );
    await eventually(
      'the text is there',
      () => editor!.document.getText(),
      (found) => found === text,
    );
    await workbench.waitFor('.editor-instance .monaco-editor.focused');
    return new TypedFile(editor!);
  }

  get text(): string {
    return this.editor.document.getText();
  }

  /** Fails unless the text becomes the expected one. */
  async becomes(text: string): Promise<void> {
    await eventually(
      'the text is as it was typed',
      () => this.text,
      (found) => found === text,
    ).catch(() => {
      assert.equal(this.text, text);
    });
  }

  /** Leaves nothing behind. */
  async close(): Promise<void> {
    await workspace.saveAll(true);
    await commands.executeCommand('workbench.action.closeAllEditors');
    await workspace.fs.delete(this.editor.document.uri);
  }
}
