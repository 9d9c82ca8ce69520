/** Decks and Significators: what one tarot can and can’t supply. */
import assert from 'node:assert/strict';
import { findingsIn, rulesIn } from '../findings.ts';

const file = (...lines: readonly string[]): string =>
  `scenario "The cellar"\nrules demon-city-2018\n${lines.map((line) => `${line}\n`).join('')}`;
const horror = ['combatant the Ghoul (it) of the Host', '  supernatural', '  Agility 3  Toughness 6'];
const player = (card: string): readonly string[] => [
  'combatant Ann (she) of the Players',
  '  Agility 3  Toughness 2',
  `  significator "${card}"`,
];

describe('the Host’s deck', () => {
  it('has every number from 1 to 10, by name or without (section 1.2 of the reading)', () => {
    assert.deepEqual(findingsIn(file('deck of the Host: 2 to 5, 7, 9, "The Moon"')), [
      '3 host-deck-numbers: The Host’s deck has at least one card for every number from 1 to 10; this one has none for 1, 6 and 8, but is still played',
    ]);
    assert.deepEqual(
      rulesIn(file('deck of the Host: "Ace of Cups", 2 to 5, "The Lovers", 7, "Strength", 9, "King of Cups"')),
      [],
    );
  });

  it('counts majors above ten as the scenario chooses: as 10, or as 18', () => {
    const deck = 'deck of the Host: 1 to 9, "The Moon"';
    assert.deepEqual(rulesIn(file(deck)), []);
    assert.deepEqual(rulesIn(file('option majors printed', deck)), ['4 host-deck-numbers']);
  });

  it('needs a card of its own only where there is a Horror, and isn’t checked where it isn’t written', () => {
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 10', ...horror)), ['3 host-deck-special']);
    assert.deepEqual(
      rulesIn(
        file(
          'weapon psalm: supernatural Knowledge against Calm',
          'deck of the Host: 1 to 10',
          'combatant Rusk (he) of the Host',
          '  Agility 3  Toughness 2  Knowledge 4',
          '  carries psalm',
        ),
      ),
      ['4 host-deck-special'],
    );
    assert.deepEqual(
      rulesIn(file('deck of the Host: 1 to 10', 'combatant the Thug (he) of the Host', '  Agility 3  Toughness 3')),
      [],
    );
    assert.deepEqual(
      rulesIn(file('deck of the Host: 1 to 10', ...horror.map((line) => line.replace('Host', 'Players')))),
      [],
    );
    assert.deepEqual(rulesIn(file(...horror)), []);
  });

  it('isn’t reported for missing numbers when it is empty or runs backwards: that has findings of its own', () => {
    assert.deepEqual(rulesIn(file('deck of the Host: 0 of each 1 to 10')), ['3 empty-deck']);
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 4, 10 to 5')), ['3 backwards-range']);
    assert.deepEqual(rulesIn(file('deck of the Host: 5000 of each 1 to 4')), ['3 oversized-deck']);
    // A card below 0 doesn’t exist, and isn’t counted.
    assert.ok(!rulesIn(file('deck of the Host: 1 of each -5 to 99')).includes('3 oversized-deck'));
    assert.ok(rulesIn(file('deck of the Host: 1 of each -5 to 100')).includes('3 oversized-deck'));
  });

  it('holds what is counted, and not what is written 0 times', () => {
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 9, 0 of each 10 to 10')), ['3 host-deck-numbers']);
    assert.deepEqual(rulesIn(file('deck of the Host: 0 of "The Moon", 1 to 9')), ['3 host-deck-numbers']);
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 10, 0 of each 1 to 12')), []);
  });
});

