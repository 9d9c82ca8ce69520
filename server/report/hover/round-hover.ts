/** The hover of a round: the chances of its throws, what decides them, and everybody’s state afterwards. */
import {
  sentence,
  type ContestOdds,
  type RoundAfter,
  type RoundOdds,
  type RoundWorth,
  wordsOf,
} from '../../engine/index.ts';
import type { LinkToRule } from './action-hover.ts';
import { afterMarkdown } from '../odds/after-text.ts';
import { callerOf } from './called.ts';
import { shortTitle } from '../odds/contest-title.ts';
import { decidingIn, type Deciding, type DecidingReason } from './deciding.ts';
import { distributionLines } from './distribution-hover.ts';
import { canBe, percent, percentWithin } from '../figures.ts';
import { givenLine, type GivenLineOptions } from './given-line.ts';
import { boundWords } from './modifiers.ts';
import { outcomeTable } from './outcome-table.ts';
import { contestInWords, nested, informative as countedIn } from '../odds/outcomes.ts';
import { peopleLines } from './people-lines.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { worthEnd } from '../odds/worth.ts';
import { methodWords } from '../odds/worth-in-parts.ts';

/** Context for rendering a round. */
export interface RoundHoverOptions extends GivenLineOptions {
  readonly linkToRule?: LinkToRule;
  /** Missing if not shown. */
  readonly worth?: RoundWorth;
  /** The results over all courses, if known. */
  readonly overall?: RoundAfter | undefined;
}

/**
 * Markdown, with every word of the document escaped; empty if there is nothing to show. One-line contests, of people
 * with a goal of their own, come first, and the results over all courses last.
 */
export function roundMarkdown(
  round: RoundOdds,
  { worth, overall, linkToRule = () => '', ...options }: RoundHoverOptions = {},
): string {
  const { contests, given, called, why } = round;
  if (why !== undefined) return `*${escapeMarkdown(sentence(why))}*`;
  const call = callerOf(called);
  const after = afterMarkdown(overall, call);
  if (contests.length === 0) return [...actionLines(round, options), ...after].join('\n');
  const title = (contest: ContestOdds): string => escapeMarkdown(shortTitle(contest, contests, call));
  const short = contests.filter(isShort);
  return [
    ...short.map((contest) => `- ${title(contest)}: ${inLine(contest)}`),
    ...(short.length === 0 ? [] : ['']),
    ...contests
      .filter((contest) => !isShort(contest))
      .flatMap((contest) => [
        `**${title(contest)}**`,
        '',
        ...contestTable(contest),
        '',
        ...(worth === undefined || contest.parties.length === 1
          ? []
          : decidingLines(decidingIn(round, contest, worth), call, linkToRule)),
      ]),
    ...peopleLines(round, call),
    ...distributionLines(contests.flatMap(countedIn)),
    givenLine({ ...round, given: `${given}${boundWords(round.actions.map(({ pool }) => pool))}` }, options),
    ...(after.length === 0 ? [] : ['', ...after]),
  ].join('\n');
}

/** Maximum number of actions listed where there is no contest. */
const mostActions = 8;

/** Each action’s odds, where nothing is known of the contests that decide them. */
function actionLines(round: RoundOdds, options: GivenLineOptions): readonly string[] {
  const { actions } = round;
  if (actions.length === 0) return [];
  const left = actions.length - mostActions;
  return [
    ...actions
      .slice(0, mostActions)
      .flatMap(({ words, outcomes, odds }) =>
        [...odds]
          .slice(0, 1)
          .map(
            ([id, figure]) =>
              `- ${escapeMarkdown(sentence(words))}: ${escapeMarkdown(wordsOf(outcomes, id))} ${percentWithin(figure)}`,
          ),
      ),
    ...(left > 0 ? [`- and ${left} more`] : []),
    '',
    givenLine(round, options),
    '',
  ];
}

/** Whether at most one goal is at stake in the contest. */
function isShort({ parties, goals, pinned }: ContestOdds): boolean {
  return pinned === undefined && (parties.length === 1 || (goals !== undefined && goals.size <= 1));
}

function contestTable(contest: ContestOdds): readonly string[] {
  const { odds, pinned } = contest;
  const given = pinned === undefined ? undefined : contestInWords(contest, pinned);
  return outcomeTable(contestInWords(contest, odds), [{ title: 'given the pins', odds: given }]);
}

function inLine(contest: ContestOdds): string {
  const possible = nested(contestInWords(contest, contest.odds)).filter(
    ({ figure, depth }) => depth === 0 && canBe(figure),
  );
  return possible.map(({ name, figure }) => `${escapeMarkdown(name)} ${percent(figure)}`).join(' · ');
}

/** Maximum number of lines on what decides a contest. */
const mostLines = 3;

function reasonMarkdown({ title, rule, reason }: DecidingReason, linkToRule: LinkToRule): string {
  return `[${escapeMarkdown(title)}](${linkToRule(rule)}) (${escapeMarkdown(reason)})`;
}

/** Contests of one aren’t passed here: their action states it. */
function decidingLines(deciding: Deciding, call: (name: string) => string, linkToRule: LinkToRule): readonly string[] {
  if (deciding === 'too many') return ['Too many take part to say what decides it', ''];
  if (deciding === 'sampled' || deciding.length === 0) return [];
  const left = deciding.slice(mostLines).flatMap(({ reasons }) => reasons).length;
  return [
    `**What decides it**, in percentage points of the chance of each one’s own side${escapeMarkdown(methodWords(deciding))}`,
    '',
    ...deciding
      .slice(0, mostLines)
      .map(
        ({ who, reasons, points }) =>
          '- ' +
          [escapeMarkdown(sentence(call(who))), ...reasons.map((each) => reasonMarkdown(each, linkToRule))].join(', ') +
          worthEnd(points),
      ),
    ...(left > 0 ? [`- and ${left} more`] : []),
    '',
  ];
}
