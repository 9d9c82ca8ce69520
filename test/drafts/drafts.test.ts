/**
 * First drafts, written without the reference. After repeatedly applying the first fix of the first error they have no
 * errors, can be played, and still say what was meant. `node test/drafts/show.ts NAME` shows how one is corrected.
 */
import assert from 'node:assert/strict';
import type { Analysis } from '../../server/analysis/index.ts';
import { draftNames, readDraft, type Draft } from './draft.ts';
import { FinalReading } from './final-reading.ts';
import { mendDraft, type Mended } from './mend.ts';
import { toldFates } from './report.ts';
import { becomeProse, droppedActions, fatesOf } from './survival.ts';

/** The game that each draft names in its own words; one names none. */
const games: Readonly<Record<string, string>> = {
  bridge: 'attack-algorithm',
  chapel: 'demon-city-2018',
  'flooded-cinema': 'demon-city-2018',
  garage: 'demon-city-2017',
  heist: 'quick-shot',
  'moor-skirmish': 'demon-city-2018',
  pier: 'demon-city-2018',
  rooftop: 'quick-shot',
  'stat-block': 'demon-city-2018',
};

for (const name of draftNames()) {
  describe(`the draft ${name}`, () => {
    const draft = readDraft(name);
    let mended: Mended;
    before(function () {
      this.timeout(60_000);
      mended = mendDraft(draft.text);
    });

    it('has no errors after its first fixes', () => {
      assert.equal(mended.stuck, undefined);
      assert.deepEqual(mended.errors, []);
    });

    it('is one scenario of the game that it names', () => {
      const { ruleset } = finalOf(mended.analysis);
      assert.equal(ruleset.id, games[name] ?? ruleset.id);
    });

    if (draft.expected.some(({ kind }) => kind === 'round')) it('can be played', () => assertPlays(mended.analysis));

    it('keeps at least nine in ten of its meanings', () => {
      const fates = fatesOf(draft, finalOf(mended.analysis));
      const survive = fates.filter(({ lost }) => lost.length === 0).length;
      assert.ok(survive >= (fates.length * 9) / 10, toldFates(fates));
    });

    it('has lost no action', () => {
      assert.deepEqual(
        droppedActions(draft, finalOf(mended.analysis)).map(({ line, typed }) => `${line}: ${typed.trim()}`),
        [],
      );
    });

    it('has only prose as prose', () => {
      assert.deepEqual(proseOf(draft, mended.analysis), []);
    });
  });
}

function proseOf(draft: Draft, analysis: Analysis): readonly string[] {
  const final = finalOf(analysis);
  return becomeProse(fatesOf(draft, final), final).map(({ line, typed }) => `${line}: ${typed.trim()}`);
}

function finalOf(analysis: Analysis): FinalReading {
  const [only, ...others] = analysis.reading.scenarios;
  assert.ok(only !== undefined && others.length === 0, `There are ${analysis.reading.scenarios.length} scenarios`);
  return new FinalReading(analysis, only.scenario, only.ruleset);
}

function assertPlays(analysis: Analysis): void {
  const [scenario] = analysis.scenarios;
  assert.ok(scenario !== undefined, 'There is no scenario');
  const timeline = scenario.timeline(scenario.seed);
  assert.ok(
    timeline.rounds.some(({ steps }) => steps.length > 0),
    'No round of it has a step',
  );
  const { rounds } = scenario.odds();
  assert.ok(
    rounds.some(({ actions }) => actions.length > 0),
    'No round of it has odds',
  );
}
