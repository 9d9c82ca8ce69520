/** Results of expectations in words: for the hover, the command line and editor tests. */
import {
  figureAgainst,
  isLeftOpen,
  openRangeWords,
  sentence,
  type Expectation,
  type Figure,
  type JudgedFigure,
} from '../../engine/index.ts';
import { figureJson, openNote, shortFraction } from '../figures.ts';
import { jsonPlacesFrom, placesFrom, type LinesOf } from '../places.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** An expectation and its result; `unjudged` is for an expectation in a text that can’t be read in full. */
export interface ExpectationResult {
  readonly expectation: Expectation;
  /** As it is written, on one line. */
  readonly words: string;
  readonly verdict: 'met' | 'failed' | 'open' | 'unjudged';
  readonly figure?: JudgedFigure;
  /**
   * Of how many attempts one is enough, where somebody has several in the round: `in any of her 2 attempts`. Missing
   * for one attempt.
   */
  readonly ofAny?: string;
  /** Why there is no figure, or why it can’t be compared with the bound. */
  readonly why?: string;
  /** Whether its round is the first, which every course reaches. */
  readonly isFirst: boolean;
  /** Whether its round has pins, which are ignored for the expectation. */
  readonly leavesOutPins: boolean;
}

const verdictWords = { met: 'met', failed: 'not met', open: 'not decided', unjudged: 'not judged' } as const;

/** `about 31% (28 to 34%), at most 50% is expected: met`; without a figure, `not met: there is no round 7`. */
function expectationSays(result: ExpectationResult): string {
  const { expectation, verdict, figure } = result;
  const why = hindranceOf(result);
  if (verdict === 'unjudged' || figure === undefined) return `${verdictWords[verdict]}: ${why ?? ''}`;
  const { bound, percent } = expectation;
  const end = why === undefined ? `, ${bound} ${percent}% is expected` : `, but ${why}`;
  return `${chanceSays(result, figure)}${end}: ${verdictWords[verdict]}`;
}

/** Why the figure can’t be compared with the bound, including that the text leaves the result open. */
function hindranceOf({ expectation, figure, why }: ExpectationResult): string | undefined {
  if (why !== undefined || figure === undefined || !isLeftOpen(expectation, figure)) return why;
  const { open } = figure;
  return open === undefined
    ? `the text leaves open whether it is ${expectation.bound} ${expectation.percent}%`
    : `the text leaves something open, so that it may be ${openRangeWords(open)}`;
}

/** `at least 92.1% in any of her 2 attempts`. */
function chanceSays({ expectation, ofAny }: ExpectationResult, figure: Figure): string {
  return [figureAgainst(figure, expectation), ...(ofAny === undefined ? [] : [ofAny])].join(' ');
}

/** What the figure is based on: `exactly 9/20, over all courses that reach round 2`; empty if there is no figure. */
function expectationBasis({ expectation, figure, isFirst, leavesOutPins }: ExpectationResult): string {
  if (figure === undefined) return '';
  const { round } = expectation;
  const courses = isFirst ? 'courses' : `courses that reach round ${round}`;
  const fraction = shortFraction(figure);
  const rests =
    figure.sample === undefined
      ? `${fraction === '' ? 'rounded' : `exactly ${fraction}`}, over all ${courses}`
      : `estimated from ${figure.sample.plays.toLocaleString('en')} plays${isFirst ? '' : ` that reach round ${round}`}`;
  return [
    rests,
    ...(leavesOutPins ? [`without what is pinned in round ${round}`] : []),
    ...(figure.open === undefined || isLeftOpen(expectation, figure) ? [] : [openNote]),
    ...(figure.caveat === undefined ? [] : [figure.caveat]),
  ].join(', ');
}

/** The result and its basis on one line. */
export function expectationLine(expectationResult: ExpectationResult): string {
  const basis = expectationBasis(expectationResult);
  return basis === '' ? expectationSays(expectationResult) : `${expectationSays(expectationResult)} (${basis})`;
}

/** Markdown. */
export function expectationMarkdown(expected: ExpectationResult): string {
  return [expectationSays(expected), expectationBasis(expected)]
    .filter((part) => part !== '')
    .map((part) => escapeMarkdown(sentence(part)))
    .join('\n\n');
}

/**
 * Text for a terminal: each expectation and whether it is met, with the figure below it; empty without expectations.
 */
export function expectationsText(all: readonly ExpectationResult[], linesOf: LinesOf): readonly string[] {
  if (all.length === 0) return [];
  return [
    '',
    'What is expected',
    ...all.flatMap((expected) => {
      const { expectation, words, verdict, figure } = expected;
      const why = hindranceOf(expected);
      const known =
        figure === undefined
          ? (why ?? '')
          : `${chanceSays(expected, figure)}, ${expectationBasis(expected)}${why === undefined ? '' : `; but ${why}`}`;
      return [
        `  ${sentence(withoutExpect(words))} ` +
          `(${placesFrom(expectation.source, linesOf)(expectation.source)}): ${verdictWords[verdict]}`,
        `    ${known}`,
      ];
    }),
  ];
}

export function expectationJson(expected: ExpectationResult, linesOf: LinesOf) {
  const {
    expectation: { bound, percent, round, source },
    words,
    verdict,
    figure,
  } = expected;
  const why = hindranceOf(expected);
  return {
    ...jsonPlacesFrom(source, linesOf)(source),
    words: withoutExpect(words),
    bound,
    percent,
    round,
    verdict,
    ...(figure === undefined ? {} : { figure: { ...figureJson(figure), ...openJson(figure) } }),
    ...(why === undefined ? {} : { why }),
  };
}

function openJson({ open }: JudgedFigure) {
  return open === undefined ? {} : { open: { least: figureJson(open.least), most: figureJson(open.most) } };
}

function withoutExpect(words: string): string {
  return words.replace(/^expect /iu, '');
}
