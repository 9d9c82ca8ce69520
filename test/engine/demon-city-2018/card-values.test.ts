/** What cards without a plain number are worth is said before anybody throws (reading t1). */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

const cellar = (more: string): string => `scenario "The cellar"
rules demon-city-2018
${more}
combatant Ann (she) of the Players
  Agility 3  Toughness 3  Calm 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Bill: punches Ann.
  Ann: punches Bill.
`;
const horrors = 'deck of the Host: 1 to 10, "The Moon", "Queen of Cups", "Strength"';

describe('the worth of court cards and majors above ten', () => {
  it('is reported where a deck holds any, with the text’s silence and the default', () => {
    const [step, ...more] = fight(cellar(horrors)).steps('cards');
    assert.deepEqual([step?.title, more.length], ['Queen of Cups and The Moon count 10', 0]);
    assert.match(step!.text, /^The text is silent .*“option majors printed”/);
    assert.equal(step!.rule, 'demon-city-2018/card-values');
  });

  it('is reported as the scenario’s choice where it chooses', () => {
    const [step] = fight(cellar(`option majors printed\n${horrors}`)).steps('cards');
    assert.match(`${step!.title}. ${step!.text}`, /count as printed.*The scenario chooses so/);
  });

  it('isn’t reported where there are none', () => {
    assert.deepEqual(fight(cellar('')).steps('cards'), []);
    assert.deepEqual(fight(cellar('deck of the Host: 1 to 10, "Strength"')).steps('cards'), []);
  });
});
