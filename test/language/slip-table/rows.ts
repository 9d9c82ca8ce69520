/**
 * The table of slips, as it is written in `rows`:
 *
 *     == demon-city-2018, round            the games, and where in their little scenario the lines stand
 *
 *     Nroa: stabs the Ghoul.               what is typed: one line or several
 *       says: Did you mean “Nora”          words of what is said at it
 *       fix: Write “Nora”                  a fix that is offered: the first; further ones follow it
 *       gives: Nora: stabs the Ghoul.      what the lines are after the first fix, each with a `gives` of its own
 *
 *     Agility = 2
 *       reads as: Agility 2                what is read without an error, and means what this means
 *
 *     seed: 7
 *       becomes: seed 7                    what is read as this, or means this when first fixes were taken
 *
 *     Dez shouts "Run!"
 *       announces: shouts                  what is read without an error, as speech or as an action against nobody
 *
 * Whatever `gives` doesn't name is as it was. A row of several games is a row of each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenePlace } from './scenes.ts';

export interface SlipRow {
  readonly file: string;
  readonly line: number;
  readonly game: string;
  readonly place: ScenePlace;
  readonly typed: readonly string[];
  readonly says: readonly string[];
  readonly fixes: readonly string[];
  readonly gives: readonly string[];
  readonly readsAs: readonly string[];
  readonly becomes: readonly string[];
  readonly announces: readonly string[];
}

/** The rows of all files in the folder `rows` next to this file. */
export function slipRows(): readonly SlipRow[] {
  const path = join(import.meta.dirname, 'rows');
  return readdirSync(path)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => rowsOf(file, readFileSync(join(path, file), 'utf8')));
}

function rowsOf(file: string, text: string): readonly SlipRow[] {
  let [games, place]: [readonly string[], string] = [[], ''];
  let line = 1;
  return text.split(/\n\n+/u).flatMap((block) => {
    const at = line;
    line += block.split('\n').length + 1;
    const lines = block.split('\n').filter((each) => each !== '' && !each.startsWith('//'));
    const [first = ''] = lines;
    if (!first.startsWith('== '))
      return lines.length === 0 ? [] : games.map((game) => toRow(file, at, game, place as ScenePlace, lines));
    const names = first
      .slice(3)
      .split(',')
      .map((name) => name.trim());
    [games, place] = [names.slice(0, -1), names.at(-1) ?? ''];
    return [];
  });
}

function toRow(file: string, line: number, game: string, place: ScenePlace, lines: readonly string[]): SlipRow {
  const told = (label: string): readonly string[] =>
    lines.filter((each) => each.startsWith(`  ${label}: `)).map((each) => each.slice(label.length + 4));
  const typed = lines.filter((each) => !/^ {2}(?:says|fix|gives|reads as|becomes|announces): /u.test(each));
  return {
    file,
    line,
    game,
    place,
    typed,
    says: told('says'),
    fixes: told('fix'),
    gives: told('gives'),
    readsAs: told('reads as'),
    becomes: told('becomes'),
    announces: told('announces'),
  };
}
