/** All panels: one for each document, opened on demand or brought back after a reload of the window. */
import { type Disposable, type Uri, ViewColumn, type WebviewPanel, type WebviewPanelSerializer, window } from 'vscode';
import { caretLine } from './caret.ts';
import { isSame, parseUri } from './documents.ts';
import { type PanelServices, ScenarioPanel } from './panel.ts';
import type { Wish } from './panel-course.ts';
import { isPanelState } from './messages/index.ts';
import type { PanelRequest } from '../server/protocol/index.ts';

/** By this name VS Code knows the panels, also after a reload. */
export const viewType = 'clashwright.panel';

/** What to open: the scenario by its index, or else the one that the caret is in. */
export type Choice = Partial<Wish>;

export class PanelRegistry implements Disposable, WebviewPanelSerializer {
  readonly #services: PanelServices;
  #panels: readonly ScenarioPanel[] = [];

  constructor(services: PanelServices) {
    this.#services = services;
  }

  /** Opens the panel of a document beside it, or brings it forward. The focus goes there, for the keys that step. */
  async open(uri: Uri, choice: Choice): Promise<void> {
    const wish = await this.#wishFor(uri, choice);
    const existing = this.#find(uri);
    if (existing === undefined) await this.#create(uri, wish, false);
    else existing.show(wish);
  }

  /** Opens the panel of a document where it has none; the focus stays where it is. */
  async openUnasked(uri: Uri): Promise<void> {
    const wish = await this.#wishFor(uri, {});
    if (this.#find(uri) === undefined) await this.#create(uri, wish, true);
  }

  /** Whatever state comes, the panel either works or is taken away. */
  async deserializeWebviewPanel(panel: WebviewPanel, state: unknown): Promise<void> {
    const uri = isPanelState(state) ? parseUri(state.uri) : undefined;
    if (!isPanelState(state) || uri === undefined || this.#find(uri) !== undefined) panel.dispose();
    else await this.#add(panel, uri, state).open();
  }

  /** What the panel shows that has the focus; undefined where none has. */
  get inFront(): PanelRequest | undefined {
    return this.#panels.find((panel) => panel.isInFront)?.request;
  }

  dispose(): void {
    for (const panel of this.#panels) panel.dispose();
  }

  #find(uri: Uri): ScenarioPanel | undefined {
    return this.#panels.find((panel) => isSame(panel.uri, uri));
  }

  async #create(uri: Uri, wish: Wish, preserveFocus: boolean): Promise<void> {
    const panel = window.createWebviewPanel(viewType, '', { viewColumn: ViewColumn.Beside, preserveFocus });
    await this.#add(panel, uri, wish).open();
  }

  #add(webviewPanel: WebviewPanel, uri: Uri, wish: Wish): ScenarioPanel {
    const panel = new ScenarioPanel(webviewPanel, uri, wish, this.#services);
    panel.onDidDispose(() => {
      this.#panels = this.#panels.filter((other) => other !== panel);
    });
    this.#panels = [...this.#panels, panel];
    return panel;
  }

  async #wishFor(uri: Uri, choice: Choice): Promise<Wish> {
    const { scenario } = choice;
    const line = caretLine(uri);
    if (scenario !== undefined || line === undefined) return { ...choice, scenario: scenario ?? 0 };
    const shown = this.#find(uri)?.request ?? { uri: uri.toString(), scenario: 0 };
    try {
      return { ...choice, ...(await this.#services.server.stepAt({ ...shown, line })) };
    } catch (error) {
      // The panel opens all the same, and says itself what is amiss.
      this.#services.log.error(String(error));
      return { ...choice, scenario: 0 };
    }
  }
}
