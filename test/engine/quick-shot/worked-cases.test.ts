/** The worked cases of the reading (section 5) about playing. Expected figures are the reading’s own. */
import assert from 'node:assert/strict';
import { fractionOf, needing, oddsOf, percentOf, played, rose } from './gamble.ts';

const off = ['option squash none'];

describe('worked cases: chances', () => {
  for (const [id, bet, chance] of [
    ['qt-01', 0, '4424071/16777216'],
    ['qt-02', 1, '20990456/67108864'],
    ['qt-03', 3, '387730505/1073741824'],
  ] as const) {
    it(`a roll is critical by its dice alone (${id})`, () => {
      for (const needs of [[1], [3], [2, 1]]) {
        const { odds } = oddsOf(needing(needs, bet)).contests[0]!;
        assert.ok(odds.get('critical success')!.chance.add(odds.get('critical failure')!.chance).equals(chance));
      }
    });
  }

  for (const [id, needs, bet, success, criticalSuccess, criticalFailure] of [
    ['qt-04', [1], 0, '99.609', '26.122', '0.247'],
    ['qt-06', [3], 0, '26.091', '3.814', '22.555'],
    ['qt-07', [4], 0, '4.497', '0.428', '25.941'],
    ['qt-08', [5], 0, '0.492', '0.026', '26.343'],
    ['qt-09', [2, 2], 0, '29.065', '3.537', '22.832'],
    ['qt-11', [2, 1, 1, 1], 0, '36.328', '4.102', '22.268'],
    ['qt-12', [1, 1, 1, 1, 1], 0, '36.328', '4.102', '22.268'],
    ['qt-13', [3, 2, 1, 1], 0, '2.860', '0.000', '26.370'],
    ['qt-17', [2, 1], 1, '82.556', '22.412', '8.866'],
  ] as const) {
    it(`(${needs.join(',')}) with a bet of ${bet} has the reading’s figure (${id})`, () => {
      const { odds } = oddsOf(needing(needs, bet, off)).actions[0]!;
      assert.deepEqual(
        ['succeeds', 'critical success', 'critical failure'].map((name) => percentOf(odds, name)),
        [success, criticalSuccess, criticalFailure],
      );
    });
  }

  for (const [id, needs, whole] of [
    ['qt-09', [2, 2], '25.821'],
    ['qt-11', [2, 1, 1, 1], '11.138'],
    ['qt-12', [1, 1, 1, 1, 1], '0.000'],
    ['qt-66', [1, 1, 1], '57.387'],
  ] as const) {
    it(`(${needs.join(',')}) where every action needs a face of its own (${id})`, () => {
      assert.equal(
        percentOf(oddsOf(needing(needs, 0, [...off, 'option divide whole'])).actions[0]!.odds, 'succeeds'),
        whole,
      );
    });
  }

  it('of three thugs is that of three easy actions, and the text prints nothing for them (qt-66)', () => {
    const { odds } = oddsOf(needing([1, 1, 1])).actions[0]!;
    assert.deepEqual([percentOf(odds, 'succeeds'), odds.get('succeeds')?.printed], ['85.547', undefined]);
  });

  for (const [id, needs, bet, printed] of [
    ['qt-16', [2], 1, [90, 26, 9, 4]],
    ['qt-06', [3], 0, [54, 10, 45, 16]],
    ['qt-67', [2, 2], 0, [42, 7, 57, 18]],
  ] as const) {
    it(`(${needs.join(',')}) with a bet of ${bet} has the text’s own figures next to it, and is a bound (${id})`, () => {
      const { odds } = oddsOf(needing(needs, bet)).actions[0]!;
      const figures = ['succeeds', 'critical success', 'fails', 'critical failure'].map((name) => odds.get(name)!);
      assert.deepEqual(
        figures.map((figure) => figure.printed?.percent),
        printed,
      );
      assert.deepEqual(
        figures.map(({ bound }) => bound),
        ['at least', 'at least', 'at most', 'at most'],
      );
    });
  }

  it('has no figure from the text where neither table has one (qt-17), or nobody squashes', () => {
    assert.equal(oddsOf(needing([2, 1], 1)).actions[0]!.odds.get('succeeds')?.printed, undefined);
    const { printed, bound } = oddsOf(needing([3], 0, off)).actions[0]!.odds.get('succeeds')!;
    assert.deepEqual([printed, bound], [undefined, undefined]);
  });

  for (const [bet, expected] of [
    [0, '-0.1874'],
    [1, '-0.8256'],
    [3, '-1.8254'],
  ] as const) {
    it(`changes the Willpower by ${expected} on average, with a bet of ${bet} on something hard (qt-76)`, () => {
      const [change] = oddsOf(needing([3], bet, off)).contests[0]!.distributions!;
      assert.equal(change!.mean!.valueOf().toFixed(4), expected);
    });
  }

  it('of a compulsion check that the player asks for gains Willpower on average (qt-51)', () => {
    const text = [
      ...off,
      'combatant Rose (she) of the Players',
      'Willpower 5',
      'compulsion "Gambling"',
      'round 1',
      'Rose: resists "Gambling".',
    ].join('\n');
    const [check] = oddsOf(text).contests;
    assert.deepEqual(
      [check!.kind, check!.distributions![0]!.mean!.toFraction()],
      ['compulsion check', '1240441/16777216'],
    );
  });

  it('of two who work together is that of one difficulty lower, for each (qt-43)', () => {
    const text = (lines: readonly string[]): string =>
      [
        ...off,
        'combatants Rose and Tom of the Players',
        'round 1',
        ...lines,
        'Rose: gambles on "the gate".',
        'hard "lift the gate"',
        'Tom: gambles on "the gate".',
        'hard "lift the gate"',
      ].join('\n');
    assert.deepEqual(
      oddsOf(text([])).actions.map(({ odds }) => percentOf(odds, 'succeeds')),
      ['26.091', '26.091'],
    );
    const together = oddsOf(text(['Rose and Tom work together on "lift the gate": "both can get a grip"'])).actions.map(
      ({ odds }) => odds.get('succeeds')!.chance,
    );
    assert.deepEqual(
      together.map((chance) => chance.mul(100).valueOf().toFixed(3)),
      ['77.515', '77.515'],
    );
    const { odds } = oddsOf(
      text(['Rose and Tom work together on "lift the gate": "both can get a grip"']),
    ).contests.find(({ kind }) => kind === 'team work')!;
    assert.equal(odds.get('all succeed')!.chance.mul(100).valueOf().toFixed(4), '60.0852');
    assert.equal(odds.get('at least one succeeds')!.chance.mul(100).valueOf().toFixed(4), '94.9441');
    assert.equal(odds.get('nobody succeeds')!.chance.mul(-100).add(100).valueOf().toFixed(4), '94.9441');
    assert.deepEqual(together[0]!.equals(together[1]!), true);
  });
});

