/** Included files: the editor reads them, for the server knows no files. */
import assert from 'node:assert/strict';
import { Editor } from './editor.ts';
import type { OpenText } from './open-text.ts';
import { duel } from './texts.ts';

const including = `include "bestiary.clash"\n${duel.replace('combatant the Ghoul (it) of the Host\n  Agility 3  Toughness 4', 'combatant the Ghoul (it) of the Host, a Ghast')}`;
const bestiary = 'creature Ghast (it)\n  Agility 3  Toughness 4\n';
const address = 'file:///adventure/bestiary.clash';

describe('an included file', () => {
  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  it('is asked of the editor, and counts once it is there', async () => {
    editor.files.set(address, bestiary);
    const text = await editor.open(including);
    await text.diagnosticsWhen((diagnostics) => diagnostics.length === 0);
    assert.deepEqual(await labelsOf(text), ['1 throw · 29.0%', '2 throws · 61.0%']);
  });

  it('is a finding where the editor has none', async () => {
    const text = await editor.open(including);
    const [first] = await text.diagnosticsWhen((diagnostics) => diagnostics.some(({ code }) => code === 'broken-include'));
    assert.deepEqual(first?.range, { start: { line: 0, character: 8 }, end: { line: 0, character: 24 } });
  });

  it('is asked for again when it has changed on disk', async () => {
    editor.files.set(address, bestiary);
    const text = await editor.open(including);
    await text.diagnosticsWhen((diagnostics) => diagnostics.length === 0);
    editor.files.set(address, bestiary.replace('Ghast', 'Wight'));
    const findings = text.nextFindings();
    await editor.server.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: address, type: 2 }] });
    assert.match(JSON.stringify(await findings), /Ghast/);
  });

  it('leads from a name to its declaration there', async () => {
    editor.files.set(address, bestiary);
    const text = await editor.open(including.replace('a Ghast', 'a Gha$0st'));
    await text.diagnosticsWhen((diagnostics) => diagnostics.length === 0);
    const found = await text.definition();
    assert.deepEqual([found?.uri, found?.range.start], [address, { line: 0, character: 9 }]);
  });
});

async function labelsOf(text: OpenText): Promise<readonly unknown[]> {
  return (await text.hints()).map(({ label }) => label);
}
