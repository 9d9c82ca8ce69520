/** The odds as plain text, for a terminal. */
import type { ActionOdds, ContestOdds, Distribution, OutcomeOdds, RoundOdds, ScenarioOdds, Source } from '../engine/index.ts';
import { decimal, percent, shortFraction } from './figures.ts';
import { modifierLabel, poolWords } from './modifiers.ts';
import { placesFrom, type LinesOf } from './places.ts';
import { capitalized } from './sentence.ts';

export function oddsText(scenarios: readonly ScenarioOdds[], linesOf: LinesOf): string {
  return scenarios.map((scenario) => [scenario.title, ...scenario.rounds.flatMap((round) => roundText(round, linesOf))].join('\n')).join('\n\n');
}

function roundText(round: RoundOdds, linesOf: LinesOf): readonly string[] {
  const reached = round.reached === undefined || round.reached.chance.equals(1) ? '' : `, reached in ${percent(round.reached)}`;
  const placeOf = placesFrom(round.source, linesOf);
  return [
    '', `Round ${round.round} (${placeOf(round.source)}${reached}; ${round.given})`,
    ...round.actions.flatMap((action) => actionText(action, placeOf)),
    ...(round.idle ?? []).map(({ who, why, source }) => `  ${who} can’t act (${placeOf(source)}): ${why}`),
    ...round.contests.flatMap(contestText),
  ];
}

function actionText(action: ActionOdds, placeOf: (source: Source) => string): readonly string[] {
  const modifiers = action.pool.modifiers.map(modifierLabel).join(', ');
  return [
    `  ${capitalized(action.words)} (${placeOf(action.source)}): ${poolWords(action.pool)}${modifiers === '' ? '' : ` (${modifiers})`}`,
    ...outcomesText(action.odds, '    '),
    ...(action.pinned === undefined ? [] : ['    with the pinned throws', ...outcomesText(action.pinned, '      ')]),
  ];
}

function contestText(contest: ContestOdds): readonly string[] {
  return [
    `  ${contest.kind}: ${contest.parties.join(', ')}`,
    ...outcomesText(contest.odds, '    '),
    ...(contest.pinned === undefined ? [] : ['    with the pinned throws', ...outcomesText(contest.pinned, '      ')]),
    ...(contest.distributions ?? []).flatMap(distributionText),
  ];
}

function distributionText({ of, values, mean }: Distribution): readonly string[] {
  return [`    ${of}${mean === undefined ? '' : `, ${decimal(mean)} on average`}`, ...outcomesText(values, '      ')];
}

function outcomesText(odds: OutcomeOdds, indent: string): readonly string[] {
  const width = Math.max(...[...odds.keys()].map((name) => name.length));
  return [...odds].map(([name, figure]) => `${indent}${name.padEnd(width)}  ${percent(figure).padStart(7)}  ${shortFraction(figure)}`.trimEnd());
}
