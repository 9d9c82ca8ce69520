/** How many courses per second are played without a log, for chances over all courses. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/paths.ts';
import { analyze } from '../../../server/analysis/index.ts';
import { runToEnd, seededThrows } from '../../../server/engine/index.ts';
import { few, median } from '../measure.ts';
import type { Table } from '../../../scripts/measure/table.ts';

const samples = ['the-last-ferry', 'the-mill-bridge', 'across-the-street', 'alfie-betty-cece'];

/** The number of courses in one round of measuring. */
const together = 500;

export function coursesTable(): Table {
  return {
    title: 'Courses that nobody watches',
    rows: [['[few]', 'a second'], ...samples.map((name) => [name, coursesASecond(name)])],
    below: `Each course has throws of its own, and all of its rounds are played: ${together} of them at a time, after so many to warm up that what is remembered of a scenario’s rounds is remembered.`,
  };
}

function coursesASecond(name: string): string {
  const [first] = analyze(readFileSync(inProject(`samples/${name}.clash`), 'utf8'), { file: name }).scenarios;
  if (first === undefined) return '';
  const { ruleset, scenario } = first;
  const milliseconds = median(few, (round) => {
    for (let seed = round * together; seed < (round + 1) * together; seed += 1)
      runToEnd(ruleset.course(scenario, { throws: seededThrows(seed), seed }));
  });
  return Number(((together / milliseconds) * 1000).toPrecision(2)).toLocaleString('en');
}
