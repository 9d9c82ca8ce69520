/** `clashwright odds`: the chance of every outcome of a file's scenarios, and how far each modifier changes it. */
import { roundWorth, expectationResults, type ScenarioAnalysis } from '../analysis/index.ts';
import {
  givenBySeed,
  list,
  rulesets,
  type RoundOdds,
  type RoundWorth,
  type ScenarioOdds,
  type Ruleset,
} from '../engine/index.ts';
import {
  oddsCsv,
  oddsJson,
  oddsText,
  printedTablesJson,
  printedTablesText,
  type ExpectationResult,
} from '../report/index.ts';
import { exitCodeAfter } from './exit-code.ts';
import { analyzeFile, onlyFile } from './files.ts';
import type { Flags, Tools, Streams } from './command.ts';
import { numberOf } from './numbers.ts';
import { Trouble, withFile } from './trouble.ts';

export function printOdds(args: readonly string[], flags: Flags, tools: Tools): number {
  if (flags.tables === true) return printTables(args, flags, tools);
  const format = formatOf(flags);
  if (flags.worth === true && format === 'csv')
    throw new Trouble('--worth works with text and JSON; the CSV has only chances');
  const file = onlyFile(args);
  return withFile(file, () => printOddsOf(file, format, flags, tools));
}

function printOddsOf(file: string, format: OddsFormat, flags: Flags, tools: Tools): number {
  const analysis = analyzeFile(file, tools);
  const seed = numberOf(flags.seed, 'A seed');
  const points = pointsOf(flags.precision);
  if (seed !== undefined && points !== undefined)
    throw new Trouble('--precision works with chances over all courses, not with --seed');
  const odds = analysis.scenarios.map((scenario) =>
    seed !== undefined
      ? alongSeed(scenario, seed)
      : points === undefined
        ? scenario.chances.odds
        : scenario.chancesWithin(points).odds,
  );
  const worthOf = flags.worth === true ? worthFrom(analysis.scenarios, odds, seed) : undefined;
  const results = new Map(
    odds.map((each, index) => [
      each,
      analysis.scenarios.slice(index, index + 1).flatMap((scenario) => expectationResults(analysis, scenario)),
    ]),
  );
  const expectedOf = (scenario: ScenarioOdds): readonly ExpectationResult[] => results.get(scenario) ?? [];
  tools.out(printed(format));
  return exitCodeAfter(file, analysis, tools);

  function printed(as: OddsFormat): string {
    switch (as) {
      case 'json':
        return JSON.stringify(oddsJson(odds, analysis.linesOf, { worthOf, expectedOf }), undefined, 2);
      case 'csv':
        return oddsCsv(odds, expectedOf).slice(0, -'\n'.length);
      case 'text':
        return oddsText(odds, analysis.linesOf, { worthOf, expectedOf });
    }
  }
}

/** Along the course of a seed, with the seed named in each round. */
function alongSeed(scenario: ScenarioAnalysis, seed: number): ScenarioOdds {
  const odds = scenario.odds(seed);
  return { ...odds, rounds: odds.rounds.map((round) => givenBySeed(round, seed)) };
}

/** Undefined if not given. */
function pointsOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const points = Number(written);
  if (!/^\d+(?:\.\d+)?$/u.test(written) || points < finest)
    throw new Trouble(`A precision is a number of points, ${finest} or more, not ${written}`);
  return points;
}

/** In percentage points; anything finer would take too many plays. */
const finest = 0.1;

type OddsFormat = 'text' | 'json' | 'csv';

/** `--json` is short for `--format json`. */
function formatOf({ format = 'text', json }: Flags): OddsFormat {
  if (format !== 'text' && format !== 'json' && format !== 'csv')
    throw new Trouble(`There is no format ${format} of odds; there are text, json and csv`);
  if (json === true && format !== 'json' && format !== 'text')
    throw new Trouble(`--json and --format ${format} are two different formats; leave one out`);
  return json === true ? 'json' : format;
}

/** Maps each round of these odds to the scenario with the same index. */
function worthFrom(
  scenarios: readonly ScenarioAnalysis[],
  odds: readonly ScenarioOdds[],
  seed: number | undefined,
): (round: RoundOdds) => RoundWorth | undefined {
  const owners = new Map(
    scenarios.flatMap((scenario, index) => (odds[index]?.rounds ?? []).map((round) => [round, scenario] as const)),
  );
  return (round) => {
    const owner = owners.get(round);
    return owner === undefined ? undefined : roundWorth(owner, round, seed);
  };
}

/** The tables of one game, by its id, or of all games that have some. */
function printTables([id, ...more]: readonly string[], { json, worth, format }: Flags, streams: Streams): number {
  if (more.length > 0 || worth === true || format !== undefined)
    throw new Trouble('--tables takes the id of a game, and --json');
  const tables = tablesOf(id).flatMap((ruleset) => ruleset.printedTables?.() ?? []);
  streams.out(json === true ? JSON.stringify(printedTablesJson(tables), undefined, 2) : printedTablesText(tables));
  return 0;
}

function tablesOf(id: string | undefined): readonly Ruleset[] {
  const printing = rulesets.filter((ruleset) => ruleset.printedTables !== undefined);
  if (id === undefined) return printing;
  const game = printing.filter((ruleset) => ruleset.id === id);
  if (game.length === 0)
    throw new Trouble(
      `There are no printed tables of ${id}; there are those of ${list(printing.map((ruleset) => ruleset.id))}`,
    );
  return game;
}
