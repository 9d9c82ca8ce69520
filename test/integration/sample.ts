/** A sample in its editor: opened, edited, queried, and restored. */
import assert from 'node:assert/strict';
import {
  type CodeLens,
  commands,
  type Diagnostic,
  type InlayHint,
  languages,
  Range,
  type TextEditor,
  Uri,
  ViewColumn,
  window,
  workspace,
  WorkspaceEdit,
} from 'vscode';
import { eventually } from './wait.ts';

/** More than any sample has. */
const mostLenses = 1000;

export class Sample {
  readonly editor: TextEditor;
  readonly #original: string;

  private constructor(editor: TextEditor) {
    this.editor = editor;
    this.#original = editor.document.getText();
  }

  /** Opens a sample of the workspace in the first column; resolves when the language server has read it. */
  static async open(name: string): Promise<Sample> {
    const uri = Uri.joinPath(workspace.workspaceFolders![0]!.uri, name);
    // As a user opens it: a document opened by an extension stays open when its editor is closed.
    await commands.executeCommand('vscode.open', uri, {
      viewColumn: ViewColumn.One,
      preview: false,
      selection: new Range(0, 0, 0, 0),
    });
    const isOpen = (editor: TextEditor | undefined): boolean => editor?.document.uri.toString() === uri.toString();
    const editor = await eventually('the sample is open', () => window.activeTextEditor, isOpen);
    const sample = new Sample(editor!);
    await eventually(
      'the server answers',
      () => sample.lenses(),
      (lenses) => lenses.length > 0,
    );
    return sample;
  }

  get uri(): Uri {
    return this.editor.document.uri;
  }

  /** The text of a line, counted from 1. */
  line(number: number): string {
    return this.editor.document.lineAt(number - 1).text;
  }

  /** The first occurrence of these words. */
  find(words: string): Range {
    const { document } = this.editor;
    const offset = document.getText().indexOf(words);
    assert.ok(offset >= 0, `“${words}” stands nowhere in the sample`);
    return new Range(document.positionAt(offset), document.positionAt(offset + words.length));
  }

  /** The line of these words, counted from 1. */
  lineOf(words: string): number {
    return this.find(words).start.line + 1;
  }

  async replace(words: string, by: string): Promise<void> {
    const edit = new WorkspaceEdit();
    edit.replace(this.uri, this.find(words), by);
    assert.equal(await workspace.applyEdit(edit), true);
  }

  /** Puts the caret before these words, programmatically, and the focus into the editor. */
  async putCaret(words: string): Promise<void> {
    const { start } = this.find(words);
    await commands.executeCommand('vscode.open', this.uri, {
      viewColumn: ViewColumn.One,
      selection: new Range(start, start),
    });
    await eventually(
      'the caret is there',
      () => this.editor.selection.active,
      (caret) => caret.isEqual(start),
    );
    await eventually(
      'the focus is there',
      () => window.tabGroups.activeTabGroup.viewColumn,
      (column) => column === ViewColumn.One,
    );
  }

  /** The diagnostics, as soon as there is the expected number. */
  diagnostics(count: number): Promise<readonly Diagnostic[]> {
    return eventually(
      `there are ${count} diagnostics`,
      () => languages.getDiagnostics(this.uri),
      ({ length }) => length === count,
    );
  }

  /** Waits until there is a matching diagnostic, whatever others there are. */
  async diagnosed(isWanted: (diagnostic: Diagnostic) => boolean): Promise<void> {
    await eventually(
      'it is diagnosed',
      () => languages.getDiagnostics(this.uri),
      (found) => found.some(isWanted),
    );
  }

  /** All lenses, with their titles. */
  lenses(): Thenable<readonly CodeLens[]> {
    return commands.executeCommand('vscode.executeCodeLensProvider', this.uri, mostLenses);
  }

  /** The hints of these lines, counted from 1, each as `line: label`, with plain spaces. */
  async hints(from: number, to: number): Promise<readonly string[]> {
    const range = new Range(from - 1, 0, to, 0);
    const hints = await commands.executeCommand<readonly InlayHint[]>(
      'vscode.executeInlayHintProvider',
      this.uri,
      range,
    );
    return hints.map(({ position, label }) =>
      `${position.line + 1}: ${typeof label === 'string' ? label : label.map(({ value }) => value).join('')}`
        .replaceAll('\u00a0', ' ')
        .replace(':  › ', ': '),
    );
  }

  /** Restores the file, and closes everything. */
  async putBack(): Promise<void> {
    if (this.editor.document.getText() !== this.#original)
      await this.replace(this.editor.document.getText(), this.#original);
    await workspace.saveAll(true);
    await commands.executeCommand('workbench.action.closeAllEditors');
  }
}
