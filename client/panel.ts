/** The panel beside one document: a webview, the course it shows, and the ties between its steps and the source. */
import {
  commands, Disposable, env, type LogOutputChannel, Uri, type WebviewPanel, workspace,
} from 'vscode';
import { type FromPanel, commands as names, type PanelRequest } from '../server/protocol/index.ts';
import { onCaretMoved } from './caret.ts';
import { findScenario, isSame, nameOf, reasonForClosing } from './documents.ts';
import type { LanguageServer } from './language-server.ts';
import { Latest } from './latest.ts';
import { PanelCourse, type Wish } from './panel-course.ts';
import { panelHtml } from './panel-html.ts';
import { isFromPanel } from './messages/index.ts';
import { settings } from './settings.ts';
import { goToLines, LineMark, revealQuietly } from './source-lines.ts';

export interface PanelServices {
  readonly server: Pick<LanguageServer, 'panel' | 'stepAt' | 'onDidChange'>;
  readonly log: LogOutputChannel;
  /** The folder of the bundles, the only one that a panel may load from. */
  readonly dist: Uri;
}

export class ScenarioPanel implements Disposable {
  readonly uri: Uri;
  readonly #panel: WebviewPanel;
  readonly #services: PanelServices;
  readonly #course: PanelCourse;
  readonly #mark = new LineMark();
  readonly #caretQuestions = new Latest();
  readonly #disposables: Disposable;

  /** Takes over a webview panel, a new one or one that VS Code has kept over a reload. */
  constructor(panel: WebviewPanel, uri: Uri, wish: Wish, services: PanelServices) {
    this.uri = uri;
    this.#panel = panel;
    this.#services = services;
    this.#course = new PanelCourse(uri.toString(), wish, {
      ask: (request, signal) => services.server.panel(request, signal),
      post: (message) => void panel.webview.postMessage(message),
      mark: (lines) => this.#mark.move(lines),
      fail: (error) => services.log.error(String(error)),
    });
    this.#disposables = Disposable.from(this.#mark, ...this.#listeners());
    panel.title = `Step through: ${nameOf(uri)}`;
    panel.webview.options = { enableScripts: true, localResourceRoots: [services.dist] };
    panel.webview.html = pageFor(panel, services.dist);
  }

  /** Tells when the panel is gone; what it held is released by then. */
  onDidDispose(callBack: () => void): Disposable {
    return this.#panel.onDidDispose(callBack);
  }

  /** The course that it shows, or is about to show. */
  get request(): PanelRequest {
    return this.#course.request;
  }

  get isInFront(): boolean {
    return this.#panel.active;
  }

  /** Brings the panel forward. Without a seed, the course that it shows stays in force. */
  show(wish: Wish): void {
    this.#panel.reveal();
    if (wish.seed === undefined) this.#course.goTo(wish);
    else this.#course.turnTo(wish);
  }

  /** Makes sure that the document is open, or says in the panel that it can't be. */
  async open(): Promise<void> {
    if (findScenario(this.uri) !== undefined) return;
    try {
      await workspace.openTextDocument(this.uri);
    } catch {
      this.#course.closed(await reasonForClosing(this.uri));
    }
  }

  dispose(): void {
    this.#panel.dispose();
  }

  #listeners(): readonly Disposable[] {
    const { server } = this.#services;
    return [
      this.#panel.onDidDispose(() => this.#release()),
      this.#panel.onDidChangeViewState(() => this.#viewChanged()),
      this.#panel.webview.onDidReceiveMessage((message: unknown) => this.#receive(message)),
      server.onDidChange(({ uri, version }) => {
        if (uri === this.uri.toString()) this.#course.changed(version);
      }),
      workspace.onDidOpenTextDocument(({ uri }) => {
        if (isSame(uri, this.uri)) this.#course.opened();
      }),
      workspace.onDidCloseTextDocument(({ uri }) => {
        if (isSame(uri, this.uri)) void this.#closed();
      }),
      onCaretMoved(this.uri, (line) => void this.#follow(line)),
    ];
  }

  #release(): void {
    this.#course.dispose();
    this.#caretQuestions.cancel();
    this.#disposables.dispose();
  }

  // The page of a hidden panel is thrown away; it is loaded again when the panel is shown.
  #viewChanged(): void {
    if (!this.#panel.visible) this.#course.hidden();
  }

  #receive(message: unknown): void {
    if (isFromPanel(message)) this.#obey(message);
    else this.#services.log.warn('A message of the panel was ignored, for it is none that the panel may send');
  }

  #obey(message: FromPanel): void {
    switch (message.type) {
      case 'ready':
        this.#course.ready(message.state?.step);
        break;
      case 'stepped':
        this.#caretQuestions.cancel();
        this.#course.stepped(message.step);
        this.#mark.move(message.lines);
        revealQuietly(message.lines);
        break;
      case 'reveal':
        void goToLines(message.lines, this.#panel.viewColumn);
        break;
      case 'rule':
        void commands.executeCommand(names.showRule, message.id);
        break;
      case 'seed':
        this.#course.draw(message.seed);
        break;
      case 'scenario':
        this.#course.turnTo({ scenario: message.scenario });
        break;
    }
  }

  async #closed(): Promise<void> {
    const reason = await reasonForClosing(this.uri);
    // It may have been opened again in the meantime.
    if (findScenario(this.uri) === undefined) this.#course.closed(reason);
  }

  async #follow(line: number): Promise<void> {
    if (!this.#panel.visible || !settings.panelFollowsCaret()) return;
    const { server, log } = this.#services;
    const request = { ...this.#course.request, line };
    try {
      const place = await this.#caretQuestions.ask((signal) => server.stepAt(request, signal));
      if (place !== undefined) this.#course.goTo(place);
    } catch (error) {
      log.error(String(error));
    }
  }
}

function pageFor({ webview, title }: WebviewPanel, dist: Uri): string {
  const address = (file: string): string => webview.asWebviewUri(Uri.joinPath(dist, file)).toString();
  return panelHtml({
    scriptUri: address('panel.js'),
    styleUri: address('panel.css'),
    cspSource: webview.cspSource,
    nonce: crypto.randomUUID(),
    language: env.language,
    title,
  });
}
