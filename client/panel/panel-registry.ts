/** Manages all panels: one per document, opened on demand or restored after a window reload. */
import {
  type Disposable,
  type FileRenameEvent,
  type Uri,
  ViewColumn,
  type WebviewPanel,
  type WebviewPanelSerializer,
  window,
  workspace,
} from 'vscode';
import type { CourseRequest, Destination, OtherRulesRequest } from '../../server/protocol/index.ts';
import { caretLine } from '../documents/caret.ts';
import { isSame, movedWith, parseUri } from '../documents/documents.ts';
import { isPanelState } from '../messages/index.ts';
import { type PanelServices, ScenarioPanel } from './panel.ts';
import { settings } from '../settings.ts';
import type { Place } from './requested-course.ts';
import { asWritten, seedIn } from './wishes.ts';

/** The webview type, by which VS Code restores panels after a reload. */
export const viewType = 'clashwright.panel';

/** What to open: a scenario by index, or else the one at the caret; and optionally a step of it. */
export interface Choice {
  readonly scenario?: number;
  readonly step?: string;
  /** The step’s round, and the first seed that reaches it if the file’s own doesn’t. */
  readonly sought?: Omit<Destination, 'step'>;
}

export class PanelRegistry implements Disposable, WebviewPanelSerializer {
  readonly #services: PanelServices;
  readonly #renames: Disposable;
  #panels: readonly ScenarioPanel[] = [];

  constructor(services: PanelServices) {
    this.#services = services;
    this.#renames = workspace.onDidRenameFiles((event) => this.#renamed(event));
  }

  /** Opens or reveals a document’s panel beside it, and focuses it so that the step keys work. */
  async open(uri: Uri, choice: Choice): Promise<void> {
    const place = await this.#placeFor(uri, choice);
    const existing = this.#find(uri);
    if (existing === undefined) await this.#create(uri, { ...place, ...seedOf(choice) }, false);
    else existing.show(place);
  }

  /** Opens a document’s panel if it has none, without moving the focus. */
  async openUnasked(uri: Uri): Promise<void> {
    const place = await this.#placeFor(uri, {});
    if (this.#find(uri) === undefined) await this.#create(uri, place, true);
  }

  /** Restores a panel; one with an invalid state is disposed of. */
  async deserializeWebviewPanel(panel: WebviewPanel, state: unknown): Promise<void> {
    const uri = isPanelState(state) ? parseUri(state.uri) : undefined;
    if (!isPanelState(state) || uri === undefined || this.#find(uri) !== undefined) panel.dispose();
    else await this.#add(panel, uri, state, state.together).open();
  }

  /** The scenario and seed that the focused panel shows; undefined if no panel has the focus. */
  get inFront(): OtherRulesRequest | undefined {
    const request = this.#panels.find((panel) => panel.isInFront)?.request;
    if (request === undefined) return undefined;
    const { wish, ...place } = request;
    const seed = seedIn(wish);
    return { ...place, ...(seed !== undefined && { seed }) };
  }

  dispose(): void {
    this.#renames.dispose();
    for (const panel of this.#panels) panel.dispose();
  }

  #find(uri: Uri): ScenarioPanel | undefined {
    return this.#panels.find((panel) => isSame(panel.uri, uri));
  }

  async #create(uri: Uri, place: Place, preserveFocus: boolean): Promise<void> {
    const panel = window.createWebviewPanel(viewType, '', { viewColumn: ViewColumn.Beside, preserveFocus });
    await this.#add(panel, uri, place, settings.panelFollowsCaret()).open();
  }

  #add(webviewPanel: WebviewPanel, uri: Uri, place: Place, together: boolean): ScenarioPanel {
    const panel = new ScenarioPanel(webviewPanel, uri, place, together, this.#services);
    panel.onDidDispose(() => {
      this.#panels = this.#panels.filter((other) => other !== panel);
    });
    this.#panels = [...this.#panels, panel];
    return panel;
  }

  /** A panel follows its renamed file; it is disposed of if the new file already has a panel. */
  #renamed({ files }: FileRenameEvent): void {
    for (const panel of this.#panels) {
      const uri = movedWith(panel.uri, files);
      if (uri === undefined) continue;
      if (this.#find(uri) === undefined) void panel.follow(uri);
      else panel.dispose();
    }
  }

  async #placeFor(uri: Uri, { scenario, step, sought }: Choice): Promise<Place> {
    const line = scenario === undefined ? caretLine(uri) : undefined;
    const first: CourseRequest = { uri: uri.toString(), scenario: scenario ?? 0, wish: asWritten };
    const asked = scenario === undefined ? (this.#find(uri)?.request ?? first) : first;
    const chosen = step !== undefined && { step, ...(sought !== undefined && { destination: { ...sought, step } }) };
    try {
      return { ...(await this.#services.server.stepAt({ ...asked, ...(line !== undefined && { line }) })), ...chosen };
    } catch (error) {
      // The panel still opens, and shows the error itself.
      this.#services.log.error(String(error));
      return { scenario: first.scenario, ...chosen };
    }
  }
}

/** A new panel gets its seed at once, so that no other course is shown first. */
function seedOf({ sought }: Choice): Pick<Place, 'wish'> {
  return sought?.seed === undefined ? {} : { wish: { trials: [{ kind: 'seed', seed: sought.seed }], redraws: [] } };
}
