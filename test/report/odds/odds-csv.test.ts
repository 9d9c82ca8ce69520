/** The odds as CSV: one row for every figure of the JSON, and nothing that a spreadsheet would execute. */
import assert from 'node:assert/strict';
import { analyze, expectationResults, type Analysis } from '../../../server/analysis/index.ts';
import { oddsCsv, oddsJson } from '../../../server/report/index.ts';
import { csvLine } from '../../../server/report/export/csv.ts';
import { rowsOfCsv } from './csv-rows.ts';
import { everySample } from '../every-sample.ts';

/** Everything that looks like a figure, anywhere. */
function figuresIn(value: unknown): readonly { readonly value: number; readonly exact?: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'value' in value && typeof value.value === 'number' && ('exact' in value || 'sample' in value)
      ? [{ value: value.value, ...('exact' in value ? { exact: String(value.exact) } : {}) }]
      : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

function tableOf(analysis: Analysis): readonly Readonly<Record<string, string>>[] {
  const expected = new Map(
    analysis.scenarios.map((scenario) => [scenario.chances.odds, expectationResults(analysis, scenario)]),
  );
  const [heading, ...rows] = rowsOfCsv(oddsCsv([...expected.keys()], (scenario) => expected.get(scenario) ?? []));
  for (const row of rows) assert.equal(row.length, heading!.length);
  return rows.map((row) => Object.fromEntries(heading!.map((name, at) => [name, row[at]!])));
}

function jsonOf(analysis: Analysis): unknown {
  const expected = new Map(
    analysis.scenarios.map((scenario) => [scenario.chances.odds, expectationResults(analysis, scenario)]),
  );
  return oddsJson([...expected.keys()], analysis.linesOf, { expectedOf: (scenario) => expected.get(scenario) ?? [] });
}

const duel = `combatant Ann (she) of the Players
  Agility 3  Toughness 3
combatant Bill (he) of the Host
  Agility 3  Toughness 3
scenario "TITLE"
rules demon-city-2018
round 1 "HEAD"
  Ann: punches Bill.
  Bill: punches Ann.
`;

/** The tolerance for the ends of an interval, due to floating point. */
const rounding = 1e-9;

describe('the odds as comma-separated values', () => {
  for (const { name, analysis } of everySample()) {
    it(`have every figure of the JSON once, of ${name}`, () => {
      const key = ({ value, exact }: { readonly value: number; readonly exact?: string }): string =>
        `${value} ${exact ?? ''}`;
      const rows = tableOf(analysis);
      const told = rows.map(({ decimal, numerator, denominator }) =>
        key({
          value: Number(decimal),
          ...(numerator === '' ? {} : { exact: denominator === '1' ? numerator! : `${numerator}/${denominator}` }),
        }),
      );
      assert.deepEqual(told.sort(), figuresIn(jsonOf(analysis)).map(key).sort());
      for (const row of rows) {
        assert.equal(row['numerator'] === '', row['plays'] !== '');
        if (row['plays'] !== '')
          assert.ok(
            Number(row['sample low']) <= Number(row['decimal']) + rounding &&
              Number(row['decimal']) <= Number(row['sample high']) + rounding,
          );
      }
    }).timeout(60_000);
  }

  it('say what each figure is about', () => {
    const analysis = analyze(duel, { file: 'any.clash' });
    const [takesEffect] = analysis.scenarios[0]!.odds().rounds[0]!.actions[0]!.odds.values();
    const { scenario, round, title, of, what, outcome, numerator, denominator } = tableOf(analysis).find(
      ({ about, who }) => about === 'action' && who === 'Ann',
    )!;
    assert.deepEqual(
      [scenario, round, title, of, what, outcome, `${numerator}/${denominator}`],
      ['TITLE', '1', 'HEAD', 'all courses', 'Ann punches Bill', 'succeeds', takesEffect!.chance.toFraction()],
    );
  });

  it('let no words of a document become a formula, or break out of their cell', () => {
    const words = "=HYPERLINK(1),'x'";
    const [row] = tableOf(analyze(duel.replace('TITLE', words).replace('HEAD', '@SUM(1)'), { file: 'any.clash' }));
    assert.deepEqual([row!['scenario'], row!['title']], [`'${words}`, "'@SUM(1)"]);
    assert.deepEqual(
      rowsOfCsv(
        [
          ['a', 'b'],
          ['-1', -1],
          ['x"y\r\nz', undefined],
          ['\t+1', 2n],
        ]
          .map(csvLine)
          .join(''),
      ),
      [
        ['a', 'b'],
        ["'-1", '-1'],
        ['x"y\r\nz', ''],
        ["'\t+1", '2'],
      ],
    );
  });
});
