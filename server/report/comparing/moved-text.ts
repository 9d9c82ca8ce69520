/** Renders moved figures: as short lines, and as a page of tables. */
import { sentence } from '../../engine/index.ts';
import { percent } from '../figures.ts';
import type { MovedRound, MovedScenario } from './moved.ts';
import type { MovedFigure } from './moved-figure.ts';
import { placesFrom, type LinesOf } from '../places.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** The moved figures of one round, one per line, and what they are compared with; words of the document are escaped. */
export function movesMarkdown(figures: readonly MovedFigure[], since: string): string {
  return [
    ...figures.map((figure) => `${escapeMarkdown(sentence(figure.label))}: ${fromTo(figure)}`),
    `*${since}*`,
  ].join('  \n');
}

/**
 * `48.9% → 61.3%`; if both are written alike because they are rounded to tens, the difference: `≈30% (+4.1 points)`.
 */
function fromTo(figure: MovedFigure): string {
  const [was, is] = written(figure);
  return was === is ? `${is} (${pointsWords(figure)})` : `${was} → ${is}`;
}

/** `+12.4 points`. */
export function pointsWords({ points }: MovedFigure): string {
  return `${signed(points)} points`;
}

/** `48.9%` and `61.3%`, with more digits where fewer would make them look equal. */
function written({ before, after }: MovedFigure): readonly [was: string, is: string] {
  const tries = [undefined, 2, 4].map((digits) => [percent(before, digits), percent(after, digits)] as const);
  return tries.find(([was, is]) => was !== is) ?? [percent(before), percent(after)];
}

/**
 * The report on a whole file; moves of fewer points than `threshold` are counted but not listed. `unread` are scenarios
 * with sentences that can’t be read, before or after.
 */
export interface MovedFile {
  /** `since the last commit` */
  readonly since: string;
  readonly scenarios: readonly MovedScenario[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly unread: readonly string[];
  readonly threshold: number;
}

/** Markdown, with every word of the document escaped. */
export function movedMarkdown(
  { since, scenarios, added, gone, unread, threshold }: MovedFile,
  linesOf: LinesOf,
): string {
  const far = scenarios.map((scenario) => withFar(scenario, threshold));
  const lines = far.flatMap((scenario) => scenarioLines(scenario, linesOf));
  const left = figuresIn(scenarios) - figuresIn(far);
  const titles = [
    ...added.map((title) => `- “${escapeMarkdown(title)}” is new`),
    ...gone.map((title) => `- “${escapeMarkdown(title)}” is gone`),
    ...unread.map(
      (title) => `- “${escapeMarkdown(title)}” isn’t compared, because it has sentences that can’t be read`,
    ),
  ];
  const nothing = lines.length + titles.length + left === 0 ? ['No chance has moved.'] : [];
  const small =
    left === 0
      ? []
      : [
          `${left === 1 ? 'One chance has' : `${left} chances have`} moved by less than ${threshold} ` +
            `${threshold === 1 ? 'point' : 'points'}, as \`clashwright.compareOdds.threshold\` is set.`,
          '',
        ];
  return [`# Odds ${since}`, '', ...nothing, ...titles, ...(titles.length === 0 ? [] : ['']), ...lines, ...small].join(
    '\n',
  );
}

/** A scenario with only those figures that moved by at least `threshold` points. */
function withFar(scenario: MovedScenario, threshold: number): MovedScenario {
  const rounds = scenario.rounds.map((round) => ({
    ...round,
    figures: round.figures.filter(({ points }) => Math.abs(points) >= threshold),
  }));
  return { ...scenario, rounds };
}

function figuresIn(scenarios: readonly MovedScenario[]): number {
  return scenarios.reduce((sum, { rounds }) => sum + rounds.reduce((all, { figures }) => all + figures.length, 0), 0);
}

function scenarioLines({ after, rounds, added, gone }: MovedScenario, linesOf: LinesOf): readonly string[] {
  const names = [
    ...rounds.flatMap((round) => roundLines(round, linesOf)),
    ...listed([
      ...added.map(({ round }) => `round ${round} is new`),
      ...gone.map(({ round }) => `round ${round} is gone`),
    ]),
  ];
  return names.length === 0 ? [] : [`## ${escapeMarkdown(after.title)}`, '', ...names];
}

function roundLines({ after, figures, added, gone }: MovedRound, linesOf: LinesOf): readonly string[] {
  const texts = [
    ...table(figures),
    ...listed([...added.map((words) => `new: ${words}`), ...gone.map((words) => `gone: ${words}`)]),
  ];
  const title = after.title === undefined ? '' : `: ${escapeMarkdown(after.title)}`;
  return texts.length === 0
    ? []
    : [
        `### Round ${after.round}${title} (${escapeMarkdown(placesFrom(after.source, linesOf)(after.source))})`,
        '',
        ...texts,
      ];
}

function table(figures: readonly MovedFigure[]): readonly string[] {
  if (figures.length === 0) return [];
  return ['| | before | now | points |', '|:--|--:|--:|--:|', ...figures.map(row), ''];
}

function row(figure: MovedFigure): string {
  return `| ${[escapeMarkdown(sentence(figure.label)), ...written(figure), signed(figure.points)].join(' | ')} |`;
}

/** `+12.4`, `−7.4`; smaller moves get one more digit, and always a sign. */
function signed(points: number): string {
  const size = Math.abs(points);
  return `${points < 0 ? '−' : '+'}${size.toFixed(size < 0.1 ? 2 : 1)}`;
}

function listed(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : [...words.map((each) => `- ${escapeMarkdown(sentence(each))}`), ''];
}
