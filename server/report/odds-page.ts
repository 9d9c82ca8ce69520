/** The odds of one round as a page of Markdown: every chance with its exact fraction, and every distribution whole. */
import { sentence, type ActionOdds, type ContestOdds, type Distribution, type Figure, type OutcomeOdds, type RoundOdds } from '../engine/index.ts';
import { blank } from './bar.ts';
import { callerOf } from './called.ts';
import { decimal, fraction, percent } from './figures.ts';
import { modifierLine, poolWords, startWords, toldModifiers } from './modifiers.ts';
import { nested, telling } from './outcomes.ts';
import { escapeMarkdown } from './transcript.ts';

/** Longer fractions tell a person nothing, and would spread the table over the page. */
const mostDigits = 80;

/** `scenario` is its title; every word of the document is escaped. */
export function oddsPage(scenario: string, round: RoundOdds): string {
  const call = callerOf(round.called);
  const { actions, contests, standing = [], idle = [] } = round;
  return [
    `# ${escapeMarkdown(scenario)}`, '',
    `## Round ${round.round}${round.title === undefined ? '' : `: ${escapeMarkdown(round.title)}`}`, '',
    `${escapeMarkdown(sentence(round.given))}.${reachedWords(round)}`, '',
    ...actions.flatMap(actionLines),
    ...idle.flatMap(({ who, why }) => [`**${escapeMarkdown(sentence(call(who)))}** can’t act: ${escapeMarkdown(why)}.`, '']),
    ...contests.flatMap((contest) => contestLines(contest, call)),
    ...(standing.length === 0 ? [] : ['### After it', '']),
    ...standing.flatMap(({ who, odds, pinned }) => [`**${escapeMarkdown(sentence(call(who)))}**`, '', ...table(odds, pinned)]),
    ...(actions.length + contests.length === 0 ? ['Nothing is thrown for in this round.', ''] : []),
  ].join('\n');
}

function reachedWords({ reached }: RoundOdds): string {
  return reached === undefined || reached.chance.equals(1) ? '' : ` It is reached in ${percent(reached)}${exactly(reached) === '' ? '' : ` (${exactly(reached)})`}.`;
}

function actionLines({ words, pool, odds, pinned }: ActionOdds): readonly string[] {
  return [
    `### ${escapeMarkdown(sentence(words))}`, '',
    `${escapeMarkdown(poolWords(pool))}: ${escapeMarkdown([startWords(pool), ...toldModifiers(pool).map((modifier) => modifierLine(modifier, pool))].join('; '))}.`, '',
    ...table(odds, pinned),
  ];
}

function contestLines(contest: ContestOdds, call: (name: string) => string): readonly string[] {
  return [
    `### ${escapeMarkdown(sentence(contest.kind))}: ${escapeMarkdown(contest.parties.map(call).join(', '))}`, '',
    ...table(contest.odds, contest.pinned),
    ...telling(contest).flatMap(distributionLines),
  ];
}

function distributionLines({ of, values, mean }: Distribution): readonly string[] {
  const average = mean === undefined ? '' : `, ${decimal(mean)} on average${exactMean(mean)}`;
  return [`**${escapeMarkdown(sentence(of))}**${average}`, '', ...table(values, undefined)];
}

function exactMean(chance: Figure['chance']): string {
  const exact = exactly({ chance });
  return exact === '' ? '' : ` (${exact})`;
}

function table(odds: OutcomeOdds, pinned: OutcomeOdds | undefined): readonly string[] {
  const given = (name: string): readonly string[] => (pinned === undefined ? [] : cells(pinned.get(name)));
  return [
    `| | chance | exactly |${pinned === undefined ? '' : ' given the pins | exactly |'}`, `|:--|--:|--:|${pinned === undefined ? '' : '--:|--:|'}`,
    ...nested(odds).map(({ name, figure, depth }) => (
      `| ${[`${`${blank}${blank}`.repeat(depth)}${escapeMarkdown(name)}`, ...cells(figure), ...given(name)].join(' | ')} |`)),
    '',
  ];
}

function cells(figure: Figure | undefined): readonly string[] {
  return figure === undefined ? ['', ''] : [percent(figure, 4), exactly(figure)];
}

/** The fraction; of what was only sampled the interval in which it lies at 95%. */
function exactly(figure: Figure): string {
  if (figure.sample !== undefined) {
    const [low, high] = [figure.sample.low, figure.sample.high].map((bound) => (bound * 100).toFixed(2));
    return `between ${low ?? ''}% and ${high ?? ''}%, of ${figure.sample.plays} plays`;
  }
  const text = fraction(figure);
  return text.length <= mostDigits ? text : '';
}
