/** Common verbs, game by game: each is read as the kind of action in the game’s text, and displayed as written. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';

const cast = (rules: string): string => `scenario "The cellar"
rules ${rules}
combatant Ann (she) of the Players
  ${stats[rules] ?? ''}
  carries crowbar
combatant Dez (he) of the Players
  ${stats[rules] ?? ''}
combatant the Ghoul (it) of the Host
  ${rules === 'quick-shot' ? '' : (stats[rules] ?? '')}
`;

const stats: Readonly<Record<string, string>> = {
  'demon-city-2018': 'Agility 3  Toughness 2',
  'demon-city-2017': 'Agility 3  Toughness 2',
  'attack-algorithm': 'Attack Bonus 1  HP 10',
  'quick-shot': 'Willpower 5',
};

/** How the only announcement of a round is read: its kind and its words, or the findings. */
function readAs(rules: string, line: string): string {
  const { reading, scenarios } = analyze(`${cast(rules)}round 1\n  ${line}\n`, {
    file: 'test.clash',
    include: () => undefined,
  });
  const [round] = scenarios[0]?.timeline().rounds ?? [];
  const [announced] = scenarios[0]?.scenario.rounds[0]?.announcements ?? [];
  const told = round?.steps.find(({ kind }) => kind === 'announce')?.title ?? 'not told';
  return reading.problems.length > 0 || announced === undefined ? 'not read' : `${announced.kind}: ${told}`;
}

