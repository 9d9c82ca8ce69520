/** Contested rolls in play: more hits, and ties, which the text leaves open (lines 48 to 54). */
import assert from 'node:assert/strict';
import { decisionOf } from '../../../server/engine/index.ts';
import { played, type Played } from './played.ts';

/**
 * Xenia and Yann on either side of a roll, with the given numbers of hits; `more` are other members of X who do
 * nothing.
 */
function duel(
  {
    x,
    y,
    facts = '',
    rules = '',
    more = '',
  }: {
    readonly x: number;
    readonly y: number;
    readonly facts?: string;
    readonly rules?: string;
    readonly more?: string;
  },
  dice: readonly number[] | number = [4, 4],
): Played {
  const rolls = (hits: number): string => Array.from({ length: 3 }, (_, index) => (index < hits ? 1 : 6)).join(' ');
  return played(
    `
    ${rules}
    side the Exes run by the Players
    side the Watch run by the Host
    combatant Xenia (she) of the Exes. Attack Bonus 2. HP 8
    combatant Yann (he) of the Watch. Attack Bonus 2. HP 8
    ${more}
    round 1
      contested
      ${facts}
      Xenia: attacks Yann. rolls ${rolls(x)}
      Yann: attacks Xenia. rolls ${rolls(y)}
  `,
    dice,
  );
}

/** The damage taken by each. */
const lost = (fight: Played): string =>
  ['Xenia', 'Yann'].map((who) => 8 - fight.after(who).tracks[0]!.now).join(' and ');

describe('more hits', () => {
  it('deal 1d6+2, and fewer hits 1 each (aa-t57)', () => {
    const fight = duel({ x: 3, y: 2 }, [5]);
    assert.deepEqual(fight.told('compare'), [
      'The Exes hit more, 3 against 2 | The Exes deal full damage, the Watch 1 for each hit.',
    ]);
    assert.equal(lost(fight), '2 and 7');
    assert.deepEqual(fight.thrown, ['d6']);
  });

  it('need no words about the others where they hit nobody', () => {
    assert.deepEqual(duel({ x: 0, y: 1 }).told('compare'), [
      'The Watch hits more, 1 against 0 | The Watch deals full damage.',
    ]);
  });
});

describe('equal hits', () => {
  it('deal nothing until the Host decides (aa-t58)', () => {
    const fight = duel({ x: 2, y: 2 });
    assert.deepEqual(fight.told('left open'), [
      'A tie at 2 hits each: the text leaves it open | No damage is dealt until it is decided; the text ' +
        'considers full damage for everybody, minimum damage for everybody, the side with initiative, the side ' +
        'with more combatants and the side with fewer combatants. “decides contested tie: full damage” would be ' +
        'such a decision.',
    ]);
    assert.deepEqual([lost(fight), fight.thrown], ['0 and 0', []]);
    assert.deepEqual(
      fight.steps('roll').map((step) => decisionOf(step)?.says),
      ['tie, left open'],
    );
  });

  const choices: readonly (readonly [string, string, string])[] = [
    ['full damage is 1d6+1 each', 'decides contested tie: full damage', '5 and 5'],
    ['minimum damage is 2 each', 'decides contested tie: minimum damage', '2 and 2'],
    [
      'initiative with X is 1d6+1 from X, and 2 from Y',
      'decides contested tie: initiative. the Exes have the initiative',
      '2 and 5',
    ],
    ['initiative with Y is the reverse', 'decides contested tie: initiative. the Watch has the initiative', '5 and 2'],
  ];
  for (const [title, facts, expected] of choices) {
    it(`decided: ${title} (aa-t58)`, () => {
      const fight = duel({ x: 2, y: 2, facts });
      assert.equal(lost(fight), expected);
      assert.deepEqual(
        [fight.steps('left open').length, fight.steps('tie').length, decisionOf(fight.steps('roll')[0])!.says],
        [0, 1, 'tie'],
      );
    });
  }

  it('explain why they go to a side', () => {
    assert.deepEqual(
      duel({ x: 1, y: 1, facts: 'decides contested tie: initiative. the Watch has the initiative' }).told('tie'),
      [
        'A tie at 1 hit each | The Watch has the initiative, which decides ties here. The Watch deals full damage, the Exes 1 for each hit.',
      ],
    );
    const outnumbered = {
      x: 1,
      y: 1,
      rules: 'option contested tie fewer-combatants',
      more: 'combatant Zoe (she) of the Exes',
    };
    assert.deepEqual(duel(outnumbered).told('tie'), [
      'A tie at 1 hit each | The Watch has fewer combatants, 1 against 2, which decides ties here. The Watch deals full damage, the Exes 1 for each hit.',
    ]);
  });

  it('point at the sentence that decides them: the option, or two lines below the head of the round', () => {
    const linesBelow = (fight: Played): number =>
      fight.steps('tie')[0]!.source.sentence - fight.steps('round')[0]!.source.sentence;
    assert.ok(linesBelow(duel({ x: 1, y: 1, rules: 'option contested tie full' })) < 0);
    assert.equal(linesBelow(duel({ x: 1, y: 1, facts: 'decides contested tie: full damage' })), 2);
  });

  it('stay tied where both sides have three combatants (aa-t61), or nobody has the initiative (aa-q05)', () => {
    const others = ['Exes', 'Exes', 'Watch', 'Watch']
      .map((side, index) => `combatant Z${index} (she) of the ${side}`)
      .join('\n');
    const even = duel({ x: 1, y: 1, more: others, facts: 'decides contested tie: more combatants' });
    assert.match(
      even.told('left open')[0]!,
      /\| Having more combatants would decide it, but both sides have 3\. No damage is dealt/u,
    );
    const unsaid = duel({ x: 1, y: 1, facts: 'decides contested tie: initiative' });
    assert.match(unsaid.told('left open')[0]!, /\| Initiative would decide it, but neither side has it\./u);
    assert.deepEqual([lost(even), lost(unsaid)], ['0 and 0', '0 and 0']);
  });

  it('do nothing where nobody hits, whatever is decided (aa-t59)', () => {
    const fight = duel({ x: 0, y: 0, facts: 'decides contested tie: full damage. on a tie "steel on steel"' });
    assert.deepEqual(fight.kinds, ['round', 'nominate', 'nominate', 'announce', 'announce', 'roll', 'compare']);
    assert.deepEqual(
      fight.steps('compare').map(({ title, prose }) => [title, prose]),
      [['Nobody hits anybody', []]],
    );
    assert.deepEqual([decisionOf(fight.steps('roll')[0])!.says, lost(fight)], ['no hits', '0 and 0']);
  });

  it('print what is written for a tie: of the round, or else of the situation', () => {
    const prose = (facts: string, rules = ''): readonly string[] =>
      duel({ x: 1, y: 1, facts, more: rules })
        .steps('left open')[0]!
        .prose.map(({ text }) => text);
    assert.deepEqual(prose('on a tie "they lock blades"', 'situation "a bridge"\non a tie "both reel"'), [
      'they lock blades',
    ]);
    assert.deepEqual(prose('', 'situation "a bridge"\non a tie "both reel"'), ['both reel']);
  });
});

