/** Capabilities that editors declare. */
import { type ClientCapabilities, CodeActionKind, MarkupKind } from 'vscode-languageserver/node';

/** Those of VS Code with the extension, as far as they affect the server; findings are pushed to it. */
export const asVsCode: ClientCapabilities = {
  workspace: {
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
  },
  textDocument: {
    hover: { contentFormat: [MarkupKind.Markdown, MarkupKind.PlainText] },
    completion: {
      completionItem: { snippetSupport: true, documentationFormat: [MarkupKind.Markdown, MarkupKind.PlainText] },
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      codeActionLiteralSupport: {
        codeActionKind: {
          valueSet: [CodeActionKind.Empty, CodeActionKind.QuickFix, CodeActionKind.Refactor, CodeActionKind.Source],
        },
      },
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
    inlayHint: { resolveSupport: { properties: ['tooltip'] } },
    publishDiagnostics: {
      relatedInformation: true,
      tagSupport: { valueSet: [1, 2] },
      codeDescriptionSupport: true,
      versionSupport: true,
    },
  },
};
