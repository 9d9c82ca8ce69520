/** What was taken away, as read-only documents of the editor that follow the file they come from. */
import { Disposable, EventEmitter, Uri, ViewColumn, window, workspace } from 'vscode';
import type { TakeAwayAnswer, TakeAwayRequest } from '../../server/protocol/index.ts';
import { languageId } from './documents.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { fileName, tooLongWords } from './take-away-kinds.ts';

const scheme = 'clashwright-take-away';

/** Asks for the text again whenever the server has read the file anew; what was asked for last is shown. */
export class TakeAwayDocuments implements Disposable {
  readonly #requests = new Map<string, TakeAwayRequest>();
  readonly #changed = new EventEmitter<Uri>();
  readonly #disposables: Disposable;

  constructor(server: Pick<LanguageServer, 'onDidChange'>, ask: (request: TakeAwayRequest) => Promise<TakeAwayAnswer>) {
    this.#disposables = Disposable.from(
      this.#changed,
      workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: this.#changed.event,
        provideTextDocumentContent: async (page) => {
          const request = this.#requests.get(page.toString());
          const answer = request === undefined ? null : await ask(request);
          if (request === undefined || answer === null)
            return 'There is nothing here any more: take it away once more.';
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

  /** Brings the document of this title forward with what is asked for now, or opens it. */
  async show(title: string, request: TakeAwayRequest): Promise<void> {
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