const families: Readonly<Record<string, readonly (readonly [line: string, read: string])[]>> = {
  'demon-city-2018': [
    ['The Ghoul: claws at Ann.', 'close attack: The Ghoul claws Ann'],
    ['Ann: swings her crowbar at the Ghoul.', 'close attack: Ann swings her crowbar at the Ghoul'],
    ['Dez: fires at the Ghoul.', 'shot: Dez fires at the Ghoul'],
    ['Dez: pushes the shelf over onto the Ghoul.', 'close attack: Dez pushes “the shelf” onto the Ghoul'],
    ['Dez: pushes the Ghoul into the pit.', 'close attack: Dez pushes the Ghoul “into the pit”'],
    ['Ann: throws a grenade at the Ghoul.', 'shot: Ann throws a grenade at the Ghoul'],
    ['Ann: hurls the lamp at the Ghoul.', 'shot: Ann hurls the lamp at the Ghoul'],
    ['Ann: throws a grenade.', 'task: Ann throws “a grenade”'],
    ['Ann: catches the rope.', 'task: Ann catches “the rope”'],
    ['Ann: tackles the Ghoul.', 'grab: Ann tackles the Ghoul'],
    ['Ann: hides behind the seats.', 'defence: Ann hides “behind the seats”'],
    ['Ann: takes cover.', 'defence: Ann takes cover'],
    ['The Ghoul: runs away.', 'defence: The Ghoul runs away'],
    ['Dez: runs to the car.', 'movement: Dez runs “to the car”'],
    ['Dez: runs to Ann.', 'movement: Dez runs to Ann'],
    ['Dez: jumps over the wall.', 'movement: Dez jumps “over the wall”'],
    ['The Ghoul: chases Dez.', 'task: The Ghoul chases Dez'],
    ['The Ghoul: pursues Dez.', 'task: The Ghoul pursues Dez'],
    ['Ann: opens the door to the cellar.', 'task: Ann opens “the door to the cellar”'],
    ['Ann: pulls the lever.', 'task: Ann pulls “the lever”'],
    ['Ann: draws her gun.', 'task: Ann draws “her gun”'],
    ['Ann: reloads.', 'task: Ann reloads'],
    ['Ann: searches the drawers.', 'task: Ann searches “the drawers”'],
    ['Ann: looks for the Ghoul.', 'task: Ann looks for the Ghoul'],
    ['Ann: tries to get past the Ghoul.', 'task: Ann tries “to get past the Ghoul”'],
    ['Ann: wakes Dez.', 'care: Ann wakes Dez'],
    ['Dez: drags Ann to the car.', 'care: Dez drags Ann “to the car”'],
    ['Ann: hands the crowbar to Dez.', 'care: Ann hands the crowbar to Dez'],
    ['Dez: steps between Ann and the Ghoul.', 'parry: Dez steps between Ann and the Ghoul'],
    ['Dez: protects Ann from the Ghoul.', 'parry: Dez protects Ann from the Ghoul'],
    ['Dez: shields Ann.', 'help: Dez shields Ann'],
    ['Ann: stares at the Ghoul.', 'nothing: Ann stares at the Ghoul'],
    ['Ann: prays.', 'nothing: Ann prays'],
    ['Ann: waits.', 'nothing: Ann waits'],
  ],
  'demon-city-2017': [
    ['Ann: hides behind the seats.', 'defence: Ann hides “behind the seats”'],
    ['Ann: opens the door.', 'task: Ann opens “the door”'],
    ['Dez: steps between Ann and the Ghoul.', 'parry: Dez steps between Ann and the Ghoul'],
  ],
  'attack-algorithm': [
    ['The Ghoul: claws at Ann.', 'attack: The Ghoul claws Ann'],
    ['Dez: pushes the shelf over onto the Ghoul.', 'attack: Dez pushes “the shelf” onto the Ghoul'],
    ['Ann: throws the lamp at the Ghoul.', 'attack: Ann throws the lamp at the Ghoul'],
    ['Ann: tries to lift the gate at 3/6.', 'check: Ann tries “to lift the gate”'],
    ['Ann: jumps over the wall at 3/6.', 'check: Ann jumps “over the wall”'],
    ['Ann: hides behind the seats.', 'anything else: Ann hides “behind the seats”'],
    ['The Ghoul: runs away from Ann.', 'anything else: The Ghoul runs away from Ann'],
    ['Dez: steps between Ann and the Ghoul.', 'anything else: Dez steps between Ann and the Ghoul'],
    ['Ann: wakes Dez.', 'anything else: Ann wakes Dez'],
    ['Ann: opens the door.', 'anything else: Ann opens “the door”'],
    ['Ann: tackles the Ghoul.', 'anything else: Ann tackles the Ghoul'],
  ],
  'quick-shot': [
    ['The Ghoul: claws at Ann.', 'attack: The Ghoul claws Ann'],
    ['The Ghoul: pushes the shelf over onto Ann.', 'attack: The Ghoul pushes “the shelf” onto Ann'],
    ['The Ghoul: throws the lamp at Ann.', 'attack: The Ghoul throws “the lamp” at Ann'],
    ['Ann: jumps over the wall, common "jump".', 'gamble: Ann jumps “over the wall”'],
    ['Ann: hides behind the seats, common "hide".', 'gamble: Ann hides “behind the seats”'],
    ['Dez: protects Ann from the Ghoul, common "get in the way".', 'gamble: Dez protects Ann from the Ghoul'],
    ['The Ghoul: chases Dez.', 'gamble: The Ghoul chases Dez'],
    ['Ann: opens the door.', 'everyday action: Ann opens “the door”'],
    ['Ann: draws her gun.', 'everyday action: Ann draws “her gun”'],
    ['Ann: stares at the Ghoul.', 'without dice: Ann stares at the Ghoul'],
    ['Ann: tries to lift the gate, common "lift it".', 'gamble: Ann tries “to lift the gate”'],
  ],
};

for (const [rules, lines] of Object.entries(families)) {
  describe(`common verbs in ${rules}`, () => {
    for (const [line, read] of lines) it(`are read: ${line}`, () => assert.equal(readAs(rules, line), read));
  });
}

/** The findings in a round, as `line: check`, counting lines of the round from 1. */
function foundIn(rules: string, ...lines: readonly string[]): readonly string[] {
  const { findings, linesOf } = analyze(`${cast(rules)}round 1\n${lines.map((line) => `  ${line}\n`).join('')}`, {
    file: 'test.clash',
    include: () => undefined,
  });
  const before = cast(rules).split('\n').length;
  return findings.map(({ source, rule }) => `${linesOf(source).from - before}: ${rule}`);
}

