/** The fast odds of dice equal those of enumerating every roll, and every play. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  certain,
  diceChances,
  enumerateDice,
  none,
  resolveDice,
  rollDice,
} from '../../../../server/engine/chance/index.ts';
import type { DiceChances, DiceContest } from '../../../../server/engine/chance/index.ts';
import { chanceOf, everyPlay } from './every-play.ts';
import { diceOf, figuresOf } from './notation.ts';
import { randomDiceContest } from './random-dice.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 150) };

function duel(left: number, right: number): DiceContest {
  return diceOf(`Ann of Players: ${left} dice\nBill of Host: ${right} dice`);
}

function sum({ hands, tie }: DiceChances): string {
  return [...hands.values()].reduce((all, { acts }) => all.add(acts), tie).toFraction();
}

function percents({ hands, tie }: DiceChances): readonly string[] {
  return [
    ...[...hands].map(([id, { acts }]) => `${id} ${(acts.valueOf() * 100).toFixed(1)}`),
    `tie ${(tie.valueOf() * 100).toFixed(1)}`,
  ];
}

/** The odds by playing the contest with every sequence of throws. */
function playedOut(contest: DiceContest): string {
  const plays = [
    ...everyPlay((throws) =>
      resolveDice(contest, new Map(contest.hands.map((hand) => [hand.id, rollDice(hand, throws)])), throws),
    ),
  ];
  return [
    ...contest.hands.map(({ id }) => {
      const [acts, critical, fumble] = (['acts', 'critical', 'fumble'] as const).map((what) =>
        chanceOf(plays, ({ hands }) => hands.get(id)?.[what] === true),
      );
      return `${id}: acts ${acts}, critical ${critical}, fumble ${fumble}`;
    }),
    `tie ${chanceOf(plays, ({ verdict }) => verdict === 'tie')}, everyone fumbles ${chanceOf(plays, ({ everyoneFumbles }) => everyoneFumbles)}`,
  ].join('\n');
}

describe('diceChances', () => {
  for (const [left, right, figures, shared] of [
    [1, 1, '.4500 .1000 .4500', '.5000'],
    [2, 1, '.6150 .1000 .2850', '.6833'],
    [3, 1, '.6975 .1000 .2025', '.7750'],
    [4, 1, '.7467 .1000 .1533', '.8296'],
    [5, 1, '.7792 .1000 .1208', '.8658'],
    [2, 2, '.4335 .1330 .4335', '.5000'],
    [3, 3, '.4105 .1790 .4105', '.5000'],
    [5, 5, '.3635 .2731 .3635', '.5000'],
  ] as const) {
    it(`gives ${figures} to ${left} against ${right}, and ${shared} where ties are rolled again (reading, section 7)`, () => {
      const { hands, tie } = diceChances(duel(left, right));
      const [wins = none, loses = none] = [...hands.values()].map(({ acts }) => acts);
      const shown = [wins, tie, loses, wins.div(wins.add(loses))].map((chance) => chance.valueOf().toFixed(4).slice(1));
      assert.equal(shown.join(' '), `${figures} ${shared}`);
    });
  }

  it('gives the right odds for Alfie, Betty and CeCe (encounter 1)', () => {
    const contest = diceOf('CeCe of Players: 2 dice\nBetty of Host: 2 dice\nAlfie of Players: 3 dice');
    assert.deepEqual(percents(diceChances(contest)), ['CeCe 25.1', 'Betty 20.8', 'Alfie 37.5', 'tie 16.6']);
    assert.equal(figuresOf(diceChances(contest)), figuresOf(enumerateDice(contest)));
  });

  it('gives the chances of a critical, of a fumble, and of both for a single die', () => {
    assert.equal(
      figuresOf(diceChances(duel(1, 1))),
      [
        'Ann: acts 9/20, critical 9/100, fumble 1/10',
        'Bill: acts 9/20, critical 9/100, fumble 1/10',
        'tie 1/10, everyone fumbles 1/100',
      ].join('\n'),
    );
  });

  it('shares a tie between allies evenly, critical for none of them (readings d16, d18)', () => {
    const allies = diceOf(
      'Ann of Players: 0 dice, held 10\nBea of Players: 0 dice, held 10\nCas of Players: 0 dice, held 10\nBill of Host: 1 dice',
    );
    assert.equal(
      figuresOf(diceChances(allies)),
      [
        ...['Ann', 'Bea', 'Cas'].map((id) => `${id}: acts 3/10, critical 0, fumble 0`),
        'Bill: acts 0, critical 0, fumble 1/10',
        'tie 1/10, everyone fumbles 0',
      ].join('\n'),
    );
  });

  it('agrees with enumeration on random contests', () => {
    fc.assert(
      fc.property(randomDiceContest, (contest) => {
        assert.equal(figuresOf(diceChances(contest)), figuresOf(enumerateDice(contest)));
      }),
      runs,
    );
  }).timeout(60_000);

  for (const [name, hands] of [
    ['allies who tie', 'Ann of Players: 1 dice\nBea of Players: 1 dice\nBill of Host: 1 dice'],
    ['allies alone', 'Ann of Players: 1 dice\nBea of Players: 2 dice'],
    ['three sides', 'Ann of Players: 1 dice\nBill of Host: 1 dice\nCult of Cult: 1 dice'],
    [
      'held dice, one of them known to count',
      'Ann of Players: 2 dice, held 4, kept\nBea of Players: 1 dice, held 3\nBill of Host: 1 dice, held 2 1',
    ],
    [
      'the same die held twice, once known to count',
      'Ann of Players: 1 dice, held 4, kept\nBea of Players: 1 dice, held 4\nBill of Host: 1 dice',
    ],
    [
      'held dice that no die shows',
      'Ann of Players: 1 dice, held 12, kept\nBea of Players: 1 dice, held 0, kept\nBill of Host: 1 dice',
    ],
    ['hands without dice', 'Ann of Players: 0 dice\nBea of Players: 0 dice\nBill of Host: 1 dice'],
  ] as const) {
    it(`agrees with playing everything out on ${name}`, () => {
      assert.equal(figuresOf(diceChances(diceOf(hands))), playedOut(diceOf(hands)));
    });
  }

  it('ties where nobody rolls', () => {
    assert.equal(figuresOf(diceChances({ hands: [] })), 'tie 1, everyone fumbles 0');
    assert.equal(figuresOf(enumerateDice({ hands: [] })), 'tie 1, everyone fumbles 0');
  });

  it('is a partition, however many hands there are', () => {
    const hands = Array.from({ length: 300 }, (_, at) => ({ id: `h${at}`, dice: 1 + (at % 5), side: `s${at % 3}` }));
    const many = Array.from({ length: 12 }, (_, at) => ({ id: `h${at}`, dice: 100 - at, side: `s${at % 2}` }));
    for (const contest of [{ hands }, { hands: many }]) {
      const chances = diceChances(contest);
      assert.equal(sum(chances), certain.toFraction());
      assert.ok([...chances.hands.values()].every(({ acts, critical }) => acts.gt(critical) && critical.gt(0)));
    }
  });
});

describe('enumerateDice', () => {
  it('enumerates a partition', () => {
    fc.assert(
      fc.property(randomDiceContest, (contest) => {
        assert.equal(sum(enumerateDice(contest)), '1');
      }),
      { numRuns: 20 },
    );
  }).timeout(60_000);
});
