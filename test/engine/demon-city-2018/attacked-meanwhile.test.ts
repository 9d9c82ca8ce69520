/**
 * An action other than an attack by somebody under attack (T18 "Other Nonconflicting, Non-Attack Actions …", reading
 * t45, worked case 10) must beat that attacker’s throw too.
 */
import assert from 'node:assert/strict';
import { chanceInPlay, took } from './every-play.ts';
import { fight } from './fight.ts';

const body = (name: string, side: string): string => `combatant ${name} of the ${side}\n  Agility 3  Toughness 3\n`;
const cast = body('Ann', 'Players') + body('Cassie', 'Players') + body('Bill', 'Host') + body('Gil', 'Host');

/** Everybody throws one card, so that deals can be counted by hand. */
const meanwhile = (does: string, more = ''): string =>
  `${cast}deck of the Players: 2, 4, 8\ndeck of the Host: 3, 5\nround 1\n  Ann: kicks Gil. no distraction\n  Gil: kicks Cassie. no distraction\n  Cassie: ${does}\n${more}`;

/** The chance that it takes effect, by the odds and by all plays. */
function bothWays(text: string, who = 'Cassie'): readonly string[] {
  return [fight(text).takesEffect(who), chanceInPlay(text, (timeline) => took(timeline, who))];
}

describe('an action by somebody who is attacked meanwhile', () => {
  it('must beat the attacker’s throw: it isn’t enough that its side wins', () => {
    // Above Gil’s 3 are Cassie’s 4 and 8, above his 5 only the 8: half of (2/3 + 1/3).
    for (const does of ['moves to the lever.', 'picks up "her gun".', 'wakes Ann.', 'helps Ann. interferes with Gil']) {
      assert.deepEqual(bothWays(meanwhile(does)), ['1/2', '1/2'], does);
    }
  });

  it('must beat the one it is aimed at as well', () => {
    // One of the two foes throws the 5, and only the 8 is above that.
    const does = 'picks the pocket of Bill with Agility. no distraction';
    assert.deepEqual(bothWays(meanwhile(does, '  Bill: moves to the door.\n')), ['1/3', '1/3']);
  });

  it('lists the throws that opposed it', () => {
    const text = meanwhile('moves to the lever. throws 4').replace(
      'distraction\n  Cas',
      'distraction, throws 5\n  Cas',
    );
    const { steps } = fight(text.replace('Gil. no distraction', 'Gil. no distraction, throws 8'));
    assert.match(steps('clash')[0]!.text, /Cassie doesn’t succeed: 4 is not above Gil’s throw of 5/u);
  });

  it('leaves the attack with the stat that resists, since it neither attacks back nor avoids it', () => {
    // The Host’s side wins by Bill’s 9; Gil’s 4 is above Cassie’s Agility 3, but not above her throw.
    const { steps } = fight(
      `${cast}round 1\n  Ann: kicks Bill. throws 2\n  Bill: dodges Ann. throws 9 1\n  Gil: kicks Cassie. no distraction, throws 4\n  Cassie: moves to the lever. throws 6\n    interferes with Bill`,
    );
    assert.ok(steps('effect').some(({ actor }) => actor === 'Gil'));
  });

  it('is opposed by nobody else where it is a defence against a named opponent', () => {
    // The Players always have the 8 and win. Of Cassie’s two cards the higher is above Bill’s 3 in any case, and above
    // his 5 in two of three: half of (1 + 2/3).
    assert.deepEqual(bothWays(meanwhile('dodges Bill.', '  Bill: moves to the door.\n')), ['5/6', '5/6']);
  });
});
