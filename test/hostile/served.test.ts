/** Files made to keep the server busy are handled, and don’t delay requests for others. */
import assert from 'node:assert/strict';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver/node';
import { methods, type BaselineNotice } from '../../server/protocol/index.ts';
import { Editor } from '../protocol/editor.ts';
import { duel } from '../protocol/texts.ts';
import { askPatiently, earlierThan, questionsAbout } from './questions.ts';
import { hostileFiles } from './texts.ts';

const uri = 'file:///adventure/hostile.clash';

/** Work that grows with the square of a file’s length, or faster, takes longer on any machine. */
const longest = 120_000;

/** Such a file is one sentence that may be read within the first time slice, so either may come first. */
const isOneSentence = /^a sentence of /u;

/** These are there before any other request. */
const quick = /comment|quotation|commas?$|ten megabytes|200 conditions|sixteen times|2,000 facts|180,000 letters/u;

describe('a hostile file', function () {
  this.timeout(longest);

  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  /** Resolves with the order of the answers. */
  async function opened(text: string, meanwhile: () => Promise<unknown>): Promise<readonly string[]> {
    const order: string[] = [];
    const told = editor.news.next((news) => news.uri === uri && news.version === 1).then(() => order.push('the file'));
    await editor.server.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'clash', version: 1, text },
    });
    await Promise.all([meanwhile().then(() => order.push('the other')), told]);
    return order;
  }

  for (const file of hostileFiles) {
    it(`is handled: ${file.name}`, async () => {
      const text = file.text();
      await opened(text, () => Promise.resolve());
      await editor.server.connection.sendNotification(methods.baseline, {
        uri,
        kind: 'saved',
        text: earlierThan(text),
      } satisfies BaselineNotice);
      for (const question of questionsAbout(uri, text)) await askPatiently(editor.server.connection, question);
    });
  }

  it('is played by other rules in time slices, until that is cancelled', async () => {
    const other = await editor.open(duel);
    await other.diagnostics();
    await opened(hostileFiles.find(({ name }) => name === '500 rounds of 30 by demon-city-2018')!.text(), () =>
      Promise.resolve(),
    );
    const source = new CancellationTokenSource();
    const order: string[] = [];
    const answer = editor.server.connection
      .sendRequest(methods.otherRules, { uri, line: 1 }, source.token)
      .finally(() => order.push('the page'));
    const refused = assert.rejects(answer, { code: LSPErrorCodes.RequestCancelled });
    await other.change('punches Laura', 'kicks Laura');
    await other.diagnostics();
    order.push('the other');
    source.cancel();
    await refused;
    assert.deepEqual(order, ['the other', 'the page']);
  });

  for (const file of hostileFiles.filter(({ name }) => !quick.test(name))) {
    it(`doesn’t delay others: ${file.name}`, async () => {
      const other = await editor.open(duel);
      await other.diagnostics();
      const order = await opened(file.text(), async () => {
        await other.change('punches Laura', 'kicks Laura');
        await other.diagnostics();
        await other.hover({ line: 8, character: 14 });
      });
      if (isOneSentence.test(file.name)) assert.deepEqual(order.toSorted(), ['the file', 'the other']);
      else assert.deepEqual(order, ['the other', 'the file']);
    });
  }
});
