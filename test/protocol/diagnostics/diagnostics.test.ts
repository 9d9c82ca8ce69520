/** Diagnostics: their versions, their content, and when they disappear. */
import assert from 'node:assert/strict';
import { DiagnosticSeverity } from 'vscode-languageserver/node';
import { wordsIn } from '../cursor.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { duel, duelWith } from '../texts.ts';

describe('diagnostics', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('are empty for a text without mistakes', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await text.diagnostics(), []);
  });

  it('mark the words concerned, and say what is wrong', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    assert.deepEqual(await told(text), ['punchs: “punchs” isn’t understood here. Did you mean “punches”?']);
  });

  it('of an empty text are a single hint, which an editor neither lists nor underlines in red', async () => {
    const diagnostics = await (await editor.open('')).diagnostics();
    assert.deepEqual(
      diagnostics.map(({ severity, code }) => [severity, code]),
      [[DiagnosticSeverity.Hint, 'no-scenario']],
    );
  });

  it('carry their source, rule and severity', async () => {
    const text = await editor.open(duelWith('  Agility 3  Toughness 4', '  Toughness 14'));
    const found = (await text.diagnostics()).map(({ source, code, severity }) => [source, code, severity]);
    assert.deepEqual(found, [
      ['Clashwright', 'missing-stat', DiagnosticSeverity.Warning],
      ['Clashwright', 'stat-out-of-range', DiagnosticSeverity.Error],
    ]);
  });

  it('link to the page of their rule, which the server provides', async () => {
    const text = await editor.open(duelWith('Toughness 4', 'Toughness 14'));
    const [diagnostic] = await text.diagnostics();
    const address = diagnostic!.codeDescription!.href;
    assert.equal(address, 'clashwright-rule:/stat-out-of-range.md');
    assert.match((await editor.rulePage(address.slice('clashwright-rule:/'.length, -'.md'.length))) ?? '', /^# /);
  });

  it('name the other place if there is one', async () => {
    const text = await editor.open(
      duelWith('deck of', 'combatant Laura (she) of the Players\n  Agility 1  Toughness 1\ndeck of'),
    );
    const [diagnostic] = await text.diagnostics();
    assert.deepEqual(
      diagnostic?.relatedInformation?.map(({ location }) => location.range.start.line),
      [4],
    );
  });

  it('fade a sentence that changes nothing', async () => {
    const text = await editor.open(duelWith('punches the Ghoul.', 'punches the Ghoul.\n    advantage "higher stat"'));
    const [diagnostic] = await text.diagnostics();
    assert.equal(wordsIn(text.text, diagnostic!.range), 'advantage "higher stat"');
    assert.deepEqual(diagnostic?.tags, [1]);
  });

  it('follow each change', async () => {
    const text = await editor.open(duel);
    await text.diagnostics();
    await text.change('punches Laura', 'punchs Laura');
    const [slip] = await text.diagnosticsWhen((all) => all.length > 0);
    assert.match(slip!.message as string, /“punchs”/);
    await text.change('punchs Laura', 'punches Laura');
    assert.deepEqual(await text.diagnostics(), []);
  });

  it('come with a notice of their version', async () => {
    const text = await editor.open(duel);
    await text.change('punches Laura', 'kicks Laura');
    await text.diagnostics();
    // A request is answered after everything that was sent before it.
    await text.hover();
    assert.equal(editor.news.changesOf(text.uri).at(-1), text.version);
  });

  it('after a burst of changes end with those of the last version, and never go back', async () => {
    const text = await editor.open(duel);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => text.change(`Toughness ${4 + index}`, `Toughness ${5 + index}`)),
    );
    // New diagnostics in the sentence that is being typed wait for a pause.
    const last = await text.diagnosticsWhen((all) =>
      all.some(({ message }) => (message as string).startsWith('Toughness 54 is outside 0 to 9')),
    );
    assert.equal(
      wordsIn(text.text, last.find(({ message }) => (message as string).startsWith('Toughness 54'))!.range),
      'Toughness 54',
    );
    const versions = editor.news.of(text.uri).map(({ version }) => version!);
    assert.equal(text.version, 51);
    assert.deepEqual(
      versions,
      versions.toSorted((a, b) => a - b),
    );
  });

  it('of thousands of changes that arrive together are computed only a few times', async () => {
    const text = await editor.open(duel);
    await text.diagnostics();
    const changes = Array.from({ length: 5_000 }, (_, index) =>
      text.change(`Toughness ${4 + index}`, `Toughness ${5 + index}`),
    );
    await Promise.all(changes);
    await text.diagnostics();
    const told = editor.news.of(text.uri).filter(({ version }) => version !== undefined && version > 1).length;
    assert.ok(told < 100, `diagnostics of ${told} of ${changes.length} versions`);
  });

  it('disappear when the text is closed', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    await text.diagnostics();
    await text.close();
    const last = await editor.news.when(({ uri, version }) => uri === text.uri && version === undefined);
    assert.deepEqual(last.diagnostics, []);
  });

  it('are not sent for a text that was closed at once', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    await text.close();
    await editor.news.when(({ uri, version }) => uri === text.uri && version === undefined);
    await text.hover();
    assert.deepEqual(editor.news.of(text.uri).at(-1)?.diagnostics, []);
  });
});

/** Each diagnostic as `words: message`. */
async function told(text: OpenText): Promise<readonly string[]> {
  return (await text.diagnostics()).map(({ range, message }) => `${wordsIn(text.text, range)}: ${message as string}`);
}
