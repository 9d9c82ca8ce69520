/** The files with which a server has ended before: they aren't analysed until they change, or until the writer asks for it. */
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver';
import type { SetAsideFile } from '../protocol/index.ts';
import { atHead } from './published-diagnostics.ts';

type Until = SetAsideFile['until'];

const messages: Readonly<Record<Until, string>> = {
  changed: 'Clashwright had to start again while it worked on this file, so the file isn’t checked or played until it is changed',
  asked: 'Clashwright had to start again several times while it worked on this file, so the file isn’t checked or played until you choose “Clashwright: Restart Language Server”',
};

export class SetAside {
  readonly #files = new Map<string, Until>();
  /** The text with which each of them was seen first. */
  readonly #texts = new Map<string, string>();

  add(files: readonly SetAsideFile[]): void {
    for (const { uri, until } of files) this.#files.set(uri, until);
  }

  /** Whether a file is among them, as far as is known without its text. */
  has(uri: string): boolean {
    return this.#files.has(uri);
  }

  /** Until when a file with this text is set aside; undefined where it isn't, or isn't any more. */
  until(uri: string, text: string): Until | undefined {
    const until = this.#files.get(uri);
    if (until !== 'changed') return until;
    const first = this.#texts.get(uri) ?? text;
    this.#texts.set(uri, first);
    if (first !== text) this.release(uri);
    return this.#files.get(uri);
  }

  release(uri: string): void {
    this.#files.delete(uri);
    this.#texts.delete(uri);
  }
}

/** What its head says of a file that is set aside. */
export function setAsideDiagnostic(until: Until): Diagnostic {
  return atHead('set-aside', DiagnosticSeverity.Error, messages[until]);
}
