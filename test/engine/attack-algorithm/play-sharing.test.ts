/** Sharing of hits, and their damage: cases of section 5.5 of the reading, played with pinned dice, and open cases. */
import assert from 'node:assert/strict';
import { partiesOf } from '../../../server/engine/index.ts';
import { played, type Played } from './played.ts';

/** A scenario with these numbers of hits, attackers and enemies, who get the hits in order. */
function shared(
  {
    hits,
    attackers,
    enemies,
    facts = enemyNames(enemies).length > 1 ? `hits fall first on ${enemyNames(enemies).join(', ')}` : '',
  }: {
    readonly hits: number;
    readonly attackers: number;
    readonly enemies: number;
    readonly facts?: string;
  },
  dice: readonly number[] = Array.from({ length: enemies }, () => 4),
): Played {
  const followers = Math.min(attackers - 1, Math.max(0, hits - 1));
  const own = hits - followers;
  const others = Array.from(
    { length: attackers - 1 },
    (_, index) => `P${index + 2}: attacks. rolls ${index < followers ? 1 : 6}`,
  );
  return played(
    [
      ...Array.from(
        { length: attackers },
        (_, index) =>
          `combatant P${index + 1} (she) of the Players. ${index === 0 ? `Attack Bonus ${Math.max(0, own - 1)}` : ''}`,
      ),
      ...enemyNames(enemies).map((name) => `combatant ${name} (he) of the Host`),
      'champion P1',
      'round 1',
      facts,
      `P1: attacks. rolls ${own === 0 ? '6' : Array.from({ length: own }, () => 1).join(' ')}`,
      ...others,
    ].join('\n'),
    dice,
  );
}

function enemyNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `E${index + 1}`);
}

/** Damage to each enemy beyond the 4 on its first die, as `+1`; enemies without damage are left out. */
function beyondDie(fight: Played): string {
  return fight
    .steps('damage')
    .map(({ target, title }) => `${target ?? ''} ${Number(/(\d+) damage/u.exec(title)![1]) - 4}`)
    .join(', ');
}

describe('sharing hits evenly, and the damage of each enemy (line 40 to 46)', () => {
  const cases: readonly (readonly [string, number, number, number, string])[] = [
    ['aa-t31: no hits do nothing', 0, 3, 2, ''],
    ['aa-t32: one hit is 1d6 on one enemy', 1, 3, 2, 'E1 0'],
    ['aa-t33: two hits are 1d6 each', 2, 3, 2, 'E1 0, E2 0'],
    ['aa-t34: three hits on two are 1d6+1 and 1d6', 3, 3, 2, 'E1 1, E2 0'],
    ['aa-t36: five hits of three attackers on five are 2, 2 and 1, and nothing on two', 5, 3, 5, 'E1 1, E2 1, E3 0'],
    ['aa-t37: seven hits of three attackers on five are 3, 2 and 2', 7, 3, 5, 'E1 2, E2 1, E3 1'],
    ['aa-t38: five hits of one attacker all fall on one of four', 5, 1, 4, 'E1 4'],
    ['aa-t39: four hits of five attackers on three are 2, 1 and 1', 4, 5, 3, 'E1 1, E2 0, E3 0'],
    ['aa-t41: ten hits of four attackers on three are 4, 3 and 3', 10, 4, 3, 'E1 3, E2 2, E3 2'],
  ];
  for (const [title, hits, attackers, enemies, expected] of cases) {
    it(title, () => {
      const fight = shared({ hits, attackers, enemies });
      assert.equal(
        partiesOf(fight.steps('roll')[0]).reduce((sum, { value }) => sum + value, 0),
        hits,
      );
      assert.equal(beyondDie(fight), expected);
      assert.deepEqual(fight.thrown, expected === '' ? [] : expected.split(', ').map(() => 'd6'));
    });
  }

  it('reports that three attackers can hit no more than three enemies', () => {
    assert.match(
      shared({ hits: 5, attackers: 3, enemies: 5 }).told('spread')[0]!,
      /fall 2 each on E1 and E2, 1 on E3 \| 3 attackers can hit no more than 3 enemies\./u,
    );
    assert.match(
      shared({ hits: 5, attackers: 1, enemies: 4 }).told('spread')[0]!,
      /5 hits all fall on E1 \| One attacker can hit only one enemy\./u,
    );
    assert.doesNotMatch(shared({ hits: 2, attackers: 3, enemies: 5 }).told('spread')[0]!, /no more than/u);
  });

  it('does 1d6+2 with three hits on one enemy, 6 or more on half of the faces (aa-t46)', () => {
    const taken = [1, 2, 3, 4, 5, 6].map(
      (die) => shared({ hits: 3, attackers: 1, enemies: 1 }, [die]).after('E1').conditions[0],
    );
    assert.deepEqual(
      taken,
      [3, 4, 5, 6, 7, 8].map((points) => `${points} damage taken`),
    );
  });
});

