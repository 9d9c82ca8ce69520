/** Read-only Markdown pages about scenarios, updated with them and shown in VS Code’s Markdown preview. */
import { commands, Disposable, EventEmitter, Uri, ViewColumn, workspace } from 'vscode';
import { parseUri } from './documents.ts';
import { isCount } from '../is-count.ts';
import type { LanguageServer } from '../server/language-server.ts';

const preview = 'vscode.markdown.preview.editor';

/** The document that a page is about, and further parameters; both are encoded in the page’s URI. */
export interface Subject {
  readonly uri: string;
  readonly more: readonly (string | number)[];
}

export class Pages implements Disposable {
  readonly #scheme: string;
  readonly #disposables: Disposable;

  /** `contentOf` returns the Markdown; called again whenever the server has analysed the document again. */
  constructor(
    scheme: string,
    server: Pick<LanguageServer, 'onDidChange'>,
    contentOf: (subject: Subject) => Promise<string>,
  ) {
    this.#scheme = scheme;
    const changed = new EventEmitter<Uri>();
    this.#disposables = Disposable.from(
      changed,
      workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: changed.event,
        provideTextDocumentContent: (page) => {
          const subject = subjectOf(page);
          return subject === undefined ? 'There is nothing at this address.' : contentOf(subject);
        },
      }),
      server.onDidChange(({ uri }) => {
        for (const { uri: page } of workspace.textDocuments)
          if (page.scheme === scheme && subjectOf(page)?.uri === uri) changed.fire(page);
      }),
    );
  }

  /** Shows a page beside the scenario. */
  async show(title: string, { uri, more }: Subject): Promise<void> {
    const page = Uri.from({ scheme: this.#scheme, path: `/${title}.md`, query: JSON.stringify([uri, ...more]) });
    await commands.executeCommand('vscode.openWith', page, preview, { viewColumn: ViewColumn.Beside, preview: true });
  }

  dispose(): void {
    this.#disposables.dispose();
  }
}

/** Decodes a page’s URI; undefined if it is invalid. */
function subjectOf({ query }: Uri): Subject | undefined {
  const parts = parsed(query);
  const [uri, ...more] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  if (typeof uri !== 'string' || parseUri(uri) === undefined || !more.every(isWordOrCount)) return undefined;
  return { uri, more };
}

function isWordOrCount(value: unknown): value is string | number {
  return typeof value === 'string' || isCount(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
