/** A bug in the analysis of a file is reported on its first line, and everything else goes on. */
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
    it(`while a file is ${where} is reported on its first line, in place of earlier diagnostics`, async () => {
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

    it(`while a file is ${where} is no longer reported once that succeeds`, async () => {
      const text = await editor.open(duelWith('"Duel"', `"It fails to be ${where}"`));
      await whenFailed(text);
      await text.change(`fails to be ${where}`, 'is well');
      assert.deepEqual(await text.diagnostics(), []);
      assert.equal((await text.hints()).length, 2);
    });

    it(`while a file is ${where} doesn’t affect other files`, async () => {
      const text = await editor.open(duelWith('"Duel"', `"It fails to be ${where}"`));
      await whenFailed(text);
      const other = await editor.open(duel);
      assert.deepEqual(await other.diagnostics(), []);
      assert.equal((await other.hints()).length, 2);
      assert.equal((await other.references(placeOf(duel, 'Laura').start)).length, 3);
    });
  }

  it('in one kind of answer is reported next to other diagnostics, and doesn’t affect other answers', async () => {
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

  it('is reported once for each version, however often it occurs', async () => {
    const text = await editor.open(duelWith('"Duel"', '"It fails to be reckoned"'));
    await whenFailed(text);
    for (let times = 0; times < 3; times += 1) assert.deepEqual(await text.hints(), []);
    assert.equal(
      editor.news.of(text.uri).filter(({ diagnostics }) => diagnostics.some(({ code }) => code === 'internal-error'))
        .length,
      1,
    );
  });

  it('in reading is hit once for each version', async () => {
    const text = await editor.open(duelWith('"Duel"', '"It fails to be read"'));
    await whenFailed(text);
    assert.deepEqual([await text.hints(), await text.outline(), await text.panel()], [[], [], null]);
    assert.equal(editor.logged.filter((message) => message.startsWith(`${text.uri}: `)).length, 1);
  });

  it('caused by an included file is no longer reported when that file is corrected', async () => {
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

  it('prevents a rename that would change only some of the places', async () => {
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

/** Waits until a bug is reported for the newest version of a text. */
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
