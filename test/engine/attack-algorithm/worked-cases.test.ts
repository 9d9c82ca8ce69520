/** The worked cases of the reading (section 5), each as a scenario. Expected figures are the reading’s own. */
import assert from 'node:assert/strict';
import { atLeast, chanceOf, mean, oddsOf, planOf, sides, told } from './odds-of.ts';

/** A check, with `lines` below it and `rules` above it. */
function check(difficulty: string, lines: readonly string[] = [], rules = ''): string {
  return [
    rules,
    'combatant Ilse (she) of the Players',
    'round 1',
    `Ilse: climbs "the wall" at ${difficulty}.`,
    ...lines,
  ].join('\n');
}

function succeeds(text: string): string {
  return chanceOf(oddsOf(text).action('Ilse').odds, 'succeeds');
}

/** Bonus dice; negative for penalty dice. */
function dice(net: number): readonly string[] {
  return net === 0 ? [] : [`${Math.abs(net)} ${net > 0 ? 'bonus' : 'penalty'} dice "luck"`];
}

describe('worked cases: difficulties', () => {
  it('are chances of one die (aa-t01)', () => {
    assert.deepEqual(
      ['1/4', '1/6', '2/6', '3/6', '4/6', '5/6', '7/8'].map((difficulty) => succeeds(check(difficulty))),
      ['1/4', '1/6', '1/3', '1/2', '2/3', '5/6', '7/8'],
    );
  });

  for (const [id, from, by, to, more = ''] of [
    ['aa-t02', '1/4', '-1', '1/6'],
    ['aa-t03', '5/6', '+1', '7/8'],
    ['aa-t04', '3/4', '+1', '5/6'],
    ['aa-t04', '1/6', '-1', '1/8'],
    ['aa-t06', '2/6', '-2', '1/8'],
    ['aa-t06', '2/6', '-3', '1/10', 'decides next die: d10'],
    ['aa-t07', '7/8', '+1', '9/10', 'decides next die: d10'],
    ['aa-q20', '2/6', '-3', '1/8', 'option overshoot one-step'],
  ] as const) {
    it(`${from} with TN ${by} is ${to}${more === '' ? '' : `, where it says “${more}”`} (${id})`, () => {
      assert.equal(succeeds(check(from, [`TN ${by} "a reason"`], more)), to);
    });
  }

  it('has no odds where the text names no larger die (aa-t07)', () => {
    const { actions, contests } = oddsOf(check('7/8', ['TN +1 "a rope"']));
    assert.deepEqual([actions, contests], [[], []]);
  });

  const attack = (defence: string, form: string, rules = ''): string =>
    chanceOf(
      oddsOf(
        [
          rules,
          'combatant Ilse (she) of the Players',
          'combatant Brok (he) of the Host',
          'situation "a yard"',
          `Brok defends ${defence}.`,
          form,
          'round 1',
          'Ilse: attacks Brok.',
        ].join('\n'),
      ).action('Ilse').odds,
      'hits',
    );
  const forms = ['Brok has superior form over Ilse.', '', 'Ilse has superior form over Brok.'];

  for (const [defence, chances, formFirst] of [
    ['not at all', '2/3 5/6 7/8', '2/3 5/6 7/8'],
    ['barely', '1/2 2/3 5/6', '1/2 2/3 3/4'],
    ['partially', '1/3 1/2 2/3', '1/3 1/2 5/8'],
    ['fully', '1/6 1/3 1/2', '1/6 1/3 1/2'],
  ] as const) {
    it(`of an attack on somebody who defends ${defence}, with inferior, even and superior form (aa-t08)`, () => {
      assert.equal(forms.map((form) => attack(defence, form)).join(' '), chances);
    });

    it(`of the same where form counts first (aa-t09): ${defence}`, () => {
      assert.equal(
        forms.map((form) => attack(defence, form, 'option modifier order form-then-defences')).join(' '),
        formFirst,
      );
    });
  }

  it('leaves d6 only for the undefended with inferior form (aa-t08)', () => {
    const now = (defence: string, form: string): string =>
      planOf(
        [
          'combatant Ilse (she) of the Players',
          'combatant Brok (he) of the Host',
          'situation "a yard"',
          `Brok defends ${defence}.`,
          form,
          'round 1',
          'Ilse: attacks Brok.',
        ].join('\n'),
      ).exchanges[0]!.sides[0]!.rolls[0]!.pool.difficulty!.now;
    assert.deepEqual(
      ['not at all', 'barely', 'partially', 'fully'].map((defence) =>
        forms.map((form) => now(defence, form)).join(' '),
      ),
      ['4/6 5/6 7/8', '3/6 4/6 5/6', '2/6 3/6 4/6', '1/6 2/6 3/6'],
    );
  });
});

