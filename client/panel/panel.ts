/** The panel of one document: connects the webview, the course it shows, and the source editor. */
import { commands, Disposable, type LogOutputChannel, type Uri, type WebviewPanel, window, workspace } from 'vscode';
import {
  type CourseRequest,
  commands as names,
  type FromPanel,
  type StepAtAnswer,
} from '../../server/protocol/index.ts';
import { onCaretMoved } from '../documents/caret.ts';
import { watchDocument } from '../documents/document-fate.ts';
import { closingOf, findScenario, nameOf } from '../documents/documents.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { Latest } from '../server/latest.ts';
import { LineMark } from './line-mark.ts';
import { isFromPanel } from '../messages/index.ts';
import { PanelCourse } from './panel-course.ts';
import { pageFor } from './panel-page.ts';
import { requestFor } from './showing.ts';
import { goToLines, openBeside, revealQuietly } from '../documents/source-lines.ts';
import type { Exporter } from '../documents/exporter.ts';
import type { Place } from './requested-course.ts';
import { type Writing, writeTrials } from './write-trials.ts';

export interface PanelServices {
  readonly server: Pick<
    LanguageServer,
    'panel' | 'panelRound' | 'panelWhy' | 'panelWorth' | 'writeTrials' | 'stepAt' | 'onDidChange' | 'isSetAside'
  >;
  readonly log: LogOutputChannel;
  /** The folder of the bundles, the only one that a panel may load. */
  readonly dist: Uri;
  readonly exportScenario: Exporter['exportScenario'];
}

export class ScenarioPanel implements Disposable {
  #uri: Uri;
  readonly #panel: WebviewPanel;
  readonly #services: PanelServices;
  readonly #course: PanelCourse;
  readonly #mark = new LineMark();
  readonly #caretQuestions = new Latest();
  readonly #listeners: Disposable;
  /** The listeners for the current URI. */
  #ties: Disposable;
  /** Resolves when all pending writes are done. */
  #writing: Promise<void> = Promise.resolve();

