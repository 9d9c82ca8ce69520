/**
 * The exact odds of Clashes and tasks. The numbers come from section 7 of the reading, the design's own, or sums over
 * all rolls.
 */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

const two =
  'combatant Ann of the Players\n  Agility 3  Toughness 3\ncombatant Bill of the Host\n  Agility 3  Toughness 3\n';

describe('the odds of a Clash', () => {
  it('are those worked out by hand for Alfie, Betty and CeCe', () => {
    const { contests, action } = fight(`
combatant Alfie of the Players
  Firearms 9
combatant Betty of the Host
  Agility 5  Firearms 5
combatant CeCe of the Players
  Agility 1
situation "a dead-end street behind the bus station"
  Alfie announces after Betty.
round 1
  CeCe: flees.
  Betty: shoots CeCe.
  Alfie: shoots Betty.
    distraction "Betty has eyes only for CeCe"`);
    // Of the 10,000,000 rolls of 2, 2 and 3 dice; what CeCe and Alfie share is drawn between them.
    const acts = { 'CeCe acts': '5028627/20000000', 'Betty acts': '415527/2000000', 'Alfie acts': '7499403/20000000' };
    assert.deepEqual(contests(), { 'clash: CeCe, Betty, Alfie': { ...acts, tie: '33167/200000' } });
    assert.deepEqual(action('Alfie'), {
      succeeds: acts['Alfie acts'],
      // A 10 of his doesn’t win if CeCe has one too: 0.271 · 0.81 · 0.81 (reading d16).
      'critical success': '1778031/10000000',
      fumble: '1/1000',
    });
  });

  // a dice against b: win, tie, lose (section 7: 1 v 1, 2 v 1, 3 v 1, 4 v 1, 2 v 2, 3 v 3).
  const extras = (count: number): string =>
    [' advantage "a"', ' advantage "b"', ' distraction "c"'].slice(0, count).join('\n');
  for (const [own, foe, acts, tie, fails] of [
    [1, 1, '9/20', '1/10', '9/20'],
    [2, 1, '123/200', '1/10', '57/200'],
    [3, 1, '279/400', '1/10', '81/400'],
    [4, 1, '74667/100000', '1/10', '15333/100000'],
    [2, 2, '867/2000', '133/1000', '867/2000'],
    [3, 3, '410499/1000000', '89501/500000', '410499/1000000'],
  ] as const) {
    it(`are those of ${own} against ${foe}`, () => {
      const { contests } = fight(
        `${two}round 1\nAnn: punches Bill.\n${extras(own - 1)}\nBill: punches Ann.\n${extras(foe - 1)}`,
      );
      assert.deepEqual(contests()['clash: Ann, Bill'], { 'Ann acts': acts, 'Bill acts': fails, tie });
    });
  }

  it('name the one who acts with their article', () => {
    const { contests } = fight(
      'combatant the Ghoul of the Host\n  Agility 1\ncombatant Ann of the Players\n  Agility 2\nround 1\nthe Ghoul: punches Ann.\nAnn: dodges.',
    );
    assert.deepEqual(Object.keys(contests()['clash: Ghoul, Ann']!), ['the Ghoul acts', 'Ann acts', 'tie']);
  });

  it('are certain for somebody opposed by nobody’s dice, who can still be critical or fumble', () => {
    assert.deepEqual(fight(`${two}round 1\nAnn: punches Bill.`).action('Ann'), {
      succeeds: '1',
      'critical success': '1/10',
      fumble: '1/10',
    });
  });

  it('given a pin, are those of the die that counts', () => {
    const { action, pinned } = fight(`${two}round 1\nAnn: punches Bill. throws 7\nBill: punches Ann.`);
    assert.equal(action('Ann')['succeeds'], '9/20');
    // Bill's one die is below 7 in six of ten rolls, and above it in three.
    assert.deepEqual(pinned('Ann'), { succeeds: '3/5' });
    assert.deepEqual(pinned('Bill'), { succeeds: '3/10', 'critical success': '1/10', fumble: '1/10' });
  });

  it('given some dice, leave the others to chance, and ignore faces that no die shows', () => {
    const pins = (throws: string): string =>
      fight(`${two}round 1\nAnn: punches Bill. ${throws}\n advantage "a"\n advantage "b"\nBill: waits.`).pinned('Ann')[
        'critical success'
      ] ?? '0';
    assert.equal(pins('throws 4 2'), '1/10');
    assert.equal(pins('throws 4 2 3'), '0');
    assert.deepEqual(
      fight(`${two}round 1\nAnn: punches Bill. throws 11, 0, "The Moon"\nBill: waits.`).pinned('Ann'),
      {},
    );
  });
});

