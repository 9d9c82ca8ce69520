/** Colons, equals signs, capitals and number words where the language needs none are read as meant. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { rulesets } from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';
import { findingsOf, plain, read, rowsOf } from '../helper.ts';

const head = 'scenario "The cellar"\nrules demon-city-2018\n';

/** The same as the canonical text, without a finding. */
function sameAs(written: string, canonical: string): void {
  const [one, other] = [
    readText(written, { file: 'test.clash', rulesets }),
    readText(canonical, { file: 'test.clash', rulesets }),
  ];
  assert.deepEqual(one.problems, [], written);
  assert.deepEqual(
    plain(one.scenarios.map(({ scenario }) => scenario)),
    plain(other.scenarios.map(({ scenario }) => scenario)),
    written,
  );
}

describe('a number', () => {
  const block = (line: string): string => `${head}combatant Ann (she) of the Players\n  ${line}\n`;

  for (const line of ['Agility: 2', 'Agility = 2', 'Agility is 2', 'Agility two', 'agility : Two', 'Agility=2']) {
    it(`of a stat is read: ${line}`, () => sameAs(block(line), block('Agility 2')));
  }

  it('of a Calm Check is read after a colon, in lower case too', () => {
    for (const line of ['Calm Check: 8', 'Calm check: 8', 'calm check = 8', 'Calm Check eight'])
      sameAs(block(line), block('Calm Check 8'));
  });

  it('of several stats in a row is read', () =>
    sameAs(block('Agility: 4, Toughness = 3 of five'), block('Agility 4  Toughness 3 of 5')));

  it('of a stat is read if its name lacks its hyphens', () => {
    for (const line of ['Hand to Hand 4', 'hand-to-hand 4', 'Hand-To-Hand: 4', 'hand to hand four'])
      sameAs(block(line), block('Hand-to-Hand 4'));
  });

  it('of something that another game counts is read as well', () => {
    const other = (rules: string, line: string): string =>
      `scenario "The cellar"\nrules ${rules}\ncombatant Ann (she) of the Players\n  ${line}\n`;
    sameAs(other('quick-shot', 'Willpower: 5'), other('quick-shot', 'Willpower 5'));
    sameAs(other('attack-algorithm', 'HP: 8  Attack Bonus = 1'), other('attack-algorithm', 'HP 8  Attack Bonus 1'));
  });
});

describe('a heading', () => {
  const cast = 'combatant Ann (she) of the Players\n  Agility 2\ncombatant Bill (he) of the Host\n  Agility 1\n';
  const fight = (round: string): string => `${head}${cast}${round}\n  Ann: punches Bill.\n`;

  for (const [written, canonical] of [
    ['Round 1', 'round 1'],
    ['round 1:', 'round 1'],
    ['Round 1: "Dusk"', 'round 1 "Dusk"'],
    ['round 1 "Dusk":', 'round 1 "Dusk"'],
    ['Round one', 'round 1'],
    ['round 1 if Ann is unhurt:', 'round 1 if Ann is unhurt'],
  ] as const) {
    it(`of a round is read below a block: ${written}`, () => sameAs(fight(written), fight(canonical)));
  }

  it('of anything else is read with a capital and a colon', () => {
    sameAs(
      'Scenario: "The cellar"\nRules demon-city-2018\nWeapon knife: close\nSeed 3\nCombatant Ann (she) of the Players:\n  Agility 2\nSituation: "below":\n  Ann is at "the stair".\n',
      'scenario "The cellar"\nrules demon-city-2018\nweapon knife: close\nseed 3\ncombatant Ann (she) of the Players\n  Agility 2\nsituation "below"\n  Ann is at "the stair".\n',
    );
  });

  it('remains a stat of that name if a game has it', () => {
    assert.deepEqual(rowsOf(read('combatant Ann of the Players\n  Might 4\nRound 1\n')).slice(1), [
      'stats stats=Might 4',
      'round number=1',
    ]);
  });
});

describe('quoted words', () => {
  it('are read after a colon', () => {
    const text = (
      colon: string,
    ): string => `${head}combatant Ann (she) of the Players\n  Agility 2\ncombatant Bill (he) of the Host\n  Agility 1\nround 1
  read aloud${colon} "It begins."\n  advantage${colon} "the stair" for Ann.\n  Ann: punches Bill.\n    note${colon} "It hurts."\n    advantage${colon} "he is drunk"\n`;
    sameAs(text(':'), text(''));
    const gamble = (colon: string): string =>
      `scenario "x"\nrules quick-shot\ncombatant Rose (she) of the Players\n  Willpower 5\nround 1\n  Rose: gambles on "the door".\n    common "run"\n    risk${colon} "the dogs"\n`;
    sameAs(gamble(':'), gamble(''));
  });
});

describe('a side', () => {
  it('is read in lower case', () => {
    const text = (players: string, host: string): string =>
      `${head}side the Police run by ${host}, allied with ${players}\ncombatant Ann (she) of ${players}\ncombatant Bo of the ${players === 'the Players' ? 'Police' : 'police'}\n`;
    const plainSides = (written: string): unknown =>
      readText(written, { file: 'a', rulesets }).scenarios[0]?.scenario.combatants.map(({ name, side }) => [
        name,
        side.id,
      ]);
    assert.deepEqual(readText(text('the players', 'the host'), { file: 'a', rulesets }).problems, []);
    assert.deepEqual(plainSides(text('the players', 'the host')), plainSides(text('the Players', 'the Host')));
  });
});

describe('an unreadable sentence about a wound', () => {
  for (const { id } of rulesets) {
    it(`opens no round, by ${id}`, () => {
      for (const line of [
        'wound "a cut on',
        'wound a cut',
        'sound the alarm',
        'Ground floor',
        'bound "x" if Ann is tied',
        'wound 1 "a cut"',
      ]) {
        const text = `scenario "x"\nrules ${id}\ncombatant Ann (she) of the Players\n  ${line}\nround 1\n  ${line}\n  Ann: waits.\n`;
        assert.equal(analyze(text, { file: 'test.clash' }).reading.scenarios[0]?.scenario.rounds.length, 1, line);
      }
    });

    it(`isn’t reported as a round, by ${id}`, () => {
      const text = `scenario "x"\nrules ${id}\ncombatant Ann (she) of the Players\nround 1\n  sound the alarm\n  Ann: waits.\n`;
      assert.doesNotMatch(findingsOf(readText(text, { file: 'test.clash', rulesets })).join(), /round/u);
    });
  }

  it('is a heading with a mistake if a number follows it', () => {
    for (const line of ['roudn 2', 'Rond two "Dusk"', 'ruond 2 if Ann is hurt']) {
      assert.equal(
        read(`combatant Ann of the Players\nround 1\n  Ann: waits\n${line}\n  Ann: waits\n`).scenarios[0]?.scenario
          .rounds.length,
        2,
        line,
      );
    }
  });
});
