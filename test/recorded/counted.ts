/** The scenarios of which courses are counted, and the format of the records. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import type { Counts } from './counts.ts';
import { largeBrawls } from './large-brawls.ts';
import { largeGambles } from './large-gambles.ts';
import { textsOf, type RecordedText } from './texts.ts';

/** The number of scenarios counted for each game. */
const perGame = 10;

export interface CountedScenario {
  readonly id: string;
  readonly played: ScenarioAnalysis;
}

/**
 * The first ones with too many courses to enumerate, without their pins: these are left out of figures, and not of
 * courses.
 */
export function countedScenarios(game: string): readonly CountedScenario[] {
  const counted: CountedScenario[] = [];
  for (const { id, text } of candidates(game)) {
    if (counted.length >= perGame) break;
    const { scenarios } = analyze(text.replace(pinLines, ''), { file: 'counted.clash' });
    counted.push(...scenarios.filter(isLarge).map((played) => ({ id, played })));
  }
  return counted.slice(0, perGame);
}

/**
 * The generated scenarios of Quick Shot are all small, and later rounds of those of Acquire Moveables seldom depend on
 * earlier ones.
 */
function candidates(game: string): readonly Pick<RecordedText, 'id' | 'text'>[] {
  const large = { 'quick-shot': largeGambles, 'acquire-moveables': largeBrawls }[game];
  return large?.(perGame).map((text, index) => ({ id: `${game}/large ${index}`, text })) ?? textsOf(game);
}

const pinLines = /^\s+(?:\w+ )?(?:throws|rolls) .*\n/gmu;

/** Whether any of it has to be sampled. */
function isLarge({ overall }: ScenarioAnalysis): boolean {
  return overall.sampling({ questions: [] }) !== undefined;
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
