/**
 * The fast odds equal those of playing every deal, in all contests of one or two hands up to three cards a side, and of
 * more hands with fewer.
 */
import assert from 'node:assert/strict';
import {
  chanceAbove,
  contestChances,
  enumerateContest,
  highestOfHand,
  isCountable,
  lowestOfHand,
  toDeck,
} from '../../../server/engine/chance/index.ts';
import type { Contest, ContestChances } from '../../../server/engine/chance/index.ts';
import { falling } from '../../../server/engine/chance/cards/falling.ts';
import { contestOf } from './notation.ts';
import { figuresOf } from './random-contest.ts';

/** The Fool, a Significator that ties with another card, and few values, so that ties and stalemates are frequent. */
const ours = toDeck([
  { value: 0, mark: 'Fool' },
  { value: 1, count: 2 },
  { value: 2, mark: 'Sun' },
  { value: 2 },
  { value: 3, count: 2 },
  { value: 4 },
  { value: 1, mark: 'Fool' },
]);
const theirs = toDeck([
  { value: 0, mark: 'Fool' },
  { value: 1 },
  { value: 2, count: 2 },
  { value: 3, mark: 'Moon' },
  { value: 4 },
]);
const decks = { Ours: ours, Theirs: theirs };

const upToThree = [1, 2, 3];
const upToTwo = [1, 2];
const keeps = ['highest', 'lowest'] as const;
const sources = ['Ours', 'Theirs'] as const;

/** What the two hands of a contest do. */
const deeds = {
  'attack each other': ['attack Bill', 'attack Ann'],
  'attack and dodge': ['attack Bill', 'other Ann'],
  'attack a stat, the other helps': ['attack 2', 'idle'],
  'attack a stat or a throw': ['attack Bill or 3', 'attack 0'],
  'act against each other and a number': ['other Bill 1', 'other Ann 2'],
  'act against nothing, and against less than any card': ['other', 'other -1'],
} as const;

function weightsAreWhole({ decks: all, hands }: Contest, { sides, tie, hands: chances }: ContestChances): boolean {
  const deals = Object.entries(all).reduce(
    (product, [name, deck]) =>
      product *
      falling(
        deck.reduce((sum, { count }) => sum + count, 0),
        hands.reduce((sum, hand) => sum + (hand.deck === name ? hand.draws : 0), 0),
      ),
    1n,
  );
  const told = [
    tie,
    ...[...sides.values()].flatMap(({ acts, stalemate }) => [acts, stalemate]),
    ...[...chances.values()].flatMap(({ takesEffect, critical, criticalFailure }) => [
      takesEffect,
      critical,
      criticalFailure,
    ]),
  ];
  return told.every(({ n, d, s }) => deals % d === 0n && n >= 0n && s >= 0n && n <= d);
}

/** Compares all figures; every weight must be whole, and those of mutually exclusive outcomes must sum to all deals. */
function assertExact(contest: Contest): void {
  const slow = enumerateContest(contest, 1_000_000);
  assert.ok(slow !== undefined && isCountable(contest));
  const fast = contestChances(contest);
  assert.equal(figuresOf(fast), figuresOf(slow));
  assert.ok(weightsAreWhole(contest, fast), 'A weight is no part of the deals');
  const all = [...fast.sides.values()].reduce((sum, { acts, stalemate }) => sum.add(acts).add(stalemate), fast.tie);
  assert.equal(all.toFraction(), '1');
  (contest.following ?? []).forEach(({ after, exceeding }, place) => {
    const hand = fast.hands.get(after);
    const thrown = exceeding === undefined ? hand?.takesEffect : hand?.exceeding[exceeding];
    assert.equal(
      [...(fast.following[place]?.values() ?? [])]
        .reduce((sum, chance) => sum.add(chance), chanceAbove(new Map(), 0))
        .toFraction(),
      thrown?.toFraction(),
    );
  });
}