describe('worked cases: wounds, weaknesses, hurt opponents', () => {
  /** The sizes of the sets that are needed, as `3 1` for “a set of 3 dice and a single die”. */
  const needs = (text: string): string =>
    [
      ...(played(text).told('clarification')[0] ?? '').matchAll(
        /(an?|\d+) (?:sets? of (\d+) dice|single (?:die|dice))/gu,
      ),
    ]
      .flatMap(([, count = '', size = '1']) =>
        Array.from({ length: /^an?$/u.test(count) ? 1 : Number(count) }, () => size),
      )
      .join(' ');

  for (const [id, own, under, required] of [
    [
      'qt-36',
      ['easy wound "a grazed arm" on "firing a gun"'],
      ['hard "shoot to lame"', 'involves "firing a gun"'],
      'sets of 3 and 1',
    ],
    ['qt-37', ['common wound "a concussion" on everything'], ['common "talk"'], 'sets of 2 and 2'],
    ['qt-38', ['hard wound "a broken leg" on "moving"'], ['easy "step aside"', 'involves "moving"'], 'sets of 3 and 1'],
    ['qt-38', ['hard wound "a broken leg" on "moving"'], ['common "talk"'], 'set of 2'],
    [
      'qt-39',
      ['easy wound "a cut" on everything', 'easy wound "a bruise" on everything'],
      ['hard "shoot"'],
      'sets of 3, 1 and 1',
    ],
    ['qt-63', [], ['common "the spell"', 'vulgar "walks through the wall": common paradox'], 'sets of 2 and 2'],
    [
      'qt-71',
      ['minor weakness "Poor health": harder 1 on "resisting disease"'],
      ['common "shake off the fever"', 'involves "resisting disease"'],
      'set of 3',
    ],
    ['qt-72', [], ['hard "catch the runner"', '1 easier "leg wound"'], 'set of 2'],
    ['qt-44', [], ['easy "lift"', '1 easier "help"'], 'set of 1'],
  ] as const) {
    it(`${required} is needed for ${under.join(', ')}${own.length === 0 ? '' : ` with ${own.join(', ')}`} (${id})`, () => {
      assert.equal(needs(rose({ own, under })), (required.match(/\d+/gu) ?? []).join(' '));
    });
  }

  it('says of a change that its amount is up to the GM (qt-72)', () => {
    const { pool } = oddsOf(rose({ under: ['hard "catch the runner"', '1 easier "leg wound"'] })).actions[0]!;
    assert.deepEqual(
      pool.modifiers.map(({ measure, because }) => `${measure ?? ''} | ${because}`),
      ['“catch the runner”: hard (3) → common (2) | “leg wound”; the GM decides by how much'],
    );
  });

  it('has a wound’s action next to a hard one: 26.091 becomes 24.724, or 24.200 (qt-36)', () => {
    const own = ['easy wound "a grazed arm" on everything'];
    const chance = (rules: readonly string[]): string =>
      percentOf(oddsOf(rose({ rules, own, under: ['hard "shoot to lame"'] })).actions[0]!.odds, 'succeeds');
    assert.deepEqual([chance(off), chance([...off, 'option divide whole'])], ['24.724', '24.200']);
  });
});