describe('worked cases: checks with more dice', () => {
  for (const [id, difficulty, lines, chance] of [
    ['aa-t11', '3/6', ['1 bonus die "a"', '3 penalty dice "b"'], '1/8'],
    ['aa-t12', '5/6', ['2 bonus dice "a"', '2 penalty dice "b"'], '5/6'],
    ['aa-t13', '1/6', ['3 bonus dice "a"'], '671/1296'],
    ['aa-t14', '7/8', ['1 penalty die "a"'], '49/64'],
  ] as const) {
    it(`${difficulty}, ${lines.join(', ')}: ${chance} (${id})`, () => {
      assert.equal(succeeds(check(difficulty, lines)), chance);
    });
  }

  for (const [id, net, rolls, comes] of [
    ['aa-t16', -2, '1 5 6', 'fails 1, fails, degree 2 1'],
    ['aa-t17', -2, '1 2 3', 'succeeds 1'],
    ['aa-t18', 2, '4 5 6', 'fails 1'],
  ] as const) {
    it(`pinned ${rolls} at 3/6 with ${net} dice net: ${comes} (${id})`, () => {
      assert.equal(told(oddsOf(check('3/6', [...dice(net), `rolls ${rolls}`])).action('Ilse').pinned), comes);
    });
  }

  it('counts degrees at 4/6 with a bonus die (aa-t19)', () => {
    assert.equal(
      told(oddsOf(check('4/6', dice(1))).action('Ilse').odds),
      'succeeds 8/9, fails 1/9, succeeds, degree 1 4/9, succeeds, degree 2 4/9',
    );
  });

  it('mirrors bonus and penalty dice at 3/6 (aa-t21)', () => {
    const odds = (net: number) => oddsOf(check('3/6', dice(net))).action('Ilse').odds;
    assert.equal(chanceOf(odds(3), 'succeeds, degree 4'), '1/16');
    assert.equal(chanceOf(odds(-3), 'fails, degree 4'), '1/16');
  });

  it('explodes where all hit and where all miss (aa-t22, aa-t23)', () => {
    const { odds } = oddsOf(check('4/6', dice(1), 'option crit explosion on')).action('Ilse');
    // All hit 4/9, then 5/6, 5/36, 5/216 for 0, 1, 2 extra degrees, and 1/216 for more; all miss 1/9 the same.
    assert.equal(
      told(odds),
      [
        'succeeds 8/9, fails 1/9',
        'succeeds, degree 1 4/9, succeeds, degree 2 10/27, succeeds, degree 3 5/81, succeeds, degree 4 5/486, succeeds, degree 5 or more 1/486',
        'fails, degree 1 5/54, fails, degree 2 5/324, fails, degree 3 5/1944, fails, degree 4 or more 1/1944',
      ].join(', '),
    );
  });
});

/** Side P of the reading: a champion at 3/6 with two bonus dice, two others at 3/6. */
const sideP = '3/6 +2; 3/6; 3/6';

describe('worked cases: the hits of a side', () => {
  for (const [id, x, hits, of] of [
    ['aa-t24', sideP, '0 1/32, 1 5/32, 2 5/16, 3 5/16, 4 5/32, 5 1/32', '5/2'],
    ['aa-t26', '7/8 +2', '0 1/512, 1 21/512, 2 147/512, 3 343/512', '21/8'],
  ] as const) {
    it(`${x}: ${of} on average (${id})`, () => {
      const distribution = oddsOf(sides({ x, y: 1 })).distribution('hits of the Exes');
      assert.equal(told(distribution.values), hits);
      assert.equal(mean(distribution), of);
    });
  }

  it('eight dice at 2/6 (aa-t27)', () => {
    const distribution = oddsOf(sides({ x: '2/6 +3; 2/6; 2/6; 2/6; 2/6', y: 1 })).distribution('hits of the Exes');
    assert.deepEqual(
      ['0', '2', '3', '8'].map((hits) => chanceOf(distribution.values, hits)),
      ['256/6561', '1792/6561', '1792/6561', '1/6561'],
    );
    assert.equal(mean(distribution), '8/3');
  });

  for (const [choice, x, of, none] of [
    ['one-hit-if-all-hit', '4/6 -1; 4/6; 4/6', '16/9', '5/81'],
    ['all-dice-if-all-hit', '4/6 -1; 4/6; 4/6', '20/9', '5/81'],
    ['every-hit', '4/6 -1; 4/6; 4/6', '8/3', '1/81'],
    ['one-hit-if-all-hit', '4/6; 4/6; 4/6', '2', '1/27'],
  ] as const) {
    it(`${x}, ${choice}: ${of} on average, none at all ${none} (aa-t28, aa-t29)`, () => {
      const odds = oddsOf(sides({ x, y: 1, scenario: `option champion penalty ${choice}` }));
      assert.equal(mean(odds.distribution('hits of the Exes')), of);
      assert.equal(chanceOf(odds.contest().odds, 'no hits'), none);
    });
  }
});

