/** Everybody’s state where damage is pinned: certain where every card is, unknown where a pinned card may be gone. */
import assert from 'node:assert/strict';
import { runToEnd, rulesets, seededThrows } from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';

/** `Ann: unhurt 0, out of the fight 1`, given the pins; or why that isn’t known. */
function givenPins(body: string): readonly string[] {
  const { scenario, ruleset } = readText(body, { file: 'test.clash', rulesets }).scenarios[0]!;
  const [round] = runToEnd(ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 })).rounds;
  return (round?.standing ?? []).map(({ who, pinned, why }) => {
    const figures = [...(pinned ?? [])].map(([state, { chance }]) => `${state} ${chance.toFraction()}`);
    return `${who}: ${figures.join(', ')}${why ?? ''}`;
  });
}

const body = (name: string, side: string, toughness: number): string =>
  `combatant ${name} of the ${side}\n  Agility 3  Toughness ${toughness}\n`;
const cast = (toughness: number): string =>
  ['Ann of the Players', 'Cassie of the Players', 'Bill of the Host', 'Gil of the Host', 'Hob of the Host']
    .map((each) => body(each.slice(0, each.indexOf(' ')), each.endsWith('Host') ? 'Host' : 'Players', toughness))
    .join('');
/** One card of each number. */
const decks = 'deck of the Players: 1 to 10\ndeck of the Host: 1 to 10\n';
const dodges = 'Ann: dodges. throws 2 1\n';
const open = 'the damage still depends on other throws';

describe('damage of which every card is pinned', () => {
  it('is certain where the deck has one copy of each', () => {
    const blow = (damage: string): readonly string[] =>
      givenPins(
        `${decks}${cast(2)}round 1\n${dodges}Bill: punches Ann. no distraction, throws 9\n  damage throws ${damage}`,
      );
    assert.deepEqual(blow('1 8'), ['Ann: out of the fight 0, unhurt 0']);
    assert.deepEqual(blow('3 8'), ['Ann: out of the fight 1, unhurt 0']);
  });

  const blows = (first: string, second: string, toughness = 2): readonly string[] =>
    givenPins(
      `${decks}${cast(toughness)}round 1\n${dodges}Cassie: dodges. throws 4 3\nBill: punches Ann. throws 9\n${first}Gil: punches Cassie. throws 10\n${second}`,
    );

  it('is certain along with that of an earlier Clash, unless both need the same card', () => {
    assert.deepEqual(blows('  damage throws 1 8\n', '  damage throws 3 7\n'), [
      'Ann: out of the fight 0, unhurt 0',
      'Cassie: out of the fight 1, unhurt 0',
    ]);
    assert.deepEqual(blows('  damage throws 1 8\n', '  damage throws 3 8\n'), [
      'Ann: out of the fight 0, unhurt 0',
      `Cassie: ${open}`,
    ]);
  });

  it('depends on what an earlier Clash takes from the deck', () => {
    // One card of damage for each: Bill’s, which is any card, may be the only 4.
    assert.deepEqual(blows('', '  damage throws 4\n', 1)[1], `Cassie: ${open}`);
  });

  it('is certain after damage that was thrown before the Clash, and on each of several targets', () => {
    const before = `${decks}${cast(2)}round 1\n${dodges}Hob: punches Cassie, uncontested, no distraction, throws 8\n  damage throws 7 6\nBill: punches Ann. throws 9\n  damage throws 1 5`;
    assert.deepEqual(givenPins(before).slice(0, 1), ['Ann: out of the fight 0, unhurt 0']);
    const several = `${decks}${cast(4)}round 1\nBill: hurls grenade at Ann and Cassie, no distraction, throws 9\n  damage throws 7 6 5 on Ann\n  damage throws 2 1 3 on Cassie`;
    assert.deepEqual(givenPins(several), ['Ann: out of the fight 1, unhurt 0', 'Cassie: out of the fight 0, unhurt 0']);
  });
});
