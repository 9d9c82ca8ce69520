/** Exports a scenario’s course, odds, stat blocks or drawing, as a read-only document or a file. */
import {
  commands,
  Disposable,
  type LogOutputChannel,
  ProgressLocation,
  type QuickPickItem,
  type Uri,
  window,
} from 'vscode';
import type { CourseRequest, ExportAnswer, ExportFormat, ExportRequest } from '../../server/protocol/index.ts';
import { caretLine } from './caret.ts';
import { ExportDocuments } from './export-documents.ts';
import { kinds, tooLongWords } from './export-kinds.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { saveExport } from './save-export.ts';
import { activeScenario, uriIn } from './scenario-in-front.ts';

type Server = Pick<LanguageServer, 'exportScenario' | 'stepAt' | 'panel' | 'onDidChange'>;

export class Exporter implements Disposable {
  readonly #server: Server;
  readonly #log: LogOutputChannel;
  readonly #documents: ExportDocuments;
  readonly #command: Disposable;

  constructor(server: Server, log: LogOutputChannel) {
    this.#server = server;
    this.#log = log;
    this.#documents = new ExportDocuments(server, (request) => this.#ask(request));
    this.#command = commands.registerCommand('clashwright.exportScenario', (address?: unknown) =>
      this.#choose(address),
    );
  }

  /** Exports, and shows a message if there is nothing to export or it can’t be written. */
  async exportScenario(
    what: ExportFormat,
    how: 'open' | 'save',
    asked: CourseRequest & { readonly at: number },
  ): Promise<void> {
    const request: ExportRequest = { ...asked, what };
    const answer = await window.withProgress({ location: ProgressLocation.Window, title: 'Clashwright' }, () =>
      this.#ask(request),
    );
    if (answer === null) void window.showInformationMessage('There is nothing to export from this scenario');
    else if (!('text' in answer)) void window.showInformationMessage(tooLongWords(answer.title, what, answer.moreThan));
    else if (how === 'open') await this.#documents.show(answer.title, request);
    else await saveExport(answer, request);
  }

  dispose(): void {
    Disposable.from(this.#command, this.#documents).dispose();
  }

  /** Null also if the text has changed in the meantime, or if the server fails. */
  async #ask(request: ExportRequest): Promise<ExportAnswer> {
    try {
      return await this.#server.exportScenario(request);
    } catch (error) {
      this.#log.error(String(error));
      return null;
    }
  }

  /** The palette uses the scenario and the round at the caret; a menu passes a URI. */
  async #choose(address: unknown): Promise<void> {
    const uri = uriIn(address) ?? activeScenario();
    if (uri === undefined) {
      void window.showInformationMessage('Open a scenario to export from it');
      return;
    }
    const kind = await window.showQuickPick(
      kinds.map((each) => ({ ...each, label: each.title })),
      { placeHolder: 'What to export' },
    );
    const way =
      kind === undefined
        ? undefined
        : await window.showQuickPick(kind.isPage === true ? pageWays : ways, { placeHolder: kind.title });
    if (kind !== undefined && way !== undefined)
      await this.exportScenario(kind.what, way.how, await this.#requestAt(uri, kind.what));
  }

  async #requestAt(uri: Uri, what: ExportFormat): Promise<ExportRequest> {
    const first: CourseRequest = { uri: uri.toString(), scenario: 0, wish: { trials: [], redraws: [] } };
    const line = caretLine(uri);
    if (line === undefined) return { ...first, what, at: 0 };
    const { step, unplayed: _unplayed, ...place } = await this.#server.stepAt({ ...first, line });
    const rounds = what === 'drawing-svg' ? ((await this.#server.panel({ ...first, ...place }))?.rounds ?? []) : [];
    return {
      ...first,
      ...place,
      what,
      at: Math.max(
        0,
        rounds.findIndex(({ steps }) => steps.some(({ key }) => key === step)),
      ),
    };
  }
}

interface Way extends QuickPickItem {
  readonly how: 'open' | 'save';
}

const ways: readonly Way[] = [
  { label: 'Open', description: 'as a read-only document', how: 'open' },
  { label: 'Save…', description: 'as a file', how: 'save' },
];

/** The choices for formats that VS Code can’t render. */
const pageWays: readonly Way[] = [
  { label: 'Save…', description: 'as a file, which another program can show', how: 'save' },
  { label: 'Open as text', description: 'the source, as a read-only document', how: 'open' },
];
