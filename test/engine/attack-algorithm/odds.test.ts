/**
 * How the odds of the New attack algorithm are presented: owners, order, names, and the conditions that follow from
 * them.
 */
import { runToEnd } from '../../../server/engine/index.ts';
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { attackAlgorithm } from '../../../server/engine/rulesets/attack-algorithm/index.ts';
import { chanceOf as shareOf, everyPlay } from '../chance/dice/every-play.ts';
import { mean, oddsOf, scenarioOf, sides, told } from './odds-of.ts';

const cast = [
  'side the Wardens run by the Players',
  'side the Reavers run by the Host',
  'combatant Ilse (she) of the Wardens',
  'Attack Bonus 1',
  'carries spear',
  'combatant Tam (he) of the Wardens',
  'combatant the Reeve (he) of the Reavers',
  'combatant Cur (he) of the Reavers',
].join('\n');

const text = (...lines: readonly string[]): string => [cast, ...lines].join('\n');

describe('the odds of everybody’s own roll', () => {
  const { actions, contests } = oddsOf(
    text(
      'champion Ilse',
      'round 1',
      'Ilse: attacks the Reeve.',
      'rolls 1 6',
      'Tam: climbs "the rail" at 3/6.',
      '1 penalty die "ice"',
      'the Reeve: attacks Tam.',
      'Cur: waits.',
    ),
  );

  it('are in the order of the text, checks among attacks, without those who roll nothing', () => {
    assert.deepEqual(
      actions.map(({ words }) => words),
      ['Ilse attacks the Reeve with her spear', 'Tam climbs “the rail”', 'the Reeve attacks Tam'],
    );
    assert.deepEqual(
      actions.map(({ actor, verb, target = '' }) => `${actor} ${verb} ${target}`),
      ['Ilse attacks Reeve', 'Tam climbs ', 'Reeve attacks Tam'],
    );
  });

  it('begin with the outcome that matters most', () => {
    assert.deepEqual(
      actions.map(({ odds }) => [...odds.keys()].join(', ')),
      ['hits, 1 hit, 2 hits, no hits', 'succeeds, fails, fails, degree 1, fails, degree 2', 'hits, no hits'],
    );
    assert.equal(told(actions[0]!.odds), 'hits 35/36, 1 hit 5/18, 2 hits 25/36, no hits 1/36');
  });

  it('are shown again given the pinned dice, and only there', () => {
    assert.deepEqual(
      actions.map(({ pinned }) => told(pinned)),
      ['hits 1, 1 hit 1', '', ''],
    );
  });

  it('are those of one die where nobody is champion', () => {
    const { action } = oddsOf(text('round 1', 'Ilse and Tam: attack Cur.'));
    assert.equal(told(action('Ilse').odds), 'hits 5/6, no hits 1/6');
  });

  it('have contests next to them: checks first, then a roll for each side', () => {
    assert.deepEqual(
      contests.map(({ kind, parties }) => `${kind}: ${parties.join(', ')}`),
      ['check: Tam', 'single-sided roll: Ilse', 'single-sided roll: Reeve'],
    );
    assert.deepEqual(
      contests.map(({ odds }) => [...odds.keys()].join(', ')),
      ['succeeds, fails', 'the Wardens hit, no hits', 'the Reavers hit, no hits'],
    );
  });

  it('count a champion’s penalty dice once, or as often as there are dice (aa-q07)', () => {
    const odds = (choice: string): string =>
      told(oddsOf(sides({ x: '4/6 -2', y: 1, scenario: `option champion penalty ${choice}` })).action('X1').odds);
    assert.equal(odds('one-hit-if-all-hit'), 'hits 8/27, no hits 19/27');
    assert.equal(odds('all-dice-if-all-hit'), 'hits 8/27, 3 hits 8/27, no hits 19/27');
    assert.equal(odds('every-hit'), 'hits 26/27, 1 hit 2/9, 2 hits 4/9, 3 hits 8/27, no hits 1/27');
  });

  const exploding = (...lines: readonly string[]): string =>
    told(
      oddsOf(`option crit explosion on\n${text('round 1', 'Tam: climbs "the rail" at 4/6.', ...lines)}`).action('Tam')
        .pinned,
    );

  it('take the pinned dice of more degrees, up to the first that adds none (aa-q28)', () => {
    assert.equal(exploding('rolls 3', 'crit rolls 1 1 4'), 'succeeds 1, succeeds, degree 3 1');
    assert.equal(
      exploding('rolls 6', 'crit rolls 1'),
      'fails 1, fails, degree 2 5/6, fails, degree 3 5/36, fails, degree 4 5/216, fails, degree 5 or more 1/216',
    );
    assert.equal(exploding('rolls 3', 'crit rolls 4 1'), 'succeeds 1');
  });

  it('allow for rolled dice among the pinned ones for more degrees: each continues with a chance of 1 in 6', () => {
    assert.equal(
      exploding('rolls 3', 'crit rolls any 4'),
      'succeeds 1, succeeds, degree 1 5/6, succeeds, degree 2 1/6',
    );
    assert.equal(
      exploding('rolls 3', 'crit rolls 1 any 4'),
      'succeeds 1, succeeds, degree 2 5/6, succeeds, degree 3 1/6',
    );
    assert.equal(exploding('rolls 3', 'crit rolls 1 any'), exploding('rolls 3', 'crit rolls 1'));
  });

  it('ignore pinned dice for more degrees where nothing explodes', () => {
    assert.equal(
      oddsOf(text('round 1', 'Tam: climbs "the rail" at 4/6.', 'crit rolls 1')).action('Tam').pinned,
      undefined,
    );
  });
});

