/** A scenario by another edition's rules, as a read-only Markdown document that VS Code shows in its own preview. */
import { commands, Disposable, EventEmitter, type TextDocumentContentProvider, Uri, ViewColumn, window, workspace } from 'vscode';
import { languageId, nameOf, parseUri } from './documents.ts';
import type { OtherRulesRequest } from '../server/protocol/index.ts';
import { isCount } from './is-count.ts';
import type { LanguageServer } from './language-server.ts';
import type { PanelRegistry } from './panel-registry.ts';

const scheme = 'clashwright-other-rules';
const preview = 'vscode.markdown.preview.editor';

/** The page follows its scenario: what changes there changes here. */
export function registerOtherRules(server: LanguageServer): Disposable {
  const changed = new EventEmitter<Uri>();
  const provider: TextDocumentContentProvider = {
    onDidChange: changed.event,
    provideTextDocumentContent: async (page) => {
      const of = subjectOf(page);
      const answer = of === undefined ? null : await server.otherRules(of);
      return answer?.markdown ?? 'This scenario can’t be played by another edition’s rules.';
    },
  };
  return Disposable.from(
    changed,
    workspace.registerTextDocumentContentProvider(scheme, provider),
    server.onDidChange(({ uri }) => {
      for (const { uri: page } of workspace.textDocuments) if (page.scheme === scheme && subjectOf(page)?.uri === uri) changed.fire(page);
    }),
  );
}

/** Shows the scenario that the caret is in, or that the panel in front shows, by the other edition's rules, beside the source. */
export async function showOtherRules(server: LanguageServer, panels: PanelRegistry): Promise<void> {
  const request = panels.inFront ?? inEditor();
  if (request === undefined) {
    void window.showInformationMessage('There is no scenario in front to play by other rules');
    return;
  }
  const answer = await server.otherRules(request);
  if (answer === null) {
    void window.showInformationMessage('No other edition can play this scenario');
    return;
  }
  const page = pageOf({ ...request, scenario: answer.scenario }, `${nameOf(Uri.parse(request.uri))} – ${answer.game}`);
  await commands.executeCommand('vscode.openWith', page, preview, { viewColumn: ViewColumn.Beside, preview: true });
}

function inEditor(): OtherRulesRequest | undefined {
  const editor = window.activeTextEditor;
  return editor?.document.languageId === languageId ? { uri: editor.document.uri.toString(), line: editor.selection.active.line + 1 } : undefined;
}

/** Of which scenario a page is, and of which course where that isn't the file's own. */
function pageOf({ uri, scenario = 0, seed }: OtherRulesRequest, title: string): Uri {
  return Uri.from({ scheme, path: `/${title}.md`, query: JSON.stringify([uri, scenario, seed]) });
}

/** Undefined for an address that nothing here has made. */
function subjectOf({ query }: Uri): OtherRulesRequest | undefined {
  const parts = parsed(query);
  const [uri, scenario, seed] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  if (typeof uri !== 'string' || parseUri(uri) === undefined || !isCount(scenario)) return undefined;
  return { uri, scenario, ...(isCount(seed) && { seed }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
