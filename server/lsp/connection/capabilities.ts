/** The server’s capabilities for each editor, without those that the editor couldn't use. */
import { TextDocumentSyncKind, type InitializeResult } from 'vscode-languageserver';
import { applyEditCommand } from '../actions/apply-edit.ts';
import type { ClientFeatures } from './client-features.ts';
import { codeActionKinds } from '../actions/code-actions.ts';
import { typedCharacters } from '../actions/formatting.ts';
import { scenarioFiles } from '../navigation/scenario-files.ts';
import { legend } from '../annotations/semantic-tokens.ts';

const always: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: [':', ' ', '"', '“', '/'] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentLinkProvider: {},
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: {
    firstTriggerCharacter: typedCharacters[0] ?? '',
    moreTriggerCharacter: typedCharacters.slice(1),
  },
  codeLensProvider: { resolveProvider: true },
  selectionRangeProvider: true,
  // No trigger characters: a space follows every word.
  signatureHelpProvider: {},
  callHierarchyProvider: true,
  workspaceSymbolProvider: { workDoneProgress: true },
  workspace: {
    workspaceFolders: { supported: true, changeNotifications: true },
    fileOperations: {
      willRename: {
        filters: [
          { scheme: 'file', pattern: { glob: scenarioFiles, matches: 'file' } },
          { scheme: 'file', pattern: { glob: '**', matches: 'folder' } },
        ],
      },
    },
  },
  semanticTokensProvider: { legend, full: true, range: true },
};

export function capabilitiesFor({
  actionLiterals,
  pullsDiagnostics,
  resolvesEdits,
  resolvesTooltips,
}: ClientFeatures): InitializeResult['capabilities'] {
  return {
    ...always,
    codeActionProvider: { ...(actionLiterals ? { codeActionKinds } : {}), resolveProvider: resolvesEdits },
    ...(pullsDiagnostics
      ? {
          diagnosticProvider: {
            identifier: 'clashwright',
            interFileDependencies: true,
            workspaceDiagnostics: true,
            workDoneProgress: true,
          },
        }
      : {}),
    inlayHintProvider: { resolveProvider: resolvesTooltips },
    ...(actionLiterals ? {} : { executeCommandProvider: { commands: [applyEditCommand] } }),
  };
}
