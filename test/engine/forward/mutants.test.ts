/** The forward pass agrees with plain enumeration, and each possible mistake in it, made on purpose, is reported. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { runToEnd } from '../../../server/engine/generators/run-to-end.ts';
import { everyOdds, samplingOf, type Beginning, type Kernel } from '../../../server/engine/forward/index.ts';
import {
  seededThrows,
  share,
  type Fact,
  type Figure,
  type OutcomeOdds,
  type Round,
} from '../../../server/engine/index.ts';
import { stateDistribution } from '../../../server/engine/play/overall/state-distribution.ts';
import { pileKernel, isHurt, scenario, source, type Pile } from './pile-game.ts';

type PileKernel = Kernel<Pile, Fact>;

/** The results of Ann’s action in a round, enumerated by hand: every card there is, one after the other. */
function truth(round: number): ReadonlyMap<string, Fraction> {
  const sums = new Map<string, Fraction>();
  const add = (name: string, chance: Fraction): void => {
    sums.set(name, (sums.get(name) ?? new Fraction(0)).add(chance));
  };
  const goOn = (left: readonly number[], hurt: boolean, number: number, chance: Fraction): void => {
    const pile = left.length === 0 ? [1, 2, 3] : left;
    const each = chance.div(pile.length);
    if (number === round && hurt) add('cannot-act', chance);
    for (const card of pile) {
      const taken = card === 1 ? [1, 2] : [card];
      const rest = pile.filter((other) => !taken.includes(other));
      if (number < round) goOn(rest, hurt || card === 3, number + 1, each);
      else if (!hurt && card === 3) add('succeeds', each);
    }
  };
  goOn([1, 2, 3], false, 1, new Fraction(1));
  return sums;
}

const rounds = [1, 2, 3] as const;
const start: Beginning<Pile> = { from: 1, found: [{ state: pileKernel.start, chance: new Fraction(1) }] };

/** Where the exact mixture differs from enumeration. */
function exactFaults(kernel: PileKernel): readonly string[] {
  const known = runToEnd(stateDistribution(kernel));
  return rounds.flatMap((number) => {
    const round = scenario.rounds[number - 1]!;
    const odds = everyOdds(known.get(number - 1)?.finds ?? [], (state) => kernel.oddsIn(state, round));
    return faultsIn(number, odds?.actions[0]?.odds, (figure, chance) => figure.chance.equals(chance));
  });
}

/** Where the sampled result is off by more than four standard errors. */
function playedFaults(kernel: PileKernel, beginning = start): readonly string[] {
  const sampling = samplingOf(kernel, beginning, { questions: [isHurt] });
  runToEnd(sampling.goOn(3200));
  return rounds
    .filter((number) => number > beginning.from)
    .flatMap((number) =>
      faultsIn(number, sampling.round(number - 1)?.odds.actions[0]?.odds, ({ chance, sample }, exact) => {
        const error = Math.max((sample!.high - sample!.low) / 4, 1e-6);
        return Math.abs(share({ chance }) - exact.valueOf()) <= 4 * error;
      }),
    );
}

function faultsIn(
  number: number,
  odds: OutcomeOdds | undefined,
  isSame: (figure: Figure, chance: Fraction) => boolean,
): readonly string[] {
  return [...truth(number)].flatMap(([name, chance]) => {
    const figure = odds?.get(name);
    return figure !== undefined && isSame(figure, chance)
      ? []
      : [`round ${number}, ${name}: ${figure?.chance.valueOf()} and not ${chance.toFraction()}`];
  });
}

const withoutReference: PileKernel = (({ reference: _, ...kernel }) => kernel)(pileKernel);
const unknown = [{ id: 'draw', kind: 'draw', parties: ['Ann'], source, why: 'nobody can tell' }];
/** The odds from a pile of one are not known. */
const partlyUnknown: PileKernel = {
  ...withoutReference,
  oddsIn: (pile, round) =>
    pile.left.length === 1 && !pile.hurt ? { actions: [], contests: [], unknown } : pileKernel.oddsIn(pile, round),
  // Somebody who draws a 3 is hurt by it: used to find the action’s result in a play.
  holds: ({ hurt }, question) => (question.kind === 'is' || question.kind === 'did') && hurt,
};

