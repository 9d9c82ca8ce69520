/** `clashwright odds --tables`: the chances that a rulebook prints, beside those that are worked out here. */
import { list, rulesets, type Ruleset } from '../engine/index.ts';
import { printedTablesJson, printedTablesText } from '../report/index.ts';
import type { Flags, Streams } from './command.ts';
import { Trouble } from './trouble.ts';

/** Those of one game, by its id, or of all that have some. */
export function printTables(
  [id, ...more]: readonly string[],
  { json, worth, format }: Flags,
  streams: Streams,
): number {
  if (more.length > 0 || worth === true || format !== undefined)
    throw new Trouble('--tables goes with the id of a game, and with --json');
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
