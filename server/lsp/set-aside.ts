/**
 * Files during whose analysis a server has crashed: they aren’t analysed until they change, or until the writer asks.
 */
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver';
import type { SetAsideFile, WorkingOnNotice } from '../protocol/index.ts';
import { atHead } from './diagnostics/published-diagnostics.ts';

type Until = SetAsideFile['until'];

const messages: Readonly<Record<Until, string>> = {
  changed:
    'Clashwright had to start again while it worked on this file, so the file isn’t checked or played until it ' +
    'is changed',
  asked:
    'Clashwright had to start again several times while it worked on this file, so the file isn’t checked or ' +
    'played until you choose “Clashwright: Restart Language Server”',
};

export class SetAside {
  readonly #files = new Map<string, SetAsideFile>();

  add(files: readonly SetAsideFile[]): void {
    for (const file of files) this.#files.set(file.uri, file);
  }

  /**
   * Until when this version of a file is set aside; undefined if it isn't, or no longer is. A file that isn't open has
   * no version.
   */
  until({ uri, version }: WorkingOnNotice): Until | undefined {
    const file = this.#files.get(uri);
    if (file?.until === 'changed' && file.version !== version) this.release(uri);
    return this.#files.get(uri)?.until;
  }

  release(uri: string): void {
    this.#files.delete(uri);
  }
}

/** The diagnostic on the first line of a file that is set aside. */
export function setAsideDiagnostic(until: Until): Diagnostic {
  return atHead('set-aside', DiagnosticSeverity.Error, messages[until]);
}
