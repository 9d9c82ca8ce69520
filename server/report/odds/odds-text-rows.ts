/** Outcomes and distributions as rows of plain text in columns. */
import { type Distribution, type OddsInWords, inWords } from '../../engine/index.ts';
import { decimal, fractionWords, isSampled, notKnownWords, percentBeside } from '../figures.ts';
import { nested } from './outcomes.ts';
import { withTinyTogether } from './tiny-rows.ts';

/** Parts of an outcome are indented below it. `beside` are odds that contain the same figures. */
export function outcomesText(odds: OddsInWords, indent: string, beside: OddsInWords = odds): readonly string[] {
  const [described] = withTinyTogether(odds);
  const rows = nested(described).map(({ name, figure, depth }) => ({
    label: `${'  '.repeat(depth)}${name.replace(/^-(?=\d)/u, '−')}`,
    figure,
  }));
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, figure }) =>
    (
      `${indent}${label.padEnd(width)}  ${percentBeside(figure, beside.values()).padStart(6)}  ` + fractionWords(figure)
    ).trimEnd(),
  );
}

/** With more people than this in a row, what happens to each is only in the JSON. */
const mostPeople = 4;

export function distributionsText(distributions: readonly Distribution[]): readonly string[] {
  const runs: Distribution[][] = [];
  for (const each of distributions) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && (run[0].on === undefined) === (each.on === undefined)) run.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((run) => runText(run));
}

/** Distributions of sides, or of the people that one side attacks. */
function runText(distributions: readonly Distribution[]): readonly string[] {
  const left = [...new Set(distributions.flatMap(({ on }) => on ?? []))].slice(mostPeople);
  const shown = distributions.filter(({ on }) => on === undefined || !left.includes(on));
  return [
    ...shown.flatMap((each) => distributionText(each)),
    ...(left.length === 0 ? [] : [`    … and those of ${left.length} more: --json has them`]),
  ];
}

function distributionText({ of, outcomes, values, mean, pinned }: Distribution): readonly string[] {
  return [
    `    ${of}${averageText(mean, isSampled(values))}`,
    ...outcomesText(inWords(values, outcomes), '      '),
    ...(pinned === undefined
      ? []
      : [
          '      given the ' +
            `pins${pinned.values.size === 0 ? `: ${notKnownWords(pinned.why)}` : averageText(pinned.mean)}`,
          ...outcomesText(inWords(pinned.values, outcomes), '        '),
        ]),
  ];
}

function averageText(mean: Distribution['mean'], sampled = false): string {
  return mean === undefined ? '' : `, ${sampled ? 'about ' : ''}${decimal(mean)} on average`;
}
