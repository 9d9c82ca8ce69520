/** What every game in the list must satisfy, whatever its rules; the toy games too. */
import assert from 'node:assert/strict';
import { analyzeScenario, findingRules } from '../../../server/analysis/index.ts';
import { decisionOf, type Ruleset } from '../../../server/engine/index.ts';
import { enumerationComplaints } from './enumeration.ts';
import { problemComplaints } from './inspecting.ts';
import { laterComplaints } from './later-rounds.ts';
import { notedComplaints } from './noted.ts';
import { oddsComplaints, overallComplaints } from './odds.ts';
import { pageComplaints } from './pages.ts';
import { poolComplaints, poolsOf } from './pools.ts';
import { samples, severalRounds, smallCaseProblems, smallCases, type Case } from './scenarios.ts';
import { silenceComplaints } from './unrecorded-play.ts';
import { samenessComplaints, stepComplaints } from './steps.ts';
import { vocabularyComplaints } from './vocabulary.ts';
import { games } from './written.ts';

const [shown, small, several] = [samples(), smallCases(), severalRounds()];

for (const ruleset of games) {
  const own = (cases: readonly Case[]): readonly Case[] => cases.filter(({ scenario }) => scenario.ruleset === ruleset);

  describe(`the game ${ruleset.id}`, () => {
    it('describes its words', () => {
      assert.deepEqual(vocabularyComplaints(ruleset), []);
    });

    it('has complete pages', () => {
      assert.deepEqual(pageComplaints(ruleset), []);
    });

    it('has at least three samples, two small cases, and one of several rounds', () => {
      assert.ok(own(shown).length >= 3);
      assert.ok(own(small).length >= 2);
      assert.ok(own(several).length >= 1);
    });

    it('shows contests and modifiers in its samples', () => {
      const timelines = own(shown).map(({ scenario }) => scenario.timeline());
      assert.ok(
        timelines.some(({ rounds }) =>
          rounds.some(({ steps }) => steps.some((step) => decisionOf(step) !== undefined)),
        ),
      );
      assert.ok(
        own(shown).some(({ scenario }) =>
          poolsOf(scenario.timeline(), scenario.odds()).some(({ modifiers }) => modifiers.length > 0),
        ),
      );
    });

    for (const each of [...shown, ...small].filter(({ scenario }) => isPlayedBy(ruleset, scenario.ruleset))) {
      holdsTogether(ruleset, each);
    }

    for (const { name, scenario } of [...own(shown), ...own(small)]) {
      it(`has consistent chances over all courses of ${name}`, () => {
        assert.deepEqual(overallComplaints(scenario.overall), []);
      });
    }

    for (const { name, scenario } of own(small)) {
      it(`has the odds that enumerating ${name} gives`, () => {
        assert.deepEqual(enumerationComplaints(ruleset, scenario.scenario), []);
      });
    }

    for (const { name, scenario } of own(several)) {
      it(`has the chances that enumerating all rounds of ${name} gives`, () => {
        assert.deepEqual(laterComplaints(ruleset, scenario.scenario), []);
      });
    }
  });
}

describe('the small cases', () => {
  it('can be read without problems', () => {
    assert.deepEqual(smallCaseProblems(), []);
  });
});

describe('rule pages and checks', () => {
  it('have unique ids', () => {
    const ids = [...games.flatMap((ruleset) => ruleset.pages), ...findingRules()].map((page) => page.id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
  });
});

/** Each game of a family plays the scenarios of the others. */
function isPlayedBy(ruleset: Ruleset, its: Ruleset): boolean {
  return ruleset === its || (ruleset.family !== undefined && ruleset.family === its.family);
}

function holdsTogether(ruleset: Ruleset, { name, scenario: { scenario }, isWritten }: Case): void {
  describe(`playing ${name}`, () => {
    const analysis = analyzeScenario(scenario, ruleset);

    it('has odds that cover everything that can happen', () => {
      assert.deepEqual(oddsComplaints(analysis.odds()), []);
    });

    it('reports results of contests in the words of their odds', () => {
      assert.deepEqual(stepComplaints(ruleset, analysis.timeline(), analysis.odds()), []);
    });

    it('records the outcomes that its odds distinguish', () => {
      assert.deepEqual(notedComplaints(ruleset, scenario), []);
    });

    it('has a finding for everything that a plan leaves out', () => {
      assert.deepEqual(problemComplaints(ruleset, scenario), []);
    });

    it('explains everything that is thrown', () => {
      assert.deepEqual(poolComplaints(ruleset, poolsOf(analysis.timeline(), analysis.odds()), isWritten), []);
    });

    it('runs the same when nothing is recorded', () => {
      assert.deepEqual(silenceComplaints(ruleset, scenario), []);
    });

    it('runs the same again with the same seed', () => {
      assert.deepEqual(samenessComplaints(ruleset, scenario, analysis.seed), []);
    });
  });
}
