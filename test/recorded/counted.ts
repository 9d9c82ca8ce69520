/** The scenarios of which courses are counted, and what is written down of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import type { Counts } from './counts.ts';
import { textsOf } from './texts.ts';

/** So many scenarios of each game are counted, the first ones that have so many written rounds. */
const perGame = 10;
const leastRounds = 3;

export interface CountedScenario {
  readonly id: string;
  readonly played: ScenarioAnalysis;
}

export function countedScenarios(game: string): readonly CountedScenario[] {
  const all = textsOf(game).flatMap(({ id, text }) =>
    analyze(text, { file: 'counted.clash' }).scenarios.map((played) => ({ id, played })),
  );
  return all
    .filter(
      ({
        played: {
          scenario: { rounds },
        },
      }) => rounds.length >= leastRounds,
    )
    .slice(0, perGame);
}

export function writeCounts(game: string, counts: readonly Counts[]): void {
  writeFileSync(pathOf(game), `[\n${counts.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}

export function countsOf(game: string): readonly Counts[] {
  return JSON.parse(readFileSync(pathOf(game), 'utf8')) as readonly Counts[];
}

function pathOf(game: string): string {
  return join(import.meta.dirname, 'counts', `${game}.json`);
}
