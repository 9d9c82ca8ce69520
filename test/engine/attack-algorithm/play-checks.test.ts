/** Checks in play: success, degrees, exploding criticals, and difficulties that the text has no die for. */
import assert from 'node:assert/strict';
import { decisionOf, detailOf, partiesOf } from '../../../server/engine/index.ts';
import { played, type Played } from './played.ts';

const climb = (
  clauses: string,
  { rules = '', dice = [] }: { readonly rules?: string; readonly dice?: readonly number[] } = {},
): Played =>
  played(
    `
  ${rules}
  combatant the Reeve (they) of the Players
  combatant Brok (he) of the Host
  round 1
    the Reeve: climbs "the wall" at 3/6. ${clauses}
`,
    dice,
  );

const exploding = 'option crit explosion on';

describe('a check', () => {
  it('fails by degree 2 with two misses among two penalty dice (aa-t16)', () => {
    const fight = climb('2 penalty dice "mail". rolls 1 5 6');
    assert.deepEqual(fight.dice, ['Reeve: [1] 5 6, fails, degree 2']);
    assert.deepEqual(fight.told('check'), ['The Reeve fails | With penalty dice each die that misses is a degree.']);
    assert.deepEqual(
      fight.steps('check').map((step) => [decisionOf(step)?.contest, decisionOf(step)?.outcome, step.tone]),
      [['check/Reeve/0', 'fails', 'bad']],
    );
  });

  it('succeeds by degree 1 where all dice hit in spite of penalty dice (aa-t17)', () => {
    assert.deepEqual(climb('2 penalty dice "mail". rolls 1 2 3').told('check'), ['The Reeve succeeds']);
  });

  it('fails by degree 1 where all dice miss in spite of bonus dice (aa-t18)', () => {
    assert.deepEqual(climb('2 bonus dice "rope". rolls 4 5 6').told('check'), ['The Reeve fails']);
  });

  it('succeeds by as many degrees as dice hit with bonus dice (line 13)', () => {
    assert.deepEqual(climb('2 bonus dice "rope". rolls 1 5 3').told('check'), [
      'The Reeve succeeds | With bonus dice each die that hits is a degree.',
    ]);
  });

  it('prints what is written for its result', () => {
    const words = 'on success "up and over". on failure "stones rattle"';
    const prose = (roll: number): readonly string[] =>
      climb(`rolls ${roll}. ${words}`)
        .steps('check')[0]!
        .prose.map(({ text }) => text);
    assert.deepEqual([prose(3), prose(4)], [['up and over'], ['stones rattle']]);
  });

  it('is announced without dice where no difficulty is written', () => {
    const fight = played('combatant the Reeve (they) of the Players\nround 1\nthe Reeve: climbs "the wall".', []);
    assert.deepEqual(fight.kinds, ['round', 'announce']);
    assert.deepEqual(fight.told('announce'), [
      'The Reeve climbs “the wall” | No difficulty is written that could be rolled, so nothing is rolled; “at ' +
        '3/6” would be one.',
    ]);
  });

  it('isn’t rolled where the text names no larger die, until the Host does (aa-t07)', () => {
    const hard = (facts: string, dice: readonly number[]): Played =>
      played(
        `
      combatant the Reeve (they) of the Players
      combatant Una (she) of the Players
      round 1
        ${facts}
        the Reeve: climbs "the wall" at 7/8. TN +1 "a rope"
        Una: climbs "the fence" at 3/6.
    `,
        dice,
      );
    const open = hard('', [2]);
    assert.match(
      open.told('left open')[0]!,
      /^The Reeve climbs “the wall”: the text names no die after d8 \| .*“decides next die: d10”/u,
    );
    assert.deepEqual(
      [open.thrown, open.steps('check').map((step) => [step.actor, decisionOf(step)?.contest])],
      [['d6'], [['Una', 'check/Una/1']]],
    );
    const decided = hard('decides next die: d10', [9, 2]);
    assert.deepEqual([decided.dice[0], decided.thrown], ['Reeve: [9], succeeds', ['d10', 'd6']]);
  });

  it('comes before any attack, wherever it is written', () => {
    const fight = played(
      `
      combatant Ilse (she) of the Players
      combatant Una (she) of the Players
      combatant Brok (he) of the Host
      round 1
        Ilse: attacks Brok.
        Una: leaps "the gap" at 1/4.
    `,
      [2, 6],
    );
    assert.deepEqual(fight.kinds, ['round', 'nominate', 'announce', 'announce', 'check', 'roll']);
    assert.deepEqual(
      [fight.thrown, fight.steps('announce').map(({ actor }) => actor)],
      [
        ['d4', 'd6'],
        ['Ilse', 'Una'],
      ],
    );
    assert.deepEqual(
      fight.all.flatMap((step) => decisionOf(step)?.contest ?? []),
      ['check/Una/1', 'roll/Players'],
    );
  });
});

