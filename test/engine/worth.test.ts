/**
 * What extra and lost throws are worth where there is no sentence of their own to delete: what follows from stats, is
 * passed on, or turns into something else.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { analyze, roundWorth } from '../../server/analysis/index.ts';
import {
  runToEnd,
  reasonsIn,
  rulesets,
  seededThrows,
  worthIn,
  type ActionOdds,
  type OutcomeOdds,
  type PoolChange,
  type RoundOdds,
  type RoundWorth,
  type Worth,
} from '../../server/engine/index.ts';
import { smallCases } from './contract/scenarios.ts';

interface Told {
  readonly round: RoundOdds;
  readonly worth: RoundWorth;
  readonly of: (actor: string) => ActionOdds;
  /** In points, by the reason. */
  readonly modifiers: (actor: string) => Readonly<Record<string, string>>;
  /** In points, by the one who gets an extra throw. */
  readonly advantages: (actor: string) => Readonly<Record<string, string>>;
}

function told(text: string): Told {
  const [scenario] = analyze(text, { file: 'any.clash' }).scenarios;
  const round = scenario!.odds().rounds[0]!;
  const worth = roundWorth(scenario!, round);
  const of = (actor: string): ActionOdds => round.actions.find((action) => action.actor === actor)!;
  return {
    round,
    worth,
    of,
    modifiers: (actor) =>
      Object.fromEntries(
        worth.ofAction(of(actor))!.modifiers.map((each) => [each.change.without.because, exact(each)]),
      ),
    advantages: (actor) =>
      Object.fromEntries(worth.ofAction(of(actor))!.advantages.map((each) => [each.change.who, exact(each)])),
  };
}

function exact({ points }: Worth): string {
  return points.toFraction();
}

/** By how many points the first chance of an action differs between two texts. */
function between(text: string, other: string, actor: string): string {
  const [chance, before] = [text, other].map((each) => [...told(each).of(actor).odds.values()][0]!.chance);
  return chance!.sub(before!).mul(100).toFraction();
}

function cards(ann: string, bill: string, rest = ''): string {
  return [
    'scenario "Two"',
    'rules demon-city-2018',
    'combatant Ann (she) of the Players',
    `  Agility 3  Toughness ${ann}`,
    'combatant Bill (he) of the Host',
    `  Agility 3  Toughness ${bill}`,
    '  carries knife',
    'round 1',
    '  Bill: kicks Ann.',
    '  Ann: kicks Bill.',
    rest,
  ].join('\n');
}

