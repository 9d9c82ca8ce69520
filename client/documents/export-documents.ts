/** Shows exports as read-only documents that are updated with the source file. */
import { Disposable, EventEmitter, Uri, ViewColumn, window, workspace } from 'vscode';
import type { ExportAnswer, ExportRequest } from '../../server/protocol/index.ts';
import { languageId } from './documents.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { fileName, tooLongWords } from './export-kinds.ts';

const scheme = 'clashwright-export';

/** Requests the text again whenever the server has analysed the file again; each title shows its last request. */
export class ExportDocuments implements Disposable {
  readonly #requests = new Map<string, ExportRequest>();
  readonly #changed = new EventEmitter<Uri>();
  readonly #disposables: Disposable;

  constructor(server: Pick<LanguageServer, 'onDidChange'>, ask: (request: ExportRequest) => Promise<ExportAnswer>) {
    this.#disposables = Disposable.from(
      this.#changed,
      workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: this.#changed.event,
        provideTextDocumentContent: async (page) => {
          const request = this.#requests.get(page.toString());
          const answer = request === undefined ? null : await ask(request);
          if (request === undefined || answer === null)
            return 'There is nothing to show here any more. Export it again.';
          return 'text' in answer ? answer.text : tooLongWords(answer.title, request.what, answer.moreThan);
        },
      }),
      server.onDidChange(({ uri }) => {
        for (const [page, request] of this.#requests) if (request.uri === uri) this.#changed.fire(Uri.parse(page));
      }),
      workspace.onDidCloseTextDocument(({ uri }) => {
        this.#requests.delete(uri.toString());
      }),
    );
  }

  /** Opens or reveals the document of this title with a new request. */
  async show(title: string, request: ExportRequest): Promise<void> {
    const page = Uri.from({
      scheme,
      path: `/${fileName(title, request.what)}`,
      query: JSON.stringify([request.uri, request.scenario, request.what]),
    });
    const isOpen = this.#requests.has(page.toString());
    this.#requests.set(page.toString(), request);
    if (isOpen) this.#changed.fire(page);
    const isInScenario = window.activeTextEditor?.document.languageId === languageId;
    await window.showTextDocument(page, {
      viewColumn: isInScenario ? ViewColumn.Beside : ViewColumn.Active,
      preview: true,
    });
  }

  dispose(): void {
    this.#disposables.dispose();
  }
}
