/** The sides to which outcomes belong in the panel. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { ownOutcome } from '../../../server/engine/index.ts';
import { outcomeSide } from '../../../server/report/panel/chances.ts';

const text = `scenario "The yard"
rules demon-city-2017
combatant Ann (she) of the Ann Gang
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
  Bill: punches Ann.
`;

describe('the side of an outcome', () => {
  const scenario = analyze(text, { file: 'yard.clash' }).scenarios[0]!.scenario;
  const sides = (name: string): number => scenario.sides.findIndex((side) => side.name === name);
  const sideOf = (outcome: string): number | undefined => outcomeSide({ scenario, sides }, outcome);

  it('is that of its side or person, even if one’s name begins with the other’s', () => {
    assert.deepEqual(
      scenario.sides.map(({ name }) => sideOf(ownOutcome('acts', name))),
      [0, 1],
    );
    assert.equal(sideOf(ownOutcome('hits', 'Bill')), sides('Host'));
  });

  it('is missing for outcomes of nobody, or of somebody unknown', () => {
    assert.equal(sideOf('tie'), undefined);
    assert.equal(sideOf('Host acts'), undefined);
    assert.equal(sideOf(ownOutcome('acts', 'Nobody')), undefined);
  });
});
