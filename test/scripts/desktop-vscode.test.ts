/** How the desktop VS Code is started. */
import assert from 'node:assert/strict';
import { quotedForShell } from '../../scripts/vscode/desktop-vscode.ts';

describe('a word for a Windows shell', () => {
  for (const name of ['C:\\fights\\a&calc.clash', 'C:\\my fights\\duel.clash', 'a|b.clash', 'a>b.clash', '(a).clash']) {
    it(`is one word, without a command in it: ${name}`, () => {
      assert.equal(quotedForShell(name), `"${name}"`);
    });
  }

  it('can’t end before its end', () => {
    assert.equal(quotedForShell('a" & calc "'), '"a & calc "');
  });
});