describe('damage of both sides', () => {
  it('is dealt at once: somebody put out of the fight by it still deals theirs (aa-q17)', () => {
    const fight = duel(
      { x: 3, y: 3, rules: 'decides defeat: at 0 HP', facts: 'decides contested tie: full damage' },
      [6, 6],
    );
    assert.deepEqual(fight.told('damage'), [
      'Yann takes 8 damage and is out of the fight | The first hit rolls 6, 2 later ones add 2: from 8 to 0 HP.',
      'Xenia takes 8 damage and is out of the fight | The first hit rolls 6, 2 later ones add 2: from 8 to 0 HP.',
    ]);
    assert.deepEqual(
      ['Xenia', 'Yann'].map((who) => fight.after(who).conditions),
      [
        ['champion', 'out of the fight'],
        ['champion', 'out of the fight'],
      ],
    );
  });

  it('is that of two rolls, one after the other, where no contested roll is written', () => {
    const fight = played(
      `
      decides defeat: at 0 HP
      combatant Ilse (she) of the Players. HP 3
      combatant Brok (he) of the Host. HP 3
      round 1
        Ilse: attacks Brok. rolls 1
        Brok: attacks Ilse. rolls 1
    `,
      [6, 2],
    );
    assert.deepEqual(fight.told('roll'), ['The Players hit once', 'The Host hits once']);
    assert.deepEqual(fight.told('damage'), [
      'Brok takes 6 damage and is out of the fight | The first hit rolls 6: from 3 to −3 HP.',
      'Ilse takes 2 damage | The first hit rolls 2: from 3 to 1 HP.',
    ]);
    assert.deepEqual(
      fight.steps('roll').map((step) => decisionOf(step)?.contest),
      ['roll/Players', 'roll/Host'],
    );
  });
});

describe('three sides', () => {
  it('can’t contest one roll (aa-q36), so nothing is rolled', () => {
    const fight = played(
      `
      combatant Ilse (she) of the Players
      combatant Brok (he) of the Host
      combatant the Reeve (they) on their own, run by the Host
      decides third side "the Reeve waits and sees"
      round 1
        contested
        Ilse: attacks Brok.
        Brok: attacks Ilse.
        the Reeve: attacks Ilse.
    `,
      [],
    );
    assert.deepEqual(fight.told('decision'), ['The Host decides about the third side | “the Reeve waits and sees”']);
    assert.deepEqual(fight.told('left open'), [
      'The Players, the Host and the Reeve attack, and a contested roll is between two sides | The Host has ' +
        'decided: “the Reeve waits and sees”. The text says nothing about a third side, so nothing is rolled.',
    ]);
    assert.deepEqual(fight.kinds, ['round', 'decision', 'announce', 'announce', 'announce', 'left open']);
  });
});