describe('worked cases: rolls', () => {
  const wound = 'common wound "a bad arm" on everything';

  for (const [id, own, under, outcome, willpower] of [
    ['qt-18', [], ['common "it"', 'rolls 1 3 5 5 6 2 4 8'], 'success', '5'],
    ['qt-19', [], ['common "it"', 'rolls 1 1 5 5 2 3 6 8'], 'critical success', '6'],
    [
      'qt-21',
      [],
      ['common "it"', 'bets 1 WP from the general pool', 'rolls 1 1 5 6 7 8 2 3 4'],
      'critical failure',
      '3',
    ],
    [
      'qt-22',
      ['Willpower 0 of 5', 'drive "D" 3'],
      ['common "it"', 'serves "D"', 'bets 3 WP from "D"', 'rolls 1 1 5 6 7 8 2 3 4 4'],
      'critical failure',
      '0, D 0',
    ],
    [
      'qt-23',
      ['Willpower 0 of 5', 'drive "D" 4'],
      ['common "it"', 'serves "D"', 'bets 3 WP from "D"', 'pays from "D"', 'rolls 1 1 5 6 7 8 2 3 4 4'],
      'critical failure',
      '0, D 0',
    ],
    ['qt-24', ['Willpower 4 of 5'], ['hard "it"', 'bets 3 WP', 'rolls 6 6 6 1 2 3 4 5 7 8'], 'success', '4'],
    ['qt-26', [], ['common "run"', 'easy "draw"', 'rolls 5 5 6 2 3 4 1 2'], 'success', '5'],
    ['qt-27', [], ['hard "it"', 'easy "draw"', 'bets 1 WP', 'rolls 5 5 6 7 2 3 4 2 3'], 'failure', '4'],
    ['qt-28', [], ['hard "shoot"', 'easy "draw"', 'rolls 1 1 5 5 6 2 3 4'], 'critical failure', '4'],
    ['qt-29', [], ['hard "shoot"', 'hard "kick"', 'easy "draw"', 'rolls 1 1 5 5 6 2 3 4'], 'critical failure', '4'],
    ['qt-41', [wound], ['easy "step"', 'rolls 5 6 7 8 2 3 4 1'], 'failure', '5'],
    ['qt-42', [wound], ['hard "jump"', 'rolls 1 1 5 5 6 2 3 4'], 'critical failure', '4'],
    ['qt-46', [], ['common "it"', 'bets 2 WP', 'rolls 5 5 1 2 3 4 6 7'], 'success', '5'],
    ['qt-47', ['Willpower 2 of 5'], ['common "it"', 'bets 3 WP', 'rolls 5 5 1 2 3 4 6 7'], 'success', '2'],
    ['qt-48', ['drive "D" 3'], ['common "it"', 'bets 1 WP from "D"', 'rolls 5 5 1 2 3 4 6 7'], 'success', '5, D 3'],
    [
      'qt-49',
      ['drive "D" 3'],
      ['hard "it"', 'serves "D"', 'pays from "D"', 'rolls 1 1 5 6 7 8 2 3'],
      'critical failure',
      '5, D 2',
    ],
    [
      'qt-63',
      [],
      [
        'common "the spell"',
        'vulgar "walks through the wall": common paradox',
        'bets 1 WP',
        'gives 2 sixes to "the spell"',
        'rolls 6 6 5 1 2 3 4 7 8',
      ],
      'failure',
      '4',
    ],
  ] as const) {
    it(`${under.join(', ')}: ${outcome}, and Willpower ${willpower} (${id})`, () => {
      const { outcomes, willpower: left } = played(rose({ rules: off, own, under }));
      assert.deepEqual([outcomes, left('Rose')], [[outcome], willpower]);
    });
  }

  it('shows both losses of a critical failure with a bet (qt-21)', () => {
    const { told } = played(rose({ rules: off, under: ['common "it"', 'bets 1 WP', 'rolls 1 1 5 6 7 8 2 3 4'] }));
    assert.deepEqual(
      told('gain', 'loss').map((line) => line.split(' | ')[0]),
      ['Rose loses 1 WP', 'Rose loses 1 WP'],
    );
  });

  it('needs a grave setback where nothing is left to lose (qt-22), and none where something is (qt-23)', () => {
    const told = (points: number): readonly string[] =>
      played(
        rose({
          rules: off,
          own: ['Willpower 0 of 5', `drive "D" ${points}`],
          under: [
            'common "it"',
            'serves "D"',
            'bets 3 WP from "D"',
            'pays from "D"',
            'grave setback "the witness dies"',
            'rolls 1 1 5 6 7 8 2 3 4 4',
          ],
        }),
      ).told('grave setback');
    assert.match(told(3)[0] ?? '', /the witness dies/);
    assert.deepEqual(told(4), []);
  });

  const fates = (
    under: readonly string[],
    rules: readonly string[] = off,
    own: readonly string[] = [],
  ): readonly string[] =>
    played(rose({ rules, own, under }))
      .told('met', 'missed', 'undecided')
      .map((line) => line.split(' | ')[0] ?? '');

  it('names the only action that failed as the critical failure (qt-28), and neither of two (qt-29)', () => {
    assert.deepEqual(fates(['hard "shoot"', 'easy "draw"', 'rolls 1 1 5 5 6 2 3 4']), [
      '“shoot” fails critically',
      '“draw” succeeds',
    ]);
    assert.deepEqual(fates(['hard "shoot"', 'hard "kick"', 'easy "draw"', 'rolls 1 1 5 5 6 2 3 4']), [
      '“shoot” fails',
      '“kick” fails',
      '“draw” succeeds',
    ]);
    assert.deepEqual(fates(['hard "shoot"', 'hard "kick"', 'the critical falls on "kick"', 'rolls 1 1 5 5 6 2 3 4']), [
      '“shoot” fails',
      '“kick” fails critically',
    ]);
  });

  it('lets one face serve two actions, unless every action needs its own (qt-31)', () => {
    const under = ['common "one"', 'common "other"', 'rolls 7 7 7 7 1 2 3 4'];
    assert.deepEqual(fates(under), ['“one” succeeds', '“other” succeeds']);
    assert.deepEqual(fates(under, [...off, 'option divide whole']), ['“one” is left open', '“other” is left open']);
  });

  it('avoids three punches with three dice of one face, or one of them (qt-32)', () => {
    const under = [
      'easy "one" avoids the Thug',
      'easy "two" avoids the Bruiser',
      'easy "three" avoids the Sniper',
      'rolls 7 7 7 1 2 3 4 2',
    ];
    assert.deepEqual(played(rose({ rules: off, under })).outcomes, ['success']);
    assert.deepEqual(played(rose({ rules: [...off, 'option divide whole'], under })).outcomes, ['failure']);
  });

  it('leaves it undecided who gets the only pair (qt-33), until it is given (qt-34) or preferred', () => {
    const under = ['common "run"', 'common "throw"', 'rolls 6 6 5 7 8 2 3 4'];
    assert.deepEqual(fates(under), ['“run” is left open', '“throw” is left open']);
    assert.deepEqual(fates([...under, 'gives 2 sixes to "run"']), ['“run” succeeds', '“throw” fails']);
    assert.deepEqual(fates([...under, 'sets go first to "throw"']), ['“run” fails', '“throw” succeeds']);
  });

  it('worsens the wound whose action failed, and goes on (qt-41)', () => {
    const { told, after } = played(
      rose({
        rules: off,
        own: [wound],
        under: ['easy "step"', 'worsens "a bad arm" to hard: "the stitches go"', 'rolls 5 6 7 8 2 3 4 1'],
      }),
    );
    assert.match(
      told('missed')[0] ?? '',
      /gets worse\. It was common \(2\), and is now hard \(3\)\. “the stitches go”\.$/u,
    );
    assert.deepEqual(
      [told('met', 'missed', 'undecided').map((line) => line.split(' | ')[0]), after('Rose').conditions],
      [['“step” succeeds', '“cope with a bad arm” fails'], ['a bad arm (hard)']],
    );
  });

  it('keeps the wound safe where only the primary action fails (qt-42)', () => {
    const under = ['hard "jump"', 'worsens "a bad arm" to hard', 'rolls 1 1 5 5 6 2 3 4'];
    assert.deepEqual(fates(under, off, [wound]), ['“jump” fails critically', '“cope with a bad arm” succeeds']);
    assert.deepEqual(played(rose({ rules: off, own: [wound], under })).after('Rose').conditions, [
      'a bad arm (common)',
    ]);
  });

  it('rolls nothing where another number of dice is pinned (qt-69)', () => {
    const { outcomes, told } = played(rose({ under: ['common "it"', 'bets 1 WP', 'rolls 5 5 1 2 3 4 6 7'] }));
    assert.deepEqual(
      [outcomes, told('left open')],
      [[], ['Rose’s roll is left open | 9 dice are rolled, and 8 are pinned.']],
    );
  });

  it('rolls nothing for an opponent (qt-64)', () => {
    const { outcomes, told } = played(
      'combatant the Thug (he) of the Host\nround 1\nthe Thug: gambles on "a punch".\ncommon "punch"\nrolls 5 5 1 2 3 4 6 7',
    );
    assert.deepEqual(outcomes, []);
    assert.match(told('announce')[0] ?? '', /Only the players roll/);
  });

  it('takes no bet on a compulsion check that the player asks for (qt-52), and one that the GM asks for (qt-53)', () => {
    const dice = (by: string): number =>
      oddsOf(
        [
          'combatant Rose (she) of the Players',
          'Willpower 5',
          'compulsion "Gambling"',
          'round 1',
          'Rose: resists "Gambling".',
          by,
          'hard "walk past"',
          'bets 1 WP',
        ].join('\n'),
      ).actions[0]!.pool.size;
    assert.deepEqual([dice('called by her player'), dice('called by the GM "the big table"')], [8, 9]);
    const { odds } = oddsOf(
      [
        'combatant Rose (she) of the Players',
        'Willpower 5',
        'round 1',
        'Rose: resists "Gambling".',
        'called by the GM',
        'hard "walk past"',
        'bets 1 WP',
      ].join('\n'),
    ).actions[0]!;
    assert.equal(odds.get('succeeds')?.printed?.percent, 66);
  });
});