describe('an attack on a thing', () => {
  for (const [rules, lines, found] of [
    ['demon-city-2018', ['Ann: shoots the cable.'], ['1: unset-difficulty']],
    ['demon-city-2018', ['Ann: smashes the lamp with her crowbar.'], ['1: unset-difficulty']],
    ['demon-city-2018', ['Ann: kicks "the door".', 'with Toughness to beat 3'], []],
    ['demon-city-2017', ['Ann: kicks the door.'], ['1: unset-difficulty']],
    ['attack-algorithm', ['Ann: shoots the cable.'], ['1: malformed-difficulty']],
    ['attack-algorithm', ['Ann: kicks the door at 4/6.'], []],
    ['quick-shot', ['Ann: shoots the cable.'], ['1: missing-difficulty']],
    ['quick-shot', ['Ann: shoots the cable.', 'hard "shoot it in two"'], []],
    ['quick-shot', ['The Ghoul: smashes the door.'], []],
  ] as const) {
    it(`is decided by the Host, ${rules}: ${lines.join(' ')}`, () =>
      assert.deepEqual(
        foundIn(rules, ...lines).filter(
          (each) =>
            !each.endsWith('stakeless-gamble') && !each.endsWith('unspoken-risk') && !each.endsWith('takes-no-part'),
        ),
        found,
      ));
  }

  it('is an attack on a combatant of that name if there is one, in upper or lower case', () => {
    for (const rules of Object.keys(families)) {
      for (const line of ['Ann: stabs the ghoul.', 'Ann: stabs the ghouls.'])
        assert.doesNotMatch(readAs(rules, line), /“/u, `${rules} ${line}`);
    }
  });
});

describe('what a text has no throw for', () => {
  const told = (rules: string, line: string): string => {
    const {
      scenarios: [only],
    } = analyze(`${cast(rules)}round 1\n  ${line}\n`, { file: 'test.clash', include: () => undefined });
    const step = only?.timeline().rounds[0]?.steps.find(({ kind }) => kind === 'announce');
    return `${step?.text ?? ''} ${only?.odds().rounds[0]?.actions.length ?? 0} figures`;
  };
  for (const [rules, text] of [
    ['demon-city-2018', 'The text gives it no throw. 0 figures'],
    ['demon-city-2017', 'The text gives it no die. 0 figures'],
    ['attack-algorithm', 'Nothing is rolled: the text has no rule for it. 0 figures'],
    ['quick-shot', 'This needs no dice. 0 figures'],
  ] as const) {
    it(`has a finding and no figure, ${rules}`, () => assert.equal(told(rules, 'Ann: stares at the Ghoul.'), text));
  }

  it('is a check with a difficulty in the New attack algorithm, and a gamble with an action in Quick Shot', () => {
    assert.equal(told('attack-algorithm', 'Ann: opens the door at 3/6.'), ' 1 figures');
    assert.equal(told('quick-shot', 'Ann: opens the door, common "lift the bar".'), ' 1 figures');
    assert.equal(told('quick-shot', 'Ann: opens the door.'), 'This needs no dice. 0 figures');
  });
});

describe('an action with an ally', () => {
  it('succeeds, and with anybody else is opposed', () => {
    const rounds = (target: string): string => {
      const {
        scenarios: [only],
      } = analyze(
        `${cast('demon-city-2018')}round 1\n  Ann: drags ${target} to the car.\n  Dez: moves "to the car".\n  The Ghoul: moves "to the car".\n`,
        { file: 'test.clash', include: () => undefined },
      );
      return (
        only
          ?.odds()
          .rounds[0]?.contests.map(({ kind, parties }) => `${kind} ${parties.join(', ')}`)
          .join('; ') ?? ''
      );
    };
    assert.equal(rounds('Dez'), '');
    assert.match(rounds('the Ghoul'), /^clash /u);
  });
});

describe('a verb of several words that a writer has added', () => {
  it('keeps its words where another added verb is its beginning', () => {
    const text = `${cast('quick-shot')}verb "leaps": gamble\nverb "leaps on": gamble\nround 1\n  Ann: leaps on the roof, common "land", hard "hold on".\n`;
    const [only] = analyze(text, { file: 'test.clash', include: () => undefined }).scenarios;
    assert.deepEqual(
      only?.odds().rounds[0]?.actions.map(({ words }) => words),
      ['Ann leaps on “the roof”'],
    );
  });
});
