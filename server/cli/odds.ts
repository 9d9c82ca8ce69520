/**
 * `clashwright odds`: the chance of every outcome of a file's scenarios, and how far each reason for a throw moves it.
 */
import { oddsOverAll, roundWorth, toldExpectations, type Analysis, type ScenarioAnalysis } from '../analysis/index.ts';
import type { RoundOdds, RoundWorth, ScenarioOdds } from '../engine/index.ts';
import { oddsCsv, oddsJson, oddsText, type ToldExpectation } from '../report/index.ts';
import { analyzeFile, onlyFile } from './files.ts';
import type { Flags, Tools } from './command.ts';
import { printTables } from './tables.ts';
import { Trouble, withFile } from './trouble.ts';

export function printOdds(args: readonly string[], flags: Flags, tools: Tools): number {
  if (flags.tables === true) return printTables(args, flags, tools);
  const format = formatOf(flags);
  if (flags.worth === true && format === 'csv')
    throw new Trouble('--worth goes with text and JSON; the csv has chances alone');
  const file = onlyFile(args);
  return withFile(file, () => printOddsOf(analyzeFile(file, tools), format, flags, tools));
}

function printOddsOf(analysis: Analysis, format: OddsFormat, flags: Flags, tools: Tools): number {
  // JSON has what a throw is worth beside the odds along the shown course alone.
  const odds = analysis.scenarios.map((scenario) =>
    flags.worth === true && format === 'json' ? scenario.odds() : oddsOverAll(scenario),
  );
  const worthOf = flags.worth === true ? worthFrom(analysis.scenarios, odds) : undefined;
  const told = new Map(
    odds.map((each, index) => [
      each,
      analysis.scenarios.slice(index, index + 1).flatMap((scenario) => toldExpectations(analysis, scenario)),
    ]),
  );
  const expectedOf = (scenario: ScenarioOdds): readonly ToldExpectation[] => told.get(scenario) ?? [];
  tools.out(printed(format));
  return analysis.findings.some((finding) => finding.severity === 'error') ? 1 : 0;

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

type OddsFormat = 'text' | 'json' | 'csv';

/** `--json` is short for `--format json`. */
function formatOf({ format = 'text', json }: Flags): OddsFormat {
  if (format !== 'text' && format !== 'json' && format !== 'csv')
    throw new Trouble(`There is no format ${format} of odds; there are text, json and csv`);
  if (json === true && format !== 'json' && format !== 'text')
    throw new Trouble(`--json and --format ${format} are two formats`);
  return json === true ? 'json' : format;
}

/** By the rounds of these odds, each of the scenario in the same place. */
function worthFrom(
  scenarios: readonly ScenarioAnalysis[],
  odds: readonly ScenarioOdds[],
): (round: RoundOdds) => RoundWorth | undefined {
  const owners = new Map(
    scenarios.flatMap((scenario, index) => (odds[index]?.rounds ?? []).map((round) => [round, scenario] as const)),
  );
  return (round) => {
    const owner = owners.get(round);
    return owner === undefined ? undefined : roundWorth(owner, round);
  };
}
