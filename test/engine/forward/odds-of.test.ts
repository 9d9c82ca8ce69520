/** The odds of a round are worked out once for states that come up again, as far as there is room for them. */
import assert from 'node:assert/strict';
import { OddsOf } from '../../../server/engine/forward/odds-of.ts';
import type { Combatant, Fact } from '../../../server/engine/index.ts';
import { pileKernel, scenario, type Pile } from './pile-game.ts';

const [round] = scenario.rounds;

/** In how many of some states, each of which comes up twice, the odds were worked out anew the second time. */
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
  it('are remembered for all states of a scenario that anybody would play', () => {
    assert.equal(workedOutAgain(800, 8), 0);
  });

  it('are remembered for few states where each is large', () => {
    // Three rounds of five hundred people are 1,500 states of one person, of which 20,000 have room.
    assert.equal(workedOutAgain(100, 500), 100 - 13);
  });
});
