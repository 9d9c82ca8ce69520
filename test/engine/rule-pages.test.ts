/** Every rule of both editions of Demon City has a page. The requirements on pages are in the contract of all games. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { analyzeScenario, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { poolsOf, rulesets, type Ruleset } from '../../server/engine/index.ts';
import { rule as rulesOf2017 } from '../../server/engine/rulesets/demon-city-2017/rule-ids.ts';
import { rule as rulesOf2018 } from '../../server/engine/rulesets/demon-city-2018/rule-ids.ts';
import { readText } from '../../server/language/index.ts';
import { requiredPages as requiredOf2017 } from './demon-city-2017/required-pages.ts';
import { requiredPages as requiredOf2018 } from './demon-city-2018/required-pages.ts';
import { randomScenario } from './random-scenario.ts';
import type { RequiredPages } from './required-pages.ts';

interface Edition {
  readonly id: string;
  readonly required: readonly RequiredPages[];
  readonly rules: Readonly<Record<string, { readonly id: string; readonly title: string }>>;
}

const editions: readonly Edition[] = [
  { id: 'demon-city-2018', required: requiredOf2018, rules: rulesOf2018 },
  { id: 'demon-city-2017', required: requiredOf2017, rules: rulesOf2017 },
];
/** The rows of the reading's table, section 3. */
const rows = Array.from({ length: 43 }, (_, index) => index + 1);

for (const { id, required, rules } of editions) {
  const { pages } = editionOf(id);
  const known = new Set(pages.map((page) => page.id));

  describe(`the rule pages of ${id}`, () => {
    it('cover every row of the table, each listed once', () => {
      assert.deepEqual(
        required.map(({ row }) => row),
        rows,
      );
      assert.deepEqual(
        required.filter((each) => each.pages.length === 0 && each.silent === undefined),
        [],
      );
      assert.deepEqual(
        required.flatMap((each) => each.pages).filter((page) => !known.has(page)),
        [],
      );
    });

    it('are one for each rule that has an id, under its title', () => {
      const titles = (each: { readonly id: string; readonly title: string }): string => `${each.id}: ${each.title}`;
      assert.deepEqual(pages.map(titles).sort(), Object.values(rules).map(titles).sort());
    });

    it('each cover some row of the table', () => {
      const told = new Set(required.flatMap((each) => each.pages));
      assert.deepEqual(
        [...known].filter((page) => !told.has(page)),
        [],
      );
    });

    it('mark as silent what the text doesn’t cover and a default replaces', () => {
      const silent = required.filter(
        (each) => each.silent !== undefined && each.pages.length > 0 && !isToldElsewhere(each, required),
      );
      const unmarked = silent
        .flatMap((each) => each.pages)
        .filter((page) => pages.find((found) => found.id === page)?.silent === undefined);
      assert.deepEqual(unmarked, []);
    });
  });

  describe(`the steps and modifiers of ${id}`, () => {
    it('name only rules that have a page, in any fight', () => {
      fc.assert(
        fc.property(randomScenario, (body) => {
          const { scenarios } = readText(`scenario "Any"\nrules ${id}\n${body}`, { file: 'any.clash', rulesets });
          const named = scenarios.flatMap(({ scenario, ruleset }) => rulesNamedIn(analyzeScenario(scenario, ruleset)));
          assert.deepEqual(
            named.filter((rule) => !known.has(rule)),
            [],
          );
        }),
        { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 30) },
      );
    });
  });
}

describe('the rows of the table', () => {
  it('have one name in both editions', () => {
    assert.deepEqual(
      requiredOf2017.map(({ name }) => name),
      requiredOf2018.map(({ name }) => name),
    );
  });
});

function editionOf(id: string): Ruleset {
  const edition = rulesets.find((ruleset) => ruleset.id === id);
  assert.ok(edition);
  return edition;
}

/** Whether the pages of a silent row are those of a row that the text does cover. */
function isToldElsewhere({ pages }: RequiredPages, all: readonly RequiredPages[]): boolean {
  return pages.every((page) => all.some((other) => other.silent === undefined && other.pages.includes(page)));
}

/** The rules of all modifiers and steps, with the dice or cards of seed 1. */
function rulesNamedIn(scenario: ScenarioAnalysis): readonly string[] {
  const steps = scenario.timeline().rounds.flatMap((round) => round.steps);
  const pools = [
    ...steps.flatMap(poolsOf),
    ...scenario.odds().rounds.flatMap((round) => round.actions.map((action) => action.pool)),
  ];
  return [
    ...new Set([
      ...steps.flatMap((step) => step.rule ?? []),
      ...pools.flatMap((pool) => pool.modifiers.map((modifier) => modifier.rule)),
    ]),
  ];
}
