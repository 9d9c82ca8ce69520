/** The server answers whatever an editor sends, and exits when asked to. */
import assert from 'node:assert/strict';
import { hintMark } from '../../../server/lsp/annotations/inlay-hints.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { ServerProcess } from '../server-process.ts';
import { duel, duelWith } from '../texts.ts';

const farOutside = { line: 1_000_000, character: 1_000_000 };

describe('the server', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('returns nothing for a text that was never opened', async () => {
    const text = await editor.open(duel);
    await text.close();
    assert.deepEqual(await everyAnswer(text), nothing);
  });

  it('answers for positions far outside the text', async () => {
    const text = await editor.open(duel);
    assert.equal(await text.hover(farOutside), null);
    assert.equal(await text.definition(farOutside), null);
    assert.deepEqual(await text.references(farOutside), []);
    assert.deepEqual(await text.hints({ start: farOutside, end: farOutside }), []);
    assert.deepEqual(await text.stepAt(farOutside.line), { scenario: 0, step: '1/announce/Laura' });
  });

  it('answers for positions before the start of the text', async () => {
    const text = await editor.open(duel);
    const before = { line: -1, character: -1 };
    assert.equal(await text.definition(before), null);
    assert.deepEqual(await text.stepAt(-1), { scenario: 0 });
  });

  it('refuses an unknown request, and answers the next', async () => {
    await assert.rejects(editor.server.connection.sendRequest('clashwright/nonsense', {}), /Unhandled method/);
    await assertServes(editor);
  });

  for (const [kind, text] of hostileTexts()) {
    it(`goes on after ${kind}`, async () => {
      const open = await editor.open(text);
      assert.ok(Array.isArray(await open.diagnostics()));
      await everyAnswer(open);
      await open.close();
      await assertServes(editor);
    });
  }

  it('reads a hostile text that is corrected bit by bit', async () => {
    const text = await editor.open(duelWith('punches Laura', '\u0000\u2603 "\u{1F980} Laura'));
    assert.notDeepEqual(await text.diagnostics(), []);
    await text.change('\u0000\u2603 "\u{1F980} Laura', 'punches Laura');
    assert.deepEqual(await text.diagnostics(), []);
  });
});

describe('the server’s process', () => {
  it('exits with 0 after a shutdown', async () => {
    const editor = await Editor.start();
    await editor.open(duel);
    assert.equal(await editor.quit(), 0);
  });

  it('exits with an error if there was no shutdown', async () => {
    const editor = await Editor.start();
    await editor.server.connection.sendNotification('exit');
    assert.equal(await editor.server.ended, 1);
  });

  it('survives an editor that doesn’t support refresh requests', async () => {
    const server = await ServerProcess.start();
    await server.greet();
    await server.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { clashwright: { inlayHints: 'pool' } },
    });
    await server.connection.sendRequest('clashwright/rulePage', { id: 'unreadable-sentence' });
    // The refusal of the first request arrives before the second is answered.
    assert.match(
      String(await server.connection.sendRequest('clashwright/rulePage', { id: 'unreadable-sentence' })),
      /^# /,
    );
    await server.connection.sendRequest('shutdown');
    await server.connection.sendNotification('exit');
    assert.equal(await server.ended, 0);
  });
});

const nothing = {
  hover: null,
  completion: [],
  definition: null,
  references: [],
  prepareRename: null,
  outline: [],
  folds: [],
  formatted: duel,
  actions: [],
  hints: [],
  lenses: [],
  tokens: { data: [] },
  panel: null,
  panelRound: null,
  panelWhy: null,
  panelWorth: [],
  stepAt: null,
};

async function everyAnswer(text: OpenText): Promise<unknown> {
  return {
    hover: await text.hover(),
    completion: await text.completion(),
    definition: await text.definition(),
    references: await text.references(),
    prepareRename: await text.prepareRename(),
    outline: await text.outline(),
    folds: await text.folds(),
    formatted: await text.formatted(),
    actions: await text.actions(''),
    hints: await text.hints(),
    lenses: await text.lenses(),
    tokens: await text.tokens(),
    panel: await text.panel(),
    panelRound: await text.panelRound(0),
    panelWhy: await text.panelWhy('1/round/start', { who: 'Laura', about: 'track', words: 'Toughness' }),
    panelWorth: await text.panelWorth('1/announce/Laura', 'Laura'),
    stepAt: await text.stepAt(9),
  };
}

/** The duel, opened now, has its diagnostics and odds as usual. */
async function assertServes(editor: Editor): Promise<void> {
  const text = await editor.open(duel);
  assert.deepEqual(await text.diagnostics(), []);
  assert.deepEqual(
    (await text.hints()).map(({ label }) => label),
    ['1\u00a0throw\u00a0· succeeds\u00a029%', '2\u00a0throws\u00a0· succeeds\u00a061%'].map(
      (words) => `${hintMark}${words}`,
    ),
  );
}

function hostileTexts(): readonly (readonly [string, string])[] {
  const bytes = Array.from({ length: 4096 }, (_, index) => (index * index * 31 + index * 7) % 256);
  return [
    ['an empty text', ''],
    ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...bytes]).toString('utf8')],
    ['50,000 lines of something else', 'nothing of this is a scenario\n'.repeat(50_000)],
    ['characters that nobody knows', `${duelWith('punches', '\u0000\uFFFF\u{1F980}\u202E')}\uD800`],
    ['a line that never ends', `scenario "${'x '.repeat(200_000)}`],
  ];
}
