/** Hazards and supply in Acquire Moveables: the worked cases of the reading, and each sentence played. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say } from '../../../server/analysis/index.ts';
import type { ContestOdds, RoundOdds, Step } from '../../../server/engine/index.ts';
import {
  coldInterval,
  colds,
  insulations,
} from '../../../server/engine/rulesets/acquire-moveables/hazards/cold-chart.ts';
import { sumWays } from '../../../server/engine/rulesets/acquire-moveables/hazards/dice-sums.ts';
import { fallDie, fallWays } from '../../../server/engine/rulesets/acquire-moveables/hazards/fall-dice.ts';
import { powderWays } from '../../../server/engine/rulesets/acquire-moveables/hazards/fire.ts';
import { swimEntry } from '../../../server/engine/rulesets/acquire-moveables/hazards/swimming-table.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { fall as fallBySecondOpinion, hypothermia, infection, words } from './second-opinion.ts';

interface Played {
  readonly rounds: readonly RoundOdds[];
  readonly steps: readonly Step[];
}

/** A scenario with Ann, who has all attributes 5 and 6 HP unless it is said otherwise. */
function played(
  rounds: string,
  { ann = 'STR 5  GRC 5  PRE 5  WIL 5  HP 6  LVL 1', options = '' }: { ann?: string; options?: string } = {},
): Played {
  const text = `rules acquire-moveables
${options}
combatant Ann (she) of the Players
  ${ann}
combatant Bob (he) of the Host
  HP 9
scenario "Worked"
${rounds}`;
  const { reading, scenarios } = analyze(text, { file: 'worked.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), [], text);
  const [scenario] = scenarios;
  assert.ok(scenario !== undefined);
  return {
    rounds: scenario.odds().rounds,
    steps: scenario.timeline().rounds.flatMap(({ steps }) => steps),
  };
}

function contestOf({ rounds }: Played, kind: string): ContestOdds {
  const contest = rounds.flatMap(({ contests }) => contests).find((each) => each.kind === kind);
  assert.ok(contest !== undefined, `no ${kind}`);
  return contest;
}

function chance({ odds }: ContestOdds, ...outcomes: readonly string[]): string {
  return outcomes.reduce((sum, id) => sum.add(odds.get(id)?.chance ?? 0), new Fraction(0)).toFraction();
}

/** The chance that somebody is in a state after the first round, or after the last. */
function standing({ rounds }: Played, who: string, state: string): string {
  const odds = rounds.at(-1)?.standing?.find((each) => each.who === who)?.odds;
  return (odds?.get(state)?.chance ?? new Fraction(0)).toFraction();
}

const titles = ({ steps }: Played, ...kinds: readonly string[]): readonly string[] =>
  steps.filter(({ kind }) => kinds.includes(kind)).map(({ title }) => title);

const belowZero = ['silent', 'dies'] as const;

describe('a fall in Acquire Moveables', () => {
  it('has the dice of am-t103', () =>
    assert.deepEqual(
      [1, 2, 3, 5, 10, 18, 19, 20, 34, 40].map((squares) => fallDie(squares, 0)),
      [0, 2, 2, 4, 10, 16, 16, 20, 30, 40],
    ));

  it('has the means of am-t104', () => {
    const meanOf = (die: number): string =>
      fallWays(die, Infinity)
        .reduce(
          (sum, { what: { first, second }, weight }) => sum.add(new Fraction(weight).mul(first * second)),
          new Fraction(0),
        )
        .div(6 * die)
        .toFraction();
    assert.deepEqual(
      [0, 1, 2, 3].map((steps) => meanOf(fallDie(34, steps))),
      ['217/4', '175/4', '147/4', '119/4'],
    );
  });

  it('takes somebody with 6 HP below 0 as in am-t106', () => {
    assert.equal(chance(contestOf(played('round 1\n  Ann falls 5 sq.\n'), 'fall'), ...belowZero), '1/2');
    assert.equal(chance(contestOf(played('round 1\n  Ann falls 5 sq, jumping.\n'), 'fall'), ...belowZero), '1/4');
  });

  it('kills as in am-t107, whatever the text is silent about', () => {
    const fall = contestOf(played('round 1\n  Ann falls 10 sq.\n'), 'fall');
    assert.deepEqual([chance(fall, ...belowZero), chance(fall, 'dies')], ['23/30', '5/12']);
  });

  it('is measured in squares, of which two metres are one', () =>
    assert.equal(chance(contestOf(played('round 1\n  Ann falls 10 metres.\n'), 'fall'), ...belowZero), '1/2'));

  it('does its damage once, or for each square by the option', () => {
    const often = contestOf(
      played('round 1\n  Ann falls 2 sq.\n', { options: 'option fall product per-square' }),
      'fall',
    );
    // 1d6 × 1d2 × 2 is above 6 for 4, 5 and 6 with a 1, and for 2 and more with a 2.
    assert.equal(chance(often, ...belowZero), '2/3');
  });

  it('says each reason for a smaller die, and does nothing below d2', () => {
    const { steps } = played('round 1\n  Ann falls 5 sq, on purpose, onto soft ground, lightly loaded.\n');
    assert.match(
      steps.find(({ kind }) => kind === 'fall')?.text ?? '',
      /d4, a step down for each of a jump on purpose, little to carry and something soft to land on: nothing/u,
    );
  });

  it('has the damage of a program written from the text alone, but for a square, which is 0 here', () => {
    let compared = 0;
    for (let squares = 2; squares <= 1100; squares += squares < 120 ? 1 : 37)
      for (const softeners of [0, 1, 2, 3]) {
        compared += 1;
        const die = fallDie(squares, softeners);
        const ways = die === 0 ? [{ what: { first: 0, second: 0 }, weight: 1n }] : fallWays(die, Infinity);
        const total = ways.reduce((sum, { weight }) => sum + weight, 0n);
        assert.deepEqual(
          Object.fromEntries(
            ways.map(({ what, weight }) => {
              const { n, d } = new Fraction(weight, total);
              return [what.first * what.second, `${n}/${d}`];
            }),
          ),
          Object.fromEntries(
            [...fallBySecondOpinion({ squares, softeners })].map(([key, share]) => [key, words(share)]),
          ),
          `${squares} squares, ${softeners} softeners`,
        );
      }
    assert.ok(compared > 500);
    // The text has no die below d2 (line 298): the program calls it silent, and our reading takes the minimum of 0.
    assert.deepEqual([...fallBySecondOpinion({ squares: 1, softeners: 0 }).keys()], ['silent die below d2']);
    assert.equal(fallDie(1, 0), 0);
  });
});

describe('fire in Acquire Moveables', () => {
  it('does 1d6 each round until it is out', () => {
    const { steps, rounds } = played('round 1\n  Bob is on fire.\nround 2\nround 3\n  Bob is no longer on fire.\n');
    assert.equal(steps.filter(({ kind }) => kind === 'fire').length, 2);
    assert.equal(chance(contestOf({ steps, rounds }, 'fire'), 'wounds'), '1');
  });

  it('explodes gunpowder as in am-t102', () =>
    assert.deepEqual(
      [1, 2, 3, 4].map((slots) => {
        const fire = played('round 1\n  Ann is on fire.\n', { ann: `HP 6\n  gunpowder ${slots} slots` });
        return chance(contestOf(fire, 'powder'), 'explodes');
      }),
      ['7/20', '329/600', '1337/2000', '8953/12000'],
    ));

  it('leaves fewer slots for the next round', () => {
    const { steps } = played('round 1\n  Ann is on fire.\nround 2\nround 3\nround 4\n', {
      ann: 'HP 90\n  gunpowder 1',
    });
    const explosions = steps.filter(({ kind }) => kind === 'powder');
    assert.equal(explosions.filter(({ title }) => title.endsWith('gunpowder explodes')).length <= 1, true);
    assert.ok(explosions.length <= 4);
    assert.equal(
      powderWays(3, 4).reduce((sum, { weight }) => sum + weight, 0n),
      1000n,
    );
  });

  it('reads the column that is decided, and lets those below 0 HP fall (am-q104, am-183)', () => {
    const burning = played('round 1\n  decides hazard location: Legs\n  Ann is on fire.\n', {
      ann: 'HP 2  LVL 1\n  below 0 HP falls',
    });
    const fire = contestOf(burning, 'fire');
    // Of 1 to 6 damage 1 and 2 leave HP, 3 is −1 HP (prone), and 4 to 6 are empty cells.
    assert.deepEqual(
      ['wounds', 'prone', 'silent', 'dies'].map((outcome) => chance(fire, outcome)),
      ['1/3', '1/6', '1/2', '0'],
    );
    assert.equal(standing(burning, 'Ann', 'out of the fight'), '2/3');
  });

  it('burns through a longer round, and ends with death', () => {
    const { steps } = played('round 1, 10 minutes\n  Bob is on fire.\n');
    assert.match(steps.findLast(({ kind }) => kind === 'fire')?.text ?? '', /It kills Bob/u);
  });
});

describe('breath in Acquire Moveables', () => {
  it('lasts STR + WIL rounds, as in am-t108', () => {
    const rounds = Array.from(
      { length: 11 },
      (_, at) => `round ${at + 1}\n${at === 0 ? '  Ann is under water.\n' : ''}`,
    );
    const ten = played(rounds.join(''), { ann: 'STR 6  WIL 4' });
    assert.deepEqual(titles(ten, 'breath').slice(-2), ['Ann holds her breath', 'Ann has no breath left']);
    assert.deepEqual(titles(ten, 'fatigue'), ['Ann gains 1 drowning fatigue']);
  });

  const long =
    'round 1, 1 minute\n  Ann is under water.\nround 2, 1 minute\nround 3\n  Ann is no longer under water.\n';

  it('is followed by fatigue each round, and is whole again above water', () => {
    const dive = played(long, { ann: 'STR 1  WIL 2' });
    assert.deepEqual(titles(dive, 'fatigue'), ['Ann gains 1 drowning fatigue', 'Ann gains 4 drowning fatigue']);
    assert.deepEqual(titles(dive, 'breath').at(-1), 'Ann breathes again');
    const again = played(`${long}round 4\n  Ann is under water.\n`, { ann: 'STR 1  WIL 2' });
    assert.deepEqual(titles(again, 'breath').at(-1), 'Ann holds her breath');
  });

  it('is followed by fatigue once, by the option', () =>
    assert.deepEqual(titles(played(long, { ann: 'STR 1  WIL 2', options: 'option drown rate once' }), 'fatigue'), [
      'Ann gains 1 drowning fatigue',
    ]));

  it('ends in death with the first fatigue that finds no room', () => {
    const dive = played('round 1, 10 minutes\n  Ann is under water.\n', { ann: 'STR 1  WIL 1' });
    assert.equal(standing(dive, 'Ann', 'dead'), '1');
  });
});

describe('cold in Acquire Moveables', () => {
  it('has the chart of a program written from the text alone, but for insulation in the water', () => {
    const differing: string[] = [];
    for (const cold of colds)
      for (const insulation of insulations)
        for (const immersed of [false, true]) {
          const ours = coldInterval(cold, insulation, immersed);
          const minutes = typeof ours === 'number' ? ours / 60 : ours === 'never' ? undefined : 'n/a';
          if (minutes !== hypothermia({ cold, insulation, immersed }))
            differing.push(`${cold} ${insulation} ${immersed}`);
        }
    // Lines 77 and 85: in the water the program keeps the column of the clothes, and our reading (am-q042) takes the
    // first, since the row for extreme cold has no entry but that.
    assert.equal(differing.length, 9);
    assert.ok(differing.every((each) => each.endsWith('true') && !each.includes('inadequate')));
  });

  for (const [cold, span, unit] of [
    ['the cold is extreme', 10, 'minutes'],
    ['the cold is moderate', 1, 'hours'],
    ['it is cold', 4, 'hours'],
  ] as const)
    it(`gives fatigue, frostbite and death in inadequate clothes as in am-t064: ${cold}`, () => {
      const night = played(`round 1, ${9 * span} ${unit}\n  ${cold}.\nround 2, ${span} ${unit}\n`, {
        ann: 'STR 5  WIL 5\n  insulation inadequate',
      });
      assert.deepEqual(titles(night, 'fatigue', 'frostbite', 'death'), [
        ...[1, 2, 3].flatMap(() => [
          ...Array.from({ length: 3 }, () => 'Ann gains 1 hypothermia fatigue'),
          'Ann has frostbite',
        ]),
        'Ann gains 1 hypothermia fatigue',
        'Ann dies of hypothermia',
      ]);
      assert.equal(standing(night, 'Ann', 'dead'), '1');
      assert.match(
        night.steps.filter(({ kind }) => kind === 'fatigue')[1]?.text ?? '',
        /^It comes from the cold, 2 of 9 times in this round\./u,
      );
    });

  it('kills in light clothes after ten hours of extreme cold (am-t066)', () => {
    const night = played('round 1, 9 hours\n  the cold is extreme.\nround 2, 1 hour\n', {
      ann: 'STR 5\n  insulation light',
    });
    assert.deepEqual(
      [night.steps.filter(({ kind }) => kind === 'fatigue').length, titles(night, 'death').length],
      [10, 1],
    );
  });

  it('counts what is left of an interval, and is a level worse in water or wet clothes', () => {
    const hours = played(
      'round 1, 40 minutes\n  the cold is moderate.\n  Ann is wet.\nround 2, 20 minutes\nround 3, 10 minutes\n' +
        '  Ann is in the water.\nround 4, 1 hour\n  Ann is out of the water.\n  Ann is dry.\n  it is no longer cold.\n',
      { ann: 'insulation heavy' },
    );
    assert.equal(titles(hours, 'fatigue').length, 2);
  });

  it('asks for what nobody has written about clothes', () =>
    assert.match(
      titles(played('round 1, 1 hour\n  it is cold.\n'), 'cold').join(),
      /nothing says how warmly dressed/u,
    ));

  it('goes away in the warmth, by the hour or in a bath (am-073)', () => {
    const warm = played(
      'round 1, 50 minutes\n  the cold is extreme.\nround 2, 90 minutes\n  Ann is in the warmth.\nround 3, 1 hour\n' +
        '  Ann is in a warm bath.\nround 4, 10 minutes\n  Ann is out in the cold.\n  Ann has inadequate insulation.\n',
      { ann: 'insulation inadequate' },
    );
    assert.deepEqual(titles(warm, 'relief'), ['Ann loses 1 hypothermia fatigue', 'Ann loses 4 hypothermia fatigue']);
    assert.equal(titles(warm, 'fatigue').length, 6);
  });
});

describe('thirst and hunger in Acquire Moveables', () => {
  it('kill on day 3 and on day 12 (am-t061, am-t062)', () => {
    const [thirst, hunger] = [
      played('round 1\n  5 days pass without water.\n'),
      played('round 1\n  20 days pass without rations for Ann.\n'),
    ];
    assert.deepEqual([titles(thirst, 'fatigue').length, titles(thirst, 'death')], [3, ['Ann dies of dehydration']]);
    assert.deepEqual([titles(hunger, 'fatigue').length, titles(hunger, 'death')], [12, ['Ann dies of starvation']]);
  });

  it('are relieved by water and rations', () => {
    const fed = played(
      'round 1\n  2 days pass without water or rations.\nround 2\n  Ann drinks a little water.\n  Ann drinks enough.\n  Ann eats a ration.\n',
    );
    assert.deepEqual(titles(fed, 'relief'), [
      'Ann loses 1 dehydration fatigue',
      'Ann loses 5 dehydration fatigue',
      'Ann loses 1 starvation fatigue',
    ]);
    assert.equal(titles(fed, 'death').length, 0);
  });

  it('take 2d6 HP for 5 rations, and none with half the chance after a test of WIL 5 (am-t063)', () => {
    const greedy = contestOf(played('round 1\n  Ann eats 5 rations.\n'), 'meal');
    assert.deepEqual([chance(greedy, ...belowZero), greedy.thrown], ['7/12', undefined]);
    const hungry = played('round 1\n  Ann eats 5 rations after going hungry.\n');
    assert.equal(chance(contestOf(hungry, 'gorging'), 'succeeds'), '1/2');
    assert.equal(contestOf(hungry, 'meal').thrown?.chance.toFraction(), '1/2');
    const mean = sumWays(2).reduce(
      (sum, { what, weight }) => sum + what.reduce((all, each) => all + each) * Number(weight),
      0,
    );
    assert.equal(mean / 36, 7);
  });

  it('count rations over the day, until another has passed', () => {
    const fed = played(
      'round 1\n  Ann eats 2 rations.\n  Ann eats 2 rations.\nround 2\n  a day passes without water.\n  Ann eats 2 rations.\n',
    );
    assert.equal(titles(fed, 'meal').length, 1);
  });

  it('have a test that spares the damage, and rations against thirst, by the options', () => {
    const options = 'option gorging test-spares-damage\noption ration removes thirst';
    const fed = played('round 1\n  a day passes without water.\n  Ann eats 5 rations after hunger.\n', { options });
    assert.deepEqual(titles(fed, 'relief'), ['Ann loses 3 dehydration fatigue']);
    assert.equal(contestOf(fed, 'meal').thrown?.chance.toFraction(), '1/2');
  });
});

describe('infection in Acquire Moveables', () => {
  for (const [fatigue, share] of [
    [1, '1/30'],
    [3, '1/10'],
    [6, '1/5'],
    [10, '1/3'],
  ] as const)
    it(`kills with ${share} at ${fatigue} fatigue in unsanitary conditions (am-t067)`, () => {
      const filth = played(
        `round 1\n  Ann gains ${fatigue} infection fatigue: "dirty bite".\n  Ann is in unsanitary conditions.\n`,
      );
      assert.equal(chance(contestOf(filth, 'infection'), 'dies'), share);
      assert.equal(words(infection({ fatigue })), share);
    });

  it('asks nothing of those who have none', () =>
    assert.match(titles(played('round 1\n  Ann is in unsanitary conditions.\n'), 'infection').join(), /no infection/u));
});

describe('swimming in Acquire Moveables', () => {
  it('has the table of the text, and is silent beyond it', () =>
    assert.deepEqual(
      ([0, 1, 2, 3, 4, 5] as const).map((rows) => [swimEntry('treading', rows), swimEntry('swimming', rows)]),
      [
        ['silent', 'silent'],
        [
          { fatigue: 1, every: 14_400 },
          { fatigue: 4, every: 14_400 },
        ],
        [
          { fatigue: 1, every: 3600 },
          { fatigue: 4, every: 14_400 },
        ],
        [{ fatigue: 1, every: 600 }, 'n/a'],
        ['sinks', 'sinks'],
        ['silent', 'silent'],
      ],
    ));

  it('passes three tests of GRC 5 with 1/8, and costs 4 fatigue each watch (am-t109)', () => {
    const swim = played('round 1, 3 watches\n  Ann: swims.\n    with 2 rows occupied\n');
    assert.equal(chance(contestOf(swim, 'swim'), 'swims'), '1/8');
    assert.deepEqual(
      titles(swim, 'fatigue'),
      Array.from({ length: 3 }, () => 'Ann gains 4 fatigue'),
    );
  });

  it('costs 1 fatigue for an hour of treading water with 2 rows, and 6 with 3 rows, with which nobody swims', () => {
    const cost = (deed: string, rows: number): readonly string[] =>
      titles(played(`round 1, 1 hour\n  Ann: ${deed}.\n    with ${rows} rows occupied\n`), 'fatigue', 'in water');
    assert.deepEqual(cost('treads water', 2), ['Ann gains 1 fatigue']);
    assert.deepEqual(cost('swims', 3), ['Ann can only tread water', 'Ann gains 6 fatigue']);
    assert.deepEqual(cost('treads water', 4), ['Ann sinks']);
    assert.deepEqual(cost('treads water', 7), ['Ann is in the water']);
    assert.deepEqual(cost('treads water', 1), ['Ann treads water']);
  });

  it('ends in death when fatigue finds no room (am-247)', () =>
    assert.deepEqual(titles(played('round 1, 10 hours\n  Ann: treads water.\n    with 3 rows occupied\n'), 'death'), [
      'Ann dies by drowning',
    ]));

  it('tests PRE to get out of armour', () =>
    assert.equal(
      chance(contestOf(played('round 1\n  Ann is in the water.\n  Ann: sheds her armour.\n'), 'shedding'), 'succeeds'),
      '1/2',
    ));
});

describe('the rows of a sheet in Acquire Moveables', () => {
  const sheet = 'STR 5  GRC 5  HP 6\n  carried rows 4, 4, 4, 4\n  has 5 fatigue';

  it('say how heavy a swimmer is, and whether a fall is softened by a light load', () => {
    const [swim, drop] = [
      played('round 1, 1 hour\n  Ann: treads water.\n', { ann: sheet }),
      played('round 1\n  Ann falls 5 sq.\n', { ann: sheet }),
    ];
    assert.deepEqual(titles(swim, 'fatigue'), ['Ann gains 1 fatigue']);
    // Two rows are in use, of which one is full.
    assert.match(
      drop.steps.find(({ kind }) => kind === 'fall')?.text ?? '',
      /d4, a step down for little to carry: d2/u,
    );
  });
});
