/** The odds as plain text, for a terminal. */
import {
  sentence,
  type ActionOdds,
  type ContestOdds,
  type RoundOdds,
  type RoundWorth,
  type ScenarioOdds,
  inWords,
} from '../../engine/index.ts';
import { afterText, afterTitle, overAll, statesWords } from './after-text.ts';
import { callerOf } from '../hover/called.ts';
import { contestTitle } from './contest-title.ts';
import { expectationsText } from '../comparing/expectations.ts';
import { cannotWords, idleGroups } from '../hover/unable-actors.ts';
import { neverReached, noChances, reachedWords } from '../figures.ts';
import type { BesideOdds } from './odds-json.ts';
import { actionText } from './odds-text-action.ts';
import { ownContest } from './odds-text-own.ts';
import { distributionsText, outcomesText } from './odds-text-rows.ts';
import { contestInWords, informative } from './outcomes.ts';
import { placesFrom, type LinesOf } from '../places.ts';
import { decidingText } from './worth-text.ts';
import { titleWords } from '../pages/title-words.ts';

export function oddsText(
  scenarios: readonly ScenarioOdds[],
  linesOf: LinesOf,
  { worthOf = () => undefined, expectedOf = () => [] }: BesideOdds = {},
): string {
  return scenarios
    .map((scenario) =>
      [
        titleWords(scenario.title),
        ...scenario.rounds.flatMap((round) => roundText(round, linesOf, worthOf(round))),
        ...expectationsText(expectedOf(scenario), linesOf),
      ].join('\n'),
    )
    .join('\n\n');
}

function roundText(round: RoundOdds, linesOf: LinesOf, worth: RoundWorth | undefined): readonly string[] {
  const reached = reachedWords(round.reached);
  const [placeOf, call] = [placesFrom(round.source, linesOf), callerOf(round.called)];
  const listed = round.actions.map((action) => ({ action, own: ownContest(action, round.contests) }));
  const contests = round.contests.filter(
    (contest) => !isReported(contest, round.actions) && !listed.some(({ own }) => own?.contest === contest),
  );
  const parts = [
    ...listed.flatMap(({ action, own }) => actionText(action, { placeOf, call, own, worth })),
    ...idleGroups(round.idle ?? [], call).map(
      (group) => `  ${sentence(group.who)} ${cannotWords(group)} (${placeOf(group.source)}): ${group.why}`,
    ),
    ...contests.flatMap((contest) =>
      contestText(contest, call, worth === undefined ? [] : decidingText(round, contest, worth, call)),
    ),
    ...standingText(round, call),
  ];
  const title = round.title === undefined ? '' : `: ${round.title}`;
  if (round.why !== undefined) return ['', `Round ${round.round}${title} (${placeOf(round.source)})`, `  ${round.why}`];
  if (reached === neverReached) return ['', `Round ${round.round}${title} (${placeOf(round.source)}): ${neverReached}`];
  return [
    '',
    `Round ${round.round}${title} (${placeOf(round.source)}${reached === '' ? '' : `, ${reached}`}; ${round.given})`,
    ...(parts.length === 0 ? [`  ${noChances}`] : parts),
    ...overallText(round, call),
  ];
}

/** States that were already printed aren’t repeated. */
function overallText(round: RoundOdds, call: (name: string) => string): readonly string[] {
  const [[, ...before], [title, ...lines]] = [standingText(round, call), afterText(round.overall, call)];
  const isSame = lines.length > 0 && lines.length === before.length && lines.every((line) => before.includes(line));
  const costs = distributionsText(round.overall?.costs ?? []);
  return title === undefined ? costs : isSame ? [`    the same ${overAll}`] : [title, ...lines, ...costs];
}

/** Whether a contest of one repeats an action of theirs: both have the same outcomes. */
export function isReported({ parties, odds }: ContestOdds, actions: readonly ActionOdds[]): boolean {
  const [only, ...more] = parties;
  const own = more.length > 0 ? [] : actions.filter(({ actor }) => actor === only);
  return own.some((action) =>
    [...odds].every(([name, { chance }]) => action.odds.get(name)?.chance.equals(chance) === true),
  );
}

function contestText(
  contest: ContestOdds,
  call: (name: string) => string,
  deciding: readonly string[],
): readonly string[] {
  return [
    `  ${contestTitle(contest, call)}`,
    ...outcomesText(contestInWords(contest, contest.odds), '    '),
    ...(contest.pinned === undefined
      ? []
      : ['    given the pins', ...outcomesText(contestInWords(contest, contest.pinned), '      ')]),
    ...deciding,
    ...distributionsText(informative(contest)),
  ];
}

/** One line each: `Bill: out of the fight 37.5%, unhurt 41%`. */
function standingText({ standing = [], overall, given }: RoundOdds, call: (name: string) => string): readonly string[] {
  if (standing.length === 0) return [];
  return [
    `  ${afterTitle}${overall === undefined ? '' : `, ${given}`}`,
    ...standing.map(
      ({ who, odds, pinned, why }) =>
        `    ${sentence(call(who))}: ` +
        statesWords(inWords(odds), why) +
        (pinned === undefined ? '' : `; given the pins ${statesWords(inWords(pinned), why)}`),
    ),
  ];
}
