/** Every advertised capability works: each is requested in a project of three files, and must return a result. */
import assert from 'node:assert/strict';
import type {
  ServerCapabilities,
  CallHierarchyItem,
  CodeAction,
  CodeLens,
  InlayHint,
  ClientCapabilities,
} from 'vscode-languageserver/node';
import { asVsCode } from './capabilities.ts';
import { Editor } from './editor.ts';
import { cast, duel, texts } from './navigation/three-files.ts';

const whole = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };
const onBride = { line: 4, character: 22 };
const options = { tabSize: 2, insertSpaces: true };

interface Project {
  readonly editor: Editor;
  readonly ask: <T>(method: string, params?: object) => Promise<T>;
  readonly about: <T>(question: string, params?: object) => Promise<T>;
}

/** A request for each capability; an empty answer counts as none. */
const uses: Readonly<Partial<Record<keyof ServerCapabilities, (project: Project) => Promise<unknown>>>> = {
  hoverProvider: ({ about }) => about('hover', { position: onBride }),
  completionProvider: async ({ about }) =>
    (await about<{ readonly items: readonly unknown[] }>('completion', { position: { line: 6, character: 7 } })).items,
  signatureHelpProvider: ({ about }) => about('signatureHelp', { position: { line: 5, character: 16 } }),
  definitionProvider: ({ about }) => about('definition', { position: onBride }),
  referencesProvider: ({ about }) => about('references', { position: onBride, context: { includeDeclaration: true } }),
  documentHighlightProvider: ({ about }) => about('documentHighlight', { position: onBride }),
  documentLinkProvider: ({ about }) => about('documentLink'),
  renameProvider: async ({ about }) => [
    await about('prepareRename', { position: onBride }),
    await about('rename', { position: onBride, newName: 'Drowned Widow' }),
  ],
  documentSymbolProvider: ({ about }) => about('documentSymbol'),
  workspaceSymbolProvider: ({ ask }) => ask('workspace/symbol', { query: 'a' }),
  foldingRangeProvider: ({ about }) => about('foldingRange'),
  selectionRangeProvider: ({ about }) => about('selectionRange', { positions: [onBride] }),
  documentFormattingProvider: ({ about }) => about('formatting', { options }),
  documentRangeFormattingProvider: ({ about }) => about('rangeFormatting', { range: whole, options }),
  documentOnTypeFormattingProvider: ({ about }) =>
    about('onTypeFormatting', { position: { line: 6, character: 8 }, ch: '\n', options }),
  codeActionProvider: async ({ ask, about }) => {
    const actions = await about<readonly CodeAction[]>('codeAction', {
      range: { start: onBride, end: onBride },
      context: { diagnostics: [] },
    });
    return (
      await ask<CodeAction>(
        'codeAction/resolve',
        actions.find(({ title }) => title.startsWith('Pin')),
      )
    ).edit;
  },
  codeLensProvider: async ({ ask, about }) => {
    const lenses = await about<readonly CodeLens[]>('codeLens');
    return (
      await ask<CodeLens>(
        'codeLens/resolve',
        lenses.find(({ command }) => command === undefined),
      )
    ).command;
  },
  inlayHintProvider: async ({ ask, about }) => {
    const [hint] = await about<readonly InlayHint[]>('inlayHint', { range: whole });
    return (await ask<InlayHint>('inlayHint/resolve', hint)).tooltip;
  },
  semanticTokensProvider: async ({ about }) => [
    await about('semanticTokens/full'),
    await about('semanticTokens/range', { range: whole }),
  ],
  callHierarchyProvider: async ({ ask, about }) => {
    const [item] = await about<readonly CallHierarchyItem[]>('prepareCallHierarchy', { position: onBride });
    return [await ask('callHierarchy/incomingCalls', { item }), await ask('callHierarchy/outgoingCalls', { item })];
  },
  workspace: ({ ask }) =>
    ask('workspace/willRenameFiles', { files: [{ oldUri: cast, newUri: cast.replace('cast', 'people') }] }),
  diagnosticProvider: async ({ ask, about }) => [
    await about('diagnostic'),
    await ask('workspace/diagnostic', { previousResultIds: [] }),
  ],
  executeCommandProvider: async ({ editor, ask }) => {
    const edit = { changes: {} };
    const applied = new Promise((resume) => {
      editor.server.connection.onRequest('workspace/applyEdit', (params) => {
        resume(params);
        return { applied: true };
      });
    });
    await ask('workspace/executeCommand', {
      command: editor.capabilities.executeCommandProvider?.commands[0],
      arguments: [{ label: 'Nothing', edit }],
    });
    return applied;
  },
};

/** Capabilities that aren’t requests; they are tested elsewhere. */
const settings: readonly (keyof ServerCapabilities)[] = ['textDocumentSync', 'positionEncoding'];

describe('advertised capabilities', () => {
  const clients: readonly (readonly [string, ClientCapabilities])[] = [
    ['VS Code', asVsCode],
    ['an editor that can do nothing', {}],
    ['an editor that asks for findings', { ...asVsCode, textDocument: { ...asVsCode.textDocument, diagnostic: {} } }],
  ];
  for (const [name, capabilities] of clients) {
    it(`include ${name}, which returns a result`, async () => {
      const editor = await Editor.start({ capabilities });
      for (const [uri, text] of Object.entries(texts)) editor.files.set(uri, text);
      const text = await editor.open((texts[duel] ?? '').replace('  Ash: waits.', '     Ash: waits.'), duel);
      await editor.open(texts[cast] ?? '', cast);
      const project: Project = {
        editor,
        ask: (method, params = {}) => editor.server.connection.sendRequest(method, params),
        about: (question, params = {}) => text.ask(question, params),
      };
      const advertised = (Object.keys(editor.capabilities) as (keyof ServerCapabilities)[]).filter(
        (each) => !settings.includes(each),
      );
      assert.deepEqual(
        advertised.filter((each) => uses[each] === undefined),
        [],
      );
      for (const each of advertised) {
        const isResolving =
          (editor.capabilities[each] as { readonly resolveProvider?: boolean }).resolveProvider !== false;
        const answer = isResolving ? await uses[each]?.(project) : [each];
        assert.ok(!isEmpty(answer), each);
      }
      await editor.quit();
    });
  }
});

function isEmpty(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true;
  return Array.isArray(answer) && (answer.length === 0 || answer.some(isEmpty));
}