  /**
   * Takes over a webview panel, new or restored by VS Code. `together` is whether panel and caret follow each other.
   */
  constructor(panel: WebviewPanel, uri: Uri, place: Place, together: boolean, services: PanelServices) {
    const { server, log, dist } = services;
    this.#uri = uri;
    this.#panel = panel;
    this.#services = services;
    this.#course = new PanelCourse(uri.toString(), place, together, {
      panel: (request, signal) => server.panel(request, signal),
      isSetAside: (of) => server.isSetAside(of),
      panelRound: (request, signal) => server.panelRound(request, signal),
      panelWhy: (request, signal) => server.panelWhy(request, signal),
      panelWorth: (request, signal) => server.panelWorth(request, signal),
      post: (message) => void panel.webview.postMessage(message),
      mark: (lines, shown) => this.#mark.move(lines, shown),
      reveal: revealQuietly,
      fail: (error) => log.error(String(error)),
    });
    this.#ties = this.#tie();
    this.#listeners = Disposable.from(
      panel.onDidDispose(() => this.#release()),
      panel.onDidChangeViewState(() => this.#viewChanged()),
      panel.webview.onDidReceiveMessage((message: unknown) => this.#receive(message)),
    );
    panel.title = titleOf(uri);
    panel.webview.options = { enableScripts: true, localResourceRoots: [dist] };
    this.#course.begin();
    panel.webview.html = pageFor(panel, dist);
  }

  get uri(): Uri {
    return this.#uri;
  }

  /** Calls back when the panel is closed; its resources are released by then. */
  onDidDispose(callBack: () => void): Disposable {
    return this.#panel.onDidDispose(callBack);
  }

  /** The request for the course that it shows or is about to show, without the branch. */
  get request(): CourseRequest {
    return requestFor('original', this.#course.request);
  }

  get isInFront(): boolean {
    return this.#panel.active;
  }

  /** Reveals the panel and goes to a place; trials are kept. */
  show(place: StepAtAnswer & Pick<Place, 'destination'>): void {
    this.#panel.reveal();
    this.#course.goTo(place);
  }

  /** Opens the document if needed, or shows in the panel why it can’t be opened. */
  async open(): Promise<void> {
    const uri = this.#uri;
    if (findScenario(uri) !== undefined) return;
    try {
      await workspace.openTextDocument(uri);
    } catch {
      const closing = await closingOf(uri);
      if (uri === this.#uri) this.#course.closed(closing);
    }
  }

  /** Follows the document to its new URI. */
  async follow(uri: Uri): Promise<void> {
    this.#ties.dispose();
    this.#uri = uri;
    this.#ties = this.#tie();
    this.#panel.title = titleOf(uri);
    this.#course.moved(uri.toString());
    await this.open();
  }

  dispose(): void {
    this.#panel.dispose();
  }

  #tie(): Disposable {
    const address = this.#uri.toString();
    return Disposable.from(
      this.#services.server.onDidChange(({ uri, version }) => {
        if (uri === address) this.#course.changed(version);
      }),
      watchDocument(this.#uri, { gone: (closing) => this.#course.closed(closing), back: () => this.#course.opened() }),
      onCaretMoved(this.#uri, (line) => void this.#followCaret(line)),
    );
  }

  #release(): void {
    this.#course.dispose();
    this.#caretQuestions.cancel();
    Disposable.from(this.#listeners, this.#ties, this.#mark).dispose();
  }

  // VS Code discards the page of a hidden panel and reloads it when the panel is shown.
  #viewChanged(): void {
    if (!this.#panel.visible) this.#course.hidden();
  }

  #receive(message: unknown): void {
    if (isFromPanel(message)) this.#obey(message);
    else this.#services.log.warn('Ignored an invalid message from the panel');
  }

  #obey(message: FromPanel): void {
    switch (message.type) {
      case 'reveal':
        void goToLines(message.lines, this.#panel.viewColumn);
        break;
      case 'open':
        void openBeside(this.#uri, this.#panel.viewColumn);
        break;
      case 'rule':
        void commands.executeCommand(names.showRule, message.id);
        break;
      case 'write':
        this.#write(message);
        break;
      case 'export':
        void this.#guard(this.#export(message));
        break;
      default:
        this.#pass(message);
    }
  }

  /** Passes on the messages that the course handles. */
  #pass(message: Exclude<FromPanel, { readonly type: 'reveal' | 'open' | 'rule' | 'write' | 'export' }>): void {
    const course = this.#course;
    switch (message.type) {
      case 'ready':
        course.ready(message.state);
        break;
      case 'stepped':
        this.#caretQuestions.cancel();
        course.stepped(message.step, message.lines);
        break;
      case 'scenario':
        course.choose(message.scenario);
        break;
      case 'rest':
        course.rest(message.id);
        break;
      case 'wish':
        course.wish(message.id, message.wish);
        void commands.executeCommand('setContext', 'clashwright.triedOut', true);
        break;
      case 'together':
        this.#caretQuestions.cancel();
        course.moveTogether(message.on);
        break;
      default:
        void course.ask(message);
    }
  }

  /** Writes are serialized: a trial being written is no longer a trial, and so isn’t written twice. */
  #write(writing: Writing): void {
    this.#writing = this.#writing.then(() => this.#guard(this.#writeNow(writing)));
  }

  async #writeNow(writing: Writing): Promise<void> {
    const problem = await writeTrials(writing, this.#course, this.#uri, this.#services.server);
    if (problem !== undefined) showMessage(problem);
  }

  async #export({ what, how, course, at }: Extract<FromPanel, { readonly type: 'export' }>): Promise<void> {
    const { shown, request } = this.#course;
    const inView = shown === undefined ? undefined : this.#course.tried(shown.id);
    await this.#services.exportScenario(what, how, { ...requestFor(course, inView ?? request), at });
  }

  async #guard(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#services.log.error(String(error));
      showMessage('The language server isn’t responding; see the log');
    }
  }

  async #followCaret(line: number): Promise<void> {
    if (!this.#panel.visible || !this.#course.together) return;
    const { server, log } = this.#services;
    try {
      const place = await this.#caretQuestions.ask((signal): Promise<StepAtAnswer> =>
        server.stepAt({ ...this.request, line }, signal),
      );
      if (place !== undefined) this.#course.goTo(place);
    } catch (error) {
      log.error(String(error));
    }
  }
}

function titleOf(uri: Uri): string {
  return `Step through: ${nameOf(uri)}`;
}

/** Shows a message without waiting for it to be dismissed. */
function showMessage(words: string): void {
  void window.showInformationMessage(words);
}
