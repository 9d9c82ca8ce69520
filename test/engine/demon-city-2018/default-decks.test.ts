/**
 * The Players’ deck where none is written: the numbered cards that the Host’s deck leaves, and The Fool (section 6 of
 * the reading).
 */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

/** The chance of a 10 on one throw of the Players, which shows the number of tens and of all cards. */
function beatsNine(deck: string): string {
  return fight(`scenario "A task"
rules demon-city-2018
${deck}
combatant Ann (she) of the Players
  Agility 3  Toughness 3  Perception 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Ann: searches for "the switch" with Perception to beat 9.
`).takesEffect('Ann');
}

describe('the Players’ deck where none is written', () => {
  it('has three of each number and The Fool, given a Horror’s Deck of one each', () => {
    assert.equal(beatsNine(''), '3/31');
    assert.equal(beatsNine('deck of the Host: 1 to 10, "The Moon"'), '3/31');
  });

  it('lacks the additional cards in the Horror’s Deck, by number or by name', () => {
    assert.equal(beatsNine('deck of the Host: 1 to 10, "Ten of Cups"'), '1/15');
    assert.equal(beatsNine('deck of the Host: 2 of each 1 to 10'), '2/21');
    assert.equal(beatsNine('deck of the Host: 1 to 9'), '1/8');
  });

  it('is just as full where the Horror’s Deck has majors and courts', () => {
    assert.equal(beatsNine('deck of the Host: 1 to 10, "Queen of Cups", "Wheel of Fortune"'), '3/31');
  });

  it('has no Fool where the Host has it', () => {
    assert.equal(beatsNine('deck of the Host: 1 to 10, "The Fool"'), '1/10');
  });

  it('is a whole deck of its own where one tarot can’t supply the Horror’s Deck, or has no number left', () => {
    // Four of each number and The Fool: 41 cards, four of them tens.
    for (const host of [
      '5 of each 1 to 10',
      '1 to 9, 5 of each 10 to 10',
      '4 of each 1 to 10',
      '1 to 10, 2 of "The Moon"',
      '1 to 10, "The Fool", "The Fool"',
      '4000 of each 1 to 10',
    ]) {
      assert.equal(beatsNine(`deck of the Host: ${host}`), '4/41', host);
    }
    assert.equal(beatsNine('deck of the Host: 4 of each 1 to 9, 1 of each 10 to 10'), '3/4');
  });

  it('says so as Clashwright’s default, where nothing is written about it', () => {
    const told = (decks: string): readonly string[] =>
      fight(
        `scenario "A task"\nrules demon-city-2018\n${decks}\ncombatant Ann of the Players\n  Agility 3  Toughness 3\ncombatant Bill of the Host\n  Agility 2  Toughness 3\nround 1\n  Ann: punches Bill.\n  Bill: dodges.\nround 2\n  Ann: punches Bill.\n  Bill: dodges.\n`,
      )
        .steps('cards')
        .map(({ title, text, rule }) => `${title}. ${text} ${rule ?? ''}`);
    const [step, ...more] = told('deck of the Host: 5 of each 1 to 10');
    assert.match(
      step ?? '',
      /^The Players’ Deck is a complete one of its own: four of each 1 to 10, and The Fool\. .*this default is Clashwright’s.*demon-city-2018\/decks$/u,
    );
    assert.deepEqual(more, []);
    assert.deepEqual(told('deck of the Host: 3 of each 1 to 10'), []);
    assert.deepEqual(told('deck of the Host: 5 of each 1 to 10\ndeck of the Players: 1 to 10'), []);
  });
});
