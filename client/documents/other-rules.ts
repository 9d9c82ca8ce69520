/** Shows a scenario by another edition’s rules, as a page beside it. */
import { type Disposable, Uri, window } from 'vscode';
import type { OtherRulesRequest } from '../../server/protocol/index.ts';
import { languageId, nameOf } from './documents.ts';
import { isCount } from '../is-count.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { Pages } from './pages.ts';
import type { PanelRegistry } from '../panel/panel-registry.ts';

export class OtherRules implements Disposable {
  readonly #server: LanguageServer;
  readonly #panels: PanelRegistry;
  readonly #pages: Pages;

  constructor(server: LanguageServer, panels: PanelRegistry) {
    this.#server = server;
    this.#panels = panels;
    this.#pages = new Pages('clashwright-other-rules', server, async ({ uri, more: [scenario, seed] }) => {
      const answer = isCount(scenario)
        ? await server.otherRules({ uri, scenario, ...(isCount(seed) && { seed }) })
        : null;
      return answer?.markdown ?? 'This scenario can’t be played by another edition’s rules.';
    });
  }

  /** Shows the scenario at the caret, or of the focused panel, by the other edition’s rules, beside the source. */
  async show(): Promise<void> {
    const request: OtherRulesRequest | undefined = this.#panels.inFront ?? inEditor();
    if (request === undefined) {
      void window.showInformationMessage('Open a scenario to play it by another edition’s rules');
      return;
    }
    const answer = await this.#server.otherRules(request);
    if (answer === null) {
      void window.showInformationMessage('No other edition can play this scenario');
      return;
    }
    const { uri, seed } = request;
    await this.#pages.show(`${nameOf(Uri.parse(uri))} – ${answer.game}`, {
      uri,
      more: [answer.scenario, ...(seed === undefined ? [] : [seed])],
    });
  }

  dispose(): void {
    this.#pages.dispose();
  }
}

function inEditor(): OtherRulesRequest | undefined {
  const editor = window.activeTextEditor;
  return editor?.document.languageId === languageId
    ? { uri: editor.document.uri.toString(), line: editor.selection.active.line + 1 }
    : undefined;
}
