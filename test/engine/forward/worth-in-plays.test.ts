/**
 * What a throw is worth in a later round is computed from a few plays, with an interval that contains the true
 * difference.
 */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { runToEnd } from '../../../server/engine/generators/run-to-end.ts';
import {
  coursesIn,
  pairedMove,
  reasonsIn,
  rulesets,
  share,
  type Figure,
  type OverallOdds,
  type OverallRound,
  type PoolChange,
} from '../../../server/engine/index.ts';
import { generatedTexts } from '../../recorded/generated.ts';
import { smallContests } from './small-contests.ts';
import { smallDecks } from './small-decks.ts';

const seeds = 20;
const scenarios = 12;

/**
 * One difference: the error of the figure given for it, and its margin, which is 0 where all plays have the same
 * difference and no interval is given.
 */
interface Trial {
  readonly off: number;
  readonly within: number;
}

describe('the worth of a throw from a few plays', () => {
  for (const { id } of rulesets) {
    it(`has an interval that contains the worth over all courses, in ${id}`, () => {
      const texts = textsOf(id);
      const trials: Trial[] = [];
      let asked = 0;
      for (const text of texts) {
        const own = asked < scenarios ? trialsIn(text) : [];
        asked += own.length === 0 ? 0 : 1;
        trials.push(...own);
      }
      assert.ok(trials.length >= 60, `${trials.length} differences are told`);
      const doubtful = trials.filter(({ within }) => within >= rounding);
      const holding = doubtful.filter(({ off, within }) => Math.abs(off) <= within).length;
      assert.ok(holding >= doubtful.length * 0.9, `${holding} of ${doubtful.length} hold the true difference`);
      const mean = trials.reduce((sum, { off }) => sum + off, 0) / trials.length;
      const spread = Math.sqrt(trials.reduce((sum, { off }) => sum + (off - mean) ** 2, 0)) / trials.length;
      assert.ok(Math.abs(mean) <= 4 * spread + rounding, `they are off by ${mean} on average, give or take ${spread}`);
    }).timeout(300_000);
  }
});

/** Few of the generated scenarios of some games have a later round in which something is known exactly. */
function textsOf(game: string): readonly string[] {
  if (game === 'demon-city-2018') return smallDecks(scenarios * 4);
  return game === 'acquire-moveables' ? smallContests(scenarios * 2) : generatedTexts(game, scenarios * 8);
}

/** Precision to which figures are stored. */
const rounding = 1e-8;

/** In the last round where everything is known exactly: the first throw of its actions that changes a chance. */
function trialsIn(text: string): readonly Trial[] {
  const [analysis] = analyze(text, { file: 'asked.clash' }).scenarios;
  const round = analysis?.overall.rounds.findLast((each) => each.odds !== undefined);
  if (analysis === undefined || round === undefined) return [];
  const first = Math.min(...analysis.scenario.rounds.map(({ number }) => number));
  if (round.number === first) return [];
  const change = changeIn(round);
  if (change === undefined) return [];
  return Array.from({ length: seeds }, (_, at) => {
    const sampling = analysis.overall.sampling({ questions: [], seed: at + 1 + text.length * seeds, everything: true });
    if (sampling === undefined) return undefined;
    runToEnd(sampling.goOn(coursesIn(1)));
    const [now, changed] = [sampling.oddsOfFew(round.index), sampling.oddsOfFew(round.index, change.change)];
    const [one, other] = [now, changed].map((odds) => chanceOf(odds, change.change.who));
    const move = one === undefined || other === undefined ? undefined : pairedMove(one, other);
    return move === undefined ? undefined : { off: move.by - change.by, within: move.within };
  }).flatMap((trial) => trial ?? []);
}

/** The first reason without which a chance is different, and by how much. */
function changeIn(round: OverallRound): { readonly change: PoolChange; readonly by: number } | undefined {
  for (const { actor, pool, odds } of round.odds?.actions ?? []) {
    const [now] = odds.values();
    for (const without of reasonsIn(pool)) {
      const change = { who: actor, without };
      const after = chanceOf(round.changed(change), actor);
      if (now === undefined || after === undefined || after.chance.equals(now.chance)) continue;
      return { change, by: share(after) - share(now) };
    }
  }
  return undefined;
}

function chanceOf(odds: OverallOdds | undefined, who: string): Figure | undefined {
  const [figure] = odds?.actions.find(({ actor }) => actor === who)?.odds.values() ?? [];
  return figure;
}
