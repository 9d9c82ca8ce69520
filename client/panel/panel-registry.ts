/** All panels: one for each document, opened on demand or brought back after a reload of the window. */
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

/** By this name VS Code knows the panels, also after a reload. */
export const viewType = 'clashwright.panel';

/** What to open: the scenario by its index, or else the one that the caret is in; and a step of it. */
export interface Choice {
  readonly scenario?: number;
  readonly step?: string;
  /** The round of the step, and the first seed that comes to it where the file's own doesn't. */
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

  /** Opens the panel of a document beside it, or brings it forward. The focus goes there, for the keys that step. */
  async open(uri: Uri, choice: Choice): Promise<void> {
    const place = await this.#placeFor(uri, choice);
    const existing = this.#find(uri);
    if (existing === undefined) await this.#create(uri, { ...place, ...seedOf(choice) }, false);
    else existing.show(place);
  }

  /** Opens the panel of a document where it has none; the focus stays where it is. */
  async openUnasked(uri: Uri): Promise<void> {
    const place = await this.#placeFor(uri, {});
    if (this.#find(uri) === undefined) await this.#create(uri, place, true);
  }

  /** Whatever state comes, the panel either works or is taken away. */
  async deserializeWebviewPanel(panel: WebviewPanel, state: unknown): Promise<void> {
    const uri = isPanelState(state) ? parseUri(state.uri) : undefined;
    if (!isPanelState(state) || uri === undefined || this.#find(uri) !== undefined) panel.dispose();
    else await this.#add(panel, uri, state, state.together).open();
  }

  /** The scenario that the panel shows which has the focus, and its seed; undefined where none has. */
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

  /** A panel stays with its file; one whose file has taken the place of another that is shown goes. */
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
      // The panel opens all the same, and says itself what is amiss.
      this.#services.log.error(String(error));
      return { scenario: first.scenario, ...chosen };
    }
  }
}

/** A new panel has its seed from the start, so that no other course is seen first. */
function seedOf({ sought }: Choice): Pick<Place, 'wish'> {
  return sought?.seed === undefined ? {} : { wish: { trials: [{ kind: 'seed', seed: sought.seed }], redraws: [] } };
}
