/** What somebody says is displayed at its place, is no action, and leaves them one. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { rulesets } from '../../server/engine/index.ts';

/** All prose and announcements of the round: `Dez shouts to Ann: Run! / shoots the Ghoul`. */
function printed(rules: string, ...lines: readonly string[]): string {
  const text = `rules ${rules}\ncombatants Ann and Dez of the Players\ncombatant the Ghoul (it) of the Host\nround 1\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const { reading, scenarios } = analyze(text, { file: 'test.clash', include: () => undefined });
  const round = scenarios[0]?.scenario.rounds[0];
  const prose =
    scenarios[0]
      ?.timeline()
      .rounds[0]?.steps.flatMap((step) => step.prose.map((each) => `${each.kind}: ${each.text}`)) ?? [];
  const announced = round?.announcements.map(({ verb }) => verb.text) ?? [];
  return [...reading.problems.map(({ message }) => `not read: ${message}`), ...prose, ...announced].join(' / ');
}

describe('what somebody says', () => {
  for (const { id } of rulesets) {
    for (const [lines, said] of [
      [['Dez shouts "Run!" to Ann.', 'Dez: waits.'], 'Dez shouts to Ann: Run! / waits'],
      [['Dez: shouts "Run!" to Ann.', 'Dez: waits.'], 'Dez shouts to Ann: Run! / waits'],
      [['Dez: says "Now".'], 'Dez says: Now'],
      [['Dez says to Ann: "Now".'], 'Dez says to Ann: Now'],
      [['Dez: asks the Ghoul "Who are you?"'], 'Dez asks Ghoul: Who are you?'],
      [['Ann and Dez: yell "Out!"'], 'Ann and Dez yell: Out!'],
      [['Dez screams.'], 'note: Dez screams'],
      [['Dez: calls for help.'], 'note: Dez calls for help'],
      [['Dez: waits.', '  whispers "quiet" to Ann'], 'whispers to Ann: quiet / waits'],
      [['Dez: waits, shouts "Die!"'], 'shouts: Die! / waits'],
    ] as const) {
      it(`is displayed and is no action, ${id}: ${lines.join(' ')}`, () => assert.equal(printed(id, ...lines), said));
    }
  }
});
