/** An expectation of which a sample of courses doesn’t say whether it is met. */
import { found, isAboutStranger, isAnythingUnread, type OutcomeRule } from '../../engine/index.ts';
import { expectedData } from './expected.ts';

export const expectationOpen: OutcomeRule = {
  id: 'expectation-open',
  severity: 'info',
  title: 'An expectation that is too close to call',
  explanation: 'Not every chance can be counted out: then courses are played, and an expectation is met or not when the whole interval of that sample says so. Here the chance is so near to the bound that thousands of courses don’t decide it. A bound a little further away can be told.',
  messages: {
    sample: '{what} in about {share} ({low} to {high}%) of {plays} courses played, which doesn’t tell whether it is {bound}',
    unreached: 'None of the courses played comes to round {round}, so nothing tells whether it is {bound}',
  },
  bad: `scenario "The yard"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
  expect Ann is unhurt at least 44% after round 2
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
round 1
  Ann: punches Bill.
  Bill: punches Ann.
round 2
  Ann: kicks Bill.
  Bill: kicks Ann.
`,
  good: `scenario "The yard"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
  expect Ann is unhurt at least 30% after round 2
round 1
  Ann: punches Bill.
  Bill: punches Ann.
round 2
  Ann: kicks Bill.
  Bill: kicks Ann.
`,
  *check({ scenario, verdictOf }) {
    if (isAnythingUnread(scenario)) return;
    for (const expectation of scenario.expectations) {
      const { verdict, figure } = verdictOf(expectation);
      if (verdict !== 'open' || isAboutStranger(expectation)) continue;
      yield found(expectationOpen, figure === undefined ? 'unreached' : 'sample', expectation.source, expectedData(scenario, expectation, figure));
    }
  },
};
