/** The players' deck where none is written: what the Host's leaves of the numbered cards, and The Fool (section 6 of the reading). */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

/** The chance of a 10 on one throw of the Players, from which the number of tens and of all cards is seen. */
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
  it('has three of each number and The Fool beside a Horror’s Deck of one each', () => {
    assert.equal(beatsNine(''), '3/31');
    assert.equal(beatsNine('deck of the Host: 1 to 10, "The Moon"'), '3/31');
  });

  it('lacks what the Horror’s Deck has taken besides, by number or by name', () => {
    assert.equal(beatsNine('deck of the Host: 1 to 10, "Ten of Cups"'), '1/15');
    assert.equal(beatsNine('deck of the Host: 2 of each 1 to 10'), '2/21');
    assert.equal(beatsNine('deck of the Host: 1 to 9'), '1/8');
  });

  it('is as full where the Horror’s Deck has majors and courts', () => {
    assert.equal(beatsNine('deck of the Host: 1 to 10, "Queen of Cups", "Wheel of Fortune"'), '3/31');
  });

  it('has no Fool where the Host has it', () => {
    assert.equal(beatsNine('deck of the Host: 1 to 10, "The Fool"'), '1/10');
  });
});