describe('the worth of extra and lost throws', () => {
  it('for a higher stat is what an equal stat changes', () => {
    assert.deepEqual(told(cards('4', '3')).modifiers('Ann'), {
      'Toughness 4 against Toughness 3': between(cards('4', '3'), cards('3', '3'), 'Ann'),
    });
  });

  it('for a distraction or a better weapon is what the Host’s ruling against it changes', () => {
    const text = cards('3', '3').replace('Bill: kicks Ann.', 'Bill: stabs Ann.');
    const ruled = text.replace('stabs Ann.', 'stabs Ann.\n    no weapon throw');
    assert.deepEqual(told(text).modifiers('Bill'), { 'knife against bare hands': between(text, ruled, 'Bill') });
    const away = text.replace('Ann: kicks Bill.', 'Ann: waits.');
    assert.deepEqual(told(away).modifiers('Bill'), {
      'Ann is busy with something else': between(
        away,
        away.replace('stabs Ann.', 'stabs Ann.\n    no distraction'),
        'Bill',
      ),
    });
  });

  for (const [rules, stats] of [
    ['demon-city-2018', '  Agility 3  Toughness 3'],
    ['demon-city-2017', '  Agility 3  Toughness 3'],
    ['attack-algorithm', ''],
  ] as const) {
    it(`for several together that are worth the same is what all their sentences change, in ${rules}`, () => {
      const text = (...words: readonly string[]): string =>
        [
          'scenario "Two"',
          `rules ${rules}`,
          'combatant Ann (she) of the Players',
          stats,
          'combatant Bill (he) of the Host',
          stats,
          'round 1',
          '  Bill: attacks Ann.',
          '  Ann: attacks Bill.',
          ...words.map((word) => `    advantage "${word}"`),
          '',
        ].join('\n');
      const { worth, of } = told(text('height', 'light'));
      const [all, ...others] = worth.ofAction(of('Ann'))!.together;
      assert.deepEqual(
        [others, [all!.change.without, ...all!.change.also!].map(({ words }) => words).sort()],
        [[], ['height', 'light']],
      );
      assert.equal(all!.points.toFraction(), between(text('height', 'light'), text(), 'Ann'));
      assert.notEqual(all!.points.toFraction(), '0');
      assert.deepEqual(told(text('height')).worth.ofAction(told(text('height')).of('Ann'))!.together, []);
    });
  }

  it('for losses that are passed on to the opponent together is that of the losses, in either pool', () => {
    const text = cards('3', '3', '    hindrance "mud"\n    hindrance "smoke"');
    for (const who of ['Ann', 'Bill']) {
      const { worth, of } = told(text);
      assert.deepEqual(worth.ofAction(of(who))!.together.map(exact), [between(text, cards('3', '3'), who)]);
    }
  });

  it('for a loss that is passed on to the opponent is that of the loss, in either pool', () => {
    const text = cards('3', '3', '    hindrance "mud"\n    hindrance "smoke"');
    const without = between(text, cards('3', '3', '    hindrance "smoke"'), 'Ann');
    assert.equal(told(text).modifiers('Ann')['mud'], without);
    assert.equal(
      told(text).modifiers('Bill')['Ann has only one throw and can’t lose another: mud'],
      between(text, cards('3', '3', '    hindrance "smoke"'), 'Bill'),
    );
    assert.match(without, /^-\d/u);
  });

  it('for a called shot with a single throw is that of the called shot', () => {
    const text = cards('3', '3', '    called shot "the knee"');
    assert.deepEqual(Object.values(told(text).modifiers('Ann')), [between(text, cards('3', '3'), 'Ann')]);
  });

  it('for a loss that nobody can have is 0', () => {
    const text =
      'scenario "One"\nrules demon-city-2018\ncombatant Ann of the Players\n  Agility 3\nround 1\n  Ann: climbs "it" with Agility to beat 3.\n    hindrance "mud"\n';
    assert.deepEqual(Object.values(told(text).modifiers('Ann')), ['0']);
  });

  it('for one die above the maximum is 0, and so is one more', () => {
    const text = cards('3', '3', '    advantage "height"\n    advantage "light"\n    advantage "speed"').replace(
      '2018',
      '2017',
    );
    assert.deepEqual(told(text).modifiers('Ann'), { height: '0', light: '0', speed: '0' });
    assert.equal(told(text).advantages('Ann')['Ann'], '0');
    assert.match(told(text).advantages('Ann')['Bill'] ?? '', /^-\d/u);
  });

  it('is shown once for what counts several times, and not for what follows from another', () => {
    const text = attack('  Attack Bonus 3', '    TN +1 "a gift"\n    1 penalty die "rain"');
    assert.deepEqual(
      told(text)
        .of('Ann')
        .pool.modifiers.map(({ measure }) => measure),
      ['TN +1', 'd6 → d8', 'a bonus die', 'a bonus die', 'a bonus die', 'a penalty die'],
    );
    assert.deepEqual(
      reasonsIn(told(text).of('Ann').pool).map(({ because }) => because),
      ['“a gift”', 'Attack Bonus 3', '“rain”'],
    );
    assert.equal(
      told(text).modifiers('Ann')['“a gift”'],
      between(text, attack('  Attack Bonus 3', '    1 penalty die "rain"'), 'Ann'),
    );
    assert.equal(
      told(text).modifiers('Ann')['Attack Bonus 3'],
      between(text, attack('', '    TN +1 "a gift"\n    1 penalty die "rain"'), 'Ann'),
    );
  });

  it('for a die that is cancelled is what the die that cancels it would do alone', () => {
    const text = attack('', '    advantage "height"\n    disadvantage "rain"');
    assert.equal(told(text).modifiers('Ann')['“height”'], between(text, attack('', '    disadvantage "rain"'), 'Ann'));
    assert.notEqual(told(text).modifiers('Ann')['“height”'], '0');
  });

  it('for one of two forms that contradict each other is what the other would do alone', () => {
    const [over, under] = ['Ann has superior form over Bill.', 'Bill has superior form over Ann.'];
    const text = attack('', '').replace('round 1', `situation "a yard"\n${over}\n${under}\nround 1`);
    assert.equal(
      told(text).modifiers('Ann')['Bill has superior form over Ann'],
      between(text, text.replace(under, ''), 'Ann'),
    );
    assert.notEqual(told(text).modifiers('Ann')['Bill has superior form over Ann'], '0');
  });

  it('for the defence that counts is the difference from the one that counts otherwise', () => {
    const text = attack('', '    Bill defends fully').replace(
      'round 1',
      'situation "a yard"\nBill defends barely.\nround 1',
    );
    assert.equal(
      told(text).modifiers('Ann')['Bill defends fully'],
      between(text, text.replace('    Bill defends fully', ''), 'Ann'),
    );
    assert.notEqual(told(text).modifiers('Ann')['Bill defends fully'], between(text, attack('', ''), 'Ann'));
  });

  it('keeps the course that led to the round, however often it is requested', () => {
    for (const name of ['the-last-ferry', 'the-frozen-weir', 'the-sheepfold']) {
      const [scenario] = analyze(readFileSync(inProject('samples', `${name}.clash`), 'utf8'), {
        file: 'any.clash',
      }).scenarios;
      for (const round of scenario!.odds().rounds) {
        for (const action of round.actions) {
          for (const { change, changed } of roundWorth(scenario!, round).ofAction(action)?.advantages ?? []) {
            const {
              rounds: [fresh],
            } = runToEnd(
              scenario!.ruleset.odds(scenario!.scenario, {
                throws: seededThrows(scenario!.seed),
                seed: scenario!.seed,
                whatIf: { round: round.index, change },
              }),
            );
            assert.deepEqual(
              changed,
              [...fresh!.actions.find(({ actor }) => actor === action.actor)!.odds.values()][0],
            );
          }
        }
      }
    }
  });

  it('lists what changes the chance most first', () => {
    const text = attack('  Attack Bonus 1', '    disadvantage "rain"\n    disadvantage "dark"\n    TN −2 "rage"');
    const sizes = told(text)
      .worth.ofAction(told(text).of('Ann'))!
      .modifiers.map(({ points }) => points.abs().valueOf());
    assert.deepEqual(
      sizes,
      sizes.toSorted((one, other) => other - one),
    );
    assert.equal(new Set(sizes).size > 1, true);
  });
});

