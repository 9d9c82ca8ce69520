/**
 * The chance of having no hit points left, which the text doesn’t interpret, compared with every course; and a side’s
 * figures for its only enemy, which are given once.
 */
import { runToEnd } from '../../../server/engine/index.ts';
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { told } from '../../report/told.ts';
import { everyPlay } from '../chance/dice/every-play.ts';
import { attackAlgorithm } from '../../../server/engine/rulesets/attack-algorithm/index.ts';
import { oddsOf, scenarioOf } from './odds-of.ts';

const gate = (points: string, head = ''): string => `combatant Ilse of the Players
  Attack Bonus 1
combatant Brok of the Host
  ${points}
${head}round 1
  Ilse: attacks Brok.
`;

/** Brok’s possible states after the first round, with their chances. */
function states(body: string): Readonly<Record<string, string>> {
  const [brok] = oddsOf(body).rounds[0]!.standing ?? [];
  return Object.fromEntries([...(brok?.odds ?? [])].map(([state, { chance }]) => [state, chance.toFraction()]));
}

/** The chance that Brok’s hit points are at most this number, over all rolls. */
function atMost(body: string, points: number): string {
  const scenario = scenarioOf(body);
  let sum = new Fraction(0);
  for (const { what, chance } of everyPlay((throws) => runToEnd(attackAlgorithm.play(scenario, { throws, seed: 1 })))) {
    const brok = what.rounds[0]!.steps.at(-1)!.after.combatants.find(({ name }) => name === 'Brok')!;
    if (brok.tracks[0]!.now <= points) sum = sum.add(chance);
  }
  return sum.toFraction();
}

describe('undecided hit points', () => {
  it('have the chance that none are left', () => {
    for (const points of ['HP 1', 'HP 3', 'HP 6', 'HP 2 of 6'])
      assert.equal(states(gate(points))['at 0 HP or less'], atMost(gate(points), 0), points);
    assert.equal(states(gate('HP 8'))['at 0 HP or less'], '0');
  });

  it('are named differently where it is decided what that means, and have no such chance where there are none', () => {
    assert.deepEqual(Object.keys(states(gate('HP 3', 'decides defeat: at 0 HP\n'))), [
      'out of the fight',
      'unhurt',
      'hurt',
    ]);
    assert.equal(states(gate('HP 3', 'decides defeat: below 0 HP\n'))['out of the fight'], atMost(gate('HP 3'), -1));
    assert.deepEqual(Object.keys(states(gate('carries mace'))), ['unhurt', 'hurt']);
  });
});

describe('what a side does to its only enemy', () => {
  const one = `scenario "Any"\nrules attack-algorithm\n${gate('HP 6')}`;
  const two = one
    .replace('round 1', 'combatant Cur of the Host\nround 1')
    .replace('attacks Brok.', 'attacks Brok and Cur.');
  const tables = (text: string): readonly string[] =>
    told(text)
      .odds.split('\n')
      .flatMap((line) => /^ {4}((?:hits|damage) (?:of|on|to) [^,]+)/u.exec(line)?.[1] ?? []);

  it('is shown once', () => {
    assert.deepEqual(tables(one), ['hits of the Players', 'damage of the Players']);
    assert.equal(told(one).page.match(/^\*\*(?:Hits|Damage) .*$/gmu)?.length, 2);
  });

  it('is shown for each of several', () => {
    assert.ok(tables(two).includes('damage to Brok'), tables(two).join());
  });
});
