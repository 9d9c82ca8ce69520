/** The questions asked about every course. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';

/** The number of questions for a scenario with this number of sides of one each. */
function questionsOf(sides: number): number {
  const cast = Array.from(
    { length: sides },
    (_, at) => `side Crew ${at} run by the Host\ncombatant P${at} (they) of Crew ${at}\n  Agility 3  Toughness 3\n`,
  );
  const text = `scenario "Many"\nrules demon-city-2018\n${cast.join('')}round 1\n  P0: punches P1.\nround 2\n  P1: punches P0.\n`;
  return analyze(text, { file: 'many.clash' }).scenarios[0]!.pass.questions.length;
}

describe('the questions asked about every course', () => {
  it('include for each pair of a few sides whether both act', () => {
    const [three, four, five] = [3, 4, 5].map(questionsOf);
    assert.ok(five! - four! > four! - three!, `${three}, ${four}, ${five}`);
  });

  it('include no pairs of many sides, which would be hundreds of thousands of questions', () => {
    assert.equal(questionsOf(80) - questionsOf(60), questionsOf(60) - questionsOf(40));
  });
});
