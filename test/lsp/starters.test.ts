/** An empty page offers a whole scenario of each game: in the list, as fixes, and as lenses. */
import assert from 'node:assert/strict';
import { InsertTextFormat } from 'vscode-languageserver';
import { analyze, say } from '../../server/analysis/index.ts';
import { rulesets } from '../../server/engine/index.ts';
import { completionAt } from '../../server/lsp/completion/completion.ts';
import { starterActions, starterLenses, toSnippet } from '../../server/lsp/completion/starters.ts';
import { edited } from '../protocol/cursor.ts';

const titles = [
  'A first fight, Demon City',
  'A first fight, Demon City, dice edition',
  'A first fight, New attack algorithm',
  'A first gamble, Quick Shot',
  'A first fight, Acquire Moveables',
];

function offered(text: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  return completionAt(analysis, analysis.lines.positionAt(text.length)).map(({ label }) => label);
}

describe('starters', () => {
  it('are first in the list of an empty page, one for each game', () => {
    for (const text of ['', '\n\n', '// An idea.\n', 's'])
      assert.deepEqual(offered(text).slice(0, titles.length), titles, text);
    assert.equal(titles.length, rulesets.length);
  });

  it('are offered only if nothing is written yet', () => {
    for (const text of ['rules quick-shot\n', 'scenario "The roof"\n', '// '])
      assert.ok(!offered(text).includes(titles[0]!), text);
  });

  it('have a tab stop for each place, the same for repeated words', () => {
    const [first] = rulesets;
    const snippet = toSnippet(first!.drafting.starter);
    assert.match(snippet, /^scenario "\$\{1:The back room\}"\nrules demon-city-2018\n/u);
    assert.match(snippet, /\n {2}\$3: punches \$2\.\n {2}\$2: stabs \$3 with her knife\.\n/u);
    assert.ok(snippet.endsWith('\n$0'));
  });

  it('have their tab stops in the order of the text, so that Tab never goes back', () => {
    for (const { id, drafting } of rulesets) {
      const stops = [...toSnippet(drafting.starter).matchAll(/\$\{(\d+):/gu)].map(([, stop]) => Number(stop));
      assert.deepEqual(
        stops,
        stops.toSorted((one, other) => one - other),
        id,
      );
    }
  });

  it('are inserted as snippets by the list', () => {
    const analysis = analyze('', { file: 'test.clash' });
    const [first] = completionAt(analysis, { line: 0, character: 0 });
    assert.equal(first?.insertTextFormat, InsertTextFormat.Snippet);
  });

  for (const [what, text] of [
    ['an empty page', ''],
    ['blank lines', '\n  \n'],
    ['a comment', '// An idea.\n'],
  ] as const) {
    it(`fix ${what}: a fix for each game leaves no findings`, () => {
      const analysis = analyze(text, { file: 'test.clash' });
      const actions = starterActions(analysis);
      assert.deepEqual(
        actions.map(({ title }) => title),
        titles.map((title) => `Begin with: ${title}`),
      );
      for (const { edit } of actions) {
        const after = edited(text, edit?.changes?.['test.clash'] ?? []);
        assert.deepEqual(analyze(after, { file: 'test.clash' }).findings.map(say), []);
        assert.ok(text.trim() === '' ? after.startsWith('scenario') : after.startsWith(text));
      }
    });
  }

  it('have a lens each on an empty page, and none elsewhere', () => {
    const lenses = starterLenses(analyze('', { file: 'test.clash' }));
    assert.deepEqual(
      lenses.map(({ command }) => command?.title),
      titles,
    );
    assert.deepEqual(lenses[0]?.command?.arguments?.slice(0, 2), [
      'test.clash',
      { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    ]);
    assert.deepEqual(starterLenses(analyze('scenario "The roof"\n', { file: 'test.clash' })), []);
  });
});
