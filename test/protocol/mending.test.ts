/** Quick fixes, and the mending of everything at once. */
import assert from 'node:assert/strict';
import { Editor } from './editor.ts';
import { duel, duelWith } from './texts.ts';

describe('mending', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('is offered where a finding is, and does what it says', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    const [fix] = await text.actions('punchs');
    assert.equal(fix?.title, 'Write “punches”');
    assert.equal(fix.isPreferred, true);
    assert.equal(text.after(fix.edit!), duel);
  });

  it('leads to the page that says why', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    const why = (await text.actions('punchs', 'quickfix')).find(({ command }) => command !== undefined);
    assert.deepEqual([why?.title, why?.command?.command, why?.command?.arguments], ['Why: unreadable sentence', 'clashwright.showRule', ['unreadable-sentence']]);
  });

  it('is offered nowhere else', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    assert.deepEqual(await text.actions('round 1', 'quickfix'), []);
  });

  it('of everything at once mends what has one certain fix, and nothing that is a guess', async () => {
    const rest = duelWith('Toughness 4', 'Toughness 14');
    const text = await editor.open(rest.replace('punches Laura.', 'punchs Laura.').replace('punches the Ghoul.', 'punches the Ghoul.\n    advantage weapon'));
    const [all, ...more] = await text.actions('round 1', 'source.fixAll');
    assert.deepEqual(more, []);
    assert.equal(text.after(all!.edit!), rest);
  });

  it('of everything at once is not offered where nothing is wrong', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await text.actions('round 1'), []);
  });
});
