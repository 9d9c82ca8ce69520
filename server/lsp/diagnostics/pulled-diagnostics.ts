/**
 * Diagnostics for editors that pull them: the same as are pushed to others, with a result id by which the editor knows
 * what it has already.
 */
import {
  DocumentDiagnosticReportKind,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';

interface Kept {
  readonly diagnostics: Diagnostic[];
  readonly resultId: string;
  readonly json: string;
}

export class PulledDiagnostics {
  readonly #kept = new Map<string, Kept>();
  /** The result ids that the editor was given last. */
  readonly #given = new Map<string, string>();
  readonly #lookAgain: () => void;
  #last = 0;

  /** `lookAgain` is called when a file’s diagnostics differ from those that the editor was given. */
  constructor(lookAgain: () => void) {
    this.#lookAgain = lookAgain;
  }

  /** Records a file’s current diagnostics; equal ones keep their result id. */
  note(uri: string, diagnostics: Diagnostic[]): void {
    const given = this.#given.get(uri);
    const { resultId } = this.#keep(uri, diagnostics);
    if (given !== undefined && given !== resultId) this.#lookAgain();
  }

  close(uri: string): void {
    this.#kept.delete(uri);
    this.#given.delete(uri);
  }

  /**
   * Reports a file as unchanged if the editor has its diagnostics already. `found` is used if nothing was recorded for
   * it.
   */
  report(uri: string, previous: string | undefined, found: Diagnostic[] = []): DocumentDiagnosticReport {
    const { diagnostics, resultId } = this.#kept.get(uri) ?? this.#keep(uri, found);
    this.#given.set(uri, resultId);
    return previous === resultId
      ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
      : { kind: DocumentDiagnosticReportKind.Full, resultId, items: diagnostics };
  }

  /** The same for a file that isn’t open, as it is on disk now. */
  reportClosed(uri: string, previous: string | undefined, found: Diagnostic[]): WorkspaceDocumentDiagnosticReport {
    this.#keep(uri, found);
    return { uri, version: null, ...this.report(uri, previous) };
  }

  #keep(uri: string, diagnostics: Diagnostic[]): Kept {
    const json = JSON.stringify(diagnostics);
    const before = this.#kept.get(uri);
    if (before?.json === json) return before;
    this.#last += 1;
    const kept = { diagnostics, json, resultId: String(this.#last) };
    this.#kept.set(uri, kept);
    return kept;
  }
}
