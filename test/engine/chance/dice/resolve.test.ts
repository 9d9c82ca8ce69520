/** Results of dice on the table: Demon City, dice edition, Task Resolution, and The Clash, steps 5 to 7. */
import assert from 'node:assert/strict';
import { resolveDice } from '../../../../server/engine/chance/index.ts';
import type { DiceContest } from '../../../../server/engine/chance/index.ts';
import { diceOf } from './notation.ts';

/** Throws that give these picks and fail when asked for more; `asked` lists what they were asked for. */
function scripted(picks: readonly number[]) {
  const asked: number[] = [];
  const pick = (n: number): number => {
    asked.push(n);
    const given = picks[asked.length - 1];
    assert.ok(given !== undefined, 'One throw too many');
    return given;
  };
  return { pick, asked };
}

/** The result of hands whose dice are all held, as text. */
function outcomeOf(contest: DiceContest, ...picks: readonly number[]): string {
  const throws = scripted(picks);
  const outcome = resolveDice(contest, new Map(contest.hands.map(({ id, held }) => [id, held ?? []])), throws);
  assert.equal(throws.asked.length, picks.length, 'Not all throws were asked for');
  const said = [...outcome.hands].flatMap(([id, { value, acts, critical, fumble }]) => [
    `${id} ${value}`,
    ...(acts ? [`${id} acts`] : []),
    ...(critical ? [`${id} critical`] : []),
    ...(fumble ? [`${id} fumbles`] : []),
  ]);
  assert.equal(outcome.hands.get(outcome.actor ?? '')?.acts, outcome.actor === undefined ? undefined : true);
  return [
    outcome.verdict,
    ...said,
    ...(outcome.tied.length > 0 ? [`tied ${outcome.tied.join(' ')}`] : []),
    ...(outcome.everyoneFumbles ? ['everyone fumbles'] : []),
  ].join(', ');
}

const rows: readonly (readonly [string, string, string, ...number[]])[] = [
  [
    'counts the highest die of a hand: a 6 and an 8 are 8',
    `
    Ann of Players: 0 dice, held 6 8
    Bill of Host: 0 dice, held 7`,
    'acts, Ann 8, Ann acts, Bill 7',
  ],
  [
    'lets the highest act alone, its allies wait (step 7)',
    `
    Cassie of Players: 0 dice, held 5
    Ann of Players: 0 dice, held 9
    Bill of Host: 0 dice, held 7`,
    'acts, Cassie 5, Ann 9, Ann acts, Bill 7',
  ],
  [
    'draws among tied allies (reading d18)',
    `
    Ann of Players: 0 dice, held 6
    Bill of Host: 0 dice, held 2
    Cassie of Players: 0 dice, held 6`,
    'acts, Ann 6, Bill 2, Cassie 6, Cassie acts, tied Ann Cassie',
    1,
  ],
  [
    'is a tie where opposed sides tie, even if allies share it too (reading d17)',
    `
    Ann of Players: 0 dice, held 6
    Bill of Host: 0 dice, held 6
    Cassie of Players: 0 dice, held 6`,
    'tie, Ann 6, Bill 6, Cassie 6, tied Ann Bill Cassie',
  ],
  [
    'ignores a tie below the highest',
    `
    Ann of Players: 0 dice, held 9
    Bill of Host: 0 dice, held 6
    Cassie of Players: 0 dice, held 6`,
    'acts, Ann 9, Ann acts, Bill 6, Cassie 6',
  ],
  [
    'is critical on a 10 that acts',
    `
    Ann of Players: 0 dice, held 10 1
    Bill of Host: 0 dice, held 9`,
    'acts, Ann 10, Ann acts, Ann critical, Bill 9',
  ],
  [
    "isn't critical on a tie (reading d16)",
    `
    Ann of Players: 0 dice, held 10
    Bill of Host: 0 dice, held 10`,
    'tie, Ann 10, Bill 10, tied Ann Bill',
  ],
  [
    'isn’t critical where an ally ties with it, though one of the two acts (reading d16)',
    `
    Ann of Players: 0 dice, held 10
    Cassie of Players: 0 dice, held 10`,
    'acts, Ann 10, Ann acts, Cassie 10, tied Ann Cassie',
    0,
  ],
  [
    'fumbles on a best die of 1, and only then (reading d15)',
    `
    Ann of Players: 0 dice, held 1 1
    Bill of Host: 0 dice, held 2 1`,
    'acts, Ann 1, Ann fumbles, Bill 2, Bill acts',
  ],
  [
    'fumbles even if it acts',
    `
    Ann of Players: 0 dice, held 1
    Cassie of Players: 0 dice, held 1`,
    'acts, Ann 1, Ann fumbles, Cassie 1, Cassie acts, Cassie fumbles, tied Ann Cassie, everyone fumbles',
    1,
  ],
  [
    'is worse for all where the best die of everyone is 1',
    `
    Ann of Players: 0 dice, held 1 1
    Bill of Host: 0 dice, held 1`,
    'tie, Ann 1, Ann fumbles, Bill 1, Bill fumbles, tied Ann Bill, everyone fumbles',
  ],
  [
    'gives a hand without dice 0',
    `
    Ann of Players: 0 dice
    Bill of Host: 0 dice, held 1`,
    'acts, Ann 0, Bill 1, Bill acts, Bill fumbles',
  ],
];

describe('resolveDice', () => {
  for (const [name, hands, outcome, ...picks] of rows) {
    it(name, () => {
      assert.equal(outcomeOf(diceOf(hands), ...picks), outcome);
    });
  }

  it('asks one throw for as many allies as are tied', () => {
    const contest = diceOf(['Ann', 'Bea', 'Cas'].map((id) => `${id} of Players: 0 dice, held 4`).join('\n'));
    const throws = scripted([2]);
    assert.equal(
      resolveDice(contest, new Map(contest.hands.map(({ id, held }) => [id, held ?? []])), throws).actor,
      'Cas',
    );
    assert.deepEqual(throws.asked, [3]);
  });

  it('has nobody act where nobody rolls', () => {
    assert.equal(outcomeOf({ hands: [] }), 'tie');
  });
});
