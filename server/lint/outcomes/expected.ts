/** Words and fixes for findings about expectations. */
import {
  agree,
  calledByRef,
  figureAgainst,
  percentMet,
  sentence,
  sideWords,
  type Expectation,
  type Figure,
  type Finding,
  type Fix,
  type JudgedFigure,
  type NameRef,
  type OutcomeContext,
  type Scenario,
} from '../../engine/index.ts';

/** The input of the checks of expectations. */
export type ExpectationContext = Pick<OutcomeContext, 'scenario' | 'verdictOf'>;

/** The data of messages about an expectation: its subject, its bound, and the figure if there is one. */
export function expectedData(scenario: Scenario, expectation: Expectation, figure?: Figure): Finding['data'] {
  const { bound, percent, when, round } = expectation;
  return {
    what: sentence(`${subject(scenario, expectation.about)} ${when} round ${round}`),
    bound: `${bound} ${percent}%`,
    round,
    ...(figure === undefined ? {} : figureData(figure, expectation)),
  };
}

/** A sample adds its number of plays. */
function figureData(figure: Figure, expectation: Expectation): Finding['data'] {
  return {
    share: figureAgainst(figure, expectation),
    ...(figure.sample === undefined ? {} : { plays: figure.sample.plays.toLocaleString('en') }),
  };
}

/**
 * A fix that writes a bound which would be met; none if that bound would be trivial. A sample's interval is widened by
 * `stretched` times its width.
 */
export function boundFixes(expectation: Expectation, figure: JudgedFigure | undefined, stretched = 0): readonly Fix[] {
  const met = figure === undefined ? undefined : percentMet(expectation, figure, stretched);
  if (figure === undefined || met === undefined) return [];
  return [
    {
      title: `Write “${expectation.bound} ${met}%”, which is met`,
      certain: false,
      intents: [{ do: 'replace', at: expectation.percentAt, with: `${met}` }],
    },
  ];
}

function subject(scenario: Scenario, about: Expectation['about']): string {
  switch (about.kind) {
    case 'did':
      return `${calledByRef(scenario, about.who)} ${about.what}`;
    case 'is':
      return `${calledByRef(scenario, about.who)} is ${about.state}`;
    case 'acts':
      return acting(scenario, about.side);
    case 'happens':
      return `${about.what} happens`;
  }
}

function acting({ sides }: Scenario, side: NameRef): string {
  const name = side.id ?? side.text;
  return `${sideWords(
    name,
    sides.some((each) => each.name === name && each.alone),
  )} ${agree(name, 'act', 'acts')}`;
}
