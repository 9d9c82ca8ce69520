/** Courses of rounds with the same text are played once, with the same results as if they were played again. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { runToEnd } from '../../../server/engine/generators/run-to-end.ts';
import { bounds } from '../../../server/engine/derive/index.ts';
import {
  LayerCache,
  samplingOf,
  type Beginning,
  type Kernel,
  type Sampling,
} from '../../../server/engine/forward/index.ts';
import type { Fact, PlayedText } from '../../../server/engine/index.ts';
import { isHurt, pileKernel, scenario, type Pile } from './pile-game.ts';

const beginning: Beginning<Pile> = { from: 1, found: [{ state: pileKernel.start, chance: new Fraction(1) }] };
const written: PlayedText = { head: 'a pile', rounds: ['draw', 'draw again', 'and again'] };
const otherwise: PlayedText = { ...written, rounds: ['draw', 'draw again', 'and once more'] };

/** The game, and the rounds in which it was played. */
function watched(): { readonly kernel: Kernel<Pile, Fact>; readonly played: number[] } {
  const played: number[] = [];
  return {
    kernel: {
      ...pileKernel,
      after: (pile, round, throws) => {
        played.push(round.number);
        return pileKernel.after(pile, round, throws);
      },
    },
    played,
  };
}

function told(sampling: Sampling, courses: number): unknown {
  runToEnd(sampling.goOn(courses));
  return scenario.rounds.map((_, index) => {
    const round = sampling.round(index)!;
    return {
      odds: round.odds.actions.map(({ odds }) => [...odds]),
      hurt: [round.found.chance(0), round.after.chance(0)],
    };
  });
}

const asked = { questions: [isHurt], before: [isHurt] };
const fresh = (courses: number): unknown => told(samplingOf(pileKernel, beginning, asked), courses);

describe('cached layers', () => {
  it('are played once for all scenarios that are alike up to them', () => {
    const kept = new LayerCache<Pile, Fact>();
    told(samplingOf(pileKernel, beginning, { ...asked, written }, kept), 100);
    const { kernel, played } = watched();
    const after = told(samplingOf(kernel, beginning, { ...asked, written: otherwise }, kept), 100);
    assert.deepEqual(new Set(played), new Set([3]));
    assert.deepEqual(after, fresh(100));
  });

  it('give the same results for each stage, also when they have been played further', () => {
    const kept = new LayerCache<Pile, Fact>();
    told(samplingOf(pileKernel, beginning, { ...asked, written }, kept), 400);
    const later = samplingOf(pileKernel, beginning, { ...asked, written: otherwise }, kept);
    for (const courses of [100, 200, 400, 800]) assert.deepEqual(told(later, courses), fresh(courses));
  });

  it('are played again where something before them has changed', () => {
    const kept = new LayerCache<Pile, Fact>();
    told(samplingOf(pileKernel, beginning, { ...asked, written }, kept), 100);
    const { kernel, played } = watched();
    const rounds = ['draw two', 'draw again', 'and again'];
    told(samplingOf(kernel, beginning, { ...asked, written: { ...written, rounds } }, kept), 100);
    assert.deepEqual(new Set(played), new Set([1, 2, 3]));
  });

  it('are dropped where there are too many of them, and played again for scenarios that continue them', () => {
    const kept = new LayerCache<Pile, Fact>();
    const first = samplingOf(pileKernel, beginning, { ...asked, written }, kept);
    told(first, 100);
    // Three layers for each, none of them below 100 kB.
    for (let other = 1; other <= bounds['layers of courses'].bytes! / 300_000; other += 1) {
      const head = `pile number ${other}`;
      runToEnd(samplingOf(pileKernel, beginning, { ...asked, written: { ...written, head } }, kept).goOn(1));
    }
    const { kernel, played } = watched();
    assert.deepEqual(told(samplingOf(kernel, beginning, { ...asked, written }, kept), 200), fresh(200));
    assert.deepEqual(new Set(played), new Set([1, 2, 3]));
    assert.deepEqual(told(first, 200), fresh(200));
  });
});