describe('both decks', () => {
  it('come from one tarot: four of each number, three and one, is all there is (section 1.3)', () => {
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 10', 'deck of the Players: 3 of each 1 to 10')), []);
    assert.deepEqual(
      findingsIn(file('deck of the Host: 1 to 10', 'deck of the Players: 3 of each 1 to 10, "6 of Cups"')),
      [
        '4 more-cards-than-a-tarot: With this the decks have more than the 4 cards that a tarot has of 6; they are still played',
      ],
    );
  });

  it('share the four also where one of them is not written: the Host’s has one of each number, the Players’ is what remains', () => {
    assert.deepEqual(findingsIn(file('deck of the Players: 4 of each 1 to 10')), [
      '3 more-cards-than-a-tarot: With this the decks have more than the 4 cards that a tarot has of 1 to 10; they are still played',
    ]);
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 10, "8 of Cups", 8', ...horror)), []);
    assert.deepEqual(rulesIn(file('deck of the Host: 4 of each 1 to 10')), []);
  });

  it('have a named card once: courts and majors don’t count towards the four', () => {
    assert.deepEqual(
      rulesIn(
        file(
          'deck of the Host: 1 to 10, "King of Cups", "Queen of Cups", "Page of Cups", "Knight of Cups", "Wheel of Fortune"',
        ),
      ),
      [],
    );
    assert.deepEqual(
      findingsIn(file('deck of the Host: 1 to 10, "8 of Cups"', 'deck of the Players: 1 of each 1 to 10, "8 of cups"')),
      ['4 more-cards-than-a-tarot: “8 of cups” is already in a deck, and a tarot has it once; it is still played'],
    );
  });

  it('have no number that no card has', () => {
    assert.deepEqual(findingsIn(file('deck of the Players: 1 to 11')), [
      '3 more-cards-than-a-tarot: No card has the number 11: the highest is 10; it is still played',
    ]);
    assert.deepEqual(rulesIn(file('option majors printed', 'deck of the Players: 1 to 11')), []);
    assert.deepEqual(rulesIn(file('option majors printed', 'deck of the Players: 1 to 22')), [
      '4 more-cards-than-a-tarot',
    ]);
  });

  it('are written once each, unless a scenario overrules the head of its file', () => {
    const deck = 'deck of the Players: 3 of each 1 to 10';
    assert.deepEqual(rulesIn(file(deck, deck)), ['4 deck-written-twice']);
    assert.deepEqual(rulesIn(`rules demon-city-2018\n${deck}\n${deck}\nscenario "x"\n`), ['3 deck-written-twice']);
    assert.deepEqual(rulesIn(`rules demon-city-2018\n${deck}\n${file(deck)}`), []);
  });
});

describe('a third deck', () => {
  it('is that of a side that throws from one of the two', () => {
    const police = (hand: string): readonly string[] =>
      findingsIn(
        file('side the Court run by the Host', `side the Police run by the ${hand}`, 'deck of the Police: 1 to 10'),
      );
    assert.deepEqual(police('Players'), [
      '5 deck-of-neither-side: Police throws from the deck of the Players, so nobody throws from this one; write “deck of the Players”',
    ]);
    assert.deepEqual(police('Host'), [
      '5 deck-of-neither-side: Police throws from the deck of the Host, so nobody throws from this one; write “deck of the Host”',
    ]);
  });
});

describe('a Significator', () => {
  it('is in the Players’ deck, and so in no other', () => {
    const deck = 'deck of the Host: 1 to 10, "The Star"';
    assert.deepEqual(findingsIn(file(...player('The Star'), deck)), [
      '6 more-cards-than-a-tarot: “The Star” is the Significator of Ann and so in the Players’ deck; a tarot has it once, and both decks are still played',
    ]);
    assert.deepEqual(rulesIn(file(...player('The Sun'), deck)), []);
    assert.deepEqual(rulesIn(file(...player('The Star'), 'deck of the Players: 3 of each 1 to 10, "The Star"')), []);
  });
});

describe('a card that a Horror wins with', () => {
  const wins = [...horror.slice(0, 1), '  Agility 3  Toughness 6', '  wins with "8 of Cups": "it drinks."'];

  it('must be in its deck by name: a plain 8 isn’t the 8 of Cups', () => {
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 10', ...wins)), ['6 horror-card-missing']);
    assert.deepEqual(rulesIn(file(...wins)), ['5 horror-card-missing']);
    assert.deepEqual(rulesIn(file('deck of the Host: 1 to 10, "8 of cups"', ...wins)), []);
  });

  it('isn’t looked for where there is no such card: that has a finding of its own', () => {
    assert.deepEqual(rulesIn(file(...wins.map((line) => line.replace('8 of Cups', '8 of Cubs')))), ['5 unknown-card']);
  });
});
