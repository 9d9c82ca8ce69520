/** Things that are used must be in somebody’s hands, and may have been fetched. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { foundIn, mended, rulesIn, scene } from './found.ts';

describe('a thing that isn’t carried', () => {
  const used = 'Ann: shoots Carl with her revolver.';

  for (const edition of ['2017', '2018'] as const) {
    for (const [what, rounds] of [
      ['in an earlier round', `round 1\n  Ann: moves to get the revolver.\nround 2\n  ${used}\n`],
      [
        'two rounds earlier',
        `round 1\n  Ann: moves to get the revolver.\nround 2\n  Ann: dodges.\nround 3\n  ${used}\n`,
      ],
      [
        'in one of the ways of an earlier round',
        `round 1\n  Ann: dodges Carl.\nround 2 if Ann succeeded\n  Ann: moves to get the revolver.\nround 2 otherwise\n  Ann: dodges.\nround 3\n  ${used}\n`,
      ],
      ['together with somebody else', `round 1\n  Ann and Didi: move to get the revolver.\nround 2\n  ${used}\n`],
    ] as const) {
      it(`is available when its user went to get it ${what}, in ${edition}`, () => {
        assert.deepEqual(
          rulesIn(scene(edition, rounds)).filter((line) => /thing-not-carried/.test(line)),
          [],
        );
      });
    }

    for (const [what, rounds] of [
      ['in a later round', `round 1\n  ${used}\nround 2\n  Ann: moves to get the revolver.\n`],
      [
        'in another way of the same round',
        `round 1\n  Ann: dodges Carl.\nround 2 if Ann succeeded\n  Ann: moves to get the revolver.\nround 2 otherwise\n  ${used}\n`,
      ],
      ['in the same announcement', `round 1\n  ${used.slice(0, -1)} to get the revolver.\n`],
    ] as const) {
      it(`isn’t available when its user goes to get it ${what}, in ${edition}`, () => {
        assert.deepEqual(
          rulesIn(scene(edition, rounds)).filter((line) => /thing-not-carried/.test(line)),
          ['revolver | thing-not-carried'],
        );
      });
    }

    it(`isn’t available when somebody else went to get it, or it was another thing, in ${edition}`, () => {
      for (const other of ['Didi: moves to get the revolver', 'Ann: moves to get the pistol']) {
        const found = rulesIn(scene(edition, `round 1\n  ${other}.\nround 2\n  ${used}\n`));
        assert.deepEqual(
          found.filter((line) => /thing-not-carried/.test(line)),
          ['revolver | thing-not-carried'],
        );
      }
    });
  }
});

describe('a mistyped thing', () => {
  const fight = (what: string, carried = 'spear'): string =>
    `scenario "The gate"\nrules attack-algorithm\ncombatant Ilse (she) of the Players\n  carries ${carried}\ncombatant Brok (he) of the Host\nround 1\n  Ilse: attacks Brok with ${what}.\n`;

  it('is similar to something that is carried, or that everybody knows', () => {
    assert.deepEqual(foundIn(fight('her speer')), [
      'speer | thing-not-carried | Nothing here is called “speer”. Did you mean “spear”? If not, put it in quotes',
    ]);
    assert.equal(mended(fight('her speer')), fight('her spear'));
    assert.equal(mended(fight('her halbert')), fight('her halberd'));
    assert.equal(mended(fight('her glaive', 'glaives')), fight('her glaives', 'glaives'));
  });

  it('isn’t one in quotes, or where it is similar to nothing', () => {
    for (const what of ['"a speer"', 'her "speer"', 'her chair', 'a bottle', 'her cow'])
      assert.deepEqual(rulesIn(fight(what)), []);
  });

  for (const edition of ['2017', '2018'] as const) {
    it(`is reported in ${edition} too`, () => {
      assert.deepEqual(
        rulesIn(scene(edition, 'round 1\n  Ann: stabs Carl with her knive.\n')).filter((line) =>
          /thing-not-carried/.test(line),
        ),
        ['knive | thing-not-carried'],
      );
    });
  }
});

describe('an announcement that breaks off before the thing', () => {
  for (const edition of ['2017', '2018'] as const) {
    for (const words of ['with her', 'with his', 'with the', 'with a', 'to get her']) {
      it(`is reported, and played without it: “${words}”, in ${edition}`, () => {
        const text = scene(edition, `round 1\n  Ann: stabs Carl ${words}\n  Carl: punches Ann.\n`);
        assert.deepEqual(
          foundIn(text).filter((line) => line.includes('Ann: ')),
          [`Ann: stabs Carl ${words} | unreadable-sentence | “Ann: stabs Carl ${words}” needs a thing`],
        );
        const [round] = analyze(text, { file: 'test.clash' }).scenarios[0]?.scenario.rounds ?? [];
        assert.deepEqual(
          round?.announcements.map(({ verb, targets, clauses }) => [verb.text, targets[0]?.text, clauses]),
          [
            ['stabs', 'Carl', []],
            ['punches', 'Ann', []],
          ],
        );
      });
    }
  }

  it('isn’t reported where somebody may be meant, or the game has no thing there', () => {
    for (const words of ['shoots her', 'moves away from her'])
      assert.ok(!rulesIn(scene('2018', `round 1\n  Ann: ${words}.\n`)).some((line) => /unreadable/u.test(line)));
  });
});
