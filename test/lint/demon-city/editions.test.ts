/** Sentences that only one edition has a rule for: each is reported in the other, and accepted in its own. */
import assert from 'node:assert/strict';
import { rulesIn } from '../findings.ts';

const file = (
  edition: string,
  { block = '', head = '', clause = '' }: { readonly block?: string; readonly head?: string; readonly clause?: string },
): string => `scenario "The cellar"
rules demon-city-${edition}
combatant Ann (she) of the Players
  Agility 3  Toughness 2  Calm 3
  ${block}
combatant Bill (he) of the Host
  Agility 2  Toughness 3
  Calm Check 4
combatant Cassie (she) of the Players
  Agility 3  Toughness 3
situation "a cellar"
  ${head}
round 1
  Ann: punches Bill.
    ${clause}
  Cassie: kicks Bill.
`;

describe('the dice edition has no', () => {
  for (const [what, where, line] of [
    ['Significators', { block: 'significator "The Star"' }, 5],
    ['panicked people', { block: 'is panicked' }, 5],
    ['Calm Checks', { head: 'Bill shocks Ann.' }, 12],
    ['choice between allies who tie', { head: 'decides ally tie: Ann.' }, 12],
    ['panic to decide', { head: 'Ann is panicked.' }, 12],
    ['called shots', { clause: 'called shot "the eye"' }, 15],
    ['supernatural die', { clause: 'no supernatural throw' }, 15],
    ['cards with names', { clause: 'throws "The Star"' }, 15],
  ] as const) {
    it(`${what}: the sentence does nothing, and is reported only there`, () => {
      const own = [`8 not-in-this-edition`, `${line} not-in-this-edition`].sort(
        (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
      );
      assert.deepEqual(rulesIn(file('2017', where)), own);
      assert.deepEqual(
        rulesIn(file('2018', where)).filter((rule) => rule.includes('edition')),
        [],
      );
    });
  }

  it('decks, and nothing more for the better one of two advantages', () => {
    const above =
      'scenario "x"\nrules demon-city-2017\ndeck of the Host: 1 to 10\ncombatant Ann (she) of the Players\n  Agility 3  Toughness 2\ncombatant Bill (he) of the Host\n  Agility 2  Toughness 3\nround 1\n  Bill: punches Ann.\n    advantage "the high ground"\n  Ann: punches Bill.\n    advantage "the high ground" above Bill\n';
    assert.deepEqual(rulesIn(above), ['3 not-in-this-edition', '12 not-in-this-edition']);
  });

  it('state of panic to ask for', () => {
    assert.deepEqual(
      rulesIn(
        `${file('2017', {})}round 2 if not Ann is panicked\n  Ann: punches Bill.\nexpect Ann is panicked at most 50% after round 1\nexpect Ann is unhurt at least 5% after round 1\n`,
      ),
      ['8 not-in-this-edition', '17 not-in-this-edition', '19 not-in-this-edition'],
    );
  });
});

describe('the dice edition has', () => {
  it('what both editions have: harmless attacks, rulings, hindrances, regained Toughness, decisions on recovery', () => {
    const both = file('2017', {
      head: 'Bill is unaware of Ann. hindrance "dust" on Bill.',
      clause: 'without harm, no distraction, no weapon throw',
    }).replace('  Calm Check 4\n', '');
    assert.deepEqual(
      rulesIn(
        `${both}round 2\n  Bill regains 1 Toughness.\n  decides recovery of Bill: back up.\n  Ann: dodges.\n`,
      ).filter((rule) => rule.includes('edition')),
      [],
    );
  });
});
