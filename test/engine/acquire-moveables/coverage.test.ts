/** The table of how each rule of the reading is covered has no gap, and says nothing that isn’t so. */
import assert from 'node:assert/strict';
import { analyze, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import { poolsOf } from '../../../server/engine/index.ts';
import { coverage } from '../../../server/engine/rulesets/acquire-moveables/coverage.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { samplesOf, type Text } from '../contract/written.ts';

/** am-001 to am-251 of the reading, section 1. */
const ledger = Array.from({ length: 251 }, (_, index) => `am-${`${index + 1}`.padStart(3, '0')}`);
const seeds = Array.from({ length: 50 }, (_, index) => index + 1);
const { pages } = acquireMoveables;

/** The examples of the pages, and the samples of the game. */
const shown: readonly Text[] = [
  ...pages.flatMap(({ good }) => (good === undefined ? [] : [{ file: 'page.clash', text: good }])),
  ...samplesOf(acquireMoveables),
];

/** The rules that a scenario’s steps and their dice name, with any of the seeds. */
function cited(scenario: ScenarioAnalysis): readonly string[] {
  return seeds
    .flatMap((seed) => scenario.timeline(seed).rounds.flatMap(({ steps }) => steps))
    .flatMap((step) => [
      ...(step.rule === undefined ? [] : [step.rule]),
      ...poolsOf(step).flatMap(({ rule, modifiers }) => [rule, ...modifiers.map((modifier) => modifier.rule)]),
    ]);
}

const citedRules = new Set(
  shown.flatMap(({ text, ...surroundings }) =>
    analyze(text, { rulesets: [acquireMoveables], ...surroundings }).scenarios.flatMap(cited),
  ),
);

describe('the coverage of Acquire Moveables', () => {
  it('has every rule of the reading once, in its order', () => {
    assert.deepEqual(
      coverage.map(({ id }) => id),
      ledger,
    );
  });

  it('has a page of this game for each of them', () => {
    const known = new Set(pages.map(({ id }) => id));
    assert.deepEqual(
      coverage.filter((each) => each.pages.length === 0 || each.pages.some(({ id }) => !known.has(id))),
      [],
    );
  });

  it('has a rule for each page', () => {
    const covering = new Set<string>(coverage.flatMap((each) => each.pages.map(({ id }) => id)));
    assert.deepEqual(
      pages.map(({ id }) => id).filter((id) => !covering.has(id)),
      [],
    );
  });

  it('says why for those that only have a page', () => {
    const unexplained = coverage.filter(({ how, why }) => how === 'page only' && !/\S/u.test(why ?? ''));
    assert.deepEqual(unexplained, []);
  });

  it('says that one is played only if a page’s example or a sample has a step that cites it', () => {
    const uncited = coverage.filter(
      (each) => each.how === 'played' && !each.pages.some(({ id }) => citedRules.has(id)),
    );
    assert.deepEqual(
      uncited.map(({ id }) => id),
      [],
    );
  });

  it('says that one is linted only if its page names a check', () => {
    const checked = new Set(pages.filter(({ checks = [] }) => checks.length > 0).map(({ id }) => id));
    const unchecked = coverage.filter((each) => each.how === 'linted' && !each.pages.some(({ id }) => checked.has(id)));
    assert.deepEqual(
      unchecked.map(({ id }) => id),
      [],
    );
  });
});
