/** Why somebody’s state after a round of cards is unknown: the actual reason, and none where it is known. */
import assert from 'node:assert/strict';
import { runToEnd, rulesets, seededThrows } from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';

function reasonsIn(body: string): readonly string[] {
  const { scenario, ruleset } = readText(body, { file: 'test.clash', rulesets }).scenarios[0]!;
  const [round] = runToEnd(ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 })).rounds;
  return (round?.standing ?? []).map(({ who, odds, why }) => `${who}: ${odds.size > 0 ? 'told' : ''}${why ?? ''}`);
}

const cast =
  'combatant Ann of the Players\n  Agility 3  Toughness 2\ncombatant Bill of the Host\n  Agility 3  Toughness 2\ncombatant Cid of the Players\n  Agility 2  Toughness 2\n';

describe('the reason why a state is unknown', () => {
  it('isn’t given where it is known', () => {
    assert.deepEqual(reasonsIn(`${cast}round 1\nAnn: punches Bill.\nBill: punches Cid.`), ['Bill: told', 'Cid: told']);
  });

  it('is that several contests can do harm', () => {
    assert.deepEqual(reasonsIn(`${cast}round 1\nAnn: punches Bill. uncontested\nCid: punches Bill.`), [
      'Bill: more than one contest can do harm',
    ]);
  });

  it('is that a deck may run out, before the damage and before the throw', () => {
    const climbing = 'round 1\nCid: climbs "the wall" with Agility to beat 2.\nAnn: punches Bill.\nBill: dodges.';
    const runsOut = 'Bill: the deck may run out before it comes to the damage';
    assert.deepEqual(reasonsIn(`${cast}deck of the Players: 1 to 3\n${climbing}`), [runsOut]);
    // Damage of the first attack may or may not leave a card for the second one.
    const twice = `${cast}combatant Dan of the Host\n  Agility 1  Toughness 1\ndeck of the Players: 1 to 3\nround 1\nCid: punches Dan. uncontested\nAnn: punches Bill.\nBill: dodges.`;
    assert.ok(reasonsIn(twice).includes(runsOut), reasonsIn(twice).join('\n'));
    // Ann’s throw leaves two cards for Bill’s two, and no third one in place of The Fool.
    const redrawn = `option fool in damage redrawn\n${cast}deck of the Players: 1, 2, "The Fool"\nround 1\nAnn: punches Bill. no distraction`;
    assert.deepEqual(reasonsIn(redrawn), [runsOut]);
  });

  it('is that there are too many ways to count', () => {
    const names = Array.from({ length: 20 }, (_, at) => at);
    const crowd = names
      .map(
        (at) =>
          `combatant P${at} of the Players\n  Agility 2  Toughness 3\ncombatant H${at} of the Host\n  Agility 2  Toughness 3`,
      )
      .join('\n');
    const blows = names.map((at) => `P${at}: punches H${at}.\nH${at}: punches P${(at + 1) % 20}.`).join('\n');
    const reasons = reasonsIn(
      `deck of the Players: 9 of each 1 to 10\ndeck of the Host: 9 of each 1 to 10\n${crowd}\nround 1\n${blows}`,
    );
    assert.deepEqual([...new Set(reasons.map((reason) => reason.replace(/^\w+: /u, '')))], ['too many ways to count']);
  });

  it('is given for what pins leave open, next to the figures without them', () => {
    // A pinned 2 may be gone from four cards before the damage is thrown.
    const pinned = `${cast}deck of the Players: 1 to 4\nround 1\nAnn: punches Bill. damage throws 2\nBill: dodges.`;
    assert.deepEqual(reasonsIn(pinned), ['Bill: toldthe damage still depends on other throws']);
  });
});
