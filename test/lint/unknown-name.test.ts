/** A name that nobody has but a creature: it may mean all its bodies, or one by its name. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { foundIn, mended, rulesIn } from './found.ts';

/** A scenario with a creature of two bodies, or with others in their place, and what is written below. */
function among(written: string, bodies = 'combatants Ash and Bree of the Host, each a Grave Ghoul'): string {
  return `scenario "The crypt"
rules demon-city-2018
creature Grave Ghoul (it)
  Agility 2  Toughness 2
combatant Laura (she) of the Players
  Agility 3  Toughness 2
${bodies}
${written}
`;
}

const alone = 'combatant Ash (it) of the Host, a Grave Ghoul';
const asksForSomebody = 'unknown-name | Ghoul is a creature, but this needs a combatant';

describe('the name of a creature in place of a person’s', () => {
  for (const [place, written, fixed] of [
    [
      'in a decision',
      'round 1\n  decides recovery of Ghoul: back up.',
      'round 1\n  decides recovery of every Grave Ghoul: back up.',
    ],
    [
      'with its article',
      'round 1\n  decides recovery of the Ghoul: back up.',
      'round 1\n  decides recovery of every Grave Ghoul: back up.',
    ],
    ['as an actor', 'round 1\n  Ghoul: punches Laura.', 'round 1\n  every Grave Ghoul: punches Laura.'],
    ['as a target', 'round 1\n  Laura: punches the Ghoul.', 'round 1\n  Laura: punches Ash.'],
    [
      'among others',
      'situation\n  Laura and the Ghoul are hurt.',
      'situation\n  Laura and every Grave Ghoul are hurt.',
    ],
  ] as const) {
    it(`may mean all its bodies ${place}`, () => {
      const text = among(written);
      assert.deepEqual(foundIn(text), [
        `Ghoul | ${asksForSomebody}; write “every Grave Ghoul” for all its bodies, or the name of one`,
      ]);
      assert.equal(mended(text), among(fixed));
      assert.ok(!rulesIn(among(fixed)).some((line) => /unknown-name|unreadable/u.test(line)));
    });
  }

  it('means one body where one is required', () => {
    const text = among('round 1\n  decides ally tie: Ghoul');
    assert.deepEqual(
      foundIn(text).filter((line) => line.startsWith('Ghoul')),
      [`Ghoul | ${asksForSomebody}; name one of its bodies, such as Ash`],
    );
    assert.equal(
      mended(among('round 1\n  decides ally tie: Ghoul', alone)),
      among('round 1\n  decides ally tie: Ash', alone),
    );
  });

  it('certainly means its only body, and not certainly one of several', () => {
    const certain = (bodies?: string): readonly boolean[] =>
      analyze(among('round 1\n  Ghoul: punches Laura.', bodies), { file: 'test.clash' }).findings.flatMap(({ fixes }) =>
        fixes.map((fix) => fix.certain),
      );
    assert.deepEqual([certain(alone), certain()], [[true], [false]]);
  });

  it('is nobody’s where it has no body', () => {
    const [line] = foundIn(among('round 1\n  Laura: punches the Ghoul.', ''));
    assert.equal(
      line,
      'Ghoul | unknown-name | Ghoul is a creature, but nobody here is one; declare somebody who is, or use a name that is declared',
    );
  });

  it('is understood with a typo', () => {
    const text = among('round 1\n  decides recovery of the Goul: back up.');
    assert.deepEqual(foundIn(text), [
      'Goul | unknown-name | Nobody here is called “Goul”, so the scenario is played without “Goul”. Did you mean “every Grave Ghoul”?',
    ]);
    assert.equal(mended(text), among('round 1\n  decides recovery of every Grave Ghoul: back up.'));
    assert.equal(
      mended(among('round 1\n  every Goul: punches Laura.')),
      among('round 1\n  every Ghoul: punches Laura.'),
    );
  });

  it('leaves other people’s names alone', () => {
    const king = 'combatants Ghoul King and Bree of the Host, each a Grave Ghoul';
    assert.ok(
      !rulesIn(among('round 1\n  Laura: punches the Ghoul.', king)).some((line) => line.includes('unknown-name')),
    );
  });
});

describe('a name that nobody has', () => {
  it('isn’t matched to a word that two names share', () => {
    const two = 'combatants Guard North and Guard South of the Host';
    assert.match(
      foundIn(among('round 1\n  Laura: punches Gard.', two)).find((line) => line.startsWith('Gard ')) ?? '',
      /“Gard”; declare it, or use a name that is declared$/u,
    );
  });
});