/**
 * A pinned number of hits for a number of attackers; the champion has bonus dice for those that the others can’t roll.
 */
function pinnedHits(hits: number, attackers: number, enemies: number, round = ''): string {
  const more = Math.max(0, hits - attackers);
  const rolls = Array.from({ length: attackers + more }, (_, die) => (die < hits ? 1 : 6));
  const own = rolls.slice(0, 1 + more);
  return sides({
    x: [`5/6${more === 0 ? '' : ` +${more}`}`, ...Array.from({ length: attackers - 1 }, () => '5/6')].join('; '),
    y: enemies,
    round,
    under: Object.fromEntries(
      Array.from({ length: attackers }, (_, index) => [
        `X${index + 1}`,
        `rolls ${(index === 0 ? own : [rolls[more + index]!]).join(' ')}`,
      ]),
    ),
  });
}

describe('worked cases: sharing and damage', () => {
  for (const [id, hits, attackers, enemies, shared, of] of [
    ['aa-t31', 0, 3, 2, '0/0', '0'],
    ['aa-t32', 1, 3, 2, '1/0', '7/2'],
    ['aa-t33', 2, 3, 2, '1/1', '7'],
    ['aa-t34', 3, 3, 2, '2/1', '8'],
    ['aa-t36', 5, 3, 5, '2/2/1/0/0', '25/2'],
    ['aa-t37', 7, 3, 5, '3/2/2/0/0', '29/2'],
    ['aa-t38', 5, 1, 4, '5/0/0/0', '15/2'],
    ['aa-t39', 4, 5, 3, '2/1/1', '23/2'],
    ['aa-t41', 10, 4, 3, '4/3/3', '35/2'],
  ] as const) {
    const order = Array.from({ length: enemies }, (_, index) => `Y${index + 1}`);

    it(`${hits} hits of ${attackers} on ${enemies}: ${shared}, mean ${of} (${id})`, () => {
      const odds = oddsOf(pinnedHits(hits, attackers, enemies, `hits fall first on ${order.join(', ')}.`));
      assert.equal(
        order.map((name) => [...odds.distribution(`hits on ${name}`).values.keys()].join(' ')).join('/'),
        shared,
      );
      assert.equal(mean(odds.distribution('damage of the Exes')), of);
    });

    it(`the damage is the same where nobody says on whom they fall first (${id})`, () => {
      assert.equal(mean(oddsOf(pinnedHits(hits, attackers, enemies)).distribution('damage of the Exes')), of);
    });
  }

  it('side P does its mean damage to 1, 2, 3 and 5 enemies (aa-t42)', () => {
    assert.deepEqual(
      [1, 2, 3, 5].map((y) => mean(oddsOf(sides({ x: sideP, y })).distribution('damage of the Exes'))),
      ['315/64', '445/64', '525/64', '525/64'],
    );
  });

  it('side P’s damage to one enemy (aa-t43)', () => {
    const damage = oddsOf(sides({ x: sideP, y: 1 })).distribution('damage of the Exes');
    assert.deepEqual(
      [1, 4, 6, 8, 10].map((least) => atLeast(damage, least)),
      ['31/32', '47/64', '5/12', '23/192', '1/192'],
    );
  });

  it('a lone champion at 7/8 with two bonus dice (aa-t44)', () => {
    const damage = oddsOf(sides({ x: '7/8 +2', y: 1 })).distribution('damage to Y1');
    assert.equal(mean(damage), '5243/1024');
    assert.deepEqual(
      [4, 6, 8].map((least) => atLeast(damage, least)),
      ['1183/1536', '7/16', '343/3072'],
    );
  });

  it('three hits on one enemy are 1d6+2 (aa-t46)', () => {
    assert.equal(atLeast(oddsOf(pinnedHits(3, 3, 1)).distribution('damage to Y1'), 6), '1/2');
  });

  const remainder = (facts: readonly string[]): string =>
    [
      'side the Wardens run by the Players',
      'side the Reavers run by the Host',
      ...['Ilse', 'Tam', 'Una'].map((name) => `combatant ${name} (she) of the Wardens`),
      ...['Brok', 'Cur'].map((name) => `combatant ${name} (he) of the Reavers`),
      'champion Ilse',
      'situation "a yard"',
      ...facts,
      'round 1',
      'Ilse, Tam and Una: attack Brok and Cur.',
      'rolls 1',
    ].join('\n');

  it('the third hit falls on who defends less (aa-t47)', () => {
    const odds = oddsOf(remainder(['Cur defends barely.', 'Brok defends fully.']));
    assert.deepEqual(
      ['Cur', 'Brok'].map((name) => told(odds.distribution(`hits on ${name}`).values)),
      ['2 1', '1 1'],
    );
  });

  it('are unknown where defences and form point to different enemies (aa-t48)', () => {
    const odds = oddsOf(
      remainder([
        'Cur defends barely.',
        'Brok defends partially.',
        'Cur has superior form over Ilse.',
        'Ilse has superior form over Brok.',
      ]),
    );
    assert.deepEqual(
      ['Cur', 'Brok'].map((name) => told(odds.distribution(`hits on ${name}`).values)),
      ['1 or 2 1', '1 or 2 1'],
    );
    assert.deepEqual(
      ['Cur', 'Brok'].map((name) => told(odds.distribution(`damage to ${name}`).values)),
      ['left open 1', 'left open 1'],
    );
    assert.equal(mean(odds.distribution('damage of the Wardens')), '8');
  });
});

