/**
 * What is found in files, for an editor that asks for it: the same that others are told, with a mark by which it knows
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
  /** The marks that the editor was given last. */
  readonly #given = new Map<string, string>();
  readonly #lookAgain: () => void;
  #last = 0;

  /** `lookAgain` is called when more is found of a file than the editor was given. */
  constructor(lookAgain: () => void) {
    this.#lookAgain = lookAgain;
  }

  /** What is found in a file now; equal findings keep their mark. */
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
   * A file that the editor has already is said to be the same. `found` is what is known of one of which nothing was
   * noted.
   */
  report(uri: string, previous: string | undefined, found: Diagnostic[] = []): DocumentDiagnosticReport {
    const { diagnostics, resultId } = this.#kept.get(uri) ?? this.#keep(uri, found);
    this.#given.set(uri, resultId);
    return previous === resultId
      ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
      : { kind: DocumentDiagnosticReportKind.Full, resultId, items: diagnostics };
  }

  /** The same of a file that isn’t open, as it is on disk now. */
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
