/** Which text counts as saved, with automatic saving and changes by others. */
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

  it('is the text found at first, whatever is typed', async () => {
    assert.equal(await texts.textOf(uri), 'as found');
    assert.deepEqual(told, []);
  });

  it('is the text saved by hand', async () => {
    await editorSaves('by hand', true);
    assert.equal(await texts.textOf(uri), 'by hand');
    assert.deepEqual(told, [uri]);
  });

  it('is not the text saved automatically', async () => {
    await editorSaves('by itself', false);
    assert.equal(await texts.textOf(uri), 'as found');
    assert.deepEqual(told, []);
  });

  it('is the text written by somebody else', async () => {
    disk = 'from elsewhere';
    await texts.fileChanged(uri);
    assert.equal(await texts.textOf(uri), 'from elsewhere');
    assert.deepEqual(told, [uri]);
  });

  it('stays if a file is gone', async () => {
    disk = null;
    await texts.fileChanged(uri);
    assert.equal(await texts.textOf(uri), 'as found');
  });

  it('is the text saved by hand while the file is still being read', async () => {
    disk = 'from elsewhere';
    const changed = texts.fileChanged(uri);
    texts.saved(uri, 'by hand', true);
    await changed;
    await settled();
    assert.equal(await texts.textOf(uri), 'by hand');
  });

  it('is read again for a file that was closed, and not while it is closed', async () => {
    texts.closed(uri);
    disk = 'meanwhile';
    await texts.fileChanged(uri);
    assert.deepEqual(told, []);
    assert.equal(await texts.textOf(uri), 'meanwhile');
  });

  it('is missing for what was never saved', async () => {
    disk = null;
    assert.equal(await texts.textOf('untitled:Untitled-1'), null);
  });
});
