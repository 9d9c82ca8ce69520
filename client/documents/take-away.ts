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
import type { CourseRequest, TakeAway, TakeAwayAnswer, TakeAwayRequest } from '../../server/protocol/index.ts';
import { caretLine } from './caret.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { saveAway } from './save-away.ts';
import { activeScenario, uriIn } from './scenario-in-front.ts';
import { TakeAwayDocuments } from './take-away-documents.ts';
import { kinds, tooLongWords } from './take-away-kinds.ts';

type Server = Pick<LanguageServer, 'takeAway' | 'stepAt' | 'panel' | 'onDidChange'>;

export class TakingAway implements Disposable {
  readonly #server: Server;
  readonly #log: LogOutputChannel;
  readonly #documents: TakeAwayDocuments;
  readonly #command: Disposable;

  constructor(server: Server, log: LogOutputChannel) {
    this.#server = server;
    this.#log = log;
    this.#documents = new TakeAwayDocuments(server, (request) => this.#ask(request));
    this.#command = commands.registerCommand('clashwright.takeAway', (address?: unknown) => this.#choose(address));
  }

  /** Exports, and shows a message if there is nothing to export or it can’t be written. */
  async take(what: TakeAway, how: 'open' | 'save', asked: CourseRequest & { readonly at: number }): Promise<void> {
    const request: TakeAwayRequest = { ...asked, what };
    const answer = await window.withProgress({ location: ProgressLocation.Window, title: 'Clashwright' }, () =>
      this.#ask(request),
    );
    if (answer === null) void window.showInformationMessage('There is nothing to export from this scenario');
    else if (!('text' in answer)) void window.showInformationMessage(tooLongWords(answer.title, what, answer.moreThan));
    else if (how === 'open') await this.#documents.show(answer.title, request);
    else await saveAway(answer, request);
  }

  dispose(): void {
    Disposable.from(this.#command, this.#documents).dispose();
  }

  /** Null also if the text has changed in the meantime, or if the server fails. */
  async #ask(request: TakeAwayRequest): Promise<TakeAwayAnswer> {
    try {
      return await this.#server.takeAway(request);
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
      await this.take(kind.what, way.how, await this.#requestAt(uri, kind.what));
  }

  async #requestAt(uri: Uri, what: TakeAway): Promise<TakeAwayRequest> {
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
