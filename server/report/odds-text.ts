/** The odds as plain text, for a terminal. */
import { sentence, type ActionOdds, type ContestOdds, type Distribution, type OutcomeOdds, type RoundOdds, type ScenarioOdds, type Source } from '../engine/index.ts';
import { afterText, afterTitle, overAll, playsWords, statesWords } from './after-text.ts';
import { callerOf } from './called.ts';
import { contestTitle } from './contest-title.ts';
import { expectationsText, type ToldExpectation } from './expectations.ts';
import { idleGroups } from './idle.ts';
import { decimal, notKnownWords, percentBeside, percentWithin, fractionWords, reachedWords } from './figures.ts';
import { modifierLabels, poolWords } from './modifiers.ts';
import { nested, telling } from './outcomes.ts';
import { withTinyTogether } from './tiny-rows.ts';
import { placesFrom, type LinesOf } from './places.ts';

/** `expectedOf` has what is expected in each scenario. */
export function oddsText(scenarios: readonly ScenarioOdds[], linesOf: LinesOf, expectedOf: (scenario: ScenarioOdds) => readonly ToldExpectation[] = () => []): string {
  return scenarios.map((scenario) => [
    scenario.title, ...scenario.rounds.flatMap((round) => roundText(round, linesOf)), ...expectationsText(expectedOf(scenario), linesOf),
  ].join('\n')).join('\n\n');
}

function roundText(round: RoundOdds, linesOf: LinesOf): readonly string[] {
  const reached = reachedWords(round.reached);
  const [placeOf, call] = [placesFrom(round.source, linesOf), callerOf(round.called)];
  const parts = [
    ...round.actions.flatMap((action) => actionText(action, placeOf)),
    ...idleGroups(round.idle ?? [], call).map(({ who, why, source }) => `  ${sentence(who)} can’t act (${placeOf(source)}): ${why}`),
    ...round.contests.filter((contest) => !isTold(contest, round.actions)).flatMap((contest) => contestText(contest, call)),
    ...standingText(round, call),
  ];
  const title = round.title === undefined ? '' : `: ${round.title}`;
  return ['', `Round ${round.round}${title} (${placeOf(round.source)}${reached === '' ? '' : `, ${reached}`}; ${round.given})`, ...(parts.length === 0 ? ['  no throws'] : parts), ...afterText(round.overall, call)];
}

function actionText(action: ActionOdds, placeOf: (source: Source) => string): readonly string[] {
  const modifiers = modifierLabels(action.pool).join('; ');
  return [
    `  ${sentence(action.words)} (${placeOf(action.source)}): ${poolWords(action.pool)}${modifiers === '' ? '' : ` (${modifiers})`}`,
    ...outcomesText(action.odds, '    '),
    ...(action.pinned === undefined ? [] : ['    given the pins', ...outcomesText(action.pinned, '      ')]),
    ...(action.parts ?? []).flatMap(({ words, measure, source, odds }) => [`    ${sentence(words)}, ${measure} (${placeOf(source)})`, ...outcomesText(odds, '      ', action.odds)]),
    ...overallText(action),
  ];
}

/** Of a sample only whether it takes effect is known. */
function overallText({ odds, overall }: ActionOdds): readonly string[] {
  const [only] = overall ?? [];
  if (overall === undefined || only === undefined) return [];
  const [outcome, figure] = only;
  return figure.sample === undefined ? [`    ${overAll}`, ...outcomesText(overall, '      ', odds)]
    : [`    ${overAll}, in ${playsWords(figure.sample.plays)}: ${outcome} ${percentWithin(figure)}`];
}

/** A contest of one says the same as their action where both have the same outcomes. */
export function isTold({ parties, odds }: ContestOdds, actions: readonly ActionOdds[]): boolean {
  const [only, ...more] = parties;
  const own = more.length > 0 ? undefined : actions.find(({ actor }) => actor === only)?.odds;
  return own !== undefined && [...odds].every(([name, { chance }]) => own.get(name)?.chance.equals(chance) === true);
}

function contestText(contest: ContestOdds, call: (name: string) => string): readonly string[] {
  return [
    `  ${contestTitle(contest, call)}`,
    ...outcomesText(contest.odds, '    '),
    ...(contest.pinned === undefined ? [] : ['    given the pins', ...outcomesText(contest.pinned, '      ')]),
    ...distributionsText(telling(contest), contest.odds),
  ];
}

/** One line for each: `Bill: out of the fight 37.5%, unhurt 41%`. */
function standingText({ standing = [], overall, given }: RoundOdds, call: (name: string) => string): readonly string[] {
  if (standing.length === 0) return [];
  return [`  ${afterTitle}${overall === undefined ? '' : `, ${given}`}`, ...standing.map(({ who, odds, pinned, why }) => (
    `    ${sentence(call(who))}: ${statesWords(odds, why)}${pinned === undefined ? '' : `; given the pins ${statesWords(pinned, why)}`}`))];
}

/** Of more people than this in a row only JSON has what befalls each. */
const mostPeople = 4;

/** `beside` are the odds of the contest. */
function distributionsText(distributions: readonly Distribution[], beside: OutcomeOdds): readonly string[] {
  const runs: Distribution[][] = [];
  for (const each of distributions) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && (run[0].on === undefined) === (each.on === undefined)) run.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((run) => runText(run, beside));
}

/** Figures of sides, or of the people whom one side attacks. */
function runText(distributions: readonly Distribution[], beside: OutcomeOdds): readonly string[] {
  const left = [...new Set(distributions.flatMap(({ on }) => on ?? []))].slice(mostPeople);
  const shown = distributions.filter(({ on }) => on === undefined || !left.includes(on));
  return [...shown.flatMap((each) => distributionText(each, beside)), ...(left.length === 0 ? [] : [`    … and those of ${left.length} more: --json has them`])];
}

function distributionText({ of, values, mean, pinned }: Distribution, beside: OutcomeOdds): readonly string[] {
  return [
    `    ${of}${averageText(mean)}`, ...outcomesText(values, '      ', beside),
    ...(pinned === undefined ? [] : [`      given the pins${pinned.values.size === 0 ? `: ${notKnownWords(pinned.why)}` : averageText(pinned.mean)}`, ...outcomesText(pinned.values, '        ')]),
  ];
}

function averageText(mean: Distribution['mean']): string {
  return mean === undefined ? '' : `, ${decimal(mean)} on average`;
}

/** What is a part of another outcome stands below it, further in. `beside` are odds in which the same figures stand. */
function outcomesText(odds: OutcomeOdds, indent: string, beside: OutcomeOdds = odds): readonly string[] {
  const [told] = withTinyTogether(odds);
  const rows = nested(told).map(({ name, figure, depth }) => ({ label: `${'  '.repeat(depth)}${name}`, figure }));
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, figure }) => `${indent}${label.padEnd(width)}  ${percentBeside(figure, beside.values()).padStart(6)}  ${fractionWords(figure)}`.trimEnd());
}
