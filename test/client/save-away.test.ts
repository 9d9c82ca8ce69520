/** What is said of a file that was saved, and what can be opened from there. */
import assert from 'node:assert/strict';
import type { TakeAway } from '../../server/protocol/index.ts';
import { settled } from './settled.ts';
import './stand-in/register.ts';
import { clearStage, stage } from './stand-in/stage.ts';

const target = 'file:///adventure/larder.out';

async function save(what: TakeAway): Promise<void> {
  const { saveAway } = await import('../../client/documents/save-away.ts');
  await saveAway({ title: 'The larder', text: 'x' }, { uri: 'file:///adventure/larder.clash', what });
  await settled();
}

describe('what is saved', () => {
  beforeEach(async () => {
    clearStage();
    const { Uri } = await import('vscode');
    stage.target = Uri.parse(target);
  });

  it('is said', async () => {
    await save('transcript-md');
    assert.deepEqual([stage.told, [...stage.files]], [['Saved as adventure/larder.out'], [target]]);
  });

  for (const what of ['transcript-html', 'sheet-html', 'drawing-svg'] as const) {
    it(`is opened in the program that shows it, where that is wanted: ${what}`, async () => {
      await save(what);
      assert.deepEqual([stage.told, stage.external], [['Saved as adventure/larder.out | Open'], []]);
      stage.answer = 'Open';
      await save(what);
      assert.deepEqual(stage.external, [target]);
    });
  }

  it('is nothing where the writer thinks better of it', async () => {
    stage.target = undefined;
    await save('drawing-svg');
    assert.deepEqual([stage.told, stage.files.size], [[], 0]);
  });
});
