/** Slow requests: they are cancelled when the text changes or the editor cancels them, and don’t block others. */
import assert from 'node:assert/strict';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver/node';
import { methods } from '../../server/protocol/index.ts';
import { Editor } from './editor.ts';
import { duel } from './texts.ts';

/** Many scenarios with different odds. */
const many = Array.from({ length: 60 }, (_, index) => duel.replace('Duel', `Duel ${index}`)).join('\n');
const everything = { range: { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } } };

describe('a slow request', () => {
  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  it('is aborted when the editor cancels it', async () => {
    const text = await editor.open(many);
    const source = new CancellationTokenSource();
    const answer = text.askUntil(source.token, 'inlayHint', everything);
    source.cancel();
    await assert.rejects(answer, { code: LSPErrorCodes.RequestCancelled });
  });

  it('is aborted when the text changes, and answered for the new text', async () => {
    const text = await editor.open(many);
    const refused = assert.rejects(text.hints(), { code: LSPErrorCodes.ContentModified });
    await text.change('Toughness 4', 'Toughness 5');
    await refused;
    assert.equal((await text.hints()).length, 120);
  });

  it('for a long course is aborted when cancelled, and doesn’t delay a request for one of its rounds', async () => {
    const long = `${duel}${Array.from({ length: 400 }, (_, index) => `round ${index + 2}\n  Laura: dodges.\n  the Ghoul: punches Laura.\n`).join('')}`;
    const text = await editor.open(long);
    const request = { uri: text.uri, scenario: 0, wish: { trials: [], redraws: [] } };
    const source = new CancellationTokenSource();
    const calledOff = editor.server.connection.sendRequest(methods.panel, request, source.token);
    source.cancel();
    await assert.rejects(calledOff, { code: LSPErrorCodes.RequestCancelled });
    const order: string[] = [];
    const whole = text.panel().then((model) => order.push(`${model?.rounds.length} rounds`));
    const round = text.panelRound(1).then(() => order.push('a round'));
    await Promise.all([whole, round]);
    assert.deepEqual(order, ['a round', '401 rounds']);
  });

  it('doesn’t delay other requests', async () => {
    const text = await editor.open(many);
    const order: string[] = [];
    const long = text.hints().then(() => order.push('hints'));
    const short = text.folds().then(() => order.push('folds'));
    await Promise.all([long, short]);
    assert.deepEqual(order, ['folds', 'hints']);
  });
});