describe('the odds of a task', () => {
  const task = (clauses: string, options = '') =>
    fight(`${options}${two}round 1\nAnn: climbs "the wall" with Agility ${clauses}`);

  it('are those of rolling over a number, with ties separate (D17:37, d1)', () => {
    assert.deepEqual(task('to beat 3.').contests()['task: Ann'], { succeeds: '7/10', tie: '1/10', fails: '1/5' });
    assert.deepEqual(task('to beat 3.').action('Ann'), {
      succeeds: '7/10',
      'critical success': '1/10',
      fumble: '1/10',
    });
  });

  it('have no tie where the scenario chooses that ties fail (d1)', () => {
    assert.deepEqual(task('to beat 3.', 'option task ties fail\n').contests()['task: Ann'], {
      succeeds: '7/10',
      fails: '3/10',
    });
  });

  it('are critical with a 10 that wins, which it doesn’t against a 10 (d16)', () => {
    assert.equal(task('against 5.').action('Ann')['critical success'], '9/100');
    assert.equal(task('to beat 10.').action('Ann')['critical success'], undefined);
  });

  it('given a pin', () => {
    assert.deepEqual(task('to beat 3. throws 3').pinned('Ann'), { succeeds: '0' });
    assert.deepEqual(task('against 3. throws 8').pinned('Ann'), { succeeds: '7/10' });
  });
});

describe('the chance of reaching a round', () => {
  const reached = (when: string): readonly (string | undefined)[] =>
    fight(
      `${two}round 1\nAnn: punches Bill.\n advantage "a"\nBill: punches Ann.\nround 2 if ${when}\nAnn: dodges.\nround 2 otherwise\nAnn: flees.`,
    ).reached;

  it('is that of one of the side acting (section 7, 2 v 1)', () => {
    assert.deepEqual(reached('the Players acted'), ['1', '123/200', '77/200']);
    assert.deepEqual(reached('the Host acted'), ['1', '57/200', '143/200']);
  });

  it('is that of a tie, of somebody’s success, and of the opposite', () => {
    assert.deepEqual(reached('a tie happened').slice(1), ['1/10', '9/10']);
    assert.deepEqual(reached('Bill succeeded').slice(1), ['57/200', '143/200']);
    assert.deepEqual(reached('not Ann failed').slice(1), ['123/200', '77/200']);
  });

  it('is the sum for allies', () => {
    const { reached: chances } =
      fight(`${two}combatant Cara of the Players\n  Agility 3\nround 1\nBill: punches Ann.\nAnn: punches Bill.\n no distraction\nCara: punches Bill.\n no distraction
round 2 if the Players acted\nAnn: dodges.`);
    // One die against the higher of two: they are above it in 615 of 1000 rolls, Bill is above both in 285.
    assert.equal(chances[1], '123/200');
  });

  it('is given along with odds that start from the round before as it was played', () => {
    const { contests, rounds } = fight(
      `${two}round 1\nAnn: dodges Bill. throws 9\nBill: punches Ann. throws 4\nround 2 "better" if Ann succeeded\nAnn: punches Bill.\nBill: punches Ann.`,
    );
    assert.deepEqual(rounds, ['1', 'better']);
    assert.deepEqual(contests(2)['clash: Ann, Bill'], { 'Ann acts': '123/200', 'Bill acts': '57/200', tie: '1/10' });
  });
});
