/** Texts of the workspace’s files, requested from the editor once and cached until they change. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { NotTaken } from '../../language/index.ts';
import type { ReadFileAnswer } from '../../protocol/index.ts';
import { addressFrom } from './addresses.ts';
import { type Clock, wallClock } from '../idle-scheduler.ts';

/** Timeout for reading an included file, in ms; after it, the files that wait for it are analysed without it. */
export const readingMilliseconds = 5000;

/** Dependencies of the files. */
export interface Editor {
  /** The text of a workspace file. */
  readonly read: (uri: string) => Promise<ReadFileAnswer>;
  /** The text of an open document, which takes precedence over its file. */
  readonly open: (uri: string) => string | undefined;
  /** Called when the text of a file has been read or reread. */
  readonly arrived: (uri: string) => void;
  readonly clock?: Clock;
}

/** What is known of a file: its text, why it isn’t available, or undefined if there is no such file. */
type Known = string | NotTaken | undefined;

const late: NotTaken = { why: 'late' };

export class WorkspaceFiles {
  readonly #editor: Editor;
  readonly #known = new Map<string, Known>();
  readonly #questions = new Map<string, Promise<void>>();

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /**
   * Resolves the includes of one document. A file that is still being read counts as empty, so that nothing is reported
   * too early.
   */
  readonly from =
    (including: string) =>
    (path: string): Known => {
      const uri = addressFrom(including, path);
      if (uri === undefined) return { why: 'unsaved' };
      const open = this.#editor.open(uri);
      if (open !== undefined) return open;
      if (this.#known.has(uri)) return this.#known.get(uri);
      if (!this.#questions.has(uri)) void this.#ask(uri);
      return '';
    };

  /** Whether a file was requested and nothing is known of it yet. */
  readonly isAwaited = (uri: string): boolean =>
    this.#questions.has(uri) && !this.#known.has(uri) && this.#editor.open(uri) === undefined;

  /** The text of a file that has been read already, as a document. */
  documentAt(uri: string): TextDocument | undefined {
    const text = this.#known.get(uri);
    return typeof text === 'string' ? TextDocument.create(uri, 'clash', 0, text) : undefined;
  }

  /** The text of a file once it is known; undefined if there is no such file or it can’t be read in time. */
  async textOf(uri: string): Promise<string | undefined> {
    const open = this.#editor.open(uri);
    if (open !== undefined) return open;
    while (!this.#known.has(uri)) await (this.#questions.get(uri) ?? this.#ask(uri));
    const known = this.#known.get(uri);
    if (typeof known === 'string') return known;
    // A file that isn’t followed counts as empty: nothing in it matters.
    return known === undefined || known.why === 'late' ? undefined : '';
  }

  /** A file has changed on disk or was deleted: reads it again if it was ever requested. */
  renew(uri: string): void {
    if (this.#known.has(uri) || this.#questions.has(uri)) void this.#ask(uri);
  }

  /** Resolves when the answer arrives or the timeout passes; an answer after the timeout is still taken. */
  #ask(uri: string): Promise<void> {
    const question = new Promise<void>((resolve) => {
      const stop = (this.#editor.clock ?? wallClock).in(readingMilliseconds, () => {
        if (!this.#known.has(uri)) this.#take(uri, question, late);
        resolve();
      });
      void this.#editor
        .read(uri)
        .catch(() => null)
        .then((answer) => {
          stop();
          this.#take(uri, question, answer ?? undefined);
          resolve();
        });
    });
    this.#questions.set(uri, question);
    return question;
  }

  /** Discards an answer that a later request has replaced. */
  #take(uri: string, question: Promise<void>, known: Known): void {
    if (this.#questions.get(uri) !== question) return;
    if (known !== late) this.#questions.delete(uri);
    this.#known.set(uri, known);
    this.#editor.arrived(uri);
  }
}
