/**
 * Invisible characters in names and quotations: one function makes them visible, in everything an editor shows of three
 * files.
 */
import assert from 'node:assert/strict';
import { lensFor } from '../../server/lsp/connection/for-client.ts';
import { withEscapedMarks, withVisibleMarks } from '../../server/protocol/index.ts';
import type { DocumentSymbol } from 'vscode-languageserver/node';
import { Editor } from './editor.ts';
import { bestiary, cast, duel, texts } from './navigation/three-files.ts';

const shown: readonly (readonly [what: string, text: string, visible: string])[] = [
  ['overrides and embeddings', '\u202Aa\u202Bb\u202Cc\u202Dd\u202Ee', '⟨U+202A⟩a⟨U+202B⟩b⟨U+202C⟩c⟨U+202D⟩d⟨U+202E⟩e'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', '⟨U+2066⟩a⟨U+2067⟩b⟨U+2068⟩c⟨U+2069⟩'],
  ['marks of direction', '\u200Ea\u200Fb\u061C', '⟨U+200E⟩a⟨U+200F⟩b⟨U+061C⟩'],
  ['what has no width', 'La\u200Bu\u2060r\uFEFFa\u00AD', 'La⟨U+200B⟩u⟨U+2060⟩r⟨U+FEFF⟩a⟨U+00AD⟩'],
  ['joiners between plain letters', 'Lau\u200Cra Qui\u200Dll', 'Lau⟨U+200C⟩ra Qui⟨U+200D⟩ll'],
  ['letters that are none', 'a\u115Fb\u3164c\u{E0041}', 'a⟨U+115F⟩b⟨U+3164⟩c⟨U+E0041⟩'],
  ['separators of lines', 'a\u2028b\u2029c', 'a⟨U+2028⟩b⟨U+2029⟩c'],
];
const kept = [
  'Ünïcödé — “Wörds” שלום مرحبا',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👩\u200D🚒 👁\uFE0F\u200D🗨\uFE0F ❤\uFE0F',
  'tab\tand\nline',
];

describe('an invisible character', () => {
  for (const [what, text, visible] of shown)
    it(`is made visible: ${what}`, () => assert.equal(withVisibleMarks(text), visible));
  for (const text of kept)
    it(`stays if a script or an emoji needs it: ${text.trim()}`, () => assert.equal(withVisibleMarks(text), text));
  it('is escaped in JSON, with the same value', () => {
    const value = { name: shown.map(([, text]) => text).join('') };
    const json = withEscapedMarks(JSON.stringify(value));
    assert.deepEqual(JSON.parse(json), value);
    assert.equal(withVisibleMarks(json), json);
  });
});

describe('an invisible character in the names of three files', () => {
  const name = 'Ash\u202Eneb';
  const seen = 'Ash⟨U+202E⟩neb';
  let editor: Editor;
  before(async () => {
    editor = await Editor.start();
    editor.files.set(bestiary, texts[bestiary] ?? '');
    editor.files.set(cast, (texts[cast] ?? '').replace('Ash', `"${name}"`));
  });
  after(() => editor.quit());

  const open = (change: (text: string) => string = (text) => text) =>
    editor.open(change((texts[duel] ?? '').replace('Ash: waits', `"${name}": punches the Bride`)), duel);

  it('is visible in hovers, lenses, symbols and hints', async () => {
    const text = await open();
    await text.diagnostics();
    const names = (symbols: readonly DocumentSymbol[]): readonly string[] =>
      symbols.flatMap((each) => [each.name, ...names(each.children ?? [])]);
    const all: readonly string[] = [
      (await text.hover({ line: 6, character: 6 })) ?? '',
      names(await text.outline()).join(),
      ...(await text.lenses()).flatMap(({ command }) => [command?.title ?? '', command?.tooltip ?? '']),
    ];
    assert.deepEqual(
      all.filter((each) => each.includes('\u202E')),
      [],
    );
    assert.ok((all[0] ?? '').replaceAll('\\', '').includes(seen), all[0]);
    assert.ok((all[1] ?? '').includes(seen));
    await text.close();
  });

  it('is visible in a lens that contains it', () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    assert.deepEqual(lensFor({ range, command: { title: name, tooltip: name, command: '' } }).command, {
      title: seen,
      tooltip: seen,
      command: '',
    });
  });

  it('is visible in findings and actions, and unchanged in edits', async () => {
    const text = await open((whole) => whole.replace(`"${name}": punches`, `"${name}": punchs`));
    const found = await text.diagnosticsWhen((each) => each.length > 0);
    const actions = await text.actions('punchs');
    assert.deepEqual(
      [...found.map(({ message }) => JSON.stringify(message)), ...actions.map(({ title }) => title)].filter((each) =>
        each.includes('\u202E'),
      ),
      [],
    );
    await text.close();
    const begun = await open((whole) => `${whole}  the Bride: punches $0`);
    const offered = (await begun.completion()).find(({ textEdit }) => textEdit?.newText.includes('\u202E') === true);
    assert.deepEqual([offered?.label.includes(seen), offered?.filterText?.includes(name)], [true, true]);
    await begun.close();
  });
});
