/** A round whose condition names nobody who can meet it: no figures are given for its chance. */
import assert from 'node:assert/strict';
import { runToEnd } from '../../server/engine/index.ts';
import { analyze, say, expectationResults } from '../../server/analysis/index.ts';
import { codeLensSteps, lensRoundOf, resolvedLens } from '../../server/lsp/annotations/code-lenses.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';
import { oddsJson, oddsPage, oddsText, roundMarkdown } from '../../server/report/index.ts';
import { editsOf, withEdits } from '../../server/language/index.ts';

const acted = (rules: string): string => `scenario "Row G"
rules ${rules}
combatant Usher of the Host
  Agility 3  Toughness 3
combatant Nora (she) of the Players
  Agility 3  Toughness 3
expect Usher succeeds at least 30% in round 2
round 1
  Usher: punches Nora.
  Nora: punches Usher.
round 2 if Nora acted
  Usher: punches Nora.
`;

describe('a condition that asks whether a person acted', () => {
  for (const rules of ['demon-city-2017', 'demon-city-2018']) {
    const analysis = analyze(acted(rules), { file: 'test.clash' });
    const [only] = analysis.scenarios;

    it(`leaves an expectation in its round undecided in ${rules}, and says why`, () => {
      assert.deepEqual(
        only!.outcomeFindings.map((each) => `${each.rule}: ${say(each)}`),
        ['expectation-open: Not judged, since “Nora” in the condition of round 2 can’t be read'],
      );
      const [told] = expectationResults(analysis, only!);
      assert.deepEqual([told!.verdict, told!.why], ['unjudged', 'the condition in line 11 can’t be read']);
    });

    it(`has one lens above its round that says so in ${rules}, and no other`, () => {
      const lastValid = new LastValid();
      const words = runToEnd(codeLensSteps(analysis, lastValid)).flatMap((lens) => {
        const about = lensRoundOf(lens);
        if (about === undefined || lens.range.start.line !== 10) return [];
        const shown = {
          analysis,
          lastValid,
          shown: lastValid.shown(analysis, 0).map((scenario) => ({ scenario, heldFrom: Infinity })),
          movesOf: () => [],
        };
        return `${about.kind}: ${resolvedLens(lens, about, shown)?.command?.title}`;
      });
      assert.deepEqual(words, ['step: its condition can’t be read']);
    });

    it(`has no figures in ${rules}, and each kind of output says why`, () => {
      const [scenario] = analysis.scenarios;
      const round = scenario!.chances.odds.rounds.find(({ round: number }) => number === 2)!;
      const why = 'its condition can’t be read';
      assert.match(
        oddsText([scenario!.chances.odds], analysis.linesOf),
        new RegExp(`\nRound 2 \\(line 11\\)\n  ${why}\n?`, 'u'),
      );
      assert.match(oddsPage('Test', round), /\nIts condition can’t be read\.\n/u);
      assert.doesNotMatch(oddsPage('Test', round), /no chances to show/iu);
      assert.equal(roundMarkdown(round), '*Its condition can’t be read*');
      const told = oddsJson([scenario!.chances.odds], analysis.linesOf).scenarios[0]!.rounds.find(
        (each) => each.round === 2,
      )!;
      assert.deepEqual(Object.keys(told).sort(), ['actions', 'contests', 'given', 'round', 'why']);
    });
  }

  it('can be corrected: whether she succeeded, or whether her side acted', () => {
    const text = acted('demon-city-2018');
    const { findings, reading } = analyze(text, { file: 'test.clash' });
    const fixes = findings.find(({ rule }) => rule === 'unknown-name')?.fixes ?? [];
    assert.deepEqual(
      fixes.map((fix) => withEdits(text, editsOf(reading, fix)).split('\n')[10]),
      ['round 2 if Nora succeeded', 'round 2 if the Players acted'],
    );
  });
});
