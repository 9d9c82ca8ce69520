/** Syntax colours before the server has read a text: the files next to this one mark the scopes below the words. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';

const tool = inProject('node_modules', 'vscode-tmgrammar-test', 'dist', 'unit.js');

describe('the grammar', () => {
  for (const name of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.clash'))) {
    it(`gives ${name} the marked scopes`, () => {
      const args = [tool, '-g', inProject('syntaxes', 'clash.tmLanguage.json'), join(import.meta.dirname, name)];
      assert.doesNotThrow(() =>
        execFileSync(process.execPath, args, { cwd: inProject(), stdio: 'pipe', encoding: 'utf8' }),
      );
    });
  }
});
