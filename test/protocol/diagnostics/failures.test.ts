/** A bug in the analysis of a file: its head says so, and everything else goes on. */
import assert from 'node:assert/strict';
import { failureMessage } from '../../../server/lsp/diagnostics/published-diagnostics.ts';
import { inProject } from '../../../scripts/paths.ts';
import { placeOf } from '../cursor.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { duel, duelWith } from '../texts.ts';

describe('a bug', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start({}, inProject('test/protocol/diagnostics/faulty-server.ts'))));
  after(() => editor.quit());

  for (const where of ['read', 'checked', 'reckoned']) {
    it(`that shows while a file is ${where} is told at its head, in place of what was found before`, async () => {
      const text = await editor.open(duelWith('punches Laura', 'punchez Laura'));
      assert.equal((await text.diagnostics()).length > 0, true);
      await text.change('"Duel"', `"It fails to be ${where}"`);
      await text.change('punchez', 'punches');
      await whenFailed(text);
      assert.deepEqual(await told(text), [`1: ${failureMessage}`]);
      assert.equal(
        editor.logged.some((message) => message.startsWith(`${text.uri}: Error: a bug of`)),
        true,
      );
    });

    it(`that shows while a file is ${where} is gone when that goes well again`, async () => {
      const text = await editor.open(duelWith('"Duel"', `"It fails to be ${where}"`));
      await whenFailed(text);
      await text.change(`fails to be ${where}`, 'is well');
      assert.deepEqual(await text.diagnostics(), []);
      assert.equal((await text.hints()).length, 2);
    });

    it(`that shows while a file is ${where} leaves other files as they are`, async () => {
      const text = await editor.open(duelWith('"Duel"', `"It fails to be ${where}"`));
      await whenFailed(text);
      const other = await editor.open(duel);
      assert.deepEqual(await other.diagnostics(), []);
      assert.equal((await other.hints()).length, 2);
      assert.equal((await other.references(placeOf(duel, 'Laura').start)).length, 3);
    });
  }

  it('that shows in one kind of answer is told beside what is found, and leaves the other answers', async () => {
    const text = await editor.open(
      duelWith('punches Laura', 'punches Vidal').replace('"Duel"', '"It fails to be reckoned"'),
    );
    await whenFailed(text);
    const codes = (await latest(text)).map(({ code }) => code);
    assert.deepEqual(codes, ['internal-error', 'unknown-name']);
    assert.deepEqual([await text.hints(), await text.hover(placeOf(text.text, 'punches').start)], [[], null]);
    assert.equal((await text.outline()).length, 1);
    assert.equal((await text.folds()).length > 0, true);
  });

  it('is told once for each version, however often it shows', async () => {
    const text = await editor.open(duelWith('"Duel"', '"It fails to be reckoned"'));
    await whenFailed(text);
    for (let times = 0; times < 3; times += 1) assert.deepEqual(await text.hints(), []);
    assert.equal(
      editor.news.of(text.uri).filter(({ diagnostics }) => diagnostics.some(({ code }) => code === 'internal-error'))
        .length,
      1,
    );
  });

  it('of reading is run into once for each version', async () => {
    const text = await editor.open(duelWith('"Duel"', '"It fails to be read"'));
    await whenFailed(text);
    assert.deepEqual([await text.hints(), await text.outline(), await text.panel()], [[], [], null]);
    assert.equal(editor.logged.filter((message) => message.startsWith(`${text.uri}: `)).length, 1);
  });

  it('that an included file brings out is gone when that file is mended', async () => {
    const uri = 'file:///adventure/faulty.clash';
    editor.files.set(uri, 'rules demon-city-2018\n');
    const text = await editor.open(`include "faulty.clash"\n${duel}`);
    await text.diagnosticsWhen((found) => found.length === 0);
    await editor.changeFile(uri, '// fails to be included\n');
    await whenFailed(text);
    const mended = text.nextDiagnostics();
    await editor.changeFile(uri, '// is well\n');
    assert.deepEqual(await mended, []);
  });

  it('keeps a rename from changing a part of the places alone', async () => {
    const text = await editor.open(
      duelWith('"Duel"', '"It fails to be read"').replace('scenario', 'include "shared.clash"\nscenario'),
      'file:///adventure/includes-shared.clash',
    );
    await whenFailed(text);
    const shared = await editor.open('rules demon-city-2018\nweapon $0club: close\n', 'file:///adventure/shared.clash');
    await assert.rejects(
      shared.rename('cudgel'),
      /“includes-shared.clash” can’t be read, so the old name might stay there/,
    );
  });
});

/** When the newest version of a text has a bug told at its head. */
async function whenFailed(text: OpenText): Promise<void> {
  await text.hints();
  await text.diagnosticsWhen((found) => found.some(({ code }) => code === 'internal-error'));
}

async function latest(text: OpenText) {
  await text.folds();
  return text.latestDiagnostics();
}

async function told(text: OpenText): Promise<readonly string[]> {
  return (await latest(text)).map(({ range, message }) => `${range.start.line + 1}: ${message as string}`);
}
