/** Every rule of both editions of Demon City has a page, and every page keeps to what it says of itself. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { inProject } from '../../scripts/paths.ts';
import { analyze, analyzeScenario, findingRules, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { rulesets, type Ruleset } from '../../server/engine/index.ts';
import type { RequiredPages } from '../../server/engine/rulesets/demon-city/required-pages.ts';
import { requiredPages as requiredOf2017 } from '../../server/engine/rulesets/demon-city-2017/required-pages.ts';
import { rule as rulesOf2017 } from '../../server/engine/rulesets/demon-city-2017/rule-ids.ts';
import { requiredPages as requiredOf2018 } from '../../server/engine/rulesets/demon-city-2018/required-pages.ts';
import { rule as rulesOf2018 } from '../../server/engine/rulesets/demon-city-2018/rule-ids.ts';
import { readText } from '../../server/language/index.ts';
import { rulesFor } from '../../server/lint/index.ts';
import { randomScenario } from './random-scenario.ts';

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
  /** Those that look at scenarios of this edition. */
  const checks = new Set(rulesFor(editionOf(id)).map((check) => check.id));
  const known = new Set(pages.map((page) => page.id));

  describe(`the rule pages of ${id}`, () => {
    it('tell every row of the table, each listed once', () => {
      assert.deepEqual(required.map(({ row }) => row), rows);
      assert.deepEqual(required.filter((each) => each.pages.length === 0 && each.silent === undefined), []);
      assert.deepEqual(required.flatMap((each) => each.pages).filter((page) => !known.has(page)), []);
    });

    it('are one for each rule that has an id, under its title', () => {
      const titles = (each: { readonly id: string; readonly title: string }): string => `${each.id}: ${each.title}`;
      assert.deepEqual(pages.map(titles).sort(), Object.values(rules).map(titles).sort());
    });

    it('are each told by some row of the table', () => {
      const told = new Set(required.flatMap((each) => each.pages));
      assert.deepEqual([...known].filter((page) => !told.has(page)), []);
    });

    it('mark as silent what the text doesn’t tell and a default stands for', () => {
      const silent = required.filter((each) => each.silent !== undefined && each.pages.length > 0 && !isToldElsewhere(each, required));
      const unmarked = silent.flatMap((each) => each.pages).filter((page) => pages.find((found) => found.id === page)?.silent === undefined);
      assert.deepEqual(unmarked, []);
    });

    it('stand together by their part of play', () => {
      const parts = pages.map((page) => page.part);
      const beginnings = parts.filter((part, index) => part !== parts[index - 1]);
      assert.equal(new Set(beginnings).size, beginnings.length);
    });

    for (const page of pages) {
      describe(page.title, () => {
        it('says what it is, where it stands, and which checks there are', () => {
          for (const words of [page.title, page.part, page.from.system, page.from.edition, page.from.heading]) assert.match(words, /\S/);
          for (const text of [page.says, page.silent, page.written]) if (text !== undefined) assert.match(text, /[.`]$/);
          assert.deepEqual((page.checks ?? []).filter((check) => !checks.has(check)), []);
        });

        if (page.good !== undefined) {
          it('has a good example that reads without a finding, by its own rules', () => {
            assert.match(page.good ?? '', new RegExp(`^rules ${id}$`, 'mu'));
            assert.deepEqual(findingsIn(page.good ?? ''), []);
          });
        }

        if (page.bad !== undefined) {
          it('has a bad example with a finding of its checks, or with a comment where no check can tell', () => {
            assert.match(page.bad ?? '', new RegExp(`^rules ${id}$`, 'mu'));
            const found = findingsIn(page.bad ?? '');
            assert.deepEqual(found.filter((rule) => page.checks?.includes(rule) !== true), []);
            assert.ok(found.length > 0 || /^\s*\/\/ \w/mu.test(page.bad ?? ''));
            assert.notEqual(page.good, undefined);
          });
        }
      });
    }
  });

  describe(`what happens by ${id}`, () => {
    it('in the samples names rules that have a page', () => {
      const named = samples().flatMap(({ scenario }) => rulesNamedIn(analyzeScenario(scenario, editionOf(id))));
      assert.notEqual(named.length, 0);
      assert.deepEqual(named.filter((rule) => !known.has(rule)), []);
    });

    it('in any fight names rules that have a page', () => {
      fc.assert(fc.property(randomScenario, (body) => {
        const { scenarios } = readText(`scenario "Any"\nrules ${id}\n${body}`, { file: 'any.clash', rulesets });
        const named = scenarios.flatMap(({ scenario, ruleset }) => rulesNamedIn(analyzeScenario(scenario, ruleset)));
        assert.deepEqual(named.filter((rule) => !known.has(rule)), []);
      }), { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 30) });
    });
  });
}

describe('the rows of the table', () => {
  it('have one name in both editions', () => {
    assert.deepEqual(requiredOf2017.map(({ name }) => name), requiredOf2018.map(({ name }) => name));
  });
});

describe('rule pages and checks', () => {
  it('have ids of their own', () => {
    const ids = [...rulesets.flatMap((ruleset) => ruleset.pages), ...findingRules()].map((page) => page.id);
    assert.deepEqual(ids.filter((id, index) => ids.indexOf(id) !== index), []);
  });
});

function editionOf(id: string): Ruleset {
  const edition = rulesets.find((ruleset) => ruleset.id === id);
  assert.ok(edition);
  return edition;
}

/** Whether the pages of a silent row are those of a row that the text does tell. */
function isToldElsewhere({ pages }: RequiredPages, all: readonly RequiredPages[]): boolean {
  return pages.every((page) => all.some((other) => other.silent === undefined && other.pages.includes(page)));
}

function findingsIn(text: string): readonly string[] {
  return [...new Set(analyze(text, { file: 'page.clash' }).findings.map((finding) => finding.rule))];
}

/** The rules of all modifiers and steps, with the dice or cards of seed 1. */
function rulesNamedIn(scenario: ScenarioAnalysis): readonly string[] {
  const steps = scenario.timeline().rounds.flatMap((round) => round.steps);
  const pools = [
    ...steps.flatMap((step) => [...(step.pool === undefined ? [] : [step.pool]), ...(step.parties ?? []).map((party) => party.pool)]),
    ...scenario.odds().rounds.flatMap((round) => round.actions.map((action) => action.pool)),
  ];
  return [...new Set([...steps.flatMap((step) => step.rule ?? []), ...pools.flatMap((pool) => pool.modifiers.map((modifier) => modifier.rule))])];
}

/** Every scenario of the samples, whichever edition it is written for. */
function samples(): readonly ScenarioAnalysis[] {
  const files = readdirSync(inProject('samples'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.clash'));
  return files.flatMap((file) => analyze(textOf(file), { file, include: (path) => textOf(join(dirname(file), path)) }).scenarios);
}

function textOf(file: string): string {
  return readFileSync(inProject('samples', file), 'utf8');
}
