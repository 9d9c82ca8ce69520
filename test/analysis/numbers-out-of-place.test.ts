/** Unlikely numbers are read in every place, and break nothing. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../server/analysis/index.ts';

const numbers = ['2.5', '-3', '-2.5', '-0', '0', '0.0001', '999999', '1000000000000'];

type Write = (slot: string) => string;

const games: readonly {
  readonly name: string;
  readonly good: Readonly<Record<string, string>>;
  readonly text: (write: Write) => string;
}[] = [
  ...['demon-city-2017', 'demon-city-2018'].map((name) => ({
    name,
    good: {
      deck: '3',
      agility: '3',
      toughness: '1 of 4',
      armour: '1',
      calm: '3',
      check: '7',
      feet: '5',
      pin: '3',
      beat: '4',
      damage: '3',
      regain: '1',
      soothe: '1',
    },
    text: (write: Write) => `scenario "The cellar"
rules ${name}
deck of the Host: 1 to 10, ${write('deck')}
combatant Ann (she) of the Players
  Agility ${write('agility')}  Toughness ${write('toughness')}
  wears mail +${write('armour')}
combatant Bill (he) of the Host
  Agility 3  Toughness 3  Calm ${write('calm')}
  Calm Check ${write('check')}
situation "a cellar"
  Ann is ${write('feet')} ft from Bill.
round 1
  Ann: punches Bill.
    throws ${write('pin')}
    damage throws ${write('damage')}
  Bill: searches for "the switch" with Agility to beat ${write('beat')}.
round 2
  Ann regains ${write('regain')} Toughness.
  Bill regains ${write('soothe')} Calm.
  Ann: punches Bill.
  Bill: punches Ann.
`,
  })),
  {
    name: 'attack-algorithm',
    good: { bonus: '2', hp: '6', die: '3', change: '-1', dice: '2' },
    text: (write) => `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus ${write('bonus')}
combatant Brok (he) of the Host
  HP ${write('hp')}
round 1
  the first hit on Brok rolls ${write('die')}
  Ilse: attacks Brok.
    TN ${write('change')}
    ${write('dice')} bonus dice "the heron form"
`,
  },
];

describe('an unlikely number', () => {
  for (const { name, good, text } of games) {
    it(`is read in a scenario of ${name}`, () => {
      assert.ok(roundsOf(text((slot) => good[slot]!)) > 0);
      for (const slot of Object.keys(good))
        for (const number of numbers) {
          assert.doesNotThrow(
            () => roundsOf(text((each) => (each === slot ? number : good[each]!))),
            `${slot} ${number}`,
          );
        }
    });
  }
});

/** The number of rounds with odds, after requesting everything of a scenario. */
function roundsOf(text: string): number {
  const {
    findings,
    scenarios: [scenario],
  } = analyze(text, { file: 'test.clash' });
  assert.ok(findings.every((finding) => say(finding) !== ''));
  return scenario!.odds().rounds.filter(({ actions }) => actions.length > 0).length;
}
