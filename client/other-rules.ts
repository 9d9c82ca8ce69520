/** A scenario by another edition's rules, as a read-only Markdown document that VS Code shows in its own preview. */
import { commands, Disposable, EventEmitter, type TextDocumentContentProvider, Uri, ViewColumn, window, workspace } from 'vscode';
import { languageId, nameOf, parseUri } from './documents.ts';
import type { LanguageServer } from './language-server.ts';

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

/** Shows the scenario that the caret is in by the other edition's rules, beside the source. */
export async function showOtherRules(server: LanguageServer): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor?.document.languageId !== languageId) {
    void window.showInformationMessage('There is no scenario in front to play by other rules');
    return;
  }
  const request = { uri: editor.document.uri.toString(), line: editor.selection.active.line + 1 };
  const answer = await server.otherRules(request);
  if (answer === null) {
    void window.showInformationMessage('No other edition can play this scenario');
    return;
  }
  await commands.executeCommand('vscode.openWith', pageOf(request, `${nameOf(editor.document.uri)} – ${answer.game}`), preview, { viewColumn: ViewColumn.Beside, preview: true });
}

interface Subject {
  readonly uri: string;
  readonly line: number;
}

function pageOf({ uri, line }: Subject, title: string): Uri {
  return Uri.from({ scheme, path: `/${title}.md`, query: JSON.stringify([uri, line]) });
}

/** Undefined for an address that nothing here has made. */
function subjectOf({ query }: Uri): Subject | undefined {
  const parts = parsed(query);
  const [uri, line] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
  return typeof uri === 'string' && parseUri(uri) !== undefined && Number.isSafeInteger(line) ? { uri, line: Number(line) } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