function attack(stats: string, clauses: string): string {
  return [
    'scenario "Two"',
    'rules attack-algorithm',
    'combatant Ann (she) of the Players',
    stats,
    'combatant Bill (he) of the Host',
    'round 1',
    '  Ann: attacks Bill.',
    clauses,
    '',
  ].join('\n');
}

describe('the worth for a contest', () => {
  it('is for the goal of the thrower: to act, or that their side acts', () => {
    const allies = cards('4', '3')
      .replace('combatant Bill', 'combatant Cora (she) of the Players\n  Agility 3  Toughness 3\ncombatant Bill')
      .concat('  Cora: kicks Bill.');
    for (const [rules, goal] of [
      ['2018', 'acts/Players'],
      ['2017', 'acts/Ann'],
    ] as const) {
      const text = allies.replace('2018', rules);
      const { round, worth } = told(text);
      const [contest] = round.contests;
      const ann = worth
        .ofContest(contest!)
        ?.find(({ change }) => change.who === 'Ann' && change.without.because.startsWith('Toughness 4'));
      const even = told(text.replace('Toughness 4', 'Toughness 3')).round.contests[0]!;
      assert.equal(
        ann?.points.toFraction(),
        contest!.odds.get(goal)!.chance.sub(even.odds.get(goal)!.chance).mul(100).toFraction(),
      );
    }
  });

  it('isn’t shown where many take part, and then only for an action’s own throws', () => {
    const wolves = Array.from({ length: 13 }, (_, index) => `Wolf${index + 1}`);
    const text = [
      'scenario "Many"',
      'rules attack-algorithm',
      'combatant Ann (she) of the Players',
      '  Attack Bonus 2',
      ...wolves.map((wolf) => `combatant ${wolf} (it) of the Host`),
      'round 1',
      '  contested',
      '  Ann: attacks Wolf3.',
      ...wolves.map((wolf) => `  ${wolf}: attacks Ann.`),
      '',
    ].join('\n');
    const { round, worth, advantages } = told(text);
    assert.equal(round.contests[0]?.parties.length, 14);
    assert.equal(worth.ofContest(round.contests[0]), undefined);
    assert.deepEqual(Object.keys(advantages('Wolf5')), ['Wolf5']);
  });

  it('isn’t shown for sampled odds, and nothing is computed for it', () => {
    const [scenario] = analyze(cards('4', '3'), { file: 'any.clash' }).scenarios;
    const round = scenario!.odds().rounds[0]!;
    const sampled = (odds: OutcomeOdds): OutcomeOdds =>
      new Map([...odds].map(([name, figure]) => [name, { ...figure, sample: { plays: 100, low: 0, high: 1 } }]));
    const rough: RoundOdds = {
      ...round,
      actions: round.actions.map((action) => ({ ...action, odds: sampled(action.odds) })),
      contests: round.contests.map((contest) => ({ ...contest, odds: sampled(contest.odds) })),
    };
    const worth = worthIn(scenario!.scenario, rough, () => assert.fail('asked'));
    assert.deepEqual([worth.ofAction(rough.actions[0]!), worth.ofContest(rough.contests[0]!)], [undefined, undefined]);
  });

  it('is computed once for each change, whoever requests it', () => {
    const [scenario] = analyze(cards('4', '3'), { file: 'any.clash' }).scenarios;
    const round = scenario!.odds().rounds[0]!;
    const asked: PoolChange[] = [];
    const worth = worthIn(scenario!.scenario, round, (change) => {
      asked.push(change);
      return undefined;
    });
    for (const action of [...round.actions, ...round.actions]) worth.ofAction(action);
    for (const contest of round.contests) worth.ofContest(contest);
    assert.deepEqual(
      asked.map((change) => `${change.who} ${'add' in change ? 'one more' : change.without.because}`).sort(),
      ['Ann Toughness 4 against Toughness 3', 'Ann one more', 'Bill one more'],
    );
  });

  for (const ruleset of rulesets) {
    it(`has a goal for each party whose pool is counted in ${ruleset.id}, and it is one of the outcomes`, () => {
      const contests = smallCases()
        .filter(({ scenario }) => scenario.ruleset === ruleset)
        .flatMap(({ scenario }) => scenario.odds().rounds)
        .flatMap((round) => round.contests);
      assert.ok(contests.length > 0);
      for (const { kind, parties, goals, odds } of contests.filter((each) => each.kind !== 'calm check')) {
        // What somebody does in Acquire Moveables is worth something as an action, not as what is rolled for it.
        if (goals === undefined && ruleset.id === 'acquire-moveables') continue;
        for (const party of parties)
          assert.ok(odds.has(goals?.get(party) ?? ''), `${party} of ${kind}: ${[...odds.keys()].join(', ')}`);
      }
    });
  }
});

