/** The commands of the walkthrough’s steps: each opens a practice document and demonstrates a feature in it. */
import {
  commands,
  Disposable,
  Position,
  Selection,
  type TextDocument,
  type TextEditor,
  Uri,
  window,
  workspace,
} from 'vscode';
import { commands as names } from '../../server/protocol/index.ts';
import { languageId } from './documents.ts';

/** The practice documents in the walkthrough folder, each with the words at which the caret is placed. */
const pages = {
  fight: { file: 'fight.clash', caret: 'stabs' },
  slip: { file: 'slip.clash', caret: 'Goul' },
} as const;

type Page = keyof typeof pages;

export class Walkthrough implements Disposable {
  readonly #folder: Uri;
  readonly #open = new Map<Page, TextDocument>();
  readonly #listeners: Disposable;

  constructor(extension: Uri) {
    this.#folder = Uri.joinPath(extension, 'walkthrough');
    this.#listeners = Disposable.from(
      commands.registerCommand('clashwright.walkthrough.mendSlip', () => this.#mendSlip()),
      commands.registerCommand('clashwright.walkthrough.readOdds', () => this.#readOdds()),
      commands.registerCommand('clashwright.walkthrough.stepThrough', () => this.#stepThrough()),
      // A separate command, so that one step’s button doesn’t complete the other step.
      commands.registerCommand('clashwright.walkthrough.askWhatIf', () => this.#stepThrough()),
    );
  }

  dispose(): void {
    this.#listeners.dispose();
  }

  async #mendSlip(): Promise<void> {
    await this.#show('slip');
  }

  async #readOdds(): Promise<void> {
    await this.#show('fight');
    await commands.executeCommand('editor.action.showHover');
  }

  async #stepThrough(): Promise<void> {
    const { document } = await this.#show('fight');
    await commands.executeCommand(names.openPanel, document.uri.toString());
  }

  /** Shows a practice document; one that is already open is shown as it is. */
  async #show(page: Page): Promise<TextEditor> {
    const known = this.#open.get(page);
    const document = known === undefined || known.isClosed ? await this.#fresh(page) : known;
    this.#open.set(page, document);
    const editor = await window.showTextDocument(document);
    const at = document.getText().indexOf(pages[page].caret);
    const caret = at < 0 ? new Position(0, 0) : document.positionAt(at);
    editor.selection = new Selection(caret, caret);
    return editor;
  }

  async #fresh(page: Page): Promise<TextDocument> {
    const bytes = await workspace.fs.readFile(Uri.joinPath(this.#folder, pages[page].file));
    return workspace.openTextDocument({ language: languageId, content: new TextDecoder().decode(bytes) });
  }
}
