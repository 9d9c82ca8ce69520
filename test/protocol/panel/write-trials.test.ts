/** Trials of the panel written into the file, as edits of the open version. */
import assert from 'node:assert/strict';
import { methods, type Trial, type WriteTrialsAnswer } from '../../../server/protocol/index.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { duel } from '../texts.ts';

const seed: Trial = { kind: 'seed', seed: 9 };
const whatIf: Trial = { kind: 'add', round: 0, who: 'Laura', amount: 1, words: 'what if' };

describe('writing trials', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  function written({ uri }: OpenText, trials: readonly Trial[], scenario = 0): Promise<WriteTrialsAnswer> {
    return editor.server.connection.sendRequest<WriteTrialsAnswer>(methods.writeTrials, {
      uri,
      scenario,
      trials,
      redraws: [],
    });
  }

  it('gives edits of the open version, in lines and characters', async () => {
    const text = await editor.open(duel);
    await text.change('Toughness 4', 'Toughness 3');
    assert.deepEqual(await written(text, [seed, whatIf]), {
      version: 2,
      lost: [],
      edits: [
        { from: { line: 1, character: 21 }, to: { line: 1, character: 21 }, text: '\nseed 9' },
        { from: { line: 9, character: 27 }, to: { line: 9, character: 27 }, text: '\n    advantage "what if"' },
      ],
    });
  });

  it('replaces only what differs', async () => {
    const text = await editor.open(duel.replace('2018\n', '2018\nseed 7\n'));
    assert.deepEqual((await written(text, [seed]))?.edits, [
      { from: { line: 2, character: 5 }, to: { line: 2, character: 6 }, text: '9' },
    ]);
  });

  it('names the index of a trial that can’t be written', async () => {
    const answer = await written(await editor.open(duel), [{ ...whatIf, who: 'Nobody' }, seed]);
    assert.deepEqual([answer?.lost, answer?.edits.length], [[0], 1]);
  });

  it('refuses more trials than the limit', async () => {
    const answer = await written(
      await editor.open(duel),
      Array.from({ length: 42 }, (_each, at) => ({ kind: 'seed', seed: at + 2 })),
    );
    assert.deepEqual([answer?.lost, answer?.edits.map(({ text }) => text)], [[40, 41], ['\nseed 41']]);
  });

  it('gives nothing without such a scenario', async () => {
    assert.equal(await written(await editor.open(duel), [seed], 3), null);
  });
});
