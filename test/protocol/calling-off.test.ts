/** Long answers: whoever has gone on typing, or doesn’t want one any more, gets none, and nothing waits for it. */
import assert from 'node:assert/strict';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver/node';
import { Editor } from './editor.ts';
import { duel } from './texts.ts';

/** Many scenarios, each with odds of its own. */
const many = Array.from({ length: 60 }, (_, index) => duel.replace('Duel', `Duel ${index}`)).join('\n');
const everything = { range: { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } } };

describe('a question that takes long', () => {
  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  it('is given up when it is called off', async () => {
    const text = await editor.open(many);
    const source = new CancellationTokenSource();
    const answer = text.askUntil(source.token, 'inlayHint', everything);
    source.cancel();
    await assert.rejects(answer, { code: LSPErrorCodes.RequestCancelled });
  });

  it('is given up when the text changes, and answered for the new one', async () => {
    const text = await editor.open(many);
    const refused = assert.rejects(text.hints(), { code: LSPErrorCodes.ContentModified });
    await text.change('Toughness 4', 'Toughness 5');
    await refused;
    assert.equal((await text.hints()).length, 120);
  });

  it('keeps nobody else waiting', async () => {
    const text = await editor.open(many);
    const order: string[] = [];
    const long = text.hints().then(() => order.push('hints'));
    const short = text.folds().then(() => order.push('folds'));
    await Promise.all([long, short]);
    assert.deepEqual(order, ['folds', 'hints']);
  });
});
