/** Results of hands on the table: Demon City, tarot edition, Action Rounds, steps 7 to 9. */
import assert from 'node:assert/strict';
import { contestOf, outcomeOf } from './notation.ts';
import { resolveContest } from '../../../server/engine/chance/index.ts';
import type { Contest } from '../../../server/engine/chance/index.ts';

const rows: readonly (readonly [string, string, string, Partial<Contest>?])[] = [
  [
    'lets the side with the highest card act (step 8: an ally dodged, the shot hits)',
    `
    Ann of Players: 9, other Bill
    Bill of Host: 7, attack Ann
    Cassie of Players: 4, attack 3`,
    'Players: acts, tried Cassie, Ann, Cassie',
  ],
  [
    'asks an attack to exceed the throw of a foe who attacks back',
    `
    Ann of Players: 9, other
    Bill of Host: 7, attack Cassie
    Cassie of Players: 4, attack Bill`,
    'Players: stalemate, tried Cassie, Ann',
  ],
  [
    'lets only the highest attack of a side happen',
    `
    Ann of Players: 9, attack Bill
    Bill of Host: 7, attack Ann
    Cassie of Players: 6, attack 3`,
    'Players: acts, tried Ann, Ann',
  ],
  [
    'lets an attack and another action of the same side happen (step 9)',
    `
    Ann of Players: 9, attack Bill
    Bill of Host: 7, attack Ann
    Ghoul of Host: 5, attack Cassie
    Cassie of Players: 6, other Ghoul`,
    'Players: acts, tried Ann, Ann, Cassie',
  ],
  [
    'lets a kick that throws higher keep out the lava',
    `
    Ann of Players: 8, attack 3
    Cassie of Players: 7, attack 3
    Bill of Host: 2, attack Ann`,
    'Players: acts, tried Ann, Ann',
  ],
  [
    'calls equal highest cards of two sides a tie',
    `
    Ann of Players: 9, attack Bill
    Bill of Host: 9, attack Ann
    Cassie of Players: 4, other`,
    'nobody: tie',
  ],
  [
    'compares only the highest card of each side',
    `
    Ann of Players: 9, attack Bill
    Bill of Host: 8, attack Ann
    Cassie of Cult: 8, attack Ann`,
    'Players: acts, tried Ann, Ann',
  ],
  ['lets a side win that throws alone', 'Ann of Players: 2, attack 1', 'Players: acts, tried Ann, Ann'],
  [
    "doesn't let a hand without a side win",
    `
    Ann of Players: 2, other Task
    Task: 9, idle`,
    'Players: acts',
  ],
  [
    'asks another action to exceed its number too',
    `
    Ann of Players: 5, other 5
    Cassie of Players: 6, other 5 and Bill
    Bill of Host: 4, attack Ann`,
    'Players: acts, Cassie (yes yes)',
  ],
  [
    'must exceed one target of several, and reports which it exceeds',
    `
    Ann of Players: 6, attack Bill or 7 or 2
    Bill of Host: 5, attack Ann`,
    'Players: acts, tried Ann, Ann (yes no yes)',
  ],
  [
    "lets tied allies' first attack that succeeds happen",
    `
    Ann of Players: 6, attack 7
    Cassie of Players: 6, attack 3
    Dee of Players: 6, attack 3`,
    'Players: acts, tried Cassie, Cassie',
  ],
  [
    'prefers the given one among tied allies',
    `
    Ann of Players: 6, attack 3
    Cassie of Players: 6, attack 3`,
    'Players: acts, tried Cassie, Cassie',
    { preference: ['Cassie'] },
  ],
  [
    'tries no lower attack by default',
    `
    Ann of Players: 6, attack 7
    Cassie of Players: 5, attack 3`,
    'Players: stalemate, tried Ann',
  ],
  [
    'tries lower attacks on request',
    `
    Ann of Players: 6, attack 7
    Cassie of Players: 5, attack 3`,
    'Players: acts, tried Cassie, Cassie',
    { lowerAttacksAreTried: true },
  ],
  [
    'keeps the lowest of two cards',
    `
    Ann of Players: 9 3, attack Bill, lowest
    Bill of Host: 4, attack Ann`,
    'Host: acts, tried Bill, Bill',
  ],
  [
    'is critical if the lucky card alone would do',
    `
    Ann of Players: 9 6=Sun, attack Bill, lucky Sun
    Bill of Host: 5, attack Ann`,
    'Players: acts, tried Ann, Ann critically',
  ],
  [
    "isn't critical if the lucky card alone wouldn't do",
    `
    Ann of Players: 9 6=Sun, attack Bill, lucky Sun
    Bill of Host: 6, attack Ann`,
    'Players: acts, tried Ann, Ann',
  ],
  [
    "isn't critical by a lucky card that isn't kept",
    `
    Ann of Players: 5 6=Sun, attack 4, lucky Sun, lowest`,
    'Players: acts, tried Ann, Ann',
  ],
  [
    'fails critically by the unlucky card though the side wins',
    `
    Ann of Players: 0=Fool, other, unlucky Fool
    Cassie of Players: 9, attack Bill
    Bill of Host: 3, attack Ann`,
    'Players: acts, tried Cassie, Cassie, Ann fails critically',
  ],
  [
    'ignores an unlucky card below a higher one',
    `
    Ann of Players: 0=Fool 4, other, unlucky Fool`,
    'Players: acts, Ann',
  ],
  [
    "ignores an unlucky card that is the hand's lucky one",
    `
    Ann of Players: 1=Fool, attack 0, lucky Fool, unlucky Fool`,
    'Players: acts, tried Ann, Ann critically',
  ],
];

describe('resolveContest', () => {
  for (const [name, hands, outcome, options] of rows) {
    it(name, () => {
      assert.equal(outcomeOf(hands, options), outcome);
    });
  }

  it('throws an error where a hand has no card', () => {
    assert.throws(() => resolveContest(contestOf('Ann of Players: 2, other'), new Map()), /Ann holds no card/);
  });
});