describe('contests of two hands up to three cards', () => {
  for (const [name, [ann, bill]] of Object.entries(deeds)) {
    for (const source of sources) {
      it(`agree with enumeration where they ${name}, ${source === 'Ours' ? 'from one deck' : 'from one deck each'}`, () => {
        for (const mine of upToThree)
          for (const your of upToThree)
            for (const keep of keeps)
              for (const other of keeps) {
                const contest = contestOf(
                  `
            Ann of Players: ${mine} from Ours, ${ann}, ${keep}, lucky Sun, unlucky Fool, watched Sun
            Bill of Host: ${your} from ${source}, ${bill}, ${other}, lucky Moon, unlucky Fool
            after Ann: 1 from Ours, lowest
            after ${ann.includes('or') ? 'Ann at 1' : 'Ann'}: 2 from Ours, ${other}
            after Bill: 2 from Theirs, ${keep}`,
                  decks,
                );
                assertExact(contest);
              }
      }).timeout(60_000);
    }
  }
});

describe('contests of three hands and more', () => {
  for (const lowerAttacksAreTried of [false, true]) {
    for (const [name, hands] of [
      ['tied allies at one foe', ['attack Cas', 'attack Cas', 'attack Ann']],
      ['an ally who dodges and one who attacks', ['other Cas', 'attack Cas', 'attack Ann or Bea']],
      ['a stat, a throw and an ally’s throw', ['attack 2', 'attack Cas', 'other Bea 1']],
      ['attacks at each other in a circle', ['attack Bea', 'attack Cas', 'attack Ann']],
    ] as const) {
      it(`agree with enumeration on ${name}${lowerAttacksAreTried ? ' where lower attacks are tried' : ''}`, () => {
        for (const a of upToTwo)
          for (const b of upToTwo)
            for (const c of upToTwo)
              for (const keep of keeps)
                for (const side of ['Players', 'Cult']) {
                  const contest = contestOf(
                    `
            Ann of Players: ${a} from Ours, ${hands[0]}, highest, lucky Sun, unlucky Fool
            Bea of ${side}: ${b} from Ours, ${hands[1]}, ${keep}, unlucky Fool
            Cas of Host: ${c} from Theirs, ${hands[2]}, highest, lucky Moon
            after Bea: 1 from Ours, ${keep}`,
                    decks,
                  );
                  assertExact({
                    ...contest,
                    lowerAttacksAreTried,
                    preference: keep === 'lowest' ? ['Bea', 'Ann'] : [],
                  });
                }
      }).timeout(60_000);
    }
  }

  it('agree with enumeration on two against two', () => {
    for (const lowerAttacksAreTried of [false, true])
      for (const attack of ['attack Cas', 'attack 1', 'other Cas'])
        for (const back of ['attack Ann', 'other Bea', 'idle']) {
          assertExact({
            ...contestOf(
              `
        Ann of Players: 1 from Ours, attack Dee, highest, unlucky Fool
        Bea of Players: 2 from Ours, ${attack}, highest, lucky Sun, unlucky Fool
        Cas of Host: 1 from Theirs, ${back}, highest, unlucky Fool
        Dee of Host: 1 from Theirs, attack Bea, lowest, lucky Moon`,
              decks,
            ),
            lowerAttacksAreTried,
          });
        }
  }).timeout(60_000);
});

describe('single hands up to three cards', () => {
  for (const keep of keeps) {
    it(`have the ${keep} card that enumeration finds`, () => {
      for (const deck of [ours, theirs])
        for (const draws of upToThree)
          for (const above of [-1, 0, 1, 2, 3, 4]) {
            const slow = enumerateContest(
              contestOf(`Ann of Players: ${draws} from Deck, other ${above}, ${keep}`, { Deck: deck }),
              1_000,
            );
            const values = (keep === 'highest' ? highestOfHand : lowestOfHand)(deck, draws);
            assert.equal(chanceAbove(values, above).toFraction(), slow?.hands.get('Ann')?.takesEffect.toFraction());
          }
    });
  }
});