/** The reading doesn’t say who is on its side Q: these dice have the figures of aa-t53. */
const sideQ = '4/6 +1; 3/6; 2/6';

const pairs = {
  'one at 5/6 each': ['5/6', '5/6'],
  'one at 3/6 each': ['3/6', '3/6'],
  'P against a lone champion': [sideP, '3/6 +3'],
  'a lone champion against three': ['4/6 +2', '4/6; 4/6; 4/6'],
  'Q against Q': [sideQ, sideQ],
  'four against a lone champion': ['5/6; 5/6; 5/6; 5/6', '3/6 +4'],
  'two against two': ['5/6 +1; 4/6', '2/6; 2/6'],
} as const;

function pair(name: keyof typeof pairs, round = ''): string {
  const [x, y] = pairs[name];
  return sides({ x, y, round });
}

describe('worked cases: contested rolls', () => {
  for (const [id, name, more, fewer, none, tie] of [
    ['aa-t49', 'one at 5/6 each', '5/36', '5/36', '1/36', '25/36'],
    ['aa-t51', 'P against a lone champion', '1/2', '65/256', '1/512', '125/512'],
    ['aa-t52', 'a lone champion against three', '242/729', '242/729', '1/729', '244/729'],
    ['aa-t53', 'Q against Q', '1039/2916', '1039/2916', '1/729', '139/486'],
    ['aa-t54', 'four against a lone champion', '4195/6912', '137/864', '1/41472', '9725/41472'],
  ] as const) {
    it(`${name} (${id})`, () => {
      assert.equal(
        told(oddsOf(pair(name)).contest().odds),
        `the Exes hit more ${more}, the Whys hit more ${fewer}, tie, left open ${tie}, no hits ${none}`,
      );
    });
  }

  const ties = {
    full: 'decides contested tie: full damage',
    minimum: 'decides contested tie: minimum damage',
    'to X': 'decides contested tie: initiative\nthe Exes have the initiative.',
    'to Y': 'decides contested tie: initiative\nthe Whys have the initiative.',
  };

  for (const [name, means] of [
    ['one at 5/6 each', '35/12 35/12, 85/72 85/72, 35/12 85/72, 85/72 35/12'],
    ['one at 3/6 each', '7/4 7/4, 9/8 9/8, 7/4 9/8, 9/8 7/4'],
    ['P against a lone champion', '4465/1024 3323/1024, 15/4 1349/512, 4465/1024 1349/512, 15/4 3323/1024'],
    ['a lone champion against three', '11/3 11/3, 2063/729 2063/729, 11/3 2063/729, 2063/729 11/3'],
    ['Q against Q', '35731/5832 35731/5832, 6659/1458 6659/1458, 35731/5832 6659/1458, 6659/1458 35731/5832'],
    [
      'four against a lone champion',
      '450955/82944 288865/82944, 67055/13824 5005/1728, 450955/82944 5005/1728, 67055/13824 288865/82944',
    ],
    ['two against two', '2261/324 89/81, 1073/162 241/324, 2261/324 241/324, 1073/162 89/81'],
  ] as const) {
    it(`mean damage for each effect of ties: ${name} (section 5.6)`, () => {
      const told = Object.values(ties).map((round) => {
        const odds = oddsOf(pair(name, round));
        return `${mean(odds.distribution('damage of the Exes'))} ${mean(odds.distribution('damage of the Whys'))}`;
      });
      assert.equal(told.join(', '), means);
    });
  }

  for (const [difficulty, wins, none, tie] of [
    ['1/6', '5/36', '25/36', '1/36'],
    ['2/6', '2/9', '4/9', '1/9'],
    ['3/6', '1/4', '1/4', '1/4'],
    ['4/6', '2/9', '1/9', '4/9'],
    ['5/6', '5/36', '1/36', '25/36'],
    ['7/8', '7/64', '1/64', '49/64'],
  ] as const) {
    it(`a duel of equals at ${difficulty} (section 5.6)`, () => {
      assert.equal(
        told(oddsOf(sides({ x: difficulty, y: difficulty })).contest().odds),
        `the Exes hit more ${wins}, the Whys hit more ${wins}, tie, left open ${tie}, no hits ${none}`,
      );
    });
  }

  it('ties of 2, 3 and 5 a side at 3/6, including and excluding those without hits (aa-t56)', () => {
    const shares = [2, 3, 5].map((count) => {
      const { odds } = oddsOf(
        sides({
          x: Array.from({ length: count }, () => '3/6').join('; '),
          y: Array.from({ length: count }, () => '3/6').join('; '),
        }),
      ).contest();
      return odds.get('tie, left open')!.chance.add(odds.get('no hits')!.chance).toFraction();
    });
    assert.deepEqual(shares, ['3/8', '5/16', '63/256']);
  });

  const pinned = (x: string, y: string, round = '') => {
    const odds = oddsOf(sides({ x: '5/6 +2', y: '5/6 +2', round, under: { X1: `rolls ${x}`, Y1: `rolls ${y}` } }));
    return ['damage of the Exes', 'damage of the Whys'].map((of) => told(odds.distribution(of).values)).join(' | ');
  };
  const die = (least: number): string => Array.from({ length: 6 }, (_, face) => `${face + least} 1/6`).join(', ');

  it('three hits against two: 1d6+2, and 2 (aa-t57)', () => {
    assert.equal(pinned('1 1 1', '1 1 6'), `${die(3)} | 2 1`);
  });

  for (const [tie, damage] of [
    ['', 'left open 1 | left open 1'],
    [ties.full, `${die(2)} | ${die(2)}`],
    [ties.minimum, '2 1 | 2 1'],
    [ties['to X'], `${die(2)} | 2 1`],
  ] as const) {
    it(`two hits each${tie === '' ? '' : `, ${tie.replace('\n', ', ')}`} (aa-t58)`, () => {
      assert.equal(pinned('1 1 6', '1 1 6', tie), damage);
    });
  }

  it('no hits each: nothing to decide (aa-t59)', () => {
    assert.equal(pinned('6 6 6', '6 6 6'), '0 1 | 0 1');
  });

  it('as many combatants on both sides decide nothing (aa-t61)', () => {
    const { odds } = oddsOf(
      sides({ x: '5/6; 5/6; 5/6', y: '5/6; 5/6; 5/6', round: 'decides contested tie: more combatants' }),
    ).contest();
    assert.ok(odds.has('tie, left open'));
  });

  it('more combatants decide where one side has more (aa-048)', () => {
    const odds = oddsOf(
      sides({
        x: '5/6; 5/6',
        y: '5/6',
        round: 'decides contested tie: more combatants',
        under: { X1: 'rolls 1', X2: 'rolls 6', Y1: 'rolls 1' },
      }),
    );
    assert.equal(told(odds.contest().pinned), 'tie 1');
    assert.deepEqual(
      ['Exes', 'Whys'].map((side) => told(odds.distribution(`damage of the ${side}`).values)),
      [die(1), '1 1'],
    );
  });
});

