/** What every game has to keep, whatever its rules are: it is enough that it stands in the list. So do the toys. */
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

    it('has pages that are complete', () => {
      assert.deepEqual(pageComplaints(ruleset), []);
    });

    it('is shown in three samples at least, and has two small cases, and one of several rounds', () => {
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
      it(`has chances over all courses of ${name}`, () => {
        assert.deepEqual(overallComplaints(scenario.overall), []);
      });
    }

    for (const { name, scenario } of own(small)) {
      it(`has the odds that all courses of ${name} come to`, () => {
        assert.deepEqual(enumerationComplaints(ruleset, scenario.scenario), []);
      });
    }

    for (const { name, scenario } of own(several)) {
      it(`has the chances that all courses of all rounds of ${name} come to`, () => {
        assert.deepEqual(laterComplaints(ruleset, scenario.scenario), []);
      });
    }
  });
}

describe('the small cases', () => {
  it('are understood', () => {
    assert.deepEqual(smallCaseProblems(), []);
  });
});

describe('rule pages and checks', () => {
  it('have ids of their own', () => {
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

    it('has odds that are all that can happen', () => {
      assert.deepEqual(oddsComplaints(analysis.odds()), []);
    });

    it('tells what came of contests in the words of their odds', () => {
      assert.deepEqual(stepComplaints(ruleset, analysis.timeline(), analysis.odds()), []);
    });

    it('notes what its odds tell apart', () => {
      assert.deepEqual(notedComplaints(ruleset, scenario), []);
    });

    it('tells by a check whatever a plan leaves out', () => {
      assert.deepEqual(problemComplaints(ruleset, scenario), []);
    });

    it('explains all that is thrown', () => {
      assert.deepEqual(poolComplaints(ruleset, poolsOf(analysis.timeline(), analysis.odds()), isWritten), []);
    });

    it('goes the same way when nobody watches', () => {
      assert.deepEqual(silenceComplaints(ruleset, scenario), []);
    });

    it('goes the same way again', () => {
      assert.deepEqual(samenessComplaints(ruleset, scenario, analysis.seed), []);
    });
  });
}
