/** The odds of one round as a Markdown page: each chance with its exact fraction, and distributions in full. */
import { tableRow } from '../pages/table-row.ts';
import {
  inWords,
  list,
  sentence,
  type ActionOdds,
  type ContestOdds,
  type Distribution,
  type Figure,
  type OutcomeOdds,
  type Outcomes,
  type OddsInWords,
  type RoundOdds,
} from '../../engine/index.ts';
import { ableLines } from '../hover/action-availability.ts';
import { afterMarkdown, withoutCosts } from './after-text.ts';
import { blank } from '../hover/bar.ts';
import { callerOf } from '../hover/called.ts';
import { contestTitle } from './contest-title.ts';
import {
  decimal,
  fraction,
  isSampled,
  neverReached,
  noChances,
  notKnownWords,
  percentInWords,
  percentWithin,
  printedWords,
  reachedWords,
  share,
} from '../figures.ts';
import { cannotWords, idleGroups } from '../hover/unable-actors.ts';
import { modifierLine, poolWords, startWords, listedModifiers } from '../hover/modifiers.ts';
import { contestInWords, nested, informative } from './outcomes.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** Longer fractions aren’t printed: they aren’t readable, and would make the table too wide. */
const mostDigits = 80;

/**
 * Lines, from 1, with sentences that can’t be read and are left out, and with sentences that count as far as they can
 * be read.
 */
export interface UnreadLines {
  readonly leftOut: readonly number[];
  readonly inPart: readonly number[];
}

/** `scenario` is its title; every word of the document is escaped. The page starts with what the figures leave out. */
export function oddsPage(
  scenario: string,
  round: RoundOdds,
  { leftOut, inPart }: UnreadLines = { leftOut: [], inPart: [] },
): string {
  const call = callerOf(round.called);
  const { actions, contests, standing = [], idle = [] } = round;
  return [
    ...unreadNotes(leftOut, inPart),
    `# ${escapeMarkdown(scenario)}`,
    '',
    `## Round ${round.round}${round.title === undefined ? '' : `: ${escapeMarkdown(round.title)}`}`,
    '',
    `${escapeMarkdown(sentence(round.why ?? round.given))}.${reachedSentence(round)}`,
    '',
    ...actions.flatMap((action) => actionLines(action, call)),
    ...idleGroups(idle, call).flatMap((group) => [
      `**${escapeMarkdown(sentence(group.who))}** ${cannotWords(group)}: ${escapeMarkdown(group.why)}.`,
      '',
    ]),
    ...contests.flatMap((contest) => contestLines(contest, call)),
    ...(standing.length === 0 ? [] : ['### After it', '']),
    ...standing.flatMap(({ who, odds, pinned, why }) => [
      `**${escapeMarkdown(sentence(call(who)))}**`,
      '',
      ...standingLines(odds, pinned, why),
    ]),
    ...(actions.length + contests.length === 0 && round.why === undefined ? [`There are ${noChances}.`, ''] : []),
    ...afterMarkdown(round.overall === undefined ? undefined : withoutCosts(round.overall), call, Infinity),
    ...(round.overall?.costs ?? []).flatMap((each) => ['', ...distributionLines(each)]),
  ].join('\n');
}

/** Maximum number of lines listed. */
const mostLines = 5;

function unreadNotes(leftOut: readonly number[], inPart: readonly number[]): readonly string[] {
  const notes = [
    ...(leftOut.length === 0
      ? []
      : [`${sentencesOn(leftOut)} can’t be read and ${leftOut.length === 1 ? 'is' : 'are'} left out.`]),
    ...(inPart.length === 0
      ? []
      : [
          `${sentencesOn(inPart)} ` +
            `${inPart.length === 1 ? 'isn’t finished and counts' : 'aren’t finished and count'} as far as can ` +
            'be read.',
        ]),
  ];
  return notes.length === 0 ? [] : [notes.join(' '), ''];
}

function sentencesOn(lines: readonly number[]): string {
  if (lines.length === 1) return `A sentence on line ${lines.join('')}`;
  const more = lines.length - mostLines;
  return (
    'Sentences on lines ' + list([...lines.slice(0, mostLines).map(String), ...(more > 0 ? [`${more} more`] : [])])
  );
}

function reachedSentence({ reached }: RoundOdds): string {
  const words = reachedWords(reached);
  const exact = reached === undefined || words === neverReached ? '' : exactly(reached);
  return words === '' ? '' : ` It is ${words}${exact === '' ? '' : `, ${exact}`}.`;
}