const traceA = (pins: boolean, round = ''): string =>
  [
    'side the Wardens run by the Players',
    'side the Reavers run by the Host',
    'weapon cudgel',
    'combatant Ilse (she) of the Wardens',
    'Attack Bonus 2',
    'combatant Tam (he) of the Wardens',
    'combatant Una (she) of the Wardens',
    'combatant Brok (he) of the Reavers',
    'defends partially',
    'combatant Cur (he) of the Reavers',
    'defends barely',
    'champion Ilse',
    'situation "a ford"',
    'Ilse has superior form over Brok.',
    'advantage "high ground" for Ilse.',
    'disadvantage "knee-deep mud" for Ilse.',
    'round 1',
    round,
    'Ilse: attacks Brok with her spear.',
    pins ? 'rolls 2 5 4' : '',
    'Tam: strikes Brok with his cudgel.',
    pins ? 'rolls 3' : '',
    'Una: stabs Cur with her knife.',
    pins ? 'rolls 6' : '',
  ].join('\n');

describe('worked cases: traces', () => {
  it('has the odds of trace A', () => {
    const odds = oddsOf(traceA(false));
    assert.deepEqual(
      odds.actions.map(({ pool, words }) => `${words}: ${pool.size} at ${pool.difficulty!.now}`),
      [
        'Ilse attacks Brok with her spear: 3 at 4/6',
        'Tam strikes Brok with his cudgel: 1 at 3/6',
        'Una stabs Cur with her knife: 1 at 4/6',
      ],
    );
    const hits = odds.distribution('hits of the Wardens');
    assert.equal(told(hits.values), '0 1/162, 1 1/18, 2 16/81, 3 28/81, 4 8/27, 5 8/81');
    assert.equal(mean(hits), '19/6');
    assert.equal(mean(odds.distribution('damage of the Wardens')), '2591/324');
  });

  it('has three hits in trace A, the third of them left open', () => {
    const odds = oddsOf(traceA(true));
    assert.deepEqual(
      ['hits of the Wardens', 'hits on Brok', 'hits on Cur'].map((of) => told(odds.distribution(of).values)),
      ['3 1', '1 or 2 1', '1 or 2 1'],
    );
  });

  it('gives Cur 1d6+1 and Brok 1d6 in trace A where hits fall first on Cur', () => {
    const odds = oddsOf(traceA(true, 'hits fall first on Cur.'));
    assert.deepEqual(
      ['Cur', 'Brok'].map((name) => [...odds.distribution(`damage to ${name}`).values.keys()].join(' ')),
      ['2 3 4 5 6 7', '1 2 3 4 5 6'],
    );
  });

  it('has 1d6+1 twice against 2 and 1 in trace B', () => {
    const reavers = ['Brok: attacks Ilse.', '2 bonus dice "fury"', 'rolls 1 1 1', 'Cur: attacks Tam.', 'rolls 1'];
    const odds = oddsOf([traceA(true, 'contested\nchampion Brok\nhits fall first on Cur.'), ...reavers].join('\n'));
    assert.equal(told(odds.contest().pinned), 'the Reavers hit more 1');
    assert.deepEqual(
      ['Cur', 'Brok', 'Ilse', 'Tam'].map((name) => [...odds.distribution(`damage to ${name}`).values.keys()].join(' ')),
      ['2', '1', '2 3 4 5 6 7', '2 3 4 5 6 7'],
    );
  });

  it('steps the die of trace C from d6 to d8', () => {
    const [roll] = planOf(
      'combatant Una (she) of the Players\ncombatant Cur (he) of the Host\nsituation "a ford"\nUna has superior form over Cur.\nround 1\nUna: attacks Cur.',
    ).exchanges[0]!.sides[0]!.rolls;
    assert.deepEqual(
      [roll!.pool.difficulty!.now, roll!.pool.modifiers.map(({ measure }) => measure)],
      ['7/8', ['TN +1', 'd6 → d8']],
    );
  });
});
