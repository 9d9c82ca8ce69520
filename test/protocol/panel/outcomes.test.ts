/** Late findings, about outcomes: published after static ones, without flicker, and never for an outdated version. */
import assert from 'node:assert/strict';
import { Editor } from '../editor.ts';
import type { News } from '../news.ts';
import type { OpenText } from '../open-text.ts';
import { duel } from '../texts.ts';

/** The Players act in 61% of all courses. */
const expecting = `${duel}expect the Players act at least 90% in round 1\n`;

describe('late findings', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('come after the static ones, together with them', async () => {
    const text = await editor.open(expecting.replace('Toughness 4', 'Toughness 14'));
    assert.deepEqual(rulesOf({ diagnostics: await text.diagnostics() }), ['stat-out-of-range']);
    await text.diagnosticsWhen((diagnostics) => rulesOf({ diagnostics }).includes('expectation-failed'));
    assert.deepEqual(rulesOf(editor.news.of(text.uri).at(-1)!), ['stat-out-of-range', 'expectation-failed']);
    assert.deepEqual(
      editor.news.of(text.uri).map(({ version }) => version),
      [1, 1],
    );
  });

  it('stay while they are computed again, and move with their sentence', async () => {
    const text = await editor.open(expecting);
    await text.diagnosticsWhen(hasFailed);
    await text.change('round 1', '\n\nround 1');
    await text.change('Toughness 4', 'Toughness 3');
    const diagnostics = await text.diagnostics();
    assert.deepEqual(rulesOf({ diagnostics }), ['expectation-failed']);
    assert.equal(diagnostics[0]!.range.start.line, 12);
    for (const news of editor.news.of(text.uri).slice(2)) assert.deepEqual(rulesOf(news), ['expectation-failed']);
  });

  it('disappear at once with the sentence that they are about, and for good when it is corrected', async () => {
    const text = await editor.open(expecting);
    await text.diagnosticsWhen(hasFailed);
    await text.change('at least 90%', 'at least 50%');
    assert.deepEqual(await text.diagnostics(), []);
    await answered(text);
    assert.deepEqual(rulesOf(editor.news.of(text.uri).at(-1)!), []);
  });

  it('disappear when another change has resolved them', async () => {
    const text = await editor.open(expecting.replace('at least 90%', 'at most 50%'));
    await text.diagnosticsWhen(hasFailed);
    // Without the higher stat Laura throws once, as the Ghoul does.
    await text.change('Toughness 4', 'Toughness 5');
    const { diagnostics } = await editor.news.when(
      ({ uri, version, diagnostics: now }) => uri === text.uri && version === 2 && !hasFailed(now),
    );
    assert.deepEqual(diagnostics, []);
  });

  it('after a burst of changes are those of the last version, and never go back', async () => {
    const text = await editor.open(expecting);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => text.change(`at least ${90 - index}%`, `at least ${89 - index}%`)),
    );
    await text.diagnosticsWhen((diagnostics) => diagnostics.length === 0 && text.version === 41);
    const versions = editor.news.of(text.uri).map(({ version }) => version!);
    assert.deepEqual(
      versions,
      versions.toSorted((a, b) => a - b),
    );
  });

  it('aren’t sent for a closed text', async () => {
    const text = await editor.open(expecting);
    await text.diagnostics();
    await text.close();
    await editor.news.when(({ uri, version }) => uri === text.uri && version === undefined);
    const other = await editor.open(expecting);
    await other.diagnosticsWhen(hasFailed);
    assert.deepEqual(editor.news.of(text.uri).at(-1)?.diagnostics, []);
  });
});

function hasFailed(diagnostics: News['diagnostics']): boolean {
  return rulesOf({ diagnostics }).includes('expectation-failed');
}

function rulesOf({ diagnostics }: Pick<News, 'diagnostics'>): readonly unknown[] {
  return diagnostics.map(({ code }) => code);
}

/** Fixing everything needs all outcomes, so that its answer comes after the late findings. */
async function answered(text: OpenText): Promise<void> {
  await text.actions('round 1', 'source.fixAll');
  await text.hover();
}
