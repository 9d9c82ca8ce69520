/** The texts of the workspace’s files: asked of the editor once, and kept until they change. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ReadFileAnswer } from '../protocol/index.ts';
import { addressFrom } from './addresses.ts';

/** What the files need of the world. */
export interface Editor {
  /** The text of a file of the workspace. */
  readonly read: (uri: string) => Promise<ReadFileAnswer>;
  /** The text of an open document, which counts before that of its file. */
  readonly open: (uri: string) => string | undefined;
  /** Called when the text of a file has come, or has come anew. */
  readonly arrived: (uri: string) => void;
}

export class WorkspaceFiles {
  readonly #editor: Editor;
  /** What is known of files; no text where there is no such file. */
  readonly #known = new Map<string, string | undefined>();
  readonly #questions = new Map<string, Promise<void>>();

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /** Includes of one document. A file that is still being asked for counts as empty, so that nothing is said of it too early. */
  readonly from = (including: string) => (path: string): string | undefined => {
    const uri = addressFrom(including, path);
    if (uri === undefined) return undefined;
    const open = this.#editor.open(uri);
    if (open !== undefined) return open;
    if (this.#known.has(uri)) return this.#known.get(uri);
    if (!this.#questions.has(uri)) void this.#ask(uri);
    return '';
  };

  /** Whether a file was asked for and nothing is known of it yet. */
  readonly isAwaited = (uri: string): boolean => this.#questions.has(uri) && !this.#known.has(uri) && this.#editor.open(uri) === undefined;

  /** The text of a file that has been read already, as a document. */
  documentAt(uri: string): TextDocument | undefined {
    const text = this.#known.get(uri);
    return text === undefined ? undefined : TextDocument.create(uri, 'clash', 0, text);
  }

  /** The text of a file as soon as it is known; nothing where there is no such file. */
  async textOf(uri: string): Promise<string | undefined> {
    const open = this.#editor.open(uri);
    if (open !== undefined) return open;
    if (!this.#known.has(uri)) await (this.#questions.get(uri) ?? this.#ask(uri));
    return this.#known.get(uri);
  }

  /** A file has changed on disk, or is gone: if anybody has asked for it, it is asked for again. */
  renew(uri: string): void {
    if (this.#known.has(uri) || this.#questions.has(uri)) void this.#ask(uri);
  }

  /** An answer that is overtaken by a later question counts for nothing. */
  #ask(uri: string): Promise<void> {
    const question: Promise<void> = this.#editor.read(uri).catch(() => null).then((text) => {
      const last = this.#questions.get(uri);
      if (last !== question) return last;
      this.#questions.delete(uri);
      this.#known.set(uri, text ?? undefined);
      this.#editor.arrived(uri);
    });
    this.#questions.set(uri, question);
    return question;
  }
}
