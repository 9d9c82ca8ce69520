/** No detail of a step is lost in the transcript or its JSON. */
import assert from 'node:assert/strict';
import { runToEnd, seededThrows, type Detail, type DetailKind, type Step } from '../../server/engine/index.ts';
import { detailLines, detailsJson } from '../../server/report/details/index.ts';
import { samples } from '../engine/contract/scenarios.ts';

/** The output for the details of a step; empty if there is none. */
type Made = (step: Step) => readonly unknown[];

/** What the step’s words must contain if the kind has neither lines nor JSON of its own. */
const inWords: { readonly [K in DetailKind]?: (detail: Detail<K>) => readonly string[] } = {
  announcement: ({ targets = [] }) => targets,
  joint: ({ says }) => [says],
  shares: ({ among }) => among.filter(({ count }) => count > 0).map(({ who }) => who),
  stakes: ({ stakes }) => stakes.map(({ count }) => `bets ${count}`),
};

function named<K extends DetailKind>(detail: Detail<K>): readonly string[] | undefined {
  return inWords[detail.kind]?.(detail);
}

/** The kinds of its details without any output. */
function untold(step: Step, made: Made): readonly DetailKind[] {
  const words = `${step.title} ${step.text}`.toLowerCase();
  return step.details
    .filter((detail) => {
      const names = named(detail);
      return names === undefined
        ? made({ ...step, details: [detail] }).length === 0
        : !names.every((name) => words.includes(name.toLowerCase()));
    })
    .map(({ kind }) => kind);
}

const steps = samples().flatMap(({ scenario: { scenario, ruleset } }) =>
  runToEnd(ruleset.play(scenario, { throws: seededThrows(1), seed: 1 })).rounds.flatMap((round) => round.steps),
);
const made: Made = (step) => [
  ...detailLines(step, (name) => name),
  ...Object.values(detailsJson(step, () => ({ line: 1, column: 1 }))),
];

describe('the details of a step', () => {
  it('include all kinds in the samples', () => {
    const kinds = new Set(steps.flatMap(({ details }) => details.map(({ kind }) => kind)));
    assert.deepEqual([...kinds].sort(), [
      'announcement',
      'contest',
      'grid',
      'joint',
      'lasting',
      'parts',
      'pool',
      'results',
      'sets',
      'shares',
      'stakes',
      'stepping',
    ]);
  });

  it('have lines of their own, or are in the words of the step', () => {
    const left = steps.flatMap((step) => untold(step, made).map((kind) => `${kind}: ${step.title}`));
    assert.deepEqual([...new Set(left)], []);
  });

  it('would be missed, each kind, without output', () => {
    const missed = new Set(steps.flatMap((step) => untold({ ...step, title: '', text: '' }, () => [])));
    assert.equal(missed.size, 12);
  });
});
