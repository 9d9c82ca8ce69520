/** Provides rule pages as read-only Markdown documents, shown in VS Code’s Markdown preview. */
import {
  commands,
  type Disposable,
  type TextDocumentContentProvider,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import { rulePages } from '../../server/protocol/index.ts';
import { languageId } from './documents.ts';
import type { LanguageServer } from '../server/language-server.ts';

const { scheme, ending } = rulePages;
const preview = 'vscode.markdown.preview.editor';

export function registerRulePages(server: LanguageServer): Disposable {
  const provider: TextDocumentContentProvider = {
    provideTextDocumentContent: async (uri) => {
      const id = idOf(uri);
      return (await server.rulePage(id)) ?? `There is no rule page called “${id}”.`;
    },
  };
  return workspace.registerTextDocumentContentProvider(scheme, provider);
}

/** Shows a rule’s page beside the scenario, or in the active column if no scenario is active. */
export async function showRule(id: unknown): Promise<void> {
  if (typeof id !== 'string') return;
  const isInScenario = window.activeTextEditor?.document.languageId === languageId;
  const viewColumn = isInScenario ? ViewColumn.Beside : ViewColumn.Active;
  await commands.executeCommand('vscode.openWith', uriOf(id), preview, { viewColumn, preview: true });
}

function uriOf(id: string): Uri {
  return Uri.from({ scheme, path: `/${id}${ending}` });
}

function idOf({ path }: Uri): string {
  return path.slice(1, path.endsWith(ending) ? -ending.length : undefined);
}
