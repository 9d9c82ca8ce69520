/** Contests that are too large to be counted: a sample with a bounded number of plays, or nothing. */
import assert from 'node:assert/strict';
import type { Contest } from '../../../server/engine/chance/index.ts';
import { contestCounts } from '../../../server/engine/rulesets/demon-city-2018/odds/contest-counts.ts';

/** Everybody strikes at the next one, each with this number of cards. */
function ring(people: number, cards: number): Contest {
  const deck = Array.from({ length: 10 }, (_, value) => ({ value, count: people * cards }));
  const id = (at: number): string => `P${at % people}`;
  return {
    decks: { one: deck },
    lowerAttacksAreTried: false,
    hands: Array.from({ length: people }, (_, at) => ({
      id: id(at),
      deck: 'one',
      draws: cards,
      keep: 'highest' as const,
      side: at % 2 === 0 ? 'even' : 'odd',
      action: { kind: 'attack' as const, against: [{ hand: id(at + 1) }] },
    })),
  };
}

describe('a contest of cards', () => {
  it('is counted as long as that is quick', () => {
    for (const [people, cards] of [
      [4, 3],
      [30, 3],
    ] as const)
      assert.equal(contestCounts(ring(people, cards))?.plays, undefined);
    assert.ok(contestCounts(ring(30, 3)) !== undefined);
  });

  // Measured: a play of a hundred hands takes about three times as long as one of thirty, and one of a hundred cards
  // each ten times.
  it('is sampled as often as a tenth of a second allows, and not at all where that is too rarely to be useful', () => {
    const plays = (people: number, cards: number): number => contestCounts(ring(people, cards))?.plays ?? 0;
    assert.ok(plays(100, 4) >= 100 && plays(100, 4) <= 400, `${plays(100, 4)}`);
    assert.ok(plays(100, 4) > plays(100, 8));
    assert.equal(contestCounts(ring(100, 100)), undefined);
  });
});
