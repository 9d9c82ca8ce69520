/** Where snippets of whole blocks are offered, and of which game. */
import assert from 'node:assert/strict';
import { CompletionItemKind } from 'vscode-languageserver';
import { analyze } from '../../server/analysis/index.ts';
import { completionAt } from '../../server/lsp/completion/completion.ts';

/** The prefixes of the snippets offered after a text, with the first words of the line below. */
function offered(text: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  const items = completionAt(analysis, analysis.lines.positionAt(text.length)).filter(
    ({ kind }) => kind === CompletionItemKind.Snippet,
  );
  return items.map(
    ({ label, textEdit }) => `${label.split(',')[0]}: ${textEdit?.newText.split('\n')[1]?.trim().split(' ')[0] ?? ''}`,
  );
}

const quickShot = 'rules quick-shot\ncombatant Rose (she) of the Players\n';
const gamble = `${quickShot}round 1\n  Rose: gambles on "the roof".\n    `;

describe('snippets', () => {
  it('are those of all games if nothing is written yet', () => {
    for (const each of ['combatant: Agility', 'combatant: Willpower', 'combatant: STR'])
      assert.ok(offered('').includes(each), each);
  });

  it('have no word of another game in a scenario', () => {
    assert.ok(offered(quickShot).includes('combatant: Willpower'));
    for (const other of ['combatant: Agility', 'creature: Agility'])
      assert.ok(!offered(quickShot).includes(other), other);
    assert.ok(offered('rules acquire-moveables\ncombatant Rose (she) of the Players\n').includes('combatant: STR'));
    assert.ok(offered('rules demon-city-2018\ncombatant Rose (she) of the Players\n').includes('combatant: Agility'));
  });

  it('are offered only where a sentence begins, and for a clause only below an announcement', () => {
    assert.deepEqual(offered(`${gamble}bets `), []);
    assert.deepEqual(offered(`${gamble}risk "the`), []);
    assert.ok(offered(gamble).includes('on success: on'));
    assert.ok(!offered(quickShot).includes('on success: on'));
  });
});
