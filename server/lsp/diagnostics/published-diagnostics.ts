/**
 * Diagnostics on their way to the editor. Where a bug interrupted the analysis of a version, a diagnostic on its first
 * line says so as long as that version is current.
 */
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver';

/** The diagnostics of a document; a closed one has none, and no version. */
export interface Published {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: Diagnostic[];
}

/** The message on the first line of a file whose analysis hit a bug. */
export const failureMessage =
  'Clashwright hit a bug of its own with this file, so what is shown for it may be incomplete; the ' +
  'server’s log says more (in VS Code: “Clashwright: Show Log”)';

export class PublishedDiagnostics {
  readonly #send: (published: Published) => void;
  readonly #last = new Map<string, Published>();
  /** The newest version of each document with which something failed. */
  readonly #failed = new Map<string, number>();

  constructor(send: (published: Published) => void) {
    this.#send = send;
  }

  /** Discards diagnostics of versions older than the one that failed. */
  readonly publish = (published: Published): void => {
    const { uri, version } = published;
    const failed = this.#failed.get(uri);
    if (version !== undefined && failed !== undefined && version < failed) return;
    this.#last.set(uri, published);
    this.#send(version === undefined || version !== failed ? published : withFailure(published));
  };

  /** A bug hit this version: reported once; clears what was published for an earlier version. */
  failed(uri: string, version: number): void {
    if (this.#failed.get(uri) === version) return;
    this.#failed.set(uri, version);
    const last = this.#last.get(uri);
    this.publish(last?.version === version ? last : { uri, version, diagnostics: [] });
  }

  /** The document was analysed again: what failed before may work now. */
  analysed(uri: string): void {
    this.#failed.delete(uri);
  }

  close(uri: string): void {
    this.#failed.delete(uri);
    this.#last.delete(uri);
  }
}

function withFailure({ diagnostics, ...about }: Published): Published {
  return {
    ...about,
    diagnostics: [atHead('internal-error', DiagnosticSeverity.Error, failureMessage), ...diagnostics],
  };
}

/** A diagnostic about a whole file, on its first line. */
export function atHead(code: string, severity: DiagnosticSeverity, message: string): Diagnostic {
  return {
    range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } },
    severity,
    source: 'Clashwright',
    code,
    message,
  };
}
