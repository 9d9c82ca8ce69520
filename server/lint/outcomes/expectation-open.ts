/**
 * An expectation that stays undecided: because of a sample, of something left open, or of a scenario that can’t be read
 * in full.
 */
import {
  found,
  isAboutStranger,
  isAnythingUnread,
  isBeyondCertain,
  isLeftOpen,
  openRangeWords,
  strangerBefore,
  type Expectation,
  type Finding,
  type JudgedFigure,
  type NameRef,
  type OutcomeRule,
  type Scenario,
  example,
} from '../../engine/index.ts';
import { knownNear } from '../known-near.ts';
import { boundFixes, expectedData, type ExpectationContext } from './expected.ts';

export const expectationOpen: OutcomeRule = {
  id: 'expectation-open',
  severity: 'info',
  title: 'An expectation that stays undecided',
  explanation:
    'Not every chance can be computed exactly. Where one can’t, the scenario is played many times, and an ' +
    'expectation is met or not if the whole interval of that sample says so. The chance can be so close to the ' +
    'bound that more than a thousand plays don’t decide it; a bound a little further away can be decided. Or ' +
    'none of the plays reaches the round. Where the text of a game leaves something open, only one limit of the ' +
    'chance may be known, and the bound lies beyond it; or the chance may be anything between two limits, ' +
    'and the bound lies between them. And while a sentence of the situation, of a combatant or of a round ' +
    'can’t be read, or nobody has a name that is used in it, nothing is judged.',
  messages: {
    sample: '{what} in {share} of {plays} plays, which doesn’t decide whether it is {bound}',
    left: '{what} in {share} of {courses}, and the text leaves open whether it is {bound}',
    between:
      '{what} in {share} of {courses}, ignoring what the text leaves open; with that it may be {range}, so it ' +
      'isn’t decided whether it is {bound}',
    unreached: 'None of the plays reaches round {round}, so it isn’t decided whether it is {bound}',
    condition: 'Not judged, since “{words}” in the condition of round {round} can’t be read',
    unread: 'Not judged, since a sentence of this scenario can’t be read',
    'unread words': 'Not judged, since “{words}” can’t be read',
    there: 'This can’t be read',
    stranger: 'Not judged, since nobody here is called “{name}”',
    'meant stranger': 'Not judged, since nobody here is called “{name}”. Did you mean “{near}”?',
    named: 'Nobody has this name',
    also: 'This isn’t judged either',
  },
  ...example(`
  scenario "The yard"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Hand-to-Hand 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Hand-to-Hand 3  Toughness 2
-   expect Ann is unhurt at least 41% after round 2
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   expect Ann is unhurt at least 30% after round 2
  round 1
    Ann: punches Bill.
    Bill: punches Ann.
  round 2
    Ann: kicks Bill.
    Bill: kicks Ann.
`),
  check: openExpectations,
};

function* openExpectations(context: ExpectationContext): Generator<Finding> {
  if (isAnythingUnread(context.scenario)) yield* unjudged(context.scenario);
  else yield* undecided(context);
}

function* undecided({ scenario, verdictOf }: ExpectationContext): Generator<Finding> {
  for (const expectation of scenario.expectations) {
    const { verdict, figure } = verdictOf(expectation);
    if (isAboutStranger(expectation)) continue;
    const stranger = figure === undefined ? strangerBefore(scenario, expectation.round) : undefined;
    if (stranger !== undefined) yield behindStranger(expectation, stranger);
    if (stranger !== undefined || verdict !== 'open') continue;
    yield found(
      expectationOpen,
      messageOf(expectation, figure),
      expectation.source,
      { ...expectedData(scenario, expectation, figure), ...openData(scenario, expectation, figure) },
      { fixes: boundFixes(expectation, figure) },
    );
  }
}

function behindStranger({ round, source }: Expectation, { text, source: there }: NameRef): Finding {
  return found(
    expectationOpen,
    'condition',
    source,
    { round, words: text },
    { related: [{ source: there, message: 'there' }] },
  );
}

/** The courses that the chance is over, and its possible range. */
function openData({ rounds }: Scenario, { round }: Expectation, figure: JudgedFigure | undefined): Finding['data'] {
  const isFirst = rounds.every(({ number }) => number >= round);
  return {
    courses: isFirst ? 'all courses' : 'all courses that reach it',
    ...(figure?.open === undefined ? {} : { range: openRangeWords(figure.open) }),
  };
}

function messageOf(
  expectation: Expectation,
  figure: JudgedFigure | undefined,
): 'unreached' | 'left' | 'between' | 'sample' {
  if (figure === undefined) return 'unreached';
  if (!isLeftOpen(expectation, figure)) return 'sample';
  return figure.open === undefined ? 'left' : 'between';
}

/** Maximum number of related expectations. */
const mostOthers = 5;

/** One finding for all; expectations about unknown people have a finding of their own. */
function unjudged(scenario: Scenario): readonly Finding[] {
  const {
    expectations,
    rounds,
    strangers: [stranger],
    firstUnread,
  } = scenario;
  const [first, ...others] = expectations.filter(
    (expectation) => !isAboutStranger(expectation) && !isBeyondCertain(expectation),
  );
  if (first === undefined) return [];
  const also = others.slice(0, mostOthers).map(({ source }) => ({ source, message: 'also' }));
  const more = also.length === 0 ? {} : { related: also };
  // A sentence that can’t be read comes first: it may declare what seems to be missing.
  const isUnread = stranger === undefined || scenario.unread === true || rounds.some(({ unread }) => unread === true);
  // Nothing is wrong with its words, so only the first one is marked.
  const at = { ...first.source, end: first.source.start + 'expect'.length };
  if (firstUnread !== undefined) {
    const related = [{ source: firstUnread.source, message: 'there' }, ...also];
    return [found(expectationOpen, 'unread words', at, { words: firstUnread.text }, { related })];
  }
  if (isUnread) return [found(expectationOpen, 'unread', at, {}, more)];
  const near = knownNear(scenario, stranger)?.words;
  const data = { name: stranger.text, ...(near === undefined ? {} : { near }) };
  const related = [{ source: stranger.source, message: 'named' }, ...also];
  return [found(expectationOpen, near === undefined ? 'stranger' : 'meant stranger', at, data, { related })];
}
