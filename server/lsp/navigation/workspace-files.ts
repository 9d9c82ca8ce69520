/** The texts of the workspace’s files: asked of the editor once, and kept until they change. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { NotTaken } from '../../language/index.ts';
import type { ReadFileAnswer } from '../../protocol/index.ts';
import { addressFrom } from './addresses.ts';
import { type Clock, wallClock } from '../idle-scheduler.ts';

/**
 * So long a file that is included may take to be read, in milliseconds, before the files that wait for it are analysed
 * without it.
 */
export const readingMilliseconds = 5000;

/** What the files need of the world. */
export interface Editor {
  /** The text of a file of the workspace. */
  readonly read: (uri: string) => Promise<ReadFileAnswer>;
  /** The text of an open document, which counts before that of its file. */
  readonly open: (uri: string) => string | undefined;
  /** Called when the text of a file has come, or has come anew. */
  readonly arrived: (uri: string) => void;
  readonly clock?: Clock;
}

/** What is known of a file: its text, why that isn’t given, or that there is no such file. */
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
   * Includes of one document. A file that is still being asked for counts as empty, so that nothing is said of it too
   * early.
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

  /** Whether a file was asked for and nothing is known of it yet. */
  readonly isAwaited = (uri: string): boolean =>
    this.#questions.has(uri) && !this.#known.has(uri) && this.#editor.open(uri) === undefined;

  /** The text of a file that has been read already, as a document. */
  documentAt(uri: string): TextDocument | undefined {
    const text = this.#known.get(uri);
    return typeof text === 'string' ? TextDocument.create(uri, 'clash', 0, text) : undefined;
  }

  /** The text of a file as soon as it is known; nothing where there is no such file, or it can’t be read in time. */
  async textOf(uri: string): Promise<string | undefined> {
    const open = this.#editor.open(uri);
    if (open !== undefined) return open;
    while (!this.#known.has(uri)) await (this.#questions.get(uri) ?? this.#ask(uri));
    const known = this.#known.get(uri);
    if (typeof known === 'string') return known;
    // What isn’t followed counts for nothing, and nothing in it has to be known.
    return known === undefined || known.why === 'late' ? undefined : '';
  }

  /** A file has changed on disk, or is gone: if anybody has asked for it, it is asked for again. */
  renew(uri: string): void {
    if (this.#known.has(uri) || this.#questions.has(uri)) void this.#ask(uri);
  }

  /** Resolves when the answer is there, or isn’t there in time; one that comes later is taken all the same. */
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

  /** An answer that is overtaken by a later question counts for nothing. */
  #take(uri: string, question: Promise<void>, known: Known): void {
    if (this.#questions.get(uri) !== question) return;
    if (known !== late) this.#questions.delete(uri);
    this.#known.set(uri, known);
    this.#editor.arrived(uri);
  }
}
