/** Everybody’s states after a step. */
import { strict as assert } from 'node:assert';
import { keptStates, statesAfter, unmarkedAll } from '../../../client/webview/model/states.ts';
import type { RoundView } from '../../../server/protocol/index.ts';
import { rounds, unhurt } from '../fixture.ts';

const ghoul = (round: RoundView, at: number) => statesAfter(round, at).find(({ name }) => name === 'Ghoul')!;
const laura = (round: RoundView, at: number) => statesAfter(round, at).find(({ name }) => name === 'Laura')!;
const [first, second] = [rounds[0]!, rounds[1]!];

describe('everybody’s states', () => {
  it('are those before the round until a step changes them', () => {
    assert.deepEqual(statesAfter(first, 4), unhurt);
  });

  it('has the changes of the step marked', () => {
    assert.deepEqual(
      [ghoul(first, 5).changed, ghoul(first, 5).tracks[0]],
      [true, { name: 'Toughness', now: 3, was: 5, base: 5 }],
    );
    assert.deepEqual(
      statesAfter(first, 5).map(({ name }) => name),
      ['Agent Pfister', 'Ghoul', 'Laura'],
    );
  });

  it('lose the marks of earlier steps, and what was removed', () => {
    const { changed, wasAt, tracks, conditions, gear, place } = laura(second, 4);
    assert.deepEqual(
      { changed, wasAt, tracks, conditions, gear, place },
      {
        changed: false,
        wasAt: undefined,
        tracks: [{ name: 'Toughness', now: -1, base: 3 }],
        conditions: [{ text: 'out of the fight' }],
        gear: [{ text: 'The Star' }],
        place: 'by the window',
      },
    );
  });

  it('show a track that goes once more, in the step with which it goes', () => {
    const gone = { name: 'FAT', now: 0, was: 2, isBurden: true, gone: true } as const;
    const [one] = unhurt;
    const steps = first.steps.map((step, at) => ({
      ...step,
      changed: at === 2 ? [{ ...one!, changed: true, tracks: [...one!.tracks, gone] }] : [],
    }));
    const fatigue = (at: number) =>
      statesAfter({ ...first, before: unhurt, steps }, at)[0]!.tracks.filter(({ name }) => name === 'FAT');
    assert.deepEqual([2, 3].map(fatigue), [[gone], []]);
  });

  it('lose marks that a round comes with', () => {
    const marked: RoundView = { ...second, before: statesAfter(first, 5) };
    assert.deepEqual(ghoul(marked, 0).conditions, [{ text: 'bleeding' }]);
    assert.equal(ghoul(marked, 0).changed, false);
  });

  it('are the same objects for those whom nothing changes, step for step', () => {
    assert.equal(laura(first, 0), laura(first, 5));
    assert.equal(statesAfter(first, 5), statesAfter(first, 5));
    assert.equal(ghoul(second, 3), ghoul(second, 4));
    assert.equal(unmarkedAll(unhurt), unhurt);
  });

  it('stay the same objects for equal states in another round or course', () => {
    const copy = structuredClone(statesAfter(first, 4));
    const after = copy.map((one) => (one.name === 'Ghoul' ? { ...one, place: 'in the hall' } : one));
    const kept = keptStates(statesAfter(first, 4), after);
    assert.deepEqual(kept, after);
    assert.deepEqual(
      kept.map((one) => statesAfter(first, 4).includes(one)),
      [true, false, true],
    );
    assert.deepEqual(keptStates(after.slice(1), after), after);
  });

  it('include somebody who joins in the middle of a round', () => {
    const { steps } = first;
    const late: RoundView = {
      ...first,
      before: unhurt.slice(0, 1),
      steps: steps.map((step, at) => (at === 2 ? { ...step, changed: [unhurt[1]!] } : step)),
    };
    assert.deepEqual(
      [1, 2].map((at) => statesAfter(late, at).length),
      [1, 2],
    );
  });
});
