/** The steps of a round: their order, nominations, announcements, and its heading. */
import assert from 'node:assert/strict';
import { runToEnd, decisionOf, detailOf, seededThrows } from '../../../server/engine/index.ts';
import { played, read } from './played.ts';

const bridge = `
  side the Wardens run by the Players
  combatant Ilse (she) of the Wardens. Attack Bonus 2. carries spear
  combatant Tam (he) of the Wardens. carries cudgel
  combatant the Reeve (they) on their own, run by the Host. carries halberd
`;

describe('the steps of a round', () => {
  it('nominate, gather dice, roll, spread and damage, in this order', () => {
    const fight = played(
      `${bridge}\nround 1\nchampion Ilse\nIlse: attacks the Reeve. rolls 1 1 1\nTam: strikes the Reeve with his cudgel. rolls 2`,
    );
    assert.deepEqual(fight.kinds, ['round', 'nominate', 'announce', 'announce', 'roll', 'spread', 'damage']);
    assert.deepEqual(fight.all.map(({ title }) => title).slice(1, 6), [
      'Ilse is champion of the Wardens',
      'Ilse attacks the Reeve with her spear',
      'Tam strikes the Reeve with his cudgel',
      'The Wardens hit 4 times',
      'The Wardens’ 4 hits all fall on the Reeve',
    ]);
  });

  it('throw the checks’ dice, then all dice of an exchange side by side, then damage; pinned dice aren’t thrown', () => {
    const fight = played(
      `
      ${bridge}
      option crit explosion on
      weapon halberd: damage d12
      champion Ilse
      round 1
        contested
        decides contested tie: full damage
        the Reeve: attacks Tam. rolls 1
        Ilse: attacks the Reeve. rolls 6
        Tam: leaps "the gap" at 3/4. 2 bonus dice "a run-up"
    `,
      [1, 1, 1, 6, 1, 6, 12, 5],
    );
    // Three d4 of the check, all of them hits, and its d6 for more degrees; two dice of Ilse that aren’t pinned; the
    // damage to Tam, and to the Reeve.
    assert.deepEqual(fight.thrown, ['d4', 'd4', 'd4', 'd6', 'd6', 'd6', 'd12', 'd6']);
    assert.deepEqual(fight.dice, ['Tam: [1] [1] [1], succeeds, degree 3', 'Reeve: [1], 1 hit', 'Ilse: 6 [1] 6, 1 hit']);
  });

  it('are the same for the same seed, and different for some others', () => {
    const { scenario, ruleset } = read(
      `${bridge}\nround 1\ncontested\nIlse: attacks.\nTam: attacks.\nthe Reeve: attacks Tam.\nround 2\nTam: climbs "the rail" at 3/6.`,
    );
    const play = (seed: number): string =>
      JSON.stringify(runToEnd(ruleset.play(scenario, { throws: seededThrows(seed), seed })).rounds);
    assert.equal(play(7), play(7));
    assert.ok(new Set([1, 2, 3, 4].map(play)).size > 1);
  });
});

describe('nominating', () => {
  const titles = (facts: string, more = ''): readonly string[] =>
    played(`${bridge}\nround 1\n${facts}\nIlse: attacks the Reeve.\n${more}`).told('nominate');

  it('names the champion that the text names', () => {
    assert.deepEqual(titles('champion Tam', 'Tam: attacks the Reeve.'), [
      'Tam is champion of the Wardens | The champion rolls the whole pool, everybody else one die.',
    ]);
  });

  it('speaks of a single combatant as one person, whatever their name ends with', () => {
    const fight = played(
      `${bridge}\ncombatant Cass (she) on her own, run by the Players\nround 1\nCass: attacks Tam. rolls 1`,
      [3],
    );
    assert.deepEqual(fight.all.map(({ title }) => title).slice(1), [
      'Cass is champion',
      'Cass attacks Tam',
      'Cass hits once',
      'Cass’s hit falls on Tam',
      'Tam takes 3 damage',
    ]);
    assert.equal(decisionOf(fight.steps('roll')[0])!.says, 'Cass hits');
  });

  it('needs no name where only one attacks', () => {
    assert.deepEqual(titles('', 'the Reeve: attacks Tam.'), [
      'Ilse is champion of the Wardens | Nobody else on this side attacks.',
      'The Reeve is champion | Nobody else on this side attacks.',
    ]);
  });

  it('leaves everybody with one die where nobody is named, or the named one doesn’t attack', () => {
    assert.deepEqual(titles('', 'Tam: attacks the Reeve.'), [
      'The Wardens attack without a champion | Nobody is named, so everybody rolls one die.',
    ]);
    assert.deepEqual(titles('champion Tam'), [
      'The Wardens attack without the champion | Tam is named and doesn’t attack, so everybody rolls one die.',
    ]);
  });

  it('points at the sentence that names the champion', () => {
    const fight = played(
      `${bridge}\nchampion Ilse\nround 1\nchampion Tam\nIlse: attacks the Reeve.\nTam: attacks the Reeve.`,
    );
    const [nominated] = fight.steps('nominate');
    const [round] = fight.steps('round');
    assert.deepEqual([nominated!.actor, nominated!.source.sentence - round!.source.sentence], ['Tam', 1]);
  });
});

