/** Pinned cards and dice: what a throw, a deck and the shown course allow. */
import assert from 'node:assert/strict';
import { findingsIn, rulesIn } from '../findings.ts';

/** Ann of the Players and Bill and Carl of the Host, by the rules of one edition; the rest begins in line 9. */
const file = (edition: '2017' | '2018', ...lines: readonly string[]): string => `scenario "The cellar"
rules demon-city-${edition}
combatant Ann (she) of the Players
  Agility 4  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 3
combatant Carl (he) of the Host
  Agility 3  Toughness 2
${lines.map((line) => `${line}\n`).join('')}`;

describe('pinned cards', () => {
  it('of all hands of a round come from one deck, which has one 7 (all hands are turned over at once)', () => {
    const both = (hand: string): string =>
      file(
        '2018',
        `deck of the Host: ${hand}`,
        'round 1',
        '  Bill: punches Ann.',
        '    throws 7',
        '  Carl: punches Ann.',
        '    throws 7',
        '  Ann: dodges.',
      );
    assert.deepEqual(rulesIn(both('1 to 10')), ['14 pins-do-not-fit']);
    assert.deepEqual(rulesIn(both('1 to 10, "7 of Cups"')), []);
  });

  it('of one throw must be in the deck together', () => {
    assert.deepEqual(
      findingsIn(file('2018', 'round 1', '  Ann: waits.', '  Bill: punches Ann.', '    damage throws 3 3')),
      [
        '12 pins-do-not-fit: The deck of the Host has fewer cards like 3 than are pinned here: others are drawn in their place',
      ],
    );
  });

  it('of massive damage are as many as the attacking stat has points, of standard damage as the target’s Base Toughness and armour', () => {
    const damage = (weapon: string, cards: string): readonly string[] =>
      rulesIn(
        file(
          '2018',
          `weapon maul: ${weapon}`,
          'combatant Dora (she) of the Host',
          '  Agility 1  Toughness 3',
          '  carries maul',
          'round 1',
          '  Ann: dodges.',
          '  Dora: strikes Ann with her maul.',
          `    damage throws ${cards}`,
        ),
      );
    assert.deepEqual(damage('reach, massive', '4 5 6'), []);
    assert.deepEqual(damage('reach, massive', '4 5'), ['16 pins-do-not-fit']);
    assert.deepEqual(damage('reach', '4 5'), []);
    assert.deepEqual(damage('reach', '4 5 6'), ['16 pins-do-not-fit']);
  });

  it('that are gone in the shown course are reported there: once thrown, a card is out until the deck is shuffled (reading t30)', () => {
    const again = (...between: readonly string[]): readonly string[] =>
      rulesIn(
        file(
          '2018',
          'deck of the Host: 1 to 10, "The Moon"',
          'round 1',
          '  Ann: dodges.',
          '  Bill: punches Ann.',
          '    throws "The Moon"',
          ...between,
          'round 2',
          '  Ann: dodges.',
          '  Bill: punches Ann.',
          '    throws "The Moon"',
        ),
      );
    assert.deepEqual(again(), ['17 pin-is-gone']);
    assert.deepEqual(
      rulesIn(
        file(
          '2018',
          'deck of the Host: 1 to 10, "The Moon"',
          'option shuffling throws',
          'round 1',
          '  Ann: dodges.',
          '  Bill: punches Ann.',
          '    throws "The Moon"',
          'round 2',
          '  Ann: dodges.',
          '  Bill: punches Ann.',
          '    throws "The Moon"',
        ),
      ),
      [],
    );
  });

  it('for damage are gone where the same card is on the table as the attack itself', () => {
    const hit = (damage: string): readonly string[] =>
      findingsIn(
        file('2018', 'round 1', '  Ann: waits.', '  Bill: punches Ann.', '    throws 7', `    damage throws ${damage}`),
      );
    assert.deepEqual(hit('7'), [
      '13 pin-is-gone: In the course that is shown, the deck of the Host no longer has 7 for this throw: the pin is ignored',
    ]);
    assert.deepEqual(hit('6'), []);
    assert.deepEqual(hit('6 6'), [
      '13 pins-do-not-fit: The deck of the Host has fewer cards like 6 than are pinned here: others are drawn in their place',
    ]);
  });

  it('in a later round are checked against the throws of the shown course, where an injury has taken one', () => {
    const later = (pins: string): readonly string[] =>
      findingsIn(
        file(
          '2018',
          'round 1',
          '  Ann is hurt.',
          '  Ann: dodges.',
          '  Bill: waits.',
          'round 2',
          '  Ann: dodges.',
          `    throws ${pins}`,
          '  Bill: punches Ann.',
        ),
      );
    assert.deepEqual(later('5'), []);
    assert.deepEqual(later('4 5'), [
      '15 pins-do-not-fit: Ann has one throw, so 2 cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    ]);
  });

  it('with several targets fit if they fit one of them', () => {
    const sweep = (cards: string): readonly string[] =>
      rulesIn(
        file(
          '2018',
          'weapon chain: reach, hits many',
          'combatant Dora (she) of the Players',
          '  Agility 5  Toughness 3',
          '  carries chain',
          'round 1',
          '  Dora: strikes Bill and Carl with her chain.',
          `    damage throws ${cards}`,
          '  Bill: waits.',
          '  Carl: waits.',
        ),
      );
    assert.deepEqual(sweep('4 5 6'), []);
    assert.deepEqual(sweep('4 5'), []);
    assert.deepEqual(sweep('4 5 6 7'), ['15 pins-do-not-fit']);
  });

  it('in a round that isn’t played in that course aren’t checked', () => {
    const off = [
      'round 1',
      '  Ann: dodges.',
      '  Bill: punches Ann.',
      '    throws 10',
      'round 2 if Carl is down',
      '  Ann: dodges.',
      '  Bill: punches Ann.',
      '    throws 10',
      '  Carl: punches Ann.',
      '    throws 4 5 6',
    ];
    assert.deepEqual(rulesIn(file('2018', ...off)), []);
  });

  it('of an unopposed action are pinned for no throw', () => {
    assert.deepEqual(findingsIn(file('2018', 'round 1', '  Ann: moves "to the stair".', '    throws 4')), [
      '11 pins-do-not-fit: Nothing opposes what Ann does, so nothing is thrown for it, and there is nothing to pin',
    ]);
  });
});

describe('pins of the same throw', () => {
  const twice = (edition: '2017' | '2018', ...pins: readonly string[]): readonly string[] =>
    rulesIn(
      file(edition, 'round 1', '  Bill and Carl: punch Ann.', ...pins.map((pin) => `    ${pin}`), '  Ann: dodges.'),
    );

  it('are one too many: the later one counts', () => {
    assert.deepEqual(twice('2018', 'throws 4 for Bill', 'throws 9 for Bill'), ['11 pinned-twice']);
    assert.deepEqual(twice('2017', 'throws 4', 'throws 9'), ['11 pinned-twice']);
    assert.deepEqual(twice('2018', 'damage throws 2 for Bill on Ann', 'damage throws 4 for Bill on Ann'), [
      '11 pinned-twice',
    ]);
    assert.deepEqual(
      rulesIn(
        file(
          '2018',
          'situation "a cellar"',
          '  Bill shocks Ann.',
          'round 1',
          '  the Calm Check of Ann throws 4.',
          '  the Calm Check of Ann throws 5.',
          '  Carl: punches Ann.',
        ),
      ).filter((rule) => rule.includes('pin')),
      ['12 pinned-twice'],
    );
  });

  it('aren’t reported where they are for different throws, or one of them says whose it is', () => {
    assert.deepEqual(twice('2018', 'throws 4', 'throws 9 for Carl'), []);
    assert.deepEqual(twice('2018', 'throws 4 for Bill', 'throws 9 for Carl'), []);
    assert.deepEqual(twice('2018', 'throws 4 for Bill', 'damage throws 2 for Bill'), []);
  });
});

describe('pinned dice', () => {
  it('show 1 to 10, and are one or all of the throw (dice edition, step 2)', () => {
    assert.deepEqual(
      findingsIn(
        file(
          '2017',
          'round 1',
          '  Ann: dodges Bill.',
          '    throws 0',
          '  Bill: punches Ann.',
          '    throws 4 5',
          '    damage throws 1 2 3',
        ),
      ),
      [
        '11 pinned-dice: No die shows 0, so it is left out: pin a number from 1 to 10',
        '13 pinned-dice: Bill has one die, so 2 dice can’t be pinned: as many as fit are used, and any others are rolled; pin the one that counts, or all of them',
        '14 pinned-dice: The damage to Ann is 2 dice, so 3 dice can’t be pinned: as many as fit are used, and any others are rolled; pin the one that counts, or all of them',
      ],
    );
    assert.deepEqual(
      rulesIn(
        file(
          '2017',
          'round 1',
          '  Ann: dodges Bill.',
          '    throws 4 4',
          '  Bill: punches Ann.',
          '    throws 4',
          '    damage throws 2 2',
        ),
      ),
      [],
    );
  });

  it('in a later round are checked against the dice of the shown course, where an injury may have taken one', () => {
    const later = (pins: string): readonly string[] =>
      rulesIn(
        file(
          '2017',
          'round 1',
          '  Ann is hurt.',
          '  Ann: dodges Bill.',
          '    throws 9',
          '  Bill: punches Ann.',
          '    throws 3',
          'round 2',
          '  Ann: dodges Bill.',
          `    throws ${pins}`,
          '  Bill: punches Ann.',
        ),
      );
    // One to start, a Defense Die, the Situation Die after round 1’s defence, minus the die for the injury: two.
    assert.deepEqual(later('4 5'), []);
    assert.deepEqual(later('4 5 6'), ['17 pinned-dice']);
  });
});

describe('pinned dice of an unopposed action', () => {
  it('are for those tasks that something opposes', () => {
    const alone = (deed: string): readonly string[] =>
      rulesIn(file('2017', 'round 1', `  Ann: ${deed}.`, '    throws 4'));
    assert.deepEqual(alone('climbs "a wall" with Agility against 5'), []);
    assert.deepEqual(alone('climbs "a wall" with Agility to beat 5'), []);
    assert.deepEqual(alone('climbs "a wall"'), ['11 pinned-dice']);
  });
});

describe('the die after a defence', () => {
  const second = (words: string): readonly string[] =>
    rulesIn(
      file(
        '2017',
        'round 1',
        '  Ann: dodges Bill.',
        '  Bill: waits.',
        'round 2',
        '  Ann: punches Bill.',
        `    advantage "${words}"`,
        '  Bill: punches Ann.',
      ),
    );

  it('is claimed by words for a defence in the last round, whoever defended against whom', () => {
    for (const words of [
      'defended last round',
      'dodged',
      'she dodged him last round',
      'Ann has blocked Bill last round',
      'she parried',
      'last round’s defence',
    ]) {
      assert.deepEqual(second(words), ['14 claimed-position'], words);
    }
  });

  it('isn’t a claim where the words say more', () => {
    for (const words of ['she dodged behind the crates', 'he has dodged into the corner', 'a blocked door'])
      assert.deepEqual(second(words), [], words);
  });
});

describe('dice above the maximum', () => {
  it('are the third Situation Die, even for a defence in the round before, and the third Miscellaneous Lost Die', () => {
    const dice = findingsIn(
      file(
        '2017',
        'round 1',
        '  Ann: dodges Bill.',
        '    throws 9',
        '  Bill: punches Ann.',
        '    throws 3',
        'round 2',
        '  Ann: punches Bill.',
        '    advantage "a step above him"',
        '    advantage "the sun behind her"',
        '  Bill: punches Ann.',
      ),
    );
    assert.deepEqual(dice, [
      '15 too-many-situation-dice: Ann already has 2 Situation Dice, for “a step above him” and “the sun behind her”: this one isn’t counted',
    ]);
  });

  it('aren’t reported where there are two of a kind', () => {
    assert.deepEqual(
      rulesIn(
        file(
          '2017',
          'round 1',
          '  Ann: punches Bill.',
          '    advantage "a step above him"',
          '    advantage "the sun behind her"',
          '    hindrance "drunk"',
          '    hindrance "knee-deep water"',
        ),
      ),
      [],
    );
  });
});

describe('pins for one of several throws', () => {
  const shock = ['situation "a cellar"', '  Bill shocks Ann.', 'round 1'];

  it('for a Calm Check need one in their round', () => {
    const pinned = (...pins: readonly string[]): readonly string[] =>
      findingsIn(file('2018', ...shock, ...pins, '  Carl: punches Ann.')).filter((each) => each.includes('pin'));
    assert.deepEqual(pinned('  the Calm Check of Ann throws 4.', '  the Host throws 7 against the Calm of Ann.'), []);
    assert.deepEqual(pinned('  the Calm Check of Ann before Carl throws 4.'), [
      '12 pins-do-not-fit: Ann makes no Calm Check in this round, so there is nothing to pin',
    ]);
    assert.deepEqual(pinned('  the Calm Check of Ann throws 4 5 6.'), [
      '12 pins-do-not-fit: Ann has one throw, so 3 cards can’t be pinned: as many as fit are thrown, and any others are drawn; pin the one that counts, or all of them',
    ]);
    assert.deepEqual(pinned('  the Host throws "The Moon" against the Calm of Ann.'), [
      '12 pins-do-not-fit: The deck of the Host has no “The Moon” to throw: another is drawn in its place',
    ]);
  });

  it('for the Host need a difficulty that the Host throws for', () => {
    const climb = (edition: '2017' | '2018', against: string): readonly string[] =>
      findingsIn(
        file(edition, 'round 1', `  Ann: climbs "the wall" with Agility ${against}.`, '    the Host throws 4'),
      );
    assert.deepEqual([climb('2018', 'against 4'), climb('2017', 'against 4')], [[], []]);
    assert.deepEqual(climb('2018', 'to beat 4'), [
      '11 pins-do-not-fit: The Host throws nothing against what Ann does, so there is nothing to pin',
    ]);
    assert.deepEqual(climb('2017', 'to beat 4'), [
      '11 pinned-dice: The Host rolls nothing against what Ann does, so there is nothing to pin',
    ]);
  });

  it('are for somebody who announces, on somebody who is a target', () => {
    const both = (pin: string): readonly string[] =>
      findingsIn(file('2018', 'round 1', '  Bill and Carl: punch Ann.', `    ${pin}`, '  Ann: dodges.'));
    assert.deepEqual([both('throws 4 for Carl'), both('damage throws 2 for Bill on Ann')], [[], []]);
    assert.deepEqual(both('throws 4 for Ann'), [
      '11 clause-without-effect: Ann doesn’t announce this, so this pins nothing',
    ]);
    assert.deepEqual(both('damage throws 2 on Carl'), [
      '11 clause-without-effect: Bill isn’t after Carl, so this pins nothing',
    ]);
  });

  it('count only next to cards that leave them to count', () => {
    assert.deepEqual(
      findingsIn(
        file(
          '2018',
          'situation "a cellar"',
          '  advantage "the stair" for Ann over Bill.',
          'round 1',
          '  Ann: punches Bill.',
          '    throws "The Fool"',
          '  Bill: dodges.',
        ),
      ).filter((each) => each.includes('pin')),
      [
        '13 pin-is-gone: In the course that is shown, the deck of the Players has too few other cards for “The Fool” to be the one that counts, so another one does',
      ],
    );
  });
});
