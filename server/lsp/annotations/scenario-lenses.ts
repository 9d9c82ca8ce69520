/** Code lenses on a scenario’s heading: a link to the panel, its number of rounds, and its errors and warnings. */
import type { CodeLens } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import type { Finding, Scenario } from '../../engine/index.ts';
import { commands } from '../../protocol/index.ts';
import { rangeOfSource } from '../connection/convert.ts';
import { errorsAmong, mistakesIn } from '../diagnostics/scenario-mistakes.ts';
import { stepThroughWords } from './lens-title.ts';
import type { LastValid } from './last-valid.ts';

/**
 * `published` are the findings sent to the editor, so that lens and squiggles agree. None for a scenario without
 * rounds: there is nothing to step through.
 */
export function scenarioLenses(
  analysis: Analysis,
  index: number,
  scenario: Scenario,
  lastValid: LastValid,
  published: readonly Finding[],
): CodeLens[] {
  const range = rangeOfSource(analysis, lastValid.placeOf(analysis, index, scenario.source));
  const [first] = scenario.rounds;
  if (range === undefined || first === undefined || scenario.title === '') return [];
  const uri = analysis.reading.file;
  const found = foundIn(analysis, index, scenario, published);
  const [worst] = [...errorsAmong(found), ...found];
  const place = worst === undefined ? undefined : rangeOfSource(analysis, worst.source)?.start;
  return [
    {
      range,
      command: {
        title: stepThroughWords,
        tooltip: 'Play the scenario step by step, in a panel beside the text',
        command: commands.openPanel,
        arguments: [uri, index, `${first.number}/round/start`],
      },
    },
    {
      range,
      command: { title: counted(new Set(scenario.rounds.map(({ number }) => number)).size, 'round'), command: '' },
    },
    ...(place === undefined
      ? []
      : [
          {
            range,
            command: {
              title: countWords(found),
              tooltip: found.length === 1 ? 'Go to it' : 'Go to the first of them',
              command: commands.showFinding,
              arguments: [uri, place.line, place.character],
            },
          },
        ]),
  ];
}

/** The scenario’s errors and warnings, in text order; none if half-typed words have merged it into another. */
function foundIn(
  analysis: Analysis,
  index: number,
  scenario: Scenario,
  published: readonly Finding[],
): readonly Finding[] {
  const { document, scenarios } = analysis.reading;
  const first = document.sentences[scenarios[index]?.from ?? 0];
  return first?.id === scenario.source.sentence ? mistakesIn(analysis, index, published) : [];
}

function countWords(found: readonly Finding[]): string {
  const errors = errorsAmong(found).length;
  const warnings = found.length - errors;
  return [
    ...(errors === 0 ? [] : [counted(errors, 'error')]),
    ...(warnings === 0 ? [] : [counted(warnings, 'warning')]),
  ].join(', ');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
