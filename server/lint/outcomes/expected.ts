/** What an expectation speaks of and what came of it, in words. */
import { agree, bodiesNamed, calledInFull, percent as chanceWords, percentWithin, sentence, share, sideWords, type Expectation, type Figure, type Finding, type NameRef, type Scenario } from '../../engine/index.ts';

/** The data of messages about an expectation: its subject, its bound, and the figure where there is one. */
export function expectedData(scenario: Scenario, expectation: Expectation, figure?: Figure): Finding['data'] {
  const { bound, percent, when, round } = expectation;
  return {
    what: sentence(`${subject(scenario, expectation.about)} ${when} round ${round}`), bound: `${bound} ${percent}%`, round,
    ...(figure === undefined ? {} : figureData(figure, percent)),
  };
}

/** A sample has the number of plays beside its share, which is told with its interval. */
function figureData(figure: Figure, percent: number): Finding['data'] {
  const { sample } = figure;
  return sample === undefined ? { share: exactWords(figure, percent) } : { share: percentWithin(figure), plays: sample.plays.toLocaleString('en') };
}

/** With as many digits as it takes to tell an exact share from its bound. */
function exactWords(figure: Figure, bound: number): string {
  return Number((share(figure) * 100).toFixed(1)) === bound ? chanceWords(figure, 4) : chanceWords(figure);
}

function subject(scenario: Scenario, about: Expectation['about']): string {
  switch (about.kind) {
    case 'did': return `${called(scenario, about.who)} ${about.what}`;
    case 'is': return `${called(scenario, about.who)} is ${about.state}`;
    case 'acts': return acting(scenario, about.side);
    case 'happens': return `${about.what} comes about`;
  }
}

function called(scenario: Scenario, who: NameRef): string {
  const [body, ...more] = bodiesNamed(scenario, who.id);
  return body === undefined || more.length > 0 || body.name !== who.id ? [who.article ?? [], who.text].flat().join(' ') : calledInFull(body);
}

function acting({ sides }: Scenario, side: NameRef): string {
  const name = side.id ?? side.text;
  return `${sideWords(name, sides.some((each) => each.name === name && each.alone))} ${agree(name, 'act', 'acts')}`;
}
