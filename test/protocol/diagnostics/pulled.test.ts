/** Pulled diagnostics, in a project of three files. */
import assert from 'node:assert/strict';
import {
  DiagnosticRefreshRequest,
  type DocumentDiagnosticReport,
  type ProgressToken,
  WorkDoneProgress,
  type WorkspaceDiagnosticReport,
} from 'vscode-languageserver/node';
import { asVsCode } from '../capabilities.ts';
import { Editor } from '../editor.ts';
import { bestiary, cast, duel, texts } from '../navigation/three-files.ts';

const pulling = {
  ...asVsCode,
  workspace: { ...asVsCode.workspace, diagnostics: { refreshSupport: true } },
  textDocument: { ...asVsCode.textDocument, diagnostic: { relatedInformation: true } },
};

describe('an editor that pulls diagnostics', () => {
  let editor: Editor;
  beforeEach(async () => {
    editor = await Editor.start({ capabilities: pulling });
    for (const [uri, text] of Object.entries(texts)) editor.files.set(uri, text);
  });
  afterEach(() => editor.quit());

  const messages = (report: DocumentDiagnosticReport): readonly string[] =>
    report.kind === 'full' ? report.items.map(({ code }) => String(code)) : [report.kind];
  const slip = (text = ''): string => text.replace('Laura: punches', 'Laura: punchs');

  it('gets them on request, with an id for an unchanged result, and none are pushed', async () => {
    const text = await editor.open(texts[duel] ?? '', duel);
    const ask = (previousResultId?: string) =>
      text.ask<DocumentDiagnosticReport>('diagnostic', previousResultId === undefined ? {} : { previousResultId });
    assert.deepEqual(messages(await ask()), []);
    // This needs all included files.
    await text.references({ line: 4, character: 22 });
    assert.deepEqual(messages(await ask()), []);
    await ask();
    editor.refreshed.length = 0;
    await text.change('Laura: punches', 'Laura: punchs');
    await ask();
    // Diagnostics in the sentence that is being typed wait for a pause.
    await editor.whenRefreshed(DiagnosticRefreshRequest.method);
    const found = await ask();
    assert.deepEqual(
      messages(found).includes('unreadable-sentence') || messages(found).includes('read-otherwise'),
      true,
      messages(found).join(),
    );
    assert.deepEqual(messages(await ask(found.resultId)), ['unchanged']);
    await text.change('Laura: punchs', 'Laura: punches');
    const mended = await ask(found.resultId);
    assert.deepEqual(messages(mended), []);
    assert.notEqual(mended.resultId, found.resultId);
    assert.deepEqual(editor.news.of(duel), []);
  });

  it('is asked to refresh when late findings are known', async () => {
    const text = await editor.open(`${texts[duel] ?? ''}  expect Laura succeeds at least 100% in round 1\n`, duel);
    await text.ask('diagnostic', {});
    await editor.whenRefreshed(DiagnosticRefreshRequest.method);
    for (let found: readonly string[] = []; !found.includes('expectation-failed');)
      found = messages(await text.ask<DocumentDiagnosticReport>('diagnostic', {}));
  });

  it('gets those of all files of the workspace, open or not, and only of changed ones', async () => {
    editor.files.set(cast, `${texts[cast] ?? ''}  Zeal 3\n`);
    const text = await editor.open(slip(texts[duel]), duel);
    await text.ask('diagnostic', {});
    const all = async (previous: readonly { readonly uri: string; readonly value: string }[] = []) =>
      (
        await editor.server.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
          previousResultIds: previous,
        })
      ).items;
    const first = await all();
    assert.deepEqual(
      first.map(({ uri, version }) => [uri, version]).toSorted(),
      [
        [bestiary, null],
        [cast, null],
        [duel, 1],
      ].toSorted(),
    );
    const byUri = new Map(first.map((each) => [each.uri, messages(each)]));
    assert.deepEqual(byUri.get(bestiary), []);
    assert.equal(byUri.get(cast)?.length, 1);
    const marks = first.map(({ uri, resultId = '' }) => ({ uri, value: resultId }));
    await editor.changeFile(cast, texts[cast]);
    await text.ask('diagnostic', {});
    const second = new Map((await all(marks)).map((each) => [each.uri, messages(each)]));
    assert.deepEqual([second.get(bestiary), second.get(cast)], [['unchanged'], []]);
  });

  it('gets progress reports if it asks for them', async () => {
    const said: string[] = [];
    const workDoneToken: ProgressToken = 'all';
    editor.server.connection.onProgress(WorkDoneProgress.type, workDoneToken, ({ kind }) => {
      said.push(kind);
    });
    await editor.server.connection.sendRequest('workspace/diagnostic', { previousResultIds: [], workDoneToken });
    assert.deepEqual([said[0], said.at(-1)], ['begin', 'end']);
  });
});