describe('worked cases: between attempts', () => {
  const willpower = (own: readonly string[], ...head: readonly string[]): string =>
    played(['combatant Rose (she) of the Players', ...own, 'round 1', ...head].join('\n')).willpower('Rose');

  for (const [id, own, head, expected] of [
    ['qt-54', ['Willpower 3 of 5'], ['Rose rests.'], '5'],
    ['qt-55', ['Willpower 8 of 5', 'drive "D" 0'], ['Rose rests for 6 hours: 2 WP to "D".'], '6, D 2'],
    ['qt-56', ['Willpower 5', 'drive "D" 0'], ['Rose rests: 1 WP to "D".'], '5, D 0'],
    ['qt-57', ['Willpower 3 of 5'], ['Rose catches her breath.'], '4'],
    ['qt-57', ['Willpower 4 of 5'], ['Rose catches her breath.'], '4'],
    [
      'qt-58',
      ['Willpower 5', 'drive "A" 7', 'drive "B" 1'],
      ['Rose goes on vacation for 7 days: 4 WP from "A" to "B".'],
      '5, A 3, B 3',
    ],
    [
      'qt-58',
      ['Willpower 5', 'drive "A" 7', 'drive "B" 1'],
      ['Rose goes on vacation for 7 days: 3 WP from "A" to "B".'],
      '5, A 4, B 2',
    ],
    [
      'qt-58',
      ['Willpower 5', 'drive "A" 7', 'drive "B" 1'],
      ['Rose goes on vacation for 6 days: 4 WP from "A" to "B".'],
      '5, A 7, B 1',
    ],
    [
      'qt-59',
      ['Willpower 5', 'project "A" 6', 'drive "B" 1'],
      ['Rose completes "A": 4 WP to "B", 2 WP set aside.'],
      '5, A 0, B 5',
    ],
    [
      'qt-62',
      ['Willpower 5', '1 minor tass'],
      ['Rose turns a minor tass into 1 WP for the general pool through "the old well".'],
      '6',
    ],
  ] as const) {
    it(`${own.join(', ')}: ${head.join(' ')} Then Willpower is ${expected} (${id})`, () => {
      assert.equal(willpower(own, ...head), expected);
    });
  }

  for (const [count, into, expected] of [
    [5, 'significant', ['1 significant charge']],
    [25, 'major', ['1 major charge']],
    [4, 'significant', ['4 minor charges']],
  ] as const) {
    it(`${count} minor charges that are combined become ${expected.join()} (qt-61)`, () => {
      const { after } = played(
        `combatant Rose (she) of the Players\n${count} minor charges\nround 1\nRose combines ${count} minor charges into 1 ${into} charge.`,
      );
      assert.deepEqual(after('Rose').conditions, expected);
    });
  }

  it('what is set aside after a project is shown next to the pools (qt-59)', () => {
    const { after } = played(
      'combatant Rose (she) of the Players\nproject "A" 6\ndrive "B" 1\nround 1\nRose completes "A": 4 WP to "B", 2 WP set aside.',
    );
    assert.deepEqual(after('Rose').conditions, ['2 WP set aside']);
  });

  it('nothing can be bet from what is set aside (qt-59)', () => {
    const text = [
      'combatant Rose (she) of the Players',
      'project "A" 6',
      'round 1',
      'Rose completes "A": 6 WP set aside.',
      'Rose: gambles on "it".',
      'common "it"',
      'bets 1 WP from what is set aside',
    ].join('\n');
    assert.equal(oddsOf(text).actions[0]!.pool.size, 8);
  });
});

