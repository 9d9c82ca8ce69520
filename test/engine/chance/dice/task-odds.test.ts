/** The odds of tasks: Demon City, dice edition, Task Resolution. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { diceChances, diceTaskChances, enumerateDiceTask } from '../../../../server/engine/chance/index.ts';
import type { DiceOpposition } from '../../../../server/engine/chance/index.ts';
import { diceOf, taskFigures } from './notation.ts';
import { randomDice } from './random-dice.ts';

const opposition: fc.Arbitrary<DiceOpposition> = fc.oneof(
  fc.record({ dice: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ number: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(-30, 3.5, 50)) }),
);

describe('diceTaskChances', () => {
  it('rolls over a number: exactly the number is a tie, not a success (reading d1)', () => {
    assert.equal(
      taskFigures(diceTaskChances({ dice: 1 }, { number: 3 })),
      'succeeds 7/10, tie 1/10, fails 1/5, critical 1/10, fumble 1/10, bothFumble 0',
    );
  });

  it('uses the better of two dice', () => {
    assert.equal(
      taskFigures(diceTaskChances({ dice: 2 }, { number: 3 })),
      'succeeds 91/100, tie 1/20, fails 1/25, critical 19/100, fumble 1/100, bothFumble 0',
    );
  });

  it('fumbles on a 1 that is over the number (reading d15)', () => {
    assert.equal(
      taskFigures(diceTaskChances({ dice: 1 }, { number: 0 })),
      'succeeds 1, tie 0, fails 0, critical 1/10, fumble 1/10, bothFumble 0',
    );
  });

  it('isn’t critical where a 10 only ties (reading d16), and is the only one to fumble against the number 1', () => {
    assert.equal(
      taskFigures(diceTaskChances({ dice: 1 }, { number: 10 })),
      'succeeds 0, tie 1/10, fails 9/10, critical 0, fumble 1/10, bothFumble 0',
    );
    assert.equal(
      taskFigures(diceTaskChances({ dice: 1 }, { number: 1 })),
      'succeeds 9/10, tie 1/10, fails 0, critical 1/10, fumble 1/10, bothFumble 0',
    );
  });

  it('accepts numbers that no die shows', () => {
    assert.equal(diceTaskChances({ dice: 3 }, { number: 50 }).fails.toFraction(), '1');
    assert.equal(diceTaskChances({ dice: 3 }, { number: -4 }).succeeds.toFraction(), '1');
  });

  it('is compared with the Host’s dice', () => {
    assert.equal(
      taskFigures(diceTaskChances({ dice: 1 }, { dice: 1 })),
      'succeeds 9/20, tie 1/10, fails 9/20, critical 9/100, fumble 1/10, bothFumble 1/100',
    );
  });

  it('is a contest of two where the Host rolls', () => {
    const { succeeds, tie, fails, critical, fumble, bothFumble } = diceTaskChances({ dice: 3, held: [4] }, { dice: 2 });
    const contest = diceChances(diceOf('Ann of Players: 3 dice, held 4\nTask of Host: 2 dice'));
    const ann = contest.hands.get('Ann');
    assert.deepEqual(
      [succeeds, tie, fails, critical, fumble, bothFumble],
      [ann?.acts, contest.tie, contest.hands.get('Task')?.acts, ann?.critical, ann?.fumble, contest.everyoneFumbles],
    );
  });

  it('keeps a held die that is known to count', () => {
    assert.equal(
      taskFigures(diceTaskChances({ dice: 2, held: [4], keepsHeld: true }, { number: 4 })),
      'succeeds 0, tie 1, fails 0, critical 0, fumble 0, bothFumble 0',
    );
  });

  it('agrees with enumeration on random tasks', () => {
    fc.assert(
      fc.property(randomDice, opposition, (dice, against) => {
        const chances = diceTaskChances(dice, against);
        assert.equal(taskFigures(chances), taskFigures(enumerateDiceTask(dice, against)));
        assert.equal(chances.succeeds.add(chances.tie).add(chances.fails).toFraction(), '1');
      }),
      { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 150) },
    );
  }).timeout(60_000);
});
