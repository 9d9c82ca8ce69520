/** What a hover says of a round: the chances of everything that is thrown for in it, what decides that, and how everybody stands after it. */
import { sentence, type ContestOdds, type RoundOdds, type RoundWorth } from '../engine/index.ts';
import type { LinkToRule } from './action-hover.ts';
import { callerOf } from './called.ts';
import { decidingIn, type Deciding } from './deciding.ts';
import { distributionsMarkdown } from './distribution-hover.ts';
import { givenLine, type GivenTelling } from './given-line.ts';
import { outcomeTable } from './outcome-table.ts';
import { telling as countedIn } from './outcomes.ts';
import { standingTable } from './standing-table.ts';
import { escapeMarkdown } from './transcript.ts';
import { worthEnd } from './worth.ts';

/** With what a round is told beside its odds. */
export interface RoundTelling extends GivenTelling {
  readonly linkToRule?: LinkToRule;
  /** Missing where it isn’t told. */
  readonly worth?: RoundWorth;
}

/** Markdown, with every word of the document escaped; empty where nothing is thrown for. */
export function roundMarkdown(round: RoundOdds, { worth, linkToRule = () => '', ...telling }: RoundTelling = {}): string {
  const { contests, given, called, standing = [] } = round;
  if (contests.length === 0) return '';
  const call = callerOf(called);
  return [
    ...contests.flatMap((contest) => [
      ...contestLines(contest, call),
      ...(worth === undefined || contest.parties.length === 1 ? [] : decidingLines(decidingIn(round, contest, worth, contests.length > 1 ? fewLines : mostLines), call, linkToRule)),
    ]),
    ...standingTable(standing, call),
    ...distributionsMarkdown(contests.flatMap(countedIn)),
    givenLine(given, telling),
  ].join('\n');
}

/** So many reasons are told of what decides a contest; fewer where a round has several. */
const [mostLines, fewLines] = [5, 3];

function contestLines(contest: ContestOdds, call: (name: string) => string): readonly string[] {
  return [
    `**${escapeMarkdown(sentence(contest.kind))}**: ${escapeMarkdown(contest.parties.map(call).join(', '))}`, '',
    ...outcomeTable(contest.odds, [{ title: 'given the pins', odds: contest.pinned }]), '',
  ];
}

/** Whoever throws against nobody has it said at their action. */
function decidingLines(deciding: Deciding, call: (name: string) => string, linkToRule: LinkToRule): readonly string[] {
  if (deciding === 'too many') return ['Too many take part to tell here what decides it; at each of them it stands what their throws are worth', ''];
  if (deciding === 'sampled' || deciding.length === 0) return [];
  return [
    '**What decides it**', '',
    ...deciding.map(({ who, title, rule, reason, points }) => (
      `- ${escapeMarkdown(sentence(call(who)))}, [${escapeMarkdown(title)}](${linkToRule(rule)}) (${escapeMarkdown(reason)})${worthEnd(points)}`)),
    '',
  ];
}
