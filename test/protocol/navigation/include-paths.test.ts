/** The paths of included files: links, and completion within their quotes. */
import assert from 'node:assert/strict';
import { edited, wordsIn } from '../cursor.ts';
import { Editor } from '../editor.ts';

const here = 'file:///adventure/chapter%201/one.clash';

describe('the path of an included file', () => {
  let editor: Editor;
  beforeEach(async () => {
    editor = await Editor.start();
    for (const path of [
      'bestiary.clash',
      'chapter%201/cast.clash',
      'chapter%201/one.clash',
      'chapter%201/lib/old%20%28worn%29.clash',
      'notes.md',
    ]) {
      editor.files.set(`file:///adventure/${path}`, '');
    }
  });
  afterEach(() => editor.quit());

  const labelsIn = async (text: string): Promise<readonly string[]> =>
    (await (await editor.open(text, here)).completion()).map(({ label }) => label);

  it('is a link to that file, relative to the including one', async () => {
    const text = await editor.open(
      'include "../bestiary.clash"\ninclude "lib/old (worn).clash"\ninclude "~/elsewhere.clash"\n',
      here,
    );
    assert.deepEqual(
      (await text.links()).map(({ range, target }) => [wordsIn(text.text, range), target]),
      [
        ['../bestiary.clash', 'file:///adventure/bestiary.clash'],
        ['lib/old (worn).clash', 'file:///adventure/chapter%201/lib/old%20%28worn%29.clash'],
      ],
    );
  });

  it('leads to the beginning of the file', async () => {
    const text = await editor.open('include "../best$0iary.clash"\n', here);
    assert.deepEqual(await text.definition(), {
      uri: 'file:///adventure/bestiary.clash',
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    });
  });

  for (const [where, text] of [
    ['open quotes', 'include "$0'],
    ['quotes that the editor has closed', 'include "$0"\n'],
    ['curved quotes', 'include “$0”\n'],
    ['a path that was begun', 'include "../be$0"\nround 1\n'],
  ] as const) {
    it(`is completed in ${where}: every other scenario file, the nearest first`, async () => {
      assert.deepEqual(await labelsIn(text), ['cast.clash', '../bestiary.clash', 'lib/old (worn).clash']);
    });
  }

  it('is offered once', async () => {
    assert.deepEqual(await labelsIn('include "cast.clash"\ninclude "$0"\n'), [
      '../bestiary.clash',
      'lib/old (worn).clash',
    ]);
  });

  it('replaces what was begun', async () => {
    const text = await editor.open('include "../be$0"\nround 1\n', here);
    const item = (await text.completion()).find(({ label }) => label === '../bestiary.clash');
    assert.equal(
      edited(text.text, [item?.textEdit as { range: never; newText: string }]),
      'include "../bestiary.clash"\nround 1\n',
    );
  });

  it('is offered nowhere else', async () => {
    assert.deepEqual(await labelsIn('scenario "$0"\n'), []);
    assert.equal((await labelsIn('$0\n')).includes('cast.clash'), false);
  });
});
