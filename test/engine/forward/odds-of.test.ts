/** The odds of a round are computed once for recurring states, as far as there is room for them. */
import assert from 'node:assert/strict';
import { OddsOf } from '../../../server/engine/forward/odds-of.ts';
import type { Combatant, Fact } from '../../../server/engine/index.ts';
import { pileKernel, scenario, type Pile } from './pile-game.ts';

const [round] = scenario.rounds;

/** For how many of some states, each of which occurs twice, the odds were computed again the second time. */
function workedOutAgain(states: number, people: number): number {
  const [ann] = scenario.combatants as readonly [Combatant];
  let times = 0;
  const { reference: _reference, ...exact } = pileKernel;
  const odds = new OddsOf<Pile, Fact>({
    ...exact,
    scenario: { ...scenario, combatants: Array.from({ length: people }, () => ann) },
    oddsIn: (...asked) => {
      times += 1;
      return pileKernel.oddsIn(...asked);
    },
  });
  const cards = Array.from({ length: states }, (_, card) => card);
  for (const card of [...cards, ...cards]) odds.quick({ left: [card], hurt: false }, round!);
  return times - states;
}

describe('the odds of a round', () => {
  it('are cached for all states of a realistic scenario', () => {
    assert.equal(workedOutAgain(800, 8), 0);
  });

  it('are cached for few states where each is large', () => {
    // Three rounds of five hundred people are 1,500 states of one person; there is room for 20,000.
    assert.equal(workedOutAgain(100, 500), 100 - 13);
  });
});
