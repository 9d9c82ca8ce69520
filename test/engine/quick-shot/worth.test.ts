/** What a bet or a helper would be worth, compared with the same attempt with it. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { roundWorth } from '../../../server/analysis/worth.ts';
import { needing, oddsOf, rose } from './gamble.ts';

/** For each addition, how many percentage points it is worth. */
function worthOf(body: string): Readonly<Record<string, string>> {
  const [scenario] = analyze(`scenario "Any"\nrules quick-shot\n${body}`, { file: 'any.clash' }).scenarios;
  const round = scenario!.odds().rounds[0]!;
  const told = roundWorth(scenario!, round).ofAction(round.actions[0]!)!;
  return Object.fromEntries(told.advantages.map(({ called, points }) => [called, points.valueOf().toFixed(6)]));
}

function points(more: string, less: string): string {
  const [after, before] = [more, less].map((body) => oddsOf(body).actions[0]!.odds.get('succeeds')!.chance);
  return after!.sub(before!).mul(100).valueOf().toFixed(6);
}

describe('the worth of a bet or a helper', () => {
  it('equals the gain in the same attempt with it', () => {
    const plain = needing([3, 1]);
    assert.deepEqual(worthOf(plain), {
      'A bet of 1 WP': points(needing([3, 1], 1), plain),
      'A bet of 3 WP': points(needing([3, 1], 3), plain),
      'A helper': points(needing([2, 1]), plain),
    });
  });

  it('is shown for the other bet where one is made', () => {
    const made = needing([3], 1);
    assert.deepEqual(worthOf(made), {
      'A bet of 3 WP': points(needing([3], 3), made),
      'A helper': points(needing([2], 1), made),
    });
  });

  it('isn’t shown for a bet that the general pool can’t cover', () => {
    const poor = rose({ own: ['Willpower 2 of 5'], under: ['hard "it"'] });
    assert.deepEqual(Object.keys(worthOf(poor)), ['A bet of 1 WP', 'A helper']);
  });

  it('isn’t shown for any bet on a check that the player asks for', () => {
    const check = ['combatant Rose (she) of the Players', 'Willpower 5', 'round 1', 'Rose: resists "Gambling".'].join(
      '\n',
    );
    assert.deepEqual(Object.keys(worthOf(check)), ['A helper']);
  });

  it('is that of one easier for the hardest action, which may be 0', () => {
    assert.equal(worthOf(needing([1]))['A helper'], '0.000000');
  });
});
