/** Everybody’s state after a hit, by the numbers of the reading (section 7) and its worked cases (section 5). */
import assert from 'node:assert/strict';
import { runToEnd, rulesets, seededThrows, type OutcomeOdds, type RoundOdds } from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';

function roundOf(body: string): RoundOdds {
  const { scenario, ruleset } = readText(`rules demon-city-2017\n${body}`, { file: 'test.clash', rulesets })
    .scenarios[0]!;
  return runToEnd(ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 })).rounds[0]!;
}

function told(odds: OutcomeOdds | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries([...(odds ?? [])].map(([name, { chance }]) => [name, chance.toFraction()]));
}

/** Ann certainly hits somebody who does nothing. */
const hit = (toughness: string, clauses = ''): string =>
  `combatant Ann of the Players\n  Agility 3\ncombatant Bill of the Host\n  Agility 3  Toughness ${toughness}\nround 1\nAnn: punches Bill. ${clauses}`;

describe('the state after one hit', () => {
  // “Chance that one hit takes a fresh character from Base to −1 or less.”
  for (const [base, down] of [
    ['0', '1'],
    ['1', '9/10'],
    ['2', '16/25'],
    ['3', '343/1000'],
    ['4', '81/625'],
  ] as const) {
    it(`is out of the fight in ${down} at Base Toughness ${base}`, () => {
      assert.deepEqual(told(roundOf(hit(base)).standing?.[0]?.odds), { 'out of the fight': down, unhurt: '0' });
    });
  }

  it('loses 2 by damage dice of 9, 4 and 2 (worked case 1)', () => {
    const { standing, contests } = roundOf(hit('3', 'damage throws 9, 4, 2'));
    assert.deepEqual(told(standing?.[0]?.pinned), { 'out of the fight': '0', unhurt: '0' });
    assert.deepEqual(told(contests[0]?.distributions?.[0]?.pinned?.values), { 2: '1' });
    assert.equal(contests[0]?.distributions?.[0]?.pinned?.mean?.toFraction(), '2');
  });

  it('is below 0 at Base 0 after any hit, and up again where the Host decides so (worked case 2)', () => {
    assert.deepEqual(
      told(roundOf(hit('0').replace('round 1', 'round 1\ndecides recovery of Bill: back up')).standing?.[0]?.odds),
      { 'out of the fight': '0', unhurt: '0', hurt: '1' },
    );
  });

  it('counts armour as dice, and the highest of massive damage', () => {
    assert.equal(told(roundOf(hit('1\n  wears kevlar +1')).standing?.[0]?.odds)['out of the fight'], '81/100');
    const massive = roundOf(
      hit('1')
        .replace('punches Bill', 'punches Bill with "a bomb"')
        .replace('combatant Ann', 'weapon "a bomb": close, massive\ncombatant Ann')
        .replace('Agility 3', 'Agility 2  Toughness 2'),
    );
    assert.equal(told(massive.standing?.[0]?.odds)['out of the fight'], '99/100');
  });
});

describe('a crowd too large to count', () => {
  const crowd = (many: number): string =>
    Array.from(
      { length: many },
      (_, at) => `combatant P${at} of the ${at % 2 === 0 ? 'Players' : 'Host'}\n  Agility ${at % 4}  Toughness 3`,
    ).join('\n');
  const blows = (many: number): string =>
    Array.from({ length: many }, (_, at) => `P${at}: punches P${(at + 1) % many}.`).join('\n');
  const round = (many: number): RoundOdds => roundOf(`${crowd(many)}\nround 1\n${blows(many)}`);

  it('has no odds, and everybody’s state is unknown', () => {
    const [few, many] = [round(100), round(480)];
    assert.deepEqual(
      [few.contests.length, few.actions.length, few.standing!.filter(({ odds }) => odds.size > 0).length],
      [1, 100, 100],
    );
    assert.deepEqual(
      [
        many.contests.length,
        many.actions.length,
        many.standing!.length,
        many.standing!.filter(({ odds }) => odds.size > 0).length,
      ],
      [0, 0, 480, 0],
    );
  });
});
