/** Outline, folding and formatting. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSymbol } from 'vscode-languageserver/node';
import { inProject } from '../../scripts/paths.ts';
import { Editor } from './editor.ts';
import { duel } from './texts.ts';

const samples = inProject('samples');

describe('document structure', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('has an outline of scenarios, combatants, rounds and announcements', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(
      (await text.outline()).flatMap((symbol) => toLines(symbol)),
      [
        'Duel',
        '  Ghoul of Host',
        '  Laura of Players',
        '  Round 1',
        '    Ghoul punches Laura',
        '    Laura punches Ghoul',
      ],
    );
  });

  it('has folding ranges for scenarios, combatants and rounds', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(
      (await text.folds()).map(({ startLine, endLine }) => `${startLine}-${endLine}`),
      ['0-9', '2-3', '4-5', '7-9'],
    );
  });

  it('is formatted', async () => {
    const text = await editor.open(duel.replaceAll(/^ +/gm, '').replace('round 1', '\tround 1  '));
    assert.equal(await text.formatted(), duel);
  });

  for (const name of readdirSync(samples).filter((file) => file.endsWith('.clash'))) {
    it(`isn’t changed if it is already formatted: ${name}`, async () => {
      const text = await editor.open(readFileSync(join(samples, name), 'utf8'));
      assert.equal(await text.formatted(), text.text);
    });
  }
});

function toLines({ name, detail = '', children = [] }: DocumentSymbol, indent = ''): readonly string[] {
  return [`${indent}${name} ${detail}`.trimEnd(), ...children.flatMap((child) => toLines(child, `${indent}  `))];
}
