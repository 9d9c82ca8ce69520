/**
 * Cards that no deck can hold: each is reported, and left out of what is thrown. A card counts a whole number from 0
 * on.
 */
import assert from 'node:assert/strict';
import { foundIn, mended } from '../../lint/found.ts';
import { chanceInPlay, took } from './every-play.ts';
import { fight } from './fight.ts';

const cellar = (cards: string): string => `scenario "The cellar"
rules demon-city-2018
deck of the Host: ${cards}
deck of the Players: 1 to 4
combatant Ann (she) of the Players
  Agility 3  Toughness 3
combatant Bill (he) of the Host
  Agility 3  Toughness 3
round 1
  Ann: punches Bill. without harm
  Bill: dodges.
`;

const findings = (cards: string): readonly string[] =>
  foundIn(cellar(cards)).filter((line) => line.includes('| impossible-card |'));
const mendedDeck = (cards: string): string | undefined => /^deck of the Host: (.*)$/mu.exec(mended(cellar(cards)))?.[1];

describe('a card that no deck can hold', () => {
  it('is reported in its place, with the consequence', () => {
    assert.deepEqual(findings('1 to 10, -4'), [
      '-4 | impossible-card | No card is below 0, so −4 is left out of the deck',
    ]);
    assert.deepEqual(findings('1 to 10, 2.5'), [
      '2.5 | impossible-card | Cards have whole numbers, so 2.5 is left out of the deck',
    ]);
    assert.deepEqual(findings('1 to 10, -5 to -2'), [
      '-5 to -2 | impossible-card | No card is below 0, so −5 to −2 is left out of the deck',
    ]);
    assert.deepEqual(findings('-3 to 10'), [
      '-3 to 10 | impossible-card | No card is below 0, so the numbers below it in −3 to 10 are left out of the deck',
    ]);
    assert.deepEqual(findings('1 to 10, 2.5 of "The Moon"'), [
      '2.5 of "The Moon" | impossible-card | A deck can’t hold 2.5 of a card, so it has none of these',
    ]);
    assert.deepEqual(findings('1 to 10, -2 of each 1 to 3'), [
      '-2 of each 1 to 3 | impossible-card | A deck can’t hold −2 of a card, so it has none of these',
    ]);
  });

  it('doesn’t include those that a deck can hold', () => {
    for (const cards of [
      '1 to 10',
      '1 to 10, 0',
      '1 to 10, -0',
      '1 to 10, 11',
      '0 of each 1 to 3, 1 to 10',
      '1 to 10, 2 of "The Moon"',
    ])
      assert.deepEqual(findings(cards), [], cards);
  });

  it('gets a fix to one that a deck can hold', () => {
    assert.equal(mendedDeck('1 to 10, -4'), '1 to 10, 4');
    assert.equal(mendedDeck('1 to 10, 2.5'), '1 to 10, 3');
    assert.equal(mendedDeck('1 to 10, -5 to -2'), '1 to 10, 2 to 5');
    assert.equal(mendedDeck('-3 to 10'), '1 to 10');
    assert.equal(mendedDeck('-2 of each 1 to 10'), '2 of each 1 to 10');
  });

  it('is ignored in play and odds', () => {
    const same = [
      ['2 to 4, -4', '2 to 4'],
      ['2 to 4, 2.5', '2 to 4'],
      ['-3 to 2', '0 to 2'],
      ['-2 of each 1 to 3, 2 to 4', '2 to 4'],
      ['2.5 of "The Moon", 2 to 4', '2 to 4'],
      ['1.5 to 3, 2 to 4', '2 to 4'],
    ] as const;
    for (const [odd, plain] of same) {
      const chance = chanceInPlay(cellar(plain), (timeline) => took(timeline, 'Bill'));
      assert.equal(
        chanceInPlay(cellar(odd), (timeline) => took(timeline, 'Bill')),
        chance,
        odd,
      );
      assert.equal(fight(cellar(odd)).takesEffect('Bill'), chance, odd);
    }
  });
});

describe('a card without a name that counts 0, or more than any', () => {
  const told = (cards: string): readonly string[] =>
    foundIn(cellar(cards))
      .filter((line) => line.includes('| more-cards-than-a-tarot |'))
      .map((line) => line.split(' | ')[0]!);

  it('is reported, with a card of the tarot as a fix', () => {
    assert.deepEqual(
      [told('1 to 10, 0'), told('1 to 10, -0'), told('0 to 10'), told('1 to 12')],
      [['0'], ['-0'], ['0 to 10'], ['1 to 12']],
    );
    assert.equal(mendedDeck('1 to 10, 0'), '1 to 10, "The Fool"');
    assert.equal(mendedDeck('0 to 10'), '1 to 10, "The Fool"');
    assert.equal(mendedDeck('1 to 12'), '1 to 10');
  });
});