describe('announcing', () => {
  it('follows the order of the text, and says which actions no rule covers', () => {
    const fight = played(`${bridge}\nround 1\nTam: waits.\nthe Reeve: leaps "the stile" at 3/6.\nIlse: helps Tam.`);
    assert.deepEqual(fight.told('announce'), [
      'Tam waits | Nothing is rolled: the text has no rule for it.',
      'The Reeve leaps “the stile”',
      'Ilse helps Tam | Nothing is rolled: the text has no rule for it.',
    ]);
    assert.deepEqual(
      fight.steps('announce').map((step) => detailOf(step, 'pool')?.pool.size),
      [undefined, 1, undefined],
    );
  });

  it('says which actions do nothing: those of people out of the fight, or with nobody left to attack', () => {
    const fight = played(
      `${bridge}\nround 1\nthe Reeve is out of the fight\nIlse: attacks the Reeve.\nthe Reeve: attacks Ilse.`,
      [],
    );
    assert.deepEqual(fight.told('idle'), [
      'Ilse has nobody left to attack | What is announced here doesn’t happen.',
      'The Reeve is out of the fight | What is announced here doesn’t happen.',
    ]);
    assert.deepEqual(fight.kinds, ['round', 'state', 'idle', 'idle']);
  });

  it('names the weapon: as written, as their own, or not at all where the verb implies it', () => {
    const announced = played(`
      combatant the Knight (they) of the Players. carries sword
      combatant the Cur (it) of the Host. carries claws
      combatant Ilse (she) of the Players. carries spear, dagger
      combatant Tam (he) of the Players. carries javelin
      round 1
        the Knight: attacks the Cur.
        the Cur: claws the Knight and Ilse.
        Ilse: stabs the Cur with a dagger.
        Tam: hurls his javelin at the Cur.
    `)
      .steps('announce')
      .map(({ title }) => title);
    assert.deepEqual(announced, [
      'The Knight attacks the Cur with the sword',
      'The Cur claws the Knight and Ilse',
      'Ilse stabs the Cur with a dagger',
      'Tam hurls his javelin at the Cur',
    ]);
  });

  it('prints somebody’s block where they first announce, and the words under the announcement', () => {
    const fight = played(`
      combatant Ilse (she) of the Players
        read aloud "A heron of a woman."
      combatant Brok (he) of the Host
      round 1
        Ilse: attacks Brok.
          read aloud "She leaps."
      round 2
        Ilse: attacks Brok.
    `);
    assert.deepEqual(
      fight.steps('announce').map(({ prose }) => prose.map(({ text }) => text)),
      [['A heron of a woman.', 'She leaps.'], []],
    );
  });
});

describe('the words for an attack’s result', () => {
  const prose = (tam: number, una: number): readonly string[] =>
    played(`
    combatant Tam (he) of the Players
    combatant Una (she) of the Players
    combatant Brok (he) of the Host
    round 1
      Tam: attacks Brok. rolls ${tam}. on success "Tam’s blow lands". on failure "Tam stumbles"
      Una: attacks Brok. rolls ${una}. on success "Una’s blow lands"
  `)
      .all.filter(({ kind }) => kind === 'success' || kind === 'failure')
      .map(({ title, prose: words }) => `${title}: ${words.map(({ text }) => text).join(' ')}`);

  it('depend on whether the attacker’s own dice hit', () => {
    assert.deepEqual(prose(1, 6), ['Tam attacks Brok: 1 hit: Tam’s blow lands']);
    assert.deepEqual(prose(6, 1), [
      'Tam attacks Brok: no hits: Tam stumbles',
      'Una attacks Brok: 1 hit: Una’s blow lands',
    ]);
  });

  it('are printed once where one announcement speaks for several, of whom one hits', () => {
    const fight = played(
      `
      creature Rat
      combatants Ash, Bree of the Host, each a Rat
      combatant Una (she) of the Players
      round 1
        Ash and Bree: attack Una. on success "teeth". on failure "squeaks"
    `,
      [6, 1, 3],
    );
    assert.deepEqual(
      fight.all.flatMap((step) => step.prose.map(({ text }) => `${step.actor ?? ''}: ${text}`)),
      ['Bree: teeth'],
    );
  });
});

describe('a champion with penalty dice', () => {
  const roll = (dice: string, option = ''): readonly string[] => {
    const fight = played(
      `${option}\n${bridge}\nround 1\nIlse: attacks the Reeve. 4 penalty dice "mail". rolls ${dice}`,
    );
    return [...fight.dice, ...fight.told('roll')];
  };
  const ours =
    'With penalty dice every die has to hit, and then they count as one hit; this is Clashwright’s default, ' +
    'because the text doesn’t say how a champion’s penalty dice count.';

  it('has one hit where every die hits, and that reading is marked as ours (aa-q07)', () => {
    assert.deepEqual(roll('1 2 3'), ['Ilse: [1] [2] [3], 1 hit: every die hit', `The Wardens hit once | ${ours}`]);
    assert.deepEqual(roll('1 2 6'), [
      'Ilse: [1] [2] 6, no hits: not every die hit',
      `The Wardens hit nobody | ${ours}`,
    ]);
  });

  it('counts as the scenario chooses', () => {
    assert.deepEqual(roll('1 2 3', 'option champion penalty all-dice-if-all-hit'), [
      'Ilse: [1] [2] [3], 3 hits: every die hit',
      'The Wardens hit 3 times',
    ]);
    assert.deepEqual(roll('1 2 6', 'option champion penalty every-hit'), [
      'Ilse: [1] [2] 6, 2 hits',
      'The Wardens hit twice',
    ]);
  });
});

describe('a difficulty without a die', () => {
  it('keeps the whole roll waiting, since its number of hits is unknown', () => {
    const fight = played(`${bridge}\nround 1\nIlse: attacks the Reeve. TN +3 "asleep"\nTam: attacks the Reeve.`, []);
    assert.deepEqual(fight.kinds, ['round', 'nominate', 'announce', 'announce', 'left open']);
    assert.match(
      fight.told('left open')[0]!,
      /^Ilse attacks the Reeve with her spear: the text names no die after d8 \|/u,
    );
  });
});
