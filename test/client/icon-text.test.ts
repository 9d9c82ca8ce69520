/** Words that look like the name of an icon are displayed as words. */
import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode';
import { lensWithoutIcons, withoutIcons } from '../../client/icon-text.ts';

/** How VS Code displays a label: icon names in angle brackets, and escaped ones as text without the backslash. */
function drawn(label: string): string {
  return label.replace(/(\\)?\$\(([A-Za-z0-9-]+(?:~[A-Za-z]+)?)\)/gu, (_, escaped: string | undefined, name: string) =>
    escaped === undefined ? `<${name}>` : `$(${name})`,
  );
}

describe('a label', () => {
  for (const words of [
    '$(zap)',
    'The $(zap) and the $(sync~spin)',
    '\\$(zap)',
    '\\\\$(zap)',
    '$$(zap)',
    '$(',
    '$(no such name)',
    'Duel',
    'costs $(5)',
  ]) {
    it(`is displayed as its words: ${words}`, () => assert.equal(drawn(withoutIcons(words)), words));
  }

  it('of a lens is displayed as its words, and one that isn’t there yet stays missing', () => {
    const lens: Pick<CodeLens, 'command'> = { command: { title: 'Ash $(zap)', command: 'a', tooltip: 'Ash $(zap)' } };
    assert.equal(drawn(lensWithoutIcons(lens).command?.title ?? ''), 'Ash $(zap)');
    assert.equal(lens.command?.tooltip, 'Ash $(zap)');
    assert.equal(lensWithoutIcons<Pick<CodeLens, 'command'>>({}).command, undefined);
  });
});
