/** Parses the arguments of `npm start --`: a scenario, a folder with one, a request for help, or none. */
import { accessSync, constants, readdirSync, statSync, type Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from './paths.ts';
import { Trouble } from './system/trouble.ts';

export const usage =
  'npm start -- FILE reports on a .clash file, plays it, and opens it in VS Code; of a folder it takes the ' +
  'first .clash file, and without a name a sample';

/**
 * The path of the scenario, resolved from the folder `cwd`; undefined for help. Throws Trouble if there is no scenario.
 */
export function chosenFile(args: readonly string[], cwd: string): string | undefined {
  const { tokens } = parseArgs({ args: [...args], options: {}, allowPositionals: true, strict: false, tokens: true });
  const options = tokens.filter((token) => token.kind === 'option');
  if (options.some(({ name }) => name === 'help' || name === 'h')) return undefined;
  const [unknown] = options;
  if (unknown !== undefined)
    throw new Trouble(`There is no option ${unknown.rawName} of npm start; it takes the path of a .clash file`);
  const [named, ...more] = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value);
  if (more.length > 0) throw new Trouble(`npm start takes one file at a time, and ${more.length + 1} are named`);
  if (named === undefined) return inProject('samples', 'the-larder.clash');
  if (named.trim() === '')
    throw new Trouble('The name of the file is empty; name a .clash file, or leave it out for a sample');
  return scenarioAt(resolve(cwd, named));
}

function scenarioAt(path: string): string {
  const stats = statsOf(path);
  if (stats.isDirectory()) return firstScenarioIn(path);
  if (!path.endsWith('.clash')) throw new Trouble(`${path} is not a scenario: its name doesn't end in .clash`);
  if (!stats.isFile()) throw new Trouble(`${path} is not a file`);
  return readable(path);
}

function statsOf(path: string): Stats {
  let stats: Stats | undefined;
  try {
    stats = statSync(path, { throwIfNoEntry: false });
  } catch {
    throw new Trouble(`${path} can't be read`);
  }
  if (stats === undefined) throw new Trouble(`There is no file ${path}`);
  return stats;
}

function firstScenarioIn(folder: string): string {
  readable(folder);
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.clash'))
    .map(({ name }) => name);
  const [first] = names.sort();
  if (first === undefined) throw new Trouble(`There is no .clash file in the folder ${folder}`);
  return readable(join(folder, first));
}

function readable(path: string): string {
  try {
    accessSync(path, constants.R_OK);
  } catch {
    throw new Trouble(`${path} can't be read`);
  }
  return path;
}
