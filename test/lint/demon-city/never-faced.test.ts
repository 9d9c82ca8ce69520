/** Reasons at the heads that count in no throw of any round: reported where that is certain, and nowhere else. */
import assert from 'node:assert/strict';
import { mended, rulesIn, scene } from '../found.ts';

/** Ann and the Butcher fight in both rounds, Carl with Didi in the second. */
const rounds =
  'round 1\n  the Butcher: punches Ann.\n  Ann: stabs the Butcher.\nround 2\n  Carl: punches Didi.\n  Ann: stabs the Butcher.\n';
const alley = (facts: string, more = rounds, edition: '2017' | '2018' = '2018'): string =>
  scene(edition, `situation "an alley"\n  ${facts}.\n${more}`);
const idle = (facts: string): readonly string[] => [`${facts} | never-faced`];

for (const edition of ['2017', '2018'] as const) {
  describe(`reasons that count in no throw of any round, edition ${edition}`, () => {
    const found = (facts: string, more = rounds): readonly string[] => rulesIn(alley(facts, more, edition));

    it('include an advantage over somebody whom its owner never faces', () => {
      const over = 'advantage "the wall" for Ann over Carl';
      assert.deepEqual(found(over), idle(over));
      assert.deepEqual(found('advantage "the wall" for Ann over Carl and the Butcher'), []);
      assert.deepEqual(found('advantage "the wall" for Ann and Carl over Didi'), []);
      assert.deepEqual(
        found(over, rounds.replace('Carl: punches Didi', 'Carl: punches Ann')),
        idle(over),
        'who is attacked and strikes at another faces that other',
      );
      assert.deepEqual(
        found(
          over,
          rounds
            .replace('Ann: stabs the Butcher.\nround 2', 'Ann: dodges.\nround 2')
            .replace('the Butcher: punches', 'Carl: punches'),
        ),
        [],
      );
    });

    it('include a distraction of somebody whom none of its beneficiaries targets', () => {
      for (const facts of [
        'distraction "the dogs" on Carl',
        'Carl is unaware of Ann',
        'the Butcher is unaware of Didi',
      ]) {
        const text = rounds.replace('Carl: punches Didi.', 'Carl: punches Didi.\n  Didi: punches Ann.');
        assert.deepEqual(
          found(facts, text).filter((each) => each.includes(facts)),
          idle(facts),
        );
      }
      assert.deepEqual(found('distraction "the dogs" on the Butcher'), []);
      assert.deepEqual(found('the Butcher is unaware of Ann'), []);
    });

    it('are corrected by leaving out over whom they hold, while their duration stays', () => {
      assert.equal(
        mended(alley('advantage "the wall" for Ann over Carl in this round', rounds, edition)),
        alley('advantage "the wall" for Ann in this round', rounds, edition),
      );
    });

    it('aren’t looked for before the people they are for announce something with a throw', () => {
      for (const more of ['', 'round 1\n', 'round 1\n  the Butcher: punches Ann.\n', 'round 1\n  Ann: waits.\n']) {
        assert.deepEqual(
          found('advantage "the wall" for Ann over Carl', more).filter((each) => each.includes('never-faced')),
          [],
          more,
        );
        assert.deepEqual(
          found('Carl is unaware of Ann', more).filter((each) => each.includes('never-faced')),
          [],
          more,
        );
      }
    });

    it('aren’t reported where anything can’t be parsed, or names nobody', () => {
      for (const unread of ['  Carl: punchs Ann.\n', '  Carl\n', '  Zoe: punches Ann.\n']) {
        assert.deepEqual(
          found('advantage "the wall" for Ann over Carl', rounds + unread).filter((each) =>
            each.includes('never-faced'),
          ),
          [],
          unread,
        );
      }
      assert.deepEqual(
        found('advantage "the wall" for Ann over Carl and Zoe').filter((each) => each.includes('never-faced')),
        [],
      );
    });

    it('aren’t reported where another finding covers it', () => {
      const rules = (facts: string): readonly string[] => found(facts).map((each) => each.split(' | ')[1] ?? '');
      assert.deepEqual(rules('advantage "the wall" for Ann over Ann'), ['named-for-themselves']);
      assert.ok(!rules('advantage "the wall" above Carl for Ann over Carl').includes('never-faced'));
    });

    it('aren’t reported for somebody who breaks free, since others may hold them', () => {
      assert.ok(
        !found(
          'advantage "the wall" for Ann over Carl',
          `${rounds}  Ann is grabbed by the Butcher.\nround 3\n  Ann: breaks free.\n`,
        ).some((each) => each.includes('never-faced')),
      );
    });
  });
}

