/** Throws that share their sentence with others: each can be forced by itself. */
import assert from 'node:assert/strict';
import { detailOf } from '../../server/engine/index.ts';
import { dieNames } from '../../server/engine/play/pinned-dice.ts';
import { forceThrows, played, type Forced } from './contract/forcing.ts';
import { read } from './contract/written.ts';

const cellar = `combatant Ann (she) of the Players
  Agility 3  Toughness 2  Calm 3
  carries flail
combatant Cid (he) of the Players
  Agility 3  Toughness 2  Calm 1
creature Rat (it)
  Agility 2  Toughness 1
  Calm Check 2
combatants Nip and Tuck of the Host, each a Rat
weapon flail: close, hits many
scenario "The cellar"
`;
const rounds = `situation "a cellar"
  Nip shocks Ann and Cid.
round 1
  Tuck shocks Ann.
  Nip and Tuck: punch Ann.
    throws 3
  Ann: picks "the lock" with Agility against 3.
  Cid: climbs "the wall" with Agility against 3.
    interferes with Ann
round 2
  Ann: strikes Nip and Tuck with a flail.
    throws 9
    damage throws 1
  Cid: punches Nip.
`;
const gate = `rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus 2
creature Wolf (it)
  HP 4
combatants Ash and Dusk of the Wolves, each a Wolf
side the Wolves run by the Host
combatant Brok (he) of the Reeves
side the Reeves run by the Host
scenario "The gate"
option crit explosion on
round 1
  the first hit on Ilse rolls 3.
  Ilse: attacks Ash and Dusk.
    rolls any 1 2
  Ash and Dusk: bite Ilse, rolls 2
  Brok: attacks Ash and Ilse. rolls 1
round 2
  Ilse: climbs "the wall" at 5/6.
    rolls 1
    crit rolls 1 1 3
`;

describe('forcing throws that share a sentence', () => {
  for (const [name, text] of Object.entries({
    cards: `rules demon-city-2018\n${cellar}${rounds}`,
    dice: `rules demon-city-2017\n${cellar}${rounds.replaceAll(/ .*shocks.*\n/gu, '')}`,
    attacks: gate,
    'in one line': `rules demon-city-2017\n${cellar}round 1\n  Ann: punches Nip. Nip: punches Ann.\nround 2\n  Ann: punches Nip, throws 3, damage throws 1. Nip: punches Ann, throws 9.\nround 3\n  Ann: punches Nip.\n    throws 3, damage throws 1\n  Nip: punches Ann.\n`,
  })) {
    it(`makes them show the forced results: ${name}`, () => {
      const forced: Forced = { fell: 0, gone: 0, unpinned: 0, complaints: [] };
      for (const seed of [1, 2, 3, 4])
        forceThrows(
          { file: 'a.clash', text: text.replace(/^scenario .*$/mu, (line) => `${line}\nseed ${seed}`) },
          forced,
        );
      assert.deepEqual(forced.complaints, []);
      assert.ok(forced.fell > 20, `${forced.fell} fell`);
    });
  }
});

describe('the values that throws can be forced to', () => {
  const faces = (text: string, kind: string, who: string): readonly string[] => {
    const analysis = read({ file: 'a.clash', text });
    const { scenario, ruleset } = analysis.scenarios[0]!;
    const step = played(analysis, 0).rounds[0]!.steps.find((each) => each.kind === kind)!;
    return ruleset.trialSentences.forcing!(scenario, scenario.rounds[0]!, step, who)!.faces[0]!;
  };
  const two =
    'combatant Ann (she) of the Players\n  Agility 3  Toughness 2\ncombatant Bill (he) of the Host\n  Agility 3  Toughness 2\n';

  it('are the cards of the deck that leave enough others for this one to count', () => {
    const fight = (more: string): string =>
      `rules demon-city-2018\n${two}deck of the Players: "The Fool", 1 to 3, "The Moon"\nscenario "x"\nround 1\n  Ann: punches Bill.\n${more}  Bill: dodges.\n`;
    assert.deepEqual(faces(fight(''), 'clash', 'Ann'), ['The Fool', '1', '2', '3', 'The Moon']);
    assert.deepEqual(faces(fight('    advantage "the stair"\n    advantage "the lamp"\n'), 'clash', 'Ann'), [
      '2',
      '3',
      'The Moon',
    ]);
    assert.deepEqual(faces(fight('    called shot "the eye"\n'), 'clash', 'Ann'), ['The Fool', '1', '2', '3']);
  });

  it('are the faces of the dice', () => {
    assert.deepEqual(
      faces(`rules demon-city-2017\n${two}scenario "x"\nround 1\n  Ann: punches Bill.\n`, 'clash', 'Ann'),
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    );
    assert.deepEqual(
      faces(
        'rules attack-algorithm\ncombatant Ann (she) of the Players\nscenario "x"\nround 1\n  Ann: climbs "the wall" at 1/4.\n',
        'check',
        'Ann',
      ),
      ['1', '2', '3', '4'],
    );
  });

  it('name each of several dice by its position', () => {
    assert.deepEqual(dieNames(1), ['the die']);
    assert.deepEqual(dieNames(3), ['the first die', 'the second die', 'the third die']);
    assert.deepEqual(
      [10, 11, 12, 13, 21, 22, 23, 24, 101, 111].map((place) => dieNames(111)[place - 1]!.split(' ')[1]),
      ['tenth', '11th', '12th', '13th', '21st', '22nd', '23rd', '24th', '101st', '111th'],
    );
  });
});

describe('the pinned first hit of one side', () => {
  it('doesn’t apply to another side', () => {
    const text = gate
      .replace(
        '  the first hit on Ilse rolls 3.\n',
        '  the first hit on Ilse by Brok rolls 6.\n  the first hit on Ilse by Dusk rolls 1.\n',
      )
      .replace('attacks Ash and Ilse', 'attacks Ilse');
    const damage = played(read({ file: 'a.clash', text }), 0).rounds[0]!.steps.filter(
      ({ kind, target }) => kind === 'damage' && target === 'Ilse',
    );
    assert.deepEqual(
      damage.map((step) => `${step.actor}: ${detailOf(step, 'results')!.results[0]!.label}`),
      ['Ash: 1', 'Brok: 6'],
    );
  });
});