describe('the odds of a roll of sides', () => {
  it('leave out a roll in which the text names no die for somebody (aa-q21)', () => {
    const { actions, contests } = oddsOf(
      text('round 1', 'Ilse: attacks Cur.', 'TN +3 "asleep"', 'Tam: attacks Cur.', 'Cur: attacks Tam.'),
    );
    assert.deepEqual([actions.map(({ actor }) => actor), contests.map(({ parties }) => parties)], [['Cur'], [['Cur']]]);
  });

  it('leave out a contested roll of three sides (aa-q36)', () => {
    const { actions, contests } = oddsOf(
      text(
        'side the Crows run by the Host',
        'combatant Kra (it) of the Crows',
        'round 1',
        'contested',
        'Ilse: attacks Cur.',
        'Cur: attacks Kra.',
        'Kra: attacks Ilse.',
      ),
    );
    assert.deepEqual([actions, contests], [[], []]);
  });

  it('name those who can’t do what they announce', () => {
    const [{ idle }] = [
      oddsOf(text('round 1', 'Cur is out of the fight.', 'Tam: attacks Cur.', 'Cur: attacks Tam.')).rounds[0]!,
    ];
    assert.deepEqual(
      idle!.map(({ who, why }) => `${who}: ${why}`),
      ['Cur: out of the fight', 'Tam: nobody left to attack'],
    );
    assert.equal(oddsOf(text('round 1', 'Tam: attacks Cur.')).rounds[0]!.idle, undefined);
  });

  it('don’t say that nobody is left where a name is undeclared', () => {
    const { idle } = analyze(`rules attack-algorithm\n${text('round 1', 'Tam: attacks Curr.')}`, { file: 'x.clash' })
      .scenarios[0]!.firstOdds.rounds[0]!;
    assert.deepEqual(
      idle!.map(({ why }) => why),
      ['nobody called Curr to attack'],
    );
  });

  const contested = oddsOf(
    text('champion Ilse', 'round 1', 'contested', 'Ilse: attacks the Reeve.', 'Tam: attacks Cur.', 'Cur: attacks Tam.'),
  ).contest();

  it('are distributions of each side’s hits and damage, and the same on each enemy', () => {
    assert.deepEqual(
      contested.distributions!.map(({ of }) => of),
      [
        'hits of the Wardens',
        'damage of the Wardens',
        'hits on the Reeve',
        'damage to the Reeve',
        'hits on Cur',
        'damage to Cur',
        'hits of the Reavers',
        'damage of the Reavers',
        'hits on Tam',
        'damage to Tam',
      ],
    );
  });

  it('have a share of damage that is left open with the tie, and no mean in that case', () => {
    const [damage] = contested.distributions!.filter(({ of }) => of === 'damage of the Reavers');
    assert.equal([...damage!.values.keys()].at(-1), 'left open');
    assert.equal(
      damage!.values.get('left open')!.chance.toFraction(),
      contested.odds.get('tie, left open')!.chance.toFraction(),
    );
    assert.equal(mean(damage!), 'left open');
  });

  it('are also given with the pins, without impossible values before the first and after the last', () => {
    const odds = oddsOf(
      text('champion Ilse', 'round 1', 'Ilse: attacks Cur.', 'rolls 1', 'Tam: attacks Cur.', 'rolls 6'),
    );
    assert.equal(told(odds.contest().pinned), 'the Wardens hit 1');
    assert.deepEqual([...odds.distribution('hits of the Wardens').values.keys()], ['1', '2']);
    assert.equal(told(odds.contest().odds), 'the Wardens hit 215/216, no hits 1/216');
  });

  it('keep an impossible value between others', () => {
    const values = oddsOf(
      sides({ x: '4/6 -1', y: 1, scenario: 'option champion penalty all-dice-if-all-hit' }),
    ).distribution('hits of the Exes').values;
    assert.deepEqual(
      [...values].map(([name, { chance }]) => `${name} ${chance.toFraction()}`),
      ['0 5/9', '1 0', '2 4/9'],
    );
  });

  const differing = (decision: string, ...more: readonly string[]) =>
    oddsOf(
      [
        cast,
        'combatant Una (she) of the Wardens',
        'damage d8',
        'champion Ilse',
        'round 1',
        decision,
        'Ilse: attacks Cur.',
        'rolls 1 6',
        'Una: attacks Cur.',
        'rolls 6',
        ...more,
      ].join('\n'),
    ).distribution('damage of the Wardens');

  it('leave damage open until somebody decides which of different dice counts (aa-q16)', () => {
    assert.equal(told(differing('').values), 'left open 1');
    assert.equal(told(differing('decides hit die: d4').values), '1 1/4, 2 1/4, 3 1/4, 4 1/4');
  });

  it('don’t need that die for the damage of fewer hits', () => {
    assert.equal(
      told(
        differing(
          'contested',
          'Cur: attacks Ilse.',
          'rolls 1',
          '1 bonus die "fury"',
          'the Reeve: attacks Una.',
          'rolls 1',
          'champion Cur',
        ).values,
      ),
      '1 1',
    );
  });

  it('take the pinned die of a first hit', () => {
    const odds = oddsOf(
      text(
        'champion Ilse',
        'round 1',
        'the first hit on Cur rolls 5.',
        'Ilse: attacks Cur.',
        'rolls 1 1',
        'Tam: waits.',
      ),
    );
    assert.equal(told(odds.distribution('damage to Cur').values), '6 1');
    assert.equal(told(odds.distribution('damage of the Wardens').values), '6 1');
  });

  it('ignore a pinned face that the die of a first hit doesn’t have', () => {
    const odds = oddsOf(
      text('weapon spear: damage d4', 'round 1', 'the first hit on Cur rolls 5.', 'Ilse: attacks Cur.', 'rolls 1 6'),
    );
    assert.equal(told(odds.distribution('damage to Cur').values), '1 1/4, 2 1/4, 3 1/4, 4 1/4');
  });
});

