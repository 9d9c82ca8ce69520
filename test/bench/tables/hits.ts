/** The hit rates of caches, and their limits. */
import { runToEnd } from '../../../server/engine/index.ts';
import { bounds, hitCounts } from '../../../server/engine/derive/index.ts';
import { ownValue } from '../../../server/engine/words/own-value.ts';
import type { Analysis } from '../../../server/analysis/index.ts';
import { games, laterFight } from '../fights/later-fight.ts';
import { analyzed } from '../in-process.ts';
import { size, whole, type Table } from '../../../scripts/measure/table.ts';
import { benchText, typed } from '../texts.ts';

const keystrokes = 6;

export function hitsTable(): Table {
  const before = new Map(hitCounts().map((count) => [count.name, count]));
  work();
  const rows = hitCounts()
    .map(({ name, hits, misses }) => {
      const known = before.get(name);
      return {
        name,
        hits: hits - (known?.hits ?? 0),
        asked: hits + misses - (known?.hits ?? 0) - (known?.misses ?? 0),
      };
    })
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => other.asked - one.asked);
  return {
    title: 'What is remembered, and how often it was there',
    rows: [
      ['', 'asked for', 'was there', 'at most'],
      ...rows.map(({ name, hits, asked }) => [name, whole(asked), `${whole((hits / asked) * 100)}%`, boundOf(name)]),
    ],
    below: `Of ${keystrokes} keystrokes in a fight of nine by each game, with the odds of all rounds after each, and one course that is shown; and of as many keystrokes in a round of eight scenarios in one file. What has no bound goes with the value of which it tells; the others are at most so much for each of the things that \`server/engine/derive/bounds.ts\` names.`,
  };
}

function work(): void {
  for (const rules of games) {
    write((round) => laterFight(rules, round % 3), told);
  }
  const { text, announcement } = benchText(8);
  write(
    (round) => (round % 2 === 0 ? text : typed(text, announcement)),
    ({ scenarios: [first] }) => first?.oddsInWords,
  );
}

function write(textOf: (round: number) => string, ask: (analysis: Analysis) => unknown): void {
  let analysis: Analysis | undefined;
  for (let round = 0; round <= keystrokes; round += 1) {
    analysis = analyzed(textOf(round), analysis);
    ask(analysis);
  }
}

function told({ scenarios }: Analysis): void {
  for (const scenario of scenarios) {
    runToEnd(scenario.soonSteps());
    scenario.timeline();
    scenario.odds();
  }
}

function boundOf(name: string): string {
  const bound = ownValue(bounds, name);
  if (bound === undefined) return '';
  return bound.bytes === undefined
    ? `${whole(bound.entries)} (${size(bound.entries * bound.entryBytes)})`
    : size(bound.bytes);
}
