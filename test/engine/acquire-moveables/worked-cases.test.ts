/** The worked cases of the reading of Acquire Moveables, by their ids, through whole scenarios. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say } from '../../../server/analysis/index.ts';
import type { ContestOdds } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';

interface Fight {
  readonly target?: string;
  readonly weapon?: string;
  readonly attack?: string;
  readonly below?: readonly string[];
}

/** The odds of a blow at somebody with 4 HP and armour, with a weapon of d8, unless it is said otherwise. */
function blow({
  target = 'HP 4  LVL 1\n  armour Head 1, Thorax 0 1 2, Abdomen 1 1',
  weapon = 'pike: close, damage d8',
  attack = 'strikes',
  below = [],
}: Fight): ContestOdds {
  const name = weapon.split(':')[0] ?? '';
  const text = `rules acquire-moveables
weapon ${weapon}
combatant Sim (he) of the Players
  GRC 5
  ${target}
combatant Rat (it) of the Host
  GRC 5  HP 5
  carries ${name}
scenario "Worked"
round 1
  Rat: ${attack} Sim.
${below.map((line) => `    ${line}\n`).join('')}`;
  const { reading, scenarios } = analyze(text, { file: 'worked.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), []);
  const contest = scenarios[0]!.odds().rounds[0]!.contests.find(({ kind }) => kind === 'blow');
  assert.ok(contest !== undefined, text);
  return contest;
}

/** The chance of any of these outcomes. */
function chance(contest: ContestOdds, ...outcomes: readonly string[]): string {
  return outcomes
    .reduce((sum, outcome) => sum.add(contest.odds.get(outcome)?.chance ?? 0), new Fraction(0))
    .toFraction();
}

const belowZero = ['silent', 'winded', 'drops', 'prone', 'amputated', 'dies'] as const;
const bare = 'LVL 1';

describe('a blow in Acquire Moveables', () => {
  it('misses, is stopped, takes HP, or takes them below 0 (am-t038)', () => {
    const contest = blow({});
    assert.deepEqual(
      [chance(contest, 'misses'), chance(contest, 'stopped'), chance(contest, 'wounds'), chance(contest, ...belowZero)],
      ['1/5', '3/40', '2/5', '13/40'],
    );
  });

  it('has the injuries of am-t039 below 0 HP', () => {
    const contest = blow({});
    assert.deepEqual(
      (['winded', 'drops', 'prone', 'silent'] as const).map((outcome) => chance(contest, outcome)),
      ['1/16', '1/80', '1/80', '19/80'],
    );
  });

  for (const [steps, share] of [
    [1, '13/32'],
    [2, '3/8'],
    [3, '3/8'],
  ] as const)
    it(`takes them below 0 HP in ${share} with the location die ${steps} down (am-t041)`, () =>
      assert.equal(chance(blow({ below: [`${steps} steps easier "pinned"`] }), ...belowZero), share));

  for (const [steps, share] of [
    [1, '13/48'],
    [3, '13/64'],
  ] as const)
    it(`takes them below 0 HP in ${share} with the location die ${steps} up (am-t042)`, () =>
      assert.equal(chance(blow({ below: [`${steps} steps harder "fog"`] }), ...belowZero), share));

  it('strikes cover where it is shot at parts behind it (am-t043)', () => {
    const contest = blow({
      weapon: 'bow: ranged, damage d8',
      attack: 'shoots',
      below: ['cover "a wall" over Legs, Abdomen'],
    });
    assert.deepEqual([chance(contest, 'cover'), chance(contest, ...belowZero)], ['3/10', '1/5']);
  });

  it('has the shares of am-t044 against somebody at −8 HP', () => {
    const contest = blow({ target: `HP 0 of 4  ${bare}`, below: [] });
    assert.equal(chance(contest, 'misses'), '1/5');
  });

  it('has the shares of am-t047 with a d20 against 3 HP', () => {
    const contest = blow({ target: `HP 3  ${bare}`, weapon: 'maul: close, damage d20' });
    assert.equal(chance(contest, ...belowZero), '17/25');
    // The band sends a twelfth of what it has to a written row, and the rest to empty cells (am-t049).
    assert.equal(chance(contest, 'dies'), '37/200');
    assert.equal(chance(contest, 'amputated'), '1/100');
  });

  it('has the shares of am-t048 at level 3', () =>
    assert.equal(chance(blow({ target: 'HP 3  LVL 3', weapon: 'maul: close, damage d20' }), 'dies'), '21/200'));

  it('doesn’t take HP that armour keeps (am-t051)', () => {
    const contest = blow({
      target: 'HP 4  LVL 1\n  armour Head 2',
      below: ['rolls location 1, damage 6'],
    });
    assert.deepEqual(
      [...(contest.pinned ?? [])].filter(([, { chance: share }]) => !share.equals(0)).map(([outcome]) => outcome),
      ['wounds'],
    );
  });
});
