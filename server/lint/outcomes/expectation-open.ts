/** An expectation of which nothing says whether it is met: neither a sample of courses, nor a scenario that can’t be read in full. */
import { found, isAboutStranger, isAnythingUnread, type Finding, type OutcomeContext, type OutcomeRule, type Scenario } from '../../engine/index.ts';
import { expectedData } from './expected.ts';

export const expectationOpen: OutcomeRule = {
  id: 'expectation-open',
  severity: 'info',
  title: 'An expectation that is too close to call',
  explanation: 'Not every chance can be counted out: then courses are played, and an expectation is met or not when the whole interval of that sample says so. Here the chance is so near to the bound that thousands of courses don’t decide it. A bound a little further away can be told. While a sentence of the scenario can’t be read, or a name in it is nobody’s, nothing is judged.',
  messages: {
    sample: '{what} in {share} of {plays} courses played, which doesn’t tell whether it is {bound}',
    unreached: 'None of the courses played comes to round {round}, so nothing tells whether it is {bound}',
    unread: 'Not judged, since not everything in this scenario can be read',
    also: 'Nor is this',
  },
  bad: `scenario "The yard"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
  expect Ann is unhurt at least 41% after round 2
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
    if (isAnythingUnread(scenario)) yield* unjudged(scenario);
    else yield* undecided(scenario, verdictOf);
  },
};

function* undecided(scenario: Scenario, verdictOf: OutcomeContext['verdictOf']): Generator<Finding> {
  for (const expectation of scenario.expectations) {
    const { verdict, figure } = verdictOf(expectation);
    if (verdict !== 'open' || isAboutStranger(expectation)) continue;
    yield found(expectationOpen, figure === undefined ? 'unreached' : 'sample', expectation.source, expectedData(scenario, expectation, figure));
  }
}

/** So many others are pointed at. */
const mostOthers = 5;

/** One finding for all; whoever speaks of nobody has a finding for that. */
function unjudged({ expectations }: Scenario): readonly Finding[] {
  const [first, ...others] = expectations.filter((expectation) => !isAboutStranger(expectation));
  if (first === undefined) return [];
  const related = others.slice(0, mostOthers).map(({ source }) => ({ source, message: 'also' }));
  return [found(expectationOpen, 'unread', first.source, {}, related.length === 0 ? {} : { related })];
}