describe('the chance of reaching a round', () => {
  const contested = ['contested', 'Ilse: attacks Cur.', '1 penalty die "mud"', 'Cur: attacks Ilse.'];

  for (const [name, condition, ...first] of [
    ['a side that hits alone', 'the Wardens acted', 'Ilse: attacks Cur.', '2 penalty dice "mud"'],
    ['a side that hits after a check', 'the Wardens acted', 'Tam: climbs "the rail" at 1/4.', 'Ilse: attacks Cur.'],
    ['a side that doesn’t attack', 'the Reavers acted', 'Ilse: attacks Cur.'],
    ['a side with more hits', 'the Wardens acted', ...contested],
    ['the other side', 'the Reavers acted', ...contested],
    [
      'a side that wins ties',
      'the Reavers acted',
      'decides contested tie: initiative',
      'the Reavers have the initiative.',
      ...contested,
    ],
    [
      'a side that loses ties',
      'the Wardens acted',
      'decides contested tie: initiative',
      'the Reavers have the initiative.',
      ...contested,
    ],
    ['a tie', 'a tie happened', ...contested],
    ['a tie that is decided', 'a tie happened', 'decides contested tie: full damage', ...contested],
    ['no tie where nothing is contested', 'a tie happened', 'Ilse: attacks Cur.'],
    ['an attacker who hits', 'Ilse succeeded', ...contested],
    ['an attacker who misses', 'Ilse failed', ...contested],
    ['a check', 'Tam succeeded', 'Tam: climbs "the rail" at 1/4.'],
    ['a check that fails', 'Tam failed', 'Tam: climbs "the rail" at 1/4.', 'Ilse: attacks Cur.'],
    ['a roll that isn’t won', 'not the Wardens acted', ...contested],
    ['somebody who is hurt', 'Cur is hurt', 'Ilse: attacks Cur.', '1 penalty die "mud"'],
    [
      'somebody who is unhurt, when a tie is decided',
      'Cur is unhurt',
      'decides contested tie: minimum damage',
      ...contested,
    ],
  ] as const) {
    it(`equals the sum over all courses: ${name}`, () => {
      const body = text(
        'champion Ilse',
        'round 1',
        'the first hit on Cur rolls 1.',
        'the first hit on Ilse rolls 1.',
        ...first,
        `round 2 if ${condition}`,
      );
      const scenario = scenarioOf(body);
      const courses = [
        ...everyPlay((throws) => runToEnd(attackAlgorithm.play(scenario, { throws, seed: 1 })).rounds.length),
      ];
      assert.equal(
        oddsOf(body).rounds[1]!.reached?.chance.toFraction(),
        shareOf(courses, (rounds) => rounds === 2),
      );
    });
  }

  for (const [name, condition, ...first] of [
    ['depends on damage that a tie leaves open', 'Cur is hurt', ...contested],
    ['depends on what defeat is', 'Cur is out of the fight', 'Ilse: attacks Cur.'],
    ['depends on a roll without a die', 'the Wardens acted', 'Ilse: attacks Cur.', 'TN +3 "asleep"'],
    ['depends on somebody who rolls nothing', 'Tam succeeded', 'Tam: waits.'],
  ] as const) {
    it(`isn’t given where it ${name}`, () => {
      assert.equal(oddsOf(text('round 1', ...first, `round 2 if ${condition}`)).rounds[1]!.reached, undefined);
    });
  }
});
