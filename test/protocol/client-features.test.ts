/** The server respects what an editor doesn’t support: each answer with and without a feature, in three files. */
import assert from 'node:assert/strict';
import {
  ApplyWorkspaceEditRequest,
  type ClientCapabilities,
  CodeLensRefreshRequest,
  type CodeAction,
  type Command,
  type Diagnostic,
  type DocumentSymbol,
  type Hover,
  InlayHintRefreshRequest,
  InsertTextFormat,
  MarkupKind,
  SemanticTokensRefreshRequest,
  type SymbolInformation,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { asVsCode } from './capabilities.ts';
import { Editor } from './editor.ts';
import type { OpenText } from './open-text.ts';
import { bestiary, cast, duel, texts } from './navigation/three-files.ts';

const plain: ClientCapabilities = {};

describe('an editor’s features', () => {
  let editor: Editor;
  afterEach(() => editor.quit());

  const start = async (capabilities: ClientCapabilities): Promise<void> => {
    editor = await Editor.start({ capabilities });
    for (const [uri, text] of Object.entries(texts)) editor.files.set(uri, text);
  };
  const open = async (
    capabilities: ClientCapabilities,
    change: (text: string) => string = (text) => text,
  ): Promise<OpenText> => {
    await start(capabilities);
    const text = await editor.open(change(texts[duel] ?? ''), duel);
    await text.diagnostics();
    return text;
  };

  for (const [name, capabilities, format] of [
    ['snippets', asVsCode, InsertTextFormat.Snippet],
    ['no snippets', plain, InsertTextFormat.PlainText],
  ] as const) {
    it(`decide how blocks are completed: ${name}`, async () => {
      const text = await open(capabilities, (whole) => `${whole}$0`);
      const block = (await text.completion()).find(({ textEdit }) => textEdit?.newText.includes('\n') === true);
      assert.equal(block?.insertTextFormat, format);
      assert.equal(/\$/u.test(block.textEdit?.newText ?? ''), capabilities === asVsCode);
    });
  }

  it('decide whether hovers are Markdown or plain text', async () => {
    const at = { line: 4, character: 3 };
    const marked = (await (await open(asVsCode)).ask<Hover>('hover', { position: at })).contents as {
      readonly kind: string;
      readonly value: string;
    };
    await editor.quit();
    const told = (await (await open(plain)).ask<Hover>('hover', { position: at })).contents as {
      readonly kind: string;
      readonly value: string;
    };
    assert.deepEqual([marked.kind, told.kind], [MarkupKind.Markdown, MarkupKind.PlainText]);
    assert.match(marked.value, /\*\*/u);
    assert.doesNotMatch(told.value, /\*\*|\\|\]\(|`/u);
    assert.match(told.value, /^Laura of the Players/u);
  });

  it('decide whether symbols are nested or flat', async () => {
    const nested = await (await open(asVsCode)).outline();
    await editor.quit();
    const listed = await (await open(plain)).ask<readonly SymbolInformation[]>('documentSymbol', {});
    const names = (symbols: readonly DocumentSymbol[]): readonly string[] =>
      symbols.flatMap(({ name, children = [] }) => [name, ...names(children)]);
    assert.deepEqual(
      listed.map(({ name }) => name),
      names(nested),
    );
    assert.deepEqual(
      listed.map(({ location }) => location.uri),
      listed.map(() => duel),
    );
    assert.equal(listed.find(({ name }) => name === 'Ash')?.containerName, 'Round 1');
  });

  it('decide whether the edits of an action come on request or at once', async () => {
    const pinOf = (actions: readonly CodeAction[]) =>
      actions.find(({ title }) => title.startsWith('Pin what is thrown here'));
    const later = pinOf(await (await open(asVsCode)).actions('Laura: punches'));
    assert.equal(later?.edit, undefined);
    const resolved = await editor.server.connection.sendRequest<CodeAction>('codeAction/resolve', later);
    await editor.quit();
    const immediate = pinOf(
      await (
        await open({ textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } } } })
      ).actions('Laura: punches'),
    );
    assert.notEqual(resolved.edit, undefined);
    assert.deepEqual(immediate?.edit, resolved.edit);
    assert.deepEqual(editor.capabilities.codeActionProvider, {
      codeActionKinds: ['quickfix', 'refactor.rewrite', 'source.fixAll.clash'],
      resolveProvider: false,
    });
  });

  it('decide whether actions are commands, which the server executes by an edit', async () => {
    const text = await open(plain, (whole) => whole.replace('punches', 'punchs'));
    const applied: WorkspaceEdit[] = [];
    editor.server.connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
      applied.push(edit);
      return { applied: true };
    });
    const found = (await text.actions('Laura: punchs')) as readonly (CodeAction | Command)[];
    assert.deepEqual(
      found.filter(({ command }) => typeof command !== 'string'),
      [],
    );
    const mend = found.find(({ title }) => title.includes('punches')) as Command;
    assert.deepEqual(editor.capabilities.executeCommandProvider?.commands, [mend.command]);
    await editor.server.connection.sendRequest('workspace/executeCommand', {
      command: mend.command,
      arguments: mend.arguments,
    });
    assert.deepEqual(
      applied.map((edit) => text.after(edit)),
      [texts[duel]],
    );
  });

  it('decide whether a diagnostic has all its parts or only its message', async () => {
    const twice = (whole: string): string => whole.replace('  Ash: waits.\n', '  Laura: waits.\n');
    const [full] = await (await open(asVsCode, twice)).diagnosticsWhen((all) => all.length > 0);
    await editor.quit();
    const [bare] = await (await open(plain, twice)).diagnosticsWhen((all) => all.length > 0);
    assert.deepEqual([full, bare].map(extras), [['codeDescription', 'relatedInformation'], []]);
    assert.equal(bare?.message, full?.message);
  });

  it('decide whether edits of several files have versions', async () => {
    const renamed = async (capabilities: ClientCapabilities): Promise<WorkspaceEdit> =>
      (await open(capabilities, (whole) => whole.replace('the Bride.', 'the Br$0ide.'))).renameEverywhere(
        'the Drowned Widow',
      );
    const { documentChanges, changes: none } = await renamed({
      ...asVsCode,
      workspace: { workspaceEdit: { documentChanges: true } },
    });
    await editor.quit();
    const { changes, documentChanges: nothing } = await renamed(asVsCode);
    assert.deepEqual([none, nothing], [undefined, undefined]);
    const versioned = (documentChanges ?? []).flatMap((change) => ('textDocument' in change ? [change] : []));
    assert.deepEqual(
      versioned.map(({ textDocument: { uri, version } }) => [uri, version]).toSorted(),
      [
        [cast, null],
        [duel, 1],
      ].toSorted(),
    );
    assert.deepEqual(Object.fromEntries(versioned.map(({ textDocument: { uri }, edits }) => [uri, edits])), changes);
  });

  it('decide whether tooltips of hints come on request or at once', async () => {
    const later = await (await open(asVsCode)).hints();
    await editor.quit();
    const immediate = await (await open(plain)).hints();
    assert.deepEqual(
      [later, immediate].map((hints) => hints.length),
      [2, 2],
    );
    assert.deepEqual(
      later.map(({ tooltip }) => tooltip),
      [undefined, undefined],
    );
    for (const { tooltip } of immediate)
      assert.equal(typeof tooltip === 'object' ? tooltip.kind : undefined, MarkupKind.PlainText);
  });

  const all = [
    InlayHintRefreshRequest.method,
    CodeLensRefreshRequest.method,
    SemanticTokensRefreshRequest.method,
  ].toSorted();
  for (const [name, capabilities, refreshed] of [
    ['can', asVsCode, all],
    ['can’t', plain, []],
  ] as const) {
    it(`decide whether it is asked to refresh after a change of an included file: they ${name}`, async () => {
      const text = await open(capabilities);
      editor.refreshed.length = 0;
      await editor.changeFile(bestiary, (texts[bestiary] ?? '').replace('Agility 3', 'Agility 5'));
      await editor.news.next(({ uri }) => uri === text.uri);
      await text.folds();
      assert.deepEqual([...new Set(editor.refreshed)].toSorted(), refreshed);
    });
  }
});

function extras(diagnostic: Diagnostic | undefined): readonly string[] {
  return Object.keys(diagnostic ?? {})
    .filter((key) => ['relatedInformation', 'codeDescription', 'tags'].includes(key))
    .toSorted();
}
