/** The message about an exported file, and how it can be opened. */
import assert from 'node:assert/strict';
import type { ExportFormat } from '../../server/protocol/index.ts';
import { settled } from './settled.ts';
import './stand-in/register.ts';
import { clearStage, stage } from './stand-in/stage.ts';

const target = 'file:///adventure/larder.out';

async function save(what: ExportFormat): Promise<void> {
  const { saveExport } = await import('../../client/documents/save-export.ts');
  await saveExport({ title: 'The larder', text: 'x' }, { uri: 'file:///adventure/larder.clash', what });
  await settled();
}

describe('an exported file', () => {
  beforeEach(async () => {
    clearStage();
    const { Uri } = await import('vscode');
    stage.target = Uri.parse(target);
  });

  it('is reported', async () => {
    await save('transcript-md');
    assert.deepEqual([stage.told, [...stage.files]], [['Saved as adventure/larder.out'], [target]]);
  });

  for (const what of ['transcript-html', 'sheet-html', 'drawing-svg'] as const) {
    it(`is opened in the program for its type, on request: ${what}`, async () => {
      await save(what);
      assert.deepEqual([stage.told, stage.external], [['Saved as adventure/larder.out | Open'], []]);
      stage.answer = 'Open';
      await save(what);
      assert.deepEqual(stage.external, [target]);
    });
  }

  it('isn’t written if the writer cancels', async () => {
    stage.target = undefined;
    await save('drawing-svg');
    assert.deepEqual([stage.told, stage.files.size], [[], 0]);
  });
});