describe('pinned dice', () => {
  it('are in their places among the rolled ones', () => {
    const fight = climb('2 bonus dice "rope". rolls any 5 any', { dice: [3, 4] });
    assert.deepEqual(
      partiesOf(fight.steps('check')[0])[0]!.results.map(
        ({ value, pinned }) => `${value}${pinned === undefined ? '' : ' pinned'}`,
      ),
      ['3', '5 pinned', '4'],
    );
  });
});

describe('an exploding critical (line 15)', () => {
  it('is rolled only where it is switched on', () => {
    assert.deepEqual(climb('rolls 3. crit rolls 1 4').kinds, ['round', 'announce', 'check']);
  });

  it('adds a degree for each 1, which is rolled again (aa-q28)', () => {
    const fight = climb('1 bonus die "rope". rolls 2 3. crit rolls 1 1 4', { rules: exploding });
    assert.deepEqual(fight.told('critical'), [
      'The Reeve climbs “the wall”: 2 more degrees | Every die hit, so a d6 is rolled for more degrees: 1, 1, 4. Each 1 adds one and is rolled again: success of degree 4 in all.',
    ]);
    assert.deepEqual(
      detailOf(fight.steps('critical')[0], 'results')!.results.map(({ label, says }) => `${label}: ${says ?? ''}`),
      ['1: one degree more', '1: one degree more', '4: nothing more'],
    );
  });

  it('makes a failure worse where every die missed, also a single one (aa-q27)', () => {
    const [told] = climb('rolls 6', { rules: exploding, dice: [1, 2] }).told('critical');
    assert.match(
      told!,
      /The only die missed, .*: 1, 2\. Each 1 adds one and is rolled again: failure of degree 2 in all\.$/u,
    );
  });

  it('continues with thrown dice where the pinned ones don’t end it', () => {
    assert.deepEqual(
      detailOf(
        climb('rolls 2. crit rolls 1', { rules: exploding, dice: [1, 5] }).steps('critical')[0],
        'results',
      )?.results.map(({ value }) => value),
      [1, 1, 5],
    );
  });

  it('rolls the dice among the pinned ones whose face is left open', () => {
    const [told] = climb('rolls 2. crit rolls any 1 4', { rules: exploding, dice: [1] }).steps('critical');
    assert.deepEqual(
      detailOf(told, 'results')!.results.map(({ value, pinned }) => `${value}${pinned === undefined ? '' : ' pinned'}`),
      ['1', '1 pinned', '4 pinned'],
    );
  });

  it('isn’t rolled where some hit and some miss', () => {
    assert.deepEqual(climb('1 bonus die "rope". rolls 2 6', { rules: exploding }).steps('critical'), []);
  });

  it('prints the words for it, or else the words for success', () => {
    const prose = (crit: number, words: string): readonly string[] =>
      climb(`rolls 1. crit rolls ${crit === 1 ? '1 2' : '2'}. on success "up". ${words}`, { rules: exploding })
        .steps('check')[0]!
        .prose.map(({ text }) => text);
    const words = 'on critical success "like a cat"';
    assert.deepEqual([prose(1, words), prose(2, words), prose(1, '')], [['like a cat'], ['up'], ['up']]);
  });

  it('ends whatever is thrown', () => {
    const fight = climb('rolls 1', { rules: exploding, dice: Array.from({ length: 100 }, () => 1) });
    assert.equal(detailOf(fight.steps('critical')[0], 'results')!.results.length, 100);
  });
});
