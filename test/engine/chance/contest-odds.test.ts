/** The fast odds of contests equal those of playing every deal. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  certain,
  chanceAbove,
  contestChances,
  enumerateContest,
  isCountable,
  lowestOfHand,
  none,
  sampleContest,
  seededThrows,
  toDeck,
} from '../../../server/engine/chance/index.ts';
import type { Contest, ContestChances } from '../../../server/engine/chance/index.ts';
import { cards, contestOf, horrorsDeck, playersDeck } from './notation.ts';
import { figuresOf, randomContest } from './random-contest.ts';

const decks = { Players: playersDeck, Host: horrorsDeck, Few: toDeck(cards('1-4', 2)), Some: toDeck(cards('1-5')) };

function duel(players: number, host: number): Contest {
  return contestOf(
    `
    Ghoul of Host: ${host} from Host, attack Laura, unlucky Fool
    Laura of Players: ${players} from Players, attack Ghoul, unlucky Fool`,
    decks,
  );
}

function sum({ sides, tie }: ContestChances): string {
  return [...sides.values()].reduce((all, { acts, stalemate }) => all.add(acts).add(stalemate), tie).toFraction();
}

function assertExact(contest: Contest, limit = 1_000_000): void {
  const slow = enumerateContest(contest, limit);
  assert.ok(slow !== undefined, 'The contest is too large to be played out');
  assert.equal(figuresOf(contestChances(contest)), figuresOf(slow));
}

describe('contestChances', () => {
  it('gives the right odds for the duel of Laura and the Ghoul', () => {
    const { sides, tie } = contestChances(duel(2, 1));
    const shown = [...sides].map(
      ([side, { acts, stalemate }]) => `${side} ${acts.toFraction()} ${stalemate.toFraction()}`,
    );
    assert.deepEqual(shown, ['Host 9/31 0', 'Players 189/310 0']);
    assert.equal(tie.toFraction(), '1/10');
  });

  for (const [players, host, figures] of [
    [1, 1, '.435/.097/.468'],
    [2, 1, '.610/.100/.290'],
    [2, 2, '.409/.135/.456'],
    [3, 2, '.505/.155/.340'],
    [3, 3, '.372/.189/.439'],
  ] as const) {
    it(`gives ${figures} to ${players} against ${host}, as computed independently`, () => {
      const { sides, tie } = contestChances(duel(players, host));
      const shown = [sides.get('Players')?.wins, tie, sides.get('Host')?.wins].map((chance) =>
        (chance ?? none).valueOf().toFixed(3).slice(1),
      );
      assert.equal(shown.join('/'), figures);
    });
  }

  it('can fail a single throw by the Fool, and never two', () => {
    assert.equal(contestChances(duel(1, 1)).hands.get('Laura')?.criticalFailure.toFraction(), '1/31');
    assert.equal(contestChances(duel(2, 1)).hands.get('Laura')?.criticalFailure.toFraction(), '0');
  });

  it('agrees with enumeration over a grid of duels', () => {
    for (const players of [1, 2, 3]) for (const host of [1, 2]) assertExact(duel(players, host));
  });

  for (const [name, hands] of [
    [
      'tied allies against one foe',
      `
      Ann of Players: 1 from Players, attack Ghoul
      Bea of Players: 1 from Players, attack Ghoul
      Ghoul of Host: 2 from Host, attack Ann`,
    ],
    [
      'a dodge that sets a foe up',
      `
      Ann of Players: 2 from Players, other Ghoul
      Bea of Players: 1 from Players, attack 3
      Ghoul of Host: 1 from Host, attack Ann`,
    ],
    [
      'a task against a difficulty that the Host throws',
      `
      Ann of Players: 2 from Players, other Task
      Task: 1 from Host, idle`,
    ],
    [
      'an ally who throws from the other deck',
      `
      Ann of Players: 1 from Players, attack Ghoul
      Guard of Players: 1 from Host, attack Ghoul
      Ghoul of Host: 1 from Host, attack Ann or Guard`,
    ],
    [
      'three sides',
      `
      Ann of Players: 1 from Players, attack Ghoul or Cultist
      Ghoul of Ghouls: 1 from Host, attack Ann
      Cultist of Cult: 1 from Host, attack Ghoul, lowest`,
    ],
    [
      'two attacks beside a dodge',
      `
      Ann of Players: 1 from Few, other
      Bea of Players: 1 from Few, attack Ghoul
      Cas of Players: 1 from Few, attack Imp
      Ghoul of Host: 1 from Some, attack Bea
      Imp of Host: 1 from Some, attack Cas`,
    ],
    [
      'a called shot with the lowest of two',
      `
      Ann of Players: 2 from Players, attack Ghoul, lowest, unlucky Fool
      Ghoul of Host: 2 from Host, attack Ann`,
    ],
  ] as const) {
    it(`agrees with enumeration on ${name}`, () => {
      assertExact(contestOf(hands, decks));
    });
    it(`agrees where lower attacks are tried on ${name}`, () => {
      assertExact({ ...contestOf(hands, decks), lowerAttacksAreTried: true });
    });
  }

  it('agrees with enumeration on random contests', () => {
    fc.assert(
      fc.property(randomContest, (contest) => {
        const slow = enumerateContest(contest, 1_000);
        fc.pre(slow !== undefined);
        assert.equal(figuresOf(contestChances(contest)), figuresOf(slow));
      }),
      { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 150) },
    );
  }).timeout(60_000);

  it('is a partition, however many hands there are', () => {
    const players = Array.from(
      { length: 15 },
      (_, at) => `P${at} of Players: 1 from Players, ${at % 3 === 0 ? 'other' : 'attack'} H${at % 8}`,
    );
    const host = Array.from({ length: 8 }, (_, at) => `H${at} of Host: 1 from Host, attack P${at}`);
    const chances = contestChances(contestOf([...players, ...host].join('\n'), decks));
    assert.equal(sum(chances), certain.toFraction());
    assert.ok([...chances.hands.values()].every(({ takesEffect }) => takesEffect.gt(0) && takesEffect.lt(1)));
  });

  it('is exact where a hundred cards are thrown of which the lowest counts', () => {
    const large = toDeck(cards('1-3', 50));
    const { hands } = contestChances(contestOf('Ann of Players: 100 from Large, other 1, lowest', { Large: large }));
    assert.equal(hands.get('Ann')?.takesEffect.toFraction(), chanceAbove(lowestOfHand(large, 100), 1).toFraction());
  });

  it('is exact where the lowest of forty counts on both sides', () => {
    assertExact(
      contestOf('Ann of Players: 40 from Two, attack Bill, lowest\nBill of Host: 40 from Two, attack 1, lowest', {
        Two: toDeck(cards('1-2', 45)),
      }),
    );
  });

  it('throws an error where the contest can’t be dealt', () => {
    assert.throws(() => contestChances(duel(1, 11)), /The deck Host has 10 cards and can't give 11/);
    assert.throws(
      () => contestChances(contestOf('Ann: 1 from Players, idle', decks)),
      /No hand of the contest belongs to a side/,
    );
    assert.throws(
      () => contestChances(contestOf('Ann of Players: 1 from Players, attack Bill', decks)),
      /compared with one that isn't there/,
    );
  });
});

describe('isCountable', () => {
  const dodgers = 'D of Players: 1 from Players, other';
  const attacks = (count: number): string =>
    Array.from(
      { length: count },
      (_, at) => `P${at} of Players: 1 from Players, attack H${at}, unlucky Fool
    H${at} of Host: 1 from Host, attack P${at}`,
    ).join('\n');
  const lower = (text: string): Contest => ({ ...contestOf(text, decks), lowerAttacksAreTried: true });

  it('is true as long as no lower attack is tried', () => {
    assert.ok(isCountable(contestOf(`${dodgers}\n${attacks(9)}`, decks)));
  });
  it('is true where all attack each other', () => {
    assert.ok(isCountable(lower(attacks(9))));
  });
  it('is true where few attacks are separate', () => {
    assert.ok(isCountable(lower(`${dodgers}\n${attacks(3)}`)));
  });
  it('is false where many are', () => {
    assert.ok(!isCountable(lower(`${dodgers}\n${attacks(4)}`)));
  });

  const clash = (hands: number, draws: number, more = '') =>
    contestOf(
      Array.from(
        { length: hands },
        (_, at) =>
          `P${at} of ${at % 2 === 0 ? 'Players' : 'Host'}: ${draws} from Large, attack P${(at + 1) % hands}${more}`,
      ).join('\n'),
      { Large: toDeck(cards('1-10', 1_000)) },
    );

  it('is true for thirty who throw a few cards each', () => {
    assert.ok(isCountable(clash(30, 5)));
    assert.ok(isCountable(clash(12, 3, ', lowest')));
  });

  it('is false for thousands of cards, for hundreds of hands, and for many cards of which the lowest count', () => {
    assert.ok(!isCountable(clash(30, 100)));
    assert.ok(!isCountable(clash(400, 1)));
    assert.ok(!isCountable(clash(30, 5, ', lowest')));
  });
});

describe('sampleContest', () => {
  it('approximates the exact odds', () => {
    const sampled = sampleContest(duel(2, 1), 20_000, seededThrows(1)).sides.get('Players')?.acts ?? none;
    assert.ok(Math.abs(sampled.valueOf() - 189 / 310) < 0.01, sampled.toString());
  });
});

describe('enumerateContest', () => {
  it('gives up beyond its limit', () => {
    assert.equal(enumerateContest(duel(1, 1), 109), undefined);
    assert.ok(enumerateContest(duel(1, 1), 110) !== undefined);
  });

  it('enumerates a partition', () => {
    fc.assert(
      fc.property(randomContest, (contest) => {
        const chances = enumerateContest(contest, 1_000);
        fc.pre(chances !== undefined);
        assert.equal(sum(chances), '1');
      }),
      { numRuns: 30 },
    );
  });
});
