/** A fix declares a name that nobody has, as its line uses it, and the text can then be played. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../server/analysis/index.ts';
import { editsOf } from '../../server/language/index.ts';

const cast =
  'scenario "The foyer"\nrules demon-city-2018\ncombatant Ann (she) of the Players\n  Agility 3  Toughness 2\n';

/** The declarations that are offered in a round, and the text after the first. */
function offered(
  line: string,
  head = cast,
): { readonly titles: readonly string[]; readonly declared: string; readonly left: readonly string[] } {
  const text = `${head}round 1\n  ${line}\n`;
  const analysis = analyze(text, { file: 'test.clash' });
  const fixes = analysis.findings
    .filter(({ rule }) => rule === 'unknown-name')
    .flatMap((finding) => finding.fixes)
    .filter(({ title }) => title.startsWith('Declare'));
  const [edit] = fixes[0] === undefined ? [] : editsOf(analysis.reading, fixes[0]);
  const after = edit === undefined ? text : text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  return {
    titles: fixes.map(({ title }) => title),
    declared: edit?.text ?? '',
    left: analyze(after, { file: 'test.clash' })
      .findings.filter(({ severity }) => severity === 'error')
      .map(say),
  };
}

describe('a name that nobody has', () => {
  for (const [what, line, declared] of [
    ['as one of the Host where the Players target them', 'Ann: punches Zed.', 'combatant Zed of the Host'],
    ['with the pronoun “it” after an article', 'Ann: punches the Usher.', 'combatant the Usher (it) of the Host'],
    ['with the pronoun of its own line', 'Zoe: punches Ann with her fist.', 'combatant Zoe (she) of the Host'],
  ] as const) {
    it(`is declared: ${what}`, () => {
      const found = offered(line);
      assert.equal(found.declared, `${declared}\n  Agility 2  Toughness 2\n`);
      assert.deepEqual(found.left, []);
    });
  }

  it('is offered for either side', () => {
    assert.deepEqual(offered('Ann: punches Zed.').titles, [
      'Declare Zed as a combatant of the Host',
      'Declare Zed as a combatant of the Players',
    ]);
  });

  it('gets a block of its own game', () => {
    assert.match(
      offered('Zed: attacks Ann.', 'scenario "x"\nrules attack-algorithm\ncombatant Ann (she) of the Players\n  HP 6\n')
        .declared,
      /^combatant Zed of the Host\n {2}HP 6\n/u,
    );
  });

  it('of a side is offered as run by the Players or by the Host, the Players first where nobody is on theirs', () => {
    const wardens = [
      'Declare the Wardens as a side run by the Players',
      'Declare the Wardens as a side run by the Host',
    ];
    const ofWardens = 'combatant Zed of the Wardens\n  Agility 2  Toughness 2\n';
    assert.deepEqual(offered('Zed: waits.', `scenario "x"\nrules demon-city-2018\n${ofWardens}`).titles, wardens);
    assert.deepEqual(offered('Ann: punches Zed.', cast + ofWardens).titles, wardens.toReversed());
  });

  it('of a side is offered likewise where a declared one may be meant', () => {
    const head = `${cast}side the Wardens run by the Host\ncombatant Zed of the Wardns\n  Agility 2  Toughness 2\n`;
    assert.deepEqual(offered('Ann: punches Zed.', head).titles, [
      'Declare the Wardns as a side run by the Host',
      'Declare the Wardns as a side run by the Players',
    ]);
  });
});