describe('the forward pass', () => {
  it('agrees with plain enumeration, exactly and sampled', () => {
    assert.deepEqual(exactFaults(pileKernel), []);
    assert.deepEqual(playedFaults(pileKernel), []);
    assert.deepEqual(playedFaults(withoutReference), []);
  });

  it('uses plays where the odds of some states aren’t known', () => {
    // Beyond the second round none are known.
    const faults = playedFaults(partlyUnknown).filter((each) => each.startsWith('round 2'));
    assert.deepEqual(faults, []);
  });

  it('continues from the known states', () => {
    const found = runToEnd(stateDistribution(pileKernel)).get(1)!.found;
    assert.deepEqual(playedFaults(pileKernel, { from: 2, found }), []);
  });

  it('gives no bound where states bound a chance from both sides', () => {
    const bounded = (kernel: PileKernel): PileKernel => ({
      ...kernel,
      oddsIn: (pile, round) => {
        const odds = kernel.oddsIn(pile, round);
        const bound = pile.left.includes(3) ? ('at least' as const) : ('at most' as const);
        return {
          ...odds,
          actions: odds.actions.map((action) => ({
            ...action,
            odds: new Map([...action.odds].map(([name, figure]) => [name, { ...figure, bound }])),
          })),
        };
      },
    });
    const first = scenario.rounds[0] as Round;
    const state = (left: readonly number[]) => ({ state: { left, hurt: false }, chance: new Fraction(1, 2) });
    const boundOf = (...piles: readonly (readonly number[])[]): string | undefined =>
      everyOdds(piles.map(state), (pile) => bounded(pileKernel).oddsIn(pile, first))!.actions[0]!.odds.get('succeeds')!
        .bound;
    assert.deepEqual(
      [boundOf([1, 3], [2, 3]), boundOf([1, 2], [1]), boundOf([1, 3], [1, 2])],
      ['at least', 'at most', undefined],
    );
  });
});

describe('a mistake in the forward pass', () => {
  const reported = (faults: readonly string[]): void => {
    assert.notEqual(faults.length, 0, 'nothing is reported');
  };

  it('is reported where a field is missing from a key', () => {
    reported(exactFaults({ ...pileKernel, keyOf: ({ hurt }) => String(hurt) }));
    reported(playedFaults({ ...withoutReference, keyOf: ({ hurt }) => String(hurt) }));
  });

  it('is reported where the order of dealing is changed', () => {
    const lowestFirst: PileKernel = {
      ...pileKernel,
      after: (pile, round, throws) =>
        pileKernel.after(pile, round, { pick: (n) => Math.min(throws.pick(n), throws.pick(n)) }),
    };
    reported(exactFaults(lowestFirst));
    reported(playedFaults(lowestFirst));
  });

  it('is reported where all states share one seed', () => {
    reported(playedFaults({ ...pileKernel, after: (pile, round) => pileKernel.after(pile, round, seededThrows(7)) }));
  });

  it('is reported where a few survivors are copied instead of playing new courses', () => {
    const found = [3, 4].map((seed) => ({
      state: pileKernel.after(pileKernel.start, scenario.rounds[0]!, seededThrows(seed)),
      chance: new Fraction(1, 2),
    }));
    reported(playedFaults(pileKernel, { from: 2, found }));
  });

  it('is reported where states without known odds are dropped', () => {
    reported(
      playedFaults({
        ...partlyUnknown,
        oddsIn: (pile, round) => ({ ...partlyUnknown.oddsIn(pile, round), unknown: [] }),
      }),
    );
  });
});
