/** Hit points, damage and defeat from round to round, and conditional rounds. */
import assert from 'node:assert/strict';
import { played, type Played } from './played.ts';

const two = (
  rounds: string,
  { rules = '', hp = 'HP 4' }: { readonly rules?: string; readonly hp?: string } = {},
  dice: readonly number[] = [6, 6],
): Played =>
  played(
    `
  ${rules}
  combatant Ilse (she) of the Players. HP 6 of 8
  combatant Brok (he) of the Host. ${hp}
  ${rounds}
`,
    dice,
  );

const hit = 'Ilse: attacks Brok. rolls 1';

describe('hit points', () => {
  it('go down by damage, also below 0', () => {
    const fight = two(`round 1\n${hit}`);
    assert.deepEqual(fight.after('Brok').tracks, [{ name: 'HP', now: -2, base: 4 }]);
    assert.deepEqual(fight.told('damage'), ['Brok takes 6 damage | The first hit rolls 6: from 4 to −2 HP.']);
  });

  it('are counted as damage where nobody has written any', () => {
    const fight = two(`round 1\n${hit}\nround 2\n${hit}`, { hp: '' });
    assert.deepEqual(fight.after('Brok'), {
      name: 'Brok',
      side: 'Host',
      tracks: [],
      conditions: ['12 damage taken'],
      gear: [],
    });
    assert.deepEqual(fight.told('damage'), [
      'Brok takes 6 damage | The first hit rolls 6.',
      'Brok takes 6 damage | The first hit rolls 6: 12 damage in all.',
    ]);
  });

  it('change at the head of a round, up to where they started', () => {
    const both = two('round 1\nIlse and Brok lose 5 HP', { rules: 'decides defeat: at 0 HP' });
    assert.deepEqual(both.told('hit points'), [
      'Ilse and Brok each lose 5 HP | Ilse: from 6 to 1 HP. Brok: from 4 to −1 HP, and is out of the fight.',
    ]);
    const fight = two('round 1\nIlse regains 5 HP\nIlse and Brok lose 1 HP');
    assert.deepEqual(fight.told('hit points'), [
      'Ilse regains 5 HP | From 6 to 8 HP.',
      'Ilse and Brok each lose 1 HP | Ilse: from 8 to 7 HP. Brok: from 4 to 3 HP.',
    ]);
  });
});

describe('defeat', () => {
  it('is left open by the text (aa-q35): somebody at 0 stays, and the step says so once', () => {
    const fight = two(`round 1\n${hit}\nround 2\n${hit}`);
    assert.deepEqual(fight.told('left open'), [
      'Brok is at −2 HP, and the text doesn’t say what that means | Brok stays in the fight until “decides defeat: at 0 HP” or “Brok is out of the fight” says otherwise.',
    ]);
    assert.deepEqual([fight.after('Brok').conditions, fight.after('Brok').tracks[0]!.now], [[], -8]);
  });

  it('in the Host’s words is printed where it is decided and where it matters, and changes no number', () => {
    const fight = two(`round 1\n${hit}`, { rules: 'decides defeat "they crawl off"' });
    assert.deepEqual(fight.told('decision'), ['The Host decides about defeat | “they crawl off”']);
    assert.match(
      fight.told('left open')[0]!,
      /\| The Host has decided: “they crawl off”\. Brok stays in the fight until/u,
    );
    assert.deepEqual(fight.after('Brok').conditions, []);
  });

  it('happens at 0 HP or below, as decided', () => {
    const at = (rules: string, die: number): readonly string[] =>
      two(`round 1\n${hit}`, { rules }, [die]).after('Brok').conditions;
    assert.deepEqual(
      [at('decides defeat: at 0 HP', 4), at('decides defeat: below 0 HP', 4), at('decides defeat: below 0 HP', 5)],
      [['out of the fight'], [], ['out of the fight']],
    );
  });

  it('decided later counts for those who are at 0 by then', () => {
    const fight = two(`round 1\n${hit}\nround 2\ndecides defeat: at 0 HP\n${hit}`);
    assert.deepEqual(fight.told('state'), [
      'Brok is out of the fight | By the decision made here, anybody at 0 HP is out from here on.',
    ]);
    assert.deepEqual(fight.told('idle'), ['Ilse has nobody left to attack | What is announced here doesn’t happen.']);
  });

  it('decided by the Host ends by the Host’s decision, unless hit points say otherwise', () => {
    const fight = two(
      'round 1\nBrok is out of the fight\nround 2\nBrok is back in the fight\nBrok loses 4 HP\nround 3\nBrok is back in the fight',
      { rules: 'decides defeat: at 0 HP' },
    );
    assert.deepEqual(
      [...fight.told('state'), ...fight.told('hit points')],
      [
        'Brok is out of the fight',
        'Brok is back in the fight',
        'Brok stays out of the fight | By the decision about defeat, Brok can’t be back without more HP.',
        'Brok loses 4 HP and is out of the fight | From 4 to 0 HP.',
      ],
    );
  });
});

describe('rounds that depend on what has happened', () => {
  const isPlayed = (when: string, dice: string, contested = ''): boolean => {
    const fight = two(
      `round 1\n${contested}\nIlse: attacks Brok. rolls ${dice.split(' ')[0]!}\nBrok: attacks Ilse. rolls ${dice.split(' ')[1]!}\nround 2 if ${when}\nIlse: waits.`,
      { hp: '' },
      [3, 3],
    );
    return fight.timeline.rounds.length === 2;
  };
  const cases: readonly (readonly [string, string, string, boolean])[] = [
    ['count somebody as successful whose dice hit', 'Ilse succeeded', '1 6', true],
    ['don’t count somebody as successful whose dice miss', 'Ilse succeeded', '6 1', false],
    ['count somebody as failed whose dice miss', 'Brok failed', '1 6', true],
    ['count a side as having acted that won the roll', 'the Players acted', '1 6', true],
    ['don’t count a side as having acted that lost the roll', 'the Host acted', '1 6', false],
    ['count equal hits as a tie', 'a tie happened', '1 1', true],
    ['don’t count a tie without hits on either side', 'a tie happened', '6 6', false],
    ['count nobody as the winner of an undecided tie', 'the Players acted', '1 1', false],
    ['count somebody as hurt who has taken damage', 'Brok is hurt', '1 6', true],
    ['count somebody as unhurt who has taken none', 'Ilse is unhurt', '1 6', true],
  ];
  for (const [title, when, dice, expected] of cases)
    it(title, () => assert.equal(isPlayed(when, dice, 'contested'), expected));

  it('treat a tie that initiative decides as won', () => {
    assert.equal(
      isPlayed('the Host acted', '1 1', 'contested. decides contested tie: initiative. the Host has the initiative'),
      true,
    );
  });

  it('know whether checks succeed or fail, and treat allies as one', () => {
    const rounds = (roll: number): number =>
      two(`round 1\nIlse: climbs "the wall" at 3/6. rolls ${roll}\nround 2 if Ilse succeeded\nIlse: waits.`).timeline
        .rounds.length;
    assert.deepEqual([rounds(3), rounds(4)], [2, 1]);
    const allied = played(
      `
      side the Watch run by the Host allied with the Players
      combatant Una (she) of the Watch
      combatant Ilse (she) of the Players
      combatant Brok (he) of the Host
      round 1
        Una: attacks Brok. rolls 1
      round 2 if the Players acted
        Ilse: waits.
    `,
      [2],
    );
    assert.equal(allied.timeline.rounds.length, 2);
  });
});
