/** What counts as saved, when editors save by themselves and others write as well. */
import assert from 'node:assert/strict';
import { SavedTexts } from '../../client/odds/saved-texts.ts';
import { settled } from './settled.ts';

const uri = 'file:///larder.clash';

describe('the text of a file as its writer last saved it', () => {
  let disk: string | null;
  let told: string[];
  let texts: SavedTexts;

  beforeEach(async () => {
    disk = 'as found';
    told = [];
    texts = new SavedTexts({ read: () => Promise.resolve(disk), changed: (changed) => told.push(changed) });
    await texts.textOf(uri);
  });

  const editorSaves = async (text: string, byHand: boolean): Promise<void> => {
    disk = text;
    texts.saved(uri, text, byHand);
    await texts.fileChanged(uri);
  };

  it('is as it was found, whatever is typed', async () => {
    assert.equal(await texts.textOf(uri), 'as found');
    assert.deepEqual(told, []);
  });

  it('is what was saved by hand', async () => {
    await editorSaves('by hand', true);
    assert.equal(await texts.textOf(uri), 'by hand');
    assert.deepEqual(told, [uri]);
  });

  it('is not what the editor has saved by itself', async () => {
    await editorSaves('by itself', false);
    assert.equal(await texts.textOf(uri), 'as found');
    assert.deepEqual(told, []);
  });

  it('is what somebody else has written', async () => {
    disk = 'from elsewhere';
    await texts.fileChanged(uri);
    assert.equal(await texts.textOf(uri), 'from elsewhere');
    assert.deepEqual(told, [uri]);
  });

  it('stays where a file is gone', async () => {
    disk = null;
    await texts.fileChanged(uri);
    assert.equal(await texts.textOf(uri), 'as found');
  });

  it('is what is saved by hand while the file is still being read', async () => {
    disk = 'from elsewhere';
    const changed = texts.fileChanged(uri);
    texts.saved(uri, 'by hand', true);
    await changed;
    await settled();
    assert.equal(await texts.textOf(uri), 'by hand');
  });

  it('is read anew for a file that was closed, and of no interest while it is', async () => {
    texts.closed(uri);
    disk = 'meanwhile';
    await texts.fileChanged(uri);
    assert.deepEqual(told, []);
    assert.equal(await texts.textOf(uri), 'meanwhile');
  });

  it('is nothing for what was never saved', async () => {
    disk = null;
    assert.equal(await texts.textOf('untitled:Untitled-1'), null);
  });
});