describe('at the head of a round', () => {
  it('reasons for that round only are checked in it, and all others in later rounds too', () => {
    const at = (facts: string): string => rounds.replace('round 2\n', `round 2\n  ${facts}.\n`);
    const head = (text: string): readonly string[] => rulesIn(scene('2018', text));
    const wall = 'advantage "the wall" for Ann over Carl';
    assert.deepEqual(head(at(wall)), idle(wall));
    const later = 'round 3\n  Ann: stabs Carl.\n';
    assert.deepEqual(head(at(wall) + later), []);
    assert.deepEqual(head(at(`${wall} in this round`) + later), idle(`${wall} in this round`));
    assert.deepEqual(
      head(rounds.replace('round 1\n', `round 1\n  Ann stands by.\n`)).filter((each) => each.includes('never-faced')),
      [],
    );
  });
});

describe('a superior form that counts in no roll', () => {
  const gate = (facts: string, attacks: string): readonly string[] =>
    rulesIn(`scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  carries spear
combatant Tam (he) of the Players
combatant Brok (he) of the Host
combatant Cur (he) of the Host
  carries whip
situation "a gate"
  ${facts}.
${attacks}`).filter((each) => each.includes('form-unmet'));
  const forms = [
    'Ilse has superior form over Cur',
    'Cur has superior form over Ilse',
    'spear beats whip in form',
    'whip beats spear in form',
  ];

  for (const form of forms) {
    it(`is reported where the two never meet: ${form}`, () => {
      assert.deepEqual(gate(form, 'round 1\n  Ilse: attacks Brok.\n'), [`${form} | form-unmet`]);
    });

    it(`isn’t reported where they do, or may: ${form}`, () => {
      for (const attacks of [
        'Ilse: attacks Cur.',
        'Cur: attacks Ilse.',
        'Ilse: attacks.',
        'Ilse: attacks Brok.\n  Tam: attacks Cur.',
        'Ilse: attacks Brok.\nround 2\n  Cur: attacks Ilse.',
      ]) {
        assert.deepEqual(gate(form, `round 1\n  ${attacks}\n`), [], attacks);
      }
    });

    it(`isn’t reported before one of them attacks, or where something can’t be parsed: ${form}`, () => {
      for (const attacks of [
        '',
        'round 1\n',
        'round 1\n  Tam: attacks Brok.\n',
        'round 1\n  Ilse: attacks Brok.\n  Cur: atacks Ilse.\n',
      ])
        assert.deepEqual(gate(form, attacks), [], attacks);
    });
  }

  it('isn’t reported where several scenarios share it, since it may be for another one', () => {
    const scenario =
      'scenario "The gate"\nrules attack-algorithm\ncombatant Ilse (she) of the Players\n  carries spear\ncombatant Brok (he) of the Host\ncombatant Cur (he) of the Host\n  carries whip\n';
    const order = 'spear beats whip in form\n';
    assert.deepEqual(rulesIn(`${order}${scenario}round 1\n  Ilse: attacks Brok.\n`), []);
    assert.deepEqual(rulesIn(`${scenario}${order}round 1\n  Ilse: attacks Brok.\n`), [
      'spear beats whip in form | form-unmet',
    ]);
  });
});