describe('who gets the leftover hits (line 44)', () => {
  const ranked = (facts: string, dice: readonly number[] = [1, 1]): Played =>
    played(
      `
    combatant Ilse (she) of the Players. Attack Bonus 2
    combatant Tam (he) of the Players
    combatant Cur (he) of the Host
    combatant Brok (he) of the Host
    champion Ilse
    round 1
      ${facts}
      Ilse: attacks Cur. rolls 1 1 6
      Tam: attacks Brok. rolls 1
  `,
      dice,
    );

  it('is Cur, who defends barely, before Brok, who defends fully (aa-t47)', () => {
    const fight = ranked('Cur defends barely. Brok defends fully.');
    assert.deepEqual(fight.told('spread'), [
      'The Players’ hits fall 2 on Cur, 1 on Brok | Cur comes before Brok because of lighter defences.',
    ]);
  });

  it('is Brok before Cur where only his form is inferior', () => {
    const fight = ranked('Ilse has superior form over Brok.');
    assert.deepEqual(fight.told('spread'), [
      'The Players’ hits fall 2 on Brok, 1 on Cur | Brok comes before Cur because of weaker form.',
    ]);
  });

  it('is nobody where Cur defends less and Brok’s form is inferior: the Host decides (aa-t48)', () => {
    const fight = ranked(
      'Cur defends barely. Brok defends partially. Cur has superior form over Ilse. Ilse has superior form over Brok.',
    );
    assert.match(
      fight.told('left open')[0]!,
      /^It is left open who gets the last of the Players’ 3 hits \| Cur has lighter defences and Brok weaker form/u,
    );
    assert.deepEqual(
      [fight.after('Cur').conditions, fight.after('Brok').conditions],
      [['1 damage taken'], ['1 damage taken']],
    );
  });

  it('is nobody where both are alike (aa-q13), until the Host says so', () => {
    assert.match(
      ranked('').told('left open')[0]!,
      /Cur and Brok are alike in defences and form, so the text doesn’t rank them\./u,
    );
    const decided = ranked('hits fall first on Brok');
    assert.deepEqual([decided.told('left open'), decided.after('Brok').conditions], [[], ['2 damage taken']]);
  });

  it('follows the shares that the Host writes, and reports where they don’t fit', () => {
    assert.deepEqual(ranked('hits fall 1 on Cur, 2 on Brok').told('spread'), [
      'The Players’ hits fall 2 on Brok, 1 on Cur | The Host has shared them out this way.',
    ]);
    const uneven = ranked('hits fall 3 on Brok, 0 on Cur').told('spread')[0]!;
    assert.match(
      uneven,
      /^The Players’ hits fall 2 on Brok, 1 on Cur \| The written shares don’t fit 3 hits, and only say who comes first\./u,
    );
  });

  it('states a reason once, and points at the Host’s sentence only where it decides', () => {
    const facts = 'hits fall first on E1, E2';
    const [spread] = shared({ hits: 3, attackers: 2, enemies: 4, facts }).steps('spread');
    assert.equal(
      spread!.text,
      '2 attackers can hit no more than 2 enemies. E1 comes before E2 and E2 before E3 and E4 because of the Host’s word.',
    );
    const linesBelow = (fight: Played): number =>
      fight.steps('spread')[0]!.source.sentence - fight.steps('round')[0]!.source.sentence;
    assert.deepEqual(
      [
        linesBelow(shared({ hits: 3, attackers: 2, enemies: 2, facts })),
        linesBelow(shared({ hits: 2, attackers: 2, enemies: 2, facts })),
      ],
      [1, 2],
    );
  });

  it('does nothing at all with a single hit on two equal enemies', () => {
    const fight = shared({ hits: 1, attackers: 2, enemies: 2, facts: '' }, []);
    assert.match(fight.told('left open')[0]!, /^It is left open on whom the Players’ hit falls \|/u);
    assert.deepEqual([fight.steps('spread'), fight.steps('damage'), fight.thrown], [[], [], []]);
  });
});

describe('the die of the first hit (line 46)', () => {
  const armed = (dice: string, facts = ''): Played =>
    played(
      `
    weapon pike: damage d10
    combatant Ilse (she) of the Players. Attack Bonus 1. carries pike
    combatant Tam (he) of the Players. ${dice}
    combatant Brok (he) of the Host
    champion Ilse
    round 1
      ${facts}
      Ilse: attacks Brok. rolls 1 1
      Tam: attacks Brok. rolls 1
  `,
      [1],
    );

  it('is open where attackers have different ones (aa-q16): first hits wait, later ones count', () => {
    const fight = armed('damage d4');
    assert.match(
      fight.told('left open')[0]!,
      /^The Players’ attackers have different damage dice, and the text doesn’t say whose counts \|/u,
    );
    assert.deepEqual(fight.told('damage'), [
      'Brok takes 2 damage | The first hit waits for its die, 2 later ones add 2.',
    ]);
    assert.deepEqual(fight.thrown, []);
  });

  it('is theirs where all have the same, and what the Host decides where they don’t', () => {
    assert.deepEqual(armed('damage d10').thrown, ['d10']);
    assert.deepEqual(armed('', 'decides hit die: d8').thrown, ['d8']);
  });

  it('is pinned by “the first hit on Brok rolls 4”, but for a face that it doesn’t have', () => {
    assert.deepEqual(armed('damage d10', 'the first hit on Brok rolls 4').thrown, []);
    assert.deepEqual(armed('damage d10', 'the first hit on Brok rolls 4').told('damage'), [
      'Brok takes 6 damage | The first hit rolls 4, 2 later ones add 2.',
    ]);
    assert.deepEqual(armed('damage d10', 'the first hit on Brok rolls 11').thrown, ['d10']);
  });
});
