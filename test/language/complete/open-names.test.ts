/** A name without its closing quotation mark ends before the pronoun or the side after it. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { editsOf, withEdits } from '../../../server/language/index.ts';

const withName = (declared: string): string => `scenario "The roof"
rules quick-shot
combatant ${declared}
  Willpower 3
combatant Conductor of the Host
round 1
  Zoë: gambles on "the roof hatch".
    hard "hold the briefcase", bets 1 WP
`;

const declared: readonly (readonly [open: string, closed: string, pronoun: string])[] = [
  [`"Dr. Zoë d'Arcy (she) of the Players`, `"Dr. Zoë d'Arcy" (she) of the Players`, 'she'],
  ['"Zoë of the Players', '"Zoë" of the Players', 'they'],
  ['"Zoë the old hand (she) of the Players', '"Zoë the old hand" (she) of the Players', 'she'],
];

describe('a name in an open quotation', () => {
  for (const [open, closed, pronoun] of declared) {
    it(`is followed by what is said about somebody: ${open}`, () => {
      const text = withName(open);
      const { findings, reading, scenarios } = analyze(text, { file: 'test.clash' });
      const [zoe] = scenarios[0]!.scenario.combatants;
      assert.deepEqual([zoe?.name, zoe?.side.id, zoe?.pronoun], [/"(.*)"/u.exec(closed)?.[1], 'Players', pronoun]);
      assert.deepEqual(
        findings.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule),
        ['open-quote'],
      );
      const [finding] = findings.filter(({ rule }) => rule === 'open-quote');
      assert.match(say(finding!), /has no closing quotation mark/u);
      assert.equal(withEdits(text, editsOf(reading, finding!.fixes[0]!)), withName(closed));
    });
  }

  it('extends to its end if it isn’t a name', () => {
    const { findings, reading } = analyze(withName('Zoë of the Players').replace('hatch".', 'hatch of the train.'), {
      file: 'test.clash',
    });
    const [finding] = findings.filter(({ rule }) => rule === 'open-quote');
    const [edit] = editsOf(reading, finding!.fixes[0]!);
    assert.equal(edit?.text, '"');
    assert.equal(
      reading.text.slice(0, edit.start).split('\n').at(-1),
      '  Zoë: gambles on "the roof hatch of the train.',
    );
  });
});