describe('worked cases: the text’s comparisons', () => {
  const printed = (needs: readonly number[]): number =>
    oddsOf(needing(needs)).actions[0]!.odds.get('succeeds')!.printed!.percent;

  it('four people at common are about as likely as one at hard (qt-73)', () => {
    assert.deepEqual([((printed([2]) / 100) ** 4 * 100).toFixed(2), printed([3])], ['49.79', 54]);
  });

  it('two people at hard fit one at difficult, and not at overwhelming (qt-74)', () => {
    assert.deepEqual([((printed([3]) / 100) ** 2 * 100).toFixed(2), printed([4]), printed([5])], ['29.16', 24, 8]);
  });
});

describe('the street, worked out by hand', () => {
  const street = (bet: 0 | 1 | 3, wound: boolean): string =>
    fractionOf(oddsOf(needing(wound ? [2, 2, 1] : [2, 2], bet, off)).actions[0]!.odds, 'succeeds');

  it('has the chances on the scenario’s page', () => {
    const percents = [
      street(0, true),
      street(1, true),
      street(3, true),
      street(0, false),
      street(1, false),
      street(3, false),
    ].map((fraction) => {
      const [above = 0, below = 1] = fraction.split('/').map(Number);
      return ((above / below) * 100).toFixed(1);
    });
    assert.deepEqual(percents, ['24.8', '36.5', '48.4', '29.1', '40.4', '51.6']);
  });
});
