/** The texts whose results are recorded: samples, small cases, the scenarios of the rule pages, and generated ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { rulesets } from '../../server/engine/index.ts';
import { generatedTexts } from './generated.ts';

export interface RecordedText {
  /** Unique, and the same each time. */
  readonly id: string;
  readonly text: string;
  readonly include: (path: string) => string | undefined;
}

/** The groups, each recorded in its own file. */
export const groups: readonly string[] = ['written', 'pages', ...rulesets.map(({ id }) => id)];

/** The texts of one group, in a stable order. */
export function textsOf(group: string): readonly RecordedText[] {
  if (group === 'written') return [...filesIn('samples'), ...filesIn('test', 'engine', 'contract', 'small-cases')];
  if (group === 'pages') return pageTexts();
  return generatedTexts(group).map((text, index) => ({ id: `${group}/${index}`, text, include: nothing }));
}

const nothing = (): undefined => undefined;

function filesIn(...folder: readonly string[]): readonly RecordedText[] {
  const root = inProject(...folder);
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.clash'));
  return names.sort().map((name) => ({
    id: `${folder.at(-1) ?? ''}/${name}`,
    text: textIn(join(root, name)),
    include: (path: string) => textIn(join(root, dirname(name), path)),
  }));
}

function textIn(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

function pageTexts(): readonly RecordedText[] {
  return rulesets.flatMap(({ pages }) =>
    pages.flatMap(({ id, bad, good }) => [
      ...(good === undefined ? [] : [{ id: `${id} good`, text: good, include: nothing }]),
      ...(bad === undefined ? [] : [{ id: `${id} bad`, text: bad, include: nothing }]),
    ]),
  );
}
