/** The editor’s features, as far as they matter to the server; what it doesn't declare it lacks. */
import { MarkupKind, type ClientCapabilities, type InitializeParams } from 'vscode-languageserver';

export interface ClientFeatures {
  /** Completions may have tab stops. */
  readonly snippets: boolean;
  readonly markdownHover: boolean;
  /** Symbols may have children. */
  readonly nestedSymbols: boolean;
  /** Code actions may be literals, not only commands. */
  readonly actionLiterals: boolean;
  /** The edits of a code action, and the tooltip of a hint, may be resolved on demand. */
  readonly resolvesEdits: boolean;
  readonly resolvesTooltips: boolean;
  /** What a diagnostic may have in addition to its message. */
  readonly relatedInformation: boolean;
  readonly diagnosticTags: boolean;
  readonly codeDescriptions: boolean;
  /** Edits of files may name the version that they are made for. */
  readonly versionedEdits: boolean;
  /** What it can be asked to refresh. */
  readonly refreshes: {
    readonly hints: boolean;
    readonly lenses: boolean;
    readonly tokens: boolean;
    readonly diagnostics: boolean;
  };
  /** It pulls diagnostics. */
  readonly pullsDiagnostics: boolean;
  /** It can be asked to watch files. */
  readonly watchesFiles: boolean;
  /** It reports when folders are added to its workspace or removed. */
  readonly folderChanges: boolean;
  /** It answers the requests about workspace files in `protocol/`, as the extension does. */
  readonly answersFiles: boolean;
}

type Asked = Pick<InitializeParams, 'capabilities' | 'initializationOptions'>;

export function featuresOf({ capabilities, initializationOptions }: Asked): ClientFeatures {
  const { workspace, textDocument } = capabilities;
  const { hover, completion, documentSymbol, codeAction, inlayHint, diagnostic } = textDocument ?? {};
  return {
    snippets: completion?.completionItem?.snippetSupport === true,
    markdownHover: hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
    nestedSymbols: documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    actionLiterals: codeAction?.codeActionLiteralSupport !== undefined,
    resolvesEdits: codeAction?.dataSupport === true && codeAction.resolveSupport?.properties.includes('edit') === true,
    resolvesTooltips: inlayHint?.resolveSupport?.properties.includes('tooltip') === true,
    ...diagnosticFeatures(textDocument),
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    refreshes: {
      hints: workspace?.inlayHint?.refreshSupport === true,
      lenses: workspace?.codeLens?.refreshSupport === true,
      tokens: workspace?.semanticTokens?.refreshSupport === true,
      diagnostics: workspace?.diagnostics?.refreshSupport === true,
    },
    pullsDiagnostics: diagnostic !== undefined,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    folderChanges: workspace?.workspaceFolders === true,
    answersFiles: fieldsOf(initializationOptions).answersFiles === true,
  };
}

/** An editor that pulls diagnostics declares their features there. */
function diagnosticFeatures(
  textDocument: ClientCapabilities['textDocument'],
): Pick<ClientFeatures, 'relatedInformation' | 'diagnosticTags' | 'codeDescriptions'> {
  const said = textDocument?.diagnostic ?? textDocument?.publishDiagnostics;
  return {
    relatedInformation: said?.relatedInformation === true,
    diagnosticTags: said?.tagSupport !== undefined,
    codeDescriptions: said?.codeDescriptionSupport === true,
  };
}

/** The features of an editor before `initialize`. */
export const noFeatures: ClientFeatures = featuresOf({ capabilities: {} });

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
}