function actionLines(action: ActionOdds, call: (name: string) => string): readonly string[] {
  const { words, pool, outcomes, odds, pinned, parts = [] } = action;
  const reasons = [startWords(pool), ...listedModifiers(pool).map((modifier) => modifierLine(modifier, pool))];
  return [
    `### ${escapeMarkdown(sentence(words))}`,
    '',
    `${escapeMarkdown(poolWords(pool))}: ${escapeMarkdown(reasons.join('; '))}.`,
    '',
    ...table(inWords(odds, outcomes), given(pinned, outcomes)),
    ...ableLines(action, call).flatMap((line) => [`${escapeMarkdown(sentence(line))}.`, '']),
    ...parts.flatMap((part) => [
      `**${escapeMarkdown(sentence(part.words))}**, ${escapeMarkdown(part.measure)}`,
      '',
      ...table(inWords(part.odds, part.outcomes), undefined),
    ]),
  ];
}

function contestLines(contest: ContestOdds, call: (name: string) => string): readonly string[] {
  return [
    `### ${escapeMarkdown(sentence(contestTitle(contest, call)))}`,
    '',
    ...table(
      contestInWords(contest, contest.odds),
      contest.pinned === undefined ? undefined : contestInWords(contest, contest.pinned),
    ),
    ...informative(contest).flatMap(distributionLines),
  ];
}

function distributionLines({ of, outcomes, values, mean, pinned }: Distribution): readonly string[] {
  const isKnown = pinned !== undefined && pinned.values.size > 0;
  const average =
    pinned === undefined ? '' : isKnown ? averageWords(pinned.mean) : `, ${escapeMarkdown(notKnownWords(pinned.why))}`;
  return [
    `**${escapeMarkdown(sentence(of))}**` +
      `${averageWords(mean, isSampled(values))}${average === '' ? '' : `; given the pins${average}`}`,
    '',
    ...table(inWords(values, outcomes), isKnown ? inWords(pinned.values, outcomes) : undefined),
  ];
}

function averageWords(mean: Distribution['mean'], sampled = false): string {
  if (mean === undefined) return '';
  if (sampled) return `, about ${decimal(mean)} on average`;
  const exact = exactly({ chance: mean });
  return `, ${share({ chance: mean }).toFixed(2)} on average${exact === '' ? '' : ` (${exact})`}`;
}

function standingLines(odds: OutcomeOdds, pinned: OutcomeOdds | undefined, why: string | undefined): readonly string[] {
  if (odds.size === 0) return [sentence(escapeMarkdown(notKnownWords(why))), ''];
  return pinned?.size === 0
    ? [...table(inWords(odds), undefined), `Given the pins ${escapeMarkdown(notKnownWords(why))}`, '']
    : table(inWords(odds), given(pinned));
}

function given(pinned: OutcomeOdds | undefined, outcomes?: Outcomes): OddsInWords | undefined {
  return pinned === undefined ? undefined : inWords(pinned, outcomes);
}

function table(odds: OddsInWords, pinned: OddsInWords | undefined): readonly string[] {
  const otherwise = (name: string): readonly string[] => (pinned === undefined ? [] : cells(pinned.get(name)));
  const others = [...(pinned?.keys() ?? [])].filter((name) => !odds.has(name));
  return [
    `| | chance | exactly |${pinned === undefined ? '' : ' given the pins | exactly |'}`,
    `|:--|--:|--:|${pinned === undefined ? '' : '--:|--:|'}`,
    ...nested(odds).map(({ name, figure, depth }) =>
      tableRow([`${blank}${blank}`.repeat(depth) + escapeMarkdown(name), ...cells(figure), ...otherwise(name)]),
    ),
    ...others.map((name) => tableRow([escapeMarkdown(name), '', '', ...otherwise(name)])),
    '',
  ];
}

function cells(figure: Figure | undefined): readonly string[] {
  if (figure === undefined) return ['', ''];
  return [
    figure.sample === undefined
      ? [percentInWords(figure, 4), ...printedWords(figure)].join('; ')
      : percentWithin(figure),
    exactly(figure),
  ];
}

/** The fraction; for a sampled figure, the number of plays. */
function exactly(figure: Figure): string {
  if (figure.sample !== undefined) return `from ${figure.sample.plays} plays`;
  const text = fraction(figure);
  return text.length <= mostDigits ? text : 'rounded';
}
