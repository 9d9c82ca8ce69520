/** Definition, references, highlights and rename. */
import assert from 'node:assert/strict';
import { wordsIn } from '../cursor.ts';
import { Editor } from '../editor.ts';
import { duel, duelWith } from '../texts.ts';

describe('navigation', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  const atTarget = duelWith('punches the Ghoul', 'punches the Gh$0oul');

  it('goes from a name to its declaration', async () => {
    const text = await editor.open(atTarget);
    const found = await text.definition();
    assert.equal(found?.uri, text.uri);
    assert.equal(found.range.start.line, 2);
    assert.equal(wordsIn(text.text, found.range), 'Ghoul');
  });

  it('finds every place where a name is used', async () => {
    const text = await editor.open(atTarget);
    assert.deepEqual(
      (await text.references()).map(({ range }) => range.start.line),
      [2, 8, 9],
    );
  });

  it('leads nowhere from a keyword', async () => {
    const text = await editor.open(duelWith('round', 'ro$0und'));
    assert.deepEqual([await text.definition(), await text.references(), await text.prepareRename()], [null, [], null]);
  });

  it('renames someone everywhere', async () => {
    const text = await editor.open(atTarget);
    assert.equal((await text.prepareRename())?.placeholder, 'Ghoul');
    assert.equal(await text.rename('the Wight'), duel.replaceAll('Ghoul', 'Wight'));
  });

  it('keeps a short form short', async () => {
    const text = await editor.open(
      duelWith('combatant Laura', 'combatant Laura Quill').replace('Laura: punches', 'Lau$0ra: punches'),
    );
    assert.match(await text.rename('Nora Quill'), /combatant Nora Quill [^]*punches Nora\.\n {2}Nora: punches/);
  });

  for (const [why, name, message] of [
    ['somebody else’s', 'Laura', 'Somebody else is already called “Laura”'],
    ['no word at all', ' ', 'A name needs at least one word'],
    ['one with marks in it', 'Gho"ul', '“Gho"ul” contains characters that a name can’t have'],
  ] as const) {
    it(`refuses a name that is ${why}, and says why`, async () => {
      const text = await editor.open(atTarget);
      await assert.rejects(text.rename(name), { message });
    });
  }
});