describe('the worth of two attempts of one character in one round', () => {
  const attempts = (
    clauses: string,
    check = '',
  ): string => `scenario "Two"\nrules quick-shot\ncombatant Rose (she) of the Players\n  Willpower 5\n  compulsion "Gambling"
round 1\n  Rose: resists "Gambling".\n${check}    risk "she stays"\n  Rose: gambles on "the roof".\n    hard "climb"\n    risk "the dogs"\n${clauses}`;
  const worthsOf = (text: string, at: number) => {
    const { worth, round } = told(text);
    return worth.ofAction(round.actions[at]!)!;
  };

  it('is for each that of the attempt itself', () => {
    const [before, after] = [attempts(''), attempts('    bets 1 WP\n')].map(
      (text) => told(text).round.actions[1]!.odds.get('succeeds')!.chance,
    );
    assert.deepEqual(worthsOf(attempts('    bets 1 WP\n'), 1).modifiers.map(exact), [
      after!.sub(before!).mul(100).toFraction(),
    ]);
  });

  it('is given for a bet only where the text allows one', () => {
    const bets = (text: string): readonly string[] =>
      worthsOf(text, 0)
        .advantages.map(({ called }) => called)
        .sort();
    assert.deepEqual(
      [bets(attempts('')), bets(attempts('', '    called by the GM\n'))],
      [['A helper'], ['A bet of 1 WP', 'A bet of 3 WP', 'A helper']],
    );
  });
});

describe('worth between two bounds', () => {
  const climbing = (clauses: string) => {
    const { worth, of } = told(
      `scenario "The roof"\nrules quick-shot\ncombatant Rose (she) of the Players\n  Willpower 5\nround 1\n  Rose: gambles on "the roof".\n    hard "climb"\n    risk "the dogs"\n${clauses}`,
    );
    return worth.ofAction(of('Rose'))!;
  };

  it('says how both are computed, and what it is by the printed figures where there are two', () => {
    // One hard action: 54% with eight dice, 66% with nine, 76% with ten; 84% for a common one.
    const told = climbing('').advantages.map(({ called, reckoned, printed }) => [called, reckoned, printed?.points]);
    assert.deepEqual(told, [
      ['A bet of 1 WP', 'without squashing', 12],
      ['A bet of 3 WP', 'without squashing', 22],
      ['A helper', 'without squashing', 30],
    ]);
    assert.deepEqual(
      climbing('    bets 1 WP\n').modifiers.map(({ printed }) => printed?.points),
      [12],
    );
  });

  it('names which of several actions it changes, and how', () => {
    const [helper] = climbing('    easy "keep quiet"\n').advantages.filter(({ called }) => called === 'A helper');
    assert.deepEqual(helper!.part, { words: 'climb', before: 'hard (3)', after: 'common (2)' });
    assert.deepEqual(
      climbing('').advantages.map(({ part }) => part),
      [undefined, undefined, undefined],
    );
  });

  it('has no such words where chances are exact', () => {
    const { worth, of } = told(cards('4', '3'));
    const { modifiers, advantages } = worth.ofAction(of('Ann'))!;
    assert.deepEqual(
      [...modifiers, ...advantages].map(({ reckoned, printed }) => [reckoned, printed]),
      [...modifiers, ...advantages].map(() => [undefined, undefined]),
    );
  });
});
