/** Contests, initiative, free actions and grenades, with each option in both of its values; and a fight of rounds. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze } from '../../../server/analysis/index.ts';
import { winnerOf } from '../../../server/engine/rulesets/acquire-moveables/dice/contest.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { coursesOf, shareOf } from '../every-course.ts';
import { chance, contestIn, fightOf, pinnedOutcomes, stepsOf, told, type FightText } from './fight-text.ts';

const contest = (words: string, before: readonly string[] = [], below = ''): FightText => ({
  before,
  rounds: `round 1\n  Sim: wrestles the Rat ${words}.\n${below}`,
});

const shares = (fight: FightText): readonly string[] =>
  ['one', 'other', 'nobody'].map((winner) => chance(contestIn(fight, 'contest'), winner));

describe('a contest', () => {
  it('is won by whoever alone succeeds, or else by the higher roll (am-t007)', () =>
    assert.deepEqual(shares(contest('by STR against its GRC')), ['16/25', '7/25', '2/25']));

  it('compares the numbers of different dice (am-t012)', () =>
    assert.deepEqual(shares(contest('with STR+GRC against its PRE')), ['7/10', '11/40', '1/40']));

  it('is rolled again on a tie, or nobody wins, as is chosen (am-t008)', () => {
    assert.deepEqual(shares(contest('by STR against its GRC', ['option contest tie re-roll'])), ['16/23', '7/23', '0']);
    const tie = (before: readonly string[]): readonly string[] =>
      told(contest('by STR against its GRC', before, '    rolls 2, opponent 2\n'), 'contest');
    const title = 'Sim and the Rat roll the same number, with the same result';
    assert.deepEqual(tie([]), [`${title}: The text doesn’t say who wins then: the group decides.`]);
    assert.deepEqual(tie(['decides contest tie "x"']), [`${title}: The group has decided: “x”.`]);
    assert.deepEqual(tie(['option contest tie draw']), [`${title}: Nobody wins.`]);
  });

  it('has the better of two rolls that is chosen (am-t016, am-q002)', () => {
    const with2 = (...before: readonly string[]): readonly string[] =>
      shares(contest('by GRC against its PRE', before, '    advantage "firm footing"\n'));
    const sides = [
      { sides: 10, target: 5 },
      { sides: 10, target: 5 },
    ] as const;
    const faces = Array.from({ length: 10 }, (_, index) => index + 1);
    const winners = faces.flatMap((one) =>
      faces.flatMap((two) => faces.map((other) => winnerOf(sides, [Math.max(one, two), other]))),
    );
    assert.deepEqual(with2(), ['123/200', '57/200', '1/10']);
    assert.deepEqual(
      with2('option advantage in contest highest-number'),
      (['one', 'other', 'nobody'] as const).map((winner) =>
        new Fraction(winners.filter((each) => each === winner).length, 1000).toFraction(),
      ),
    );
  });

  it('has the winners of am-t018', () => {
    const sides = [
      { sides: 10, target: 6 },
      { sides: 10, target: 4 },
    ] as const;
    assert.deepEqual(
      (
        [
          [7, 5],
          [3, 4],
          [6, 9],
          [2, 2],
          [8, 8],
          [5, 5],
        ] as const
      ).map((rolls) => winnerOf(sides, rolls)),
      ['one', 'other', 'one', 'nobody', 'nobody', 'one'],
    );
  });

  it('isn’t rolled against somebody who is out of the fight', () =>
    assert.deepEqual(
      told(
        { rounds: 'round 1\n  the Rat is out of the fight.\n  Sim: wrestles the Rat by STR against its GRC.\n' },
        'idle',
      ),
      ['The Rat is out of the fight: What is announced here doesn’t happen.'],
    ));
});

describe('initiative', () => {
  it('is tested only where somebody can come between the players’ characters', () => {
    const kinds = (side: string): readonly string[] => {
      const people = `combatant Ann (she) of the Players\n  GRC 5\ncombatant Rat (it) of the ${side}\n  GRC 5\n`;
      const text = `rules acquire-moveables\n${people}round 1\n  Rat: waits.\n  Ann: waits.\n`;
      const [scenario] = analyze(text, { file: 'alone.clash', rulesets: [acquireMoveables] }).scenarios;
      return scenario!.timeline(1).rounds[0]!.steps.map(({ kind, actor }) => `${kind} ${actor ?? ''}`);
    };
    const announced = ['round ', 'announce Rat', 'announce Ann'];
    assert.deepEqual(kinds('Players'), [...announced, 'act Rat', 'act Ann']);
    assert.deepEqual(kinds('Host').toSorted(), [...announced, 'act Rat', 'act Ann', 'initiative Ann'].toSorted());
  });

  const rounds = 'round 1\n  Sim: waits.\nround 2\n  Sim: waits.\n';

  it('is tested in each round, or once, as is chosen', () => {
    const tests = (...before: readonly string[]): number => told({ before, rounds }, 'initiative').length;
    assert.deepEqual([tests(), tests('option initiative once')], [2, 1]);
  });

  it('keeps its result where it is tested once, until time passes outside the fight', () => {
    const order = (second: string): readonly (string | undefined)[] =>
      stepsOf({
        before: ['option initiative once'],
        rounds:
          `round 1\n  the Rat: waits.\n  Sim: waits.\n    rolls initiative 1\n${second}` +
          'round 3\n  the Rat: watches.\n  Sim: watches.\n',
      })
        .filter(({ kind }) => kind === 'act' || kind === 'initiative')
        .map(({ kind, actor }) => (kind === 'act' ? actor : 'test'));
    assert.deepEqual(order(''), ['test', 'Sim', 'Rat', 'Sim', 'Rat']);
    assert.equal(order('round 2, 10 minutes\n  Sim: waits.\n').filter((each) => each === 'test').length, 2);
  });
});

describe('somebody who is winded', () => {
  const fight = (...before: readonly string[]): FightText => ({
    before,
    rounds:
      'round 1\n  the Rat: strikes Sim.\n    rolls location 5, damage 5\n' +
      'round 2\n  Sim: strikes the Rat.\n    also shouts "Air!"\nround 3\n  Sim: strikes the Rat.\n',
  });

  it('has no action in the next round alone, but free actions, unless it is chosen otherwise', () => {
    assert.deepEqual(told(fight(), 'idle', 'free'), [
      'Sim shouts: “Air!”',
      'Sim is winded and has no action: What is announced here doesn’t happen.',
    ]);
    assert.equal(told(fight('option winded everything'), 'free').length, 0);
    assert.deepEqual(told(fight(), 'state'), ['Sim is no longer winded']);
  });
});

describe('things in hand', () => {
  it('are drawn, dropped and picked up', () => {
    const rounds =
      'round 1\n  Sim: strikes the Rat with his knife.\nround 2\n  Sim: strikes the Rat with his knife.\n' +
      '    also draws his knife\n    also drops his knife\nround 3\n  Sim: strikes the Rat with his knife.\n' +
      'round 4\n  Sim: picks up his knife.\nround 5\n  Sim: strikes the Rat with his knife.\n';
    assert.deepEqual(
      stepsOf({ sim: ['HP 4', 'carries knife (sheathed)'], rat: ['HP 90'], rounds })
        .filter(({ kind }) => ['idle', 'free', 'fetching', 'blow'].includes(kind))
        .map(({ kind, title }) => (kind === 'blow' ? 'blow' : title)),
      [
        'Sim’s knife is sheathed',
        'Sim draws his knife',
        'blow',
        'Sim drops his knife',
        'Sim’s knife is on the ground',
        'Sim picks up his knife',
        'blow',
      ],
    );
  });

  it('fall when the arms are hit, but not what is part of the body', () => {
    const text = (who: string, other: string): string | undefined =>
      told(
        {
          sim: ['HP 4', 'armour Shield 1'],
          rat: ['HP 4'],
          rounds: `round 1\n  ${who}: strikes ${other}.\n    rolls location 7, damage ${other === 'Sim' ? 6 : 5}\n`,
        },
        'blow',
      )[0]?.split('HP. ')[1];
    assert.deepEqual(
      [text('the Rat', 'Sim'), text('Sim', 'the Rat')],
      ['Sim drops the pike and shield.', 'The Rat has nothing in hand to drop.'],
    );
  });
});

describe('armour with a shield', () => {
  it('may be more than 3, or not, as is chosen', () => {
    const outcome = (...before: readonly string[]): readonly string[] =>
      pinnedOutcomes(
        contestIn(
          {
            before,
            sim: ['HP 8', 'armour Head 3, Shield 2'],
            rounds: 'round 1\n  the Rat: strikes Sim.\n    rolls location 1, damage 5\n',
          },
          'blow',
        ),
      );
    assert.deepEqual([outcome(), outcome('option shield cap three')], [['stopped'], ['wounds']]);
  });
});

describe('a mishap', () => {
  it('has a direction, or only a distance, as is chosen', () => {
    const text = (...before: readonly string[]): readonly string[] =>
      told(
        {
          before: ['weapon grenade: thrown', ...before],
          sim: ['HP 4', 'carries grenade'],
          rounds: 'round 1\n  Sim: hurls the grenade at the Rat.\n    rolls 9, mishap 3\n',
        },
        'mishap',
      );
    assert.deepEqual(text(), ['Mishap 3: it lands half the distance too short']);
    assert.deepEqual(text('option mishap axis none'), ['Mishap 3: it lands half the distance off the target']);
  });

  it('says what half the distance is, where that is written (am-207)', () => {
    const text = (mishap: number): readonly string[] =>
      told(
        {
          before: ['weapon grenade: thrown'],
          sim: ['HP 4', 'carries grenade'],
          rounds:
            'situation "a yard"\n  the Rat is 6 squares from Sim.\n' +
            `round 1\n  Sim: hurls the grenade at the Rat.\n    rolls 9, mishap ${mishap}\n`,
        },
        'mishap',
      );
    assert.deepEqual(text(3), ['Mishap 3: it lands half the distance too short: Half the distance is 3 squares.']);
    assert.deepEqual(text(9), [
      'Mishap 9: the fuse is far too short, and it goes off during the throw or right after it',
    ]);
  });
});

describe('a failed test to reload faster', () => {
  it('loses the usual step, or one more, as is chosen (trace F)', () => {
    const rounds = [5, 9, 6].map(
      (roll, at) => `round ${at + 1}\n  Sim: reloads his bow.\n    hurrying\n    rolls ${roll}\n`,
    );
    const counters = (...before: readonly string[]): readonly string[] =>
      told(
        {
          before: ['weapon bow: ranged, damage d6, reload 3', ...before],
          sim: ['HP 4', 'carries bow (unloaded)'],
          rounds: rounds.join(''),
        },
        'reload',
      ).map((text) => text.split(': ')[1] ?? '');
    assert.deepEqual(counters(), ['His bow is at 2 of 3.', 'His bow is at 2 of 3.', 'His bow is loaded.']);
    assert.deepEqual(counters('option reload failure lose-one'), [
      'His bow is at 2 of 3.',
      'His bow is at 1 of 3.',
      'His bow is loaded.',
    ]);
  });
});

describe('a fight of three rounds', () => {
  it('has the chances of all its courses, played one by one', () => {
    const blow = (round: number): string =>
      `round ${round}\n  the Rat: strikes Sim with its tooth.\n    4 steps easier "tiny dice"\n`.replace(
        '5 steps',
        '4 steps',
      );
    const { overall, scenario } = fightOf({
      before: ['weapon tooth: close, damage d4'],
      sim: ['HP 3  LVL 1', 'below 0 HP falls'],
      rounds: `${blow(1)}${blow(2)}${blow(3)}round 4 if Sim is hors de combat\n  the Rat: waits.\n`,
    });
    const isDown = scenario.rounds[3]!.when;
    if (isDown === 'always' || isDown === 'otherwise') assert.fail();
    const courses = coursesOf(scenario, acquireMoveables, [isDown]);
    for (const round of [1, 2, 3]) {
      const known = overall.holdsAfterNumber(round, isDown);
      assert.ok(known instanceof Fraction);
      assert.equal(
        known.toFraction(),
        shareOf(courses, (course) => course.get(round - 1)?.has(isDown) === true),
      );
    }
  });
});
