/** How the view changes, without a page: places, showings, rounds and what is kept. */
import { strict as assert } from 'node:assert';
import { outgoing } from '../../../client/webview/model/outgoing.ts';
import type { ViewEvent } from '../../../client/webview/model/reduce.ts';
import { withRound } from '../../../client/webview/model/showing.ts';
import {
  awaitedPlace,
  firstView,
  isComplete,
  roundsNeeded,
  roundsToAsk,
  stateOf,
} from '../../../client/webview/model/view.ts';
import { branch, course, model, rounds, uri, withHead, without } from '../fixture.ts';
import { courseOf, wholeRounds } from '../make-course.ts';
import { after, answered, from, kept, key, shown } from './view-events.ts';

const moves = (...all: readonly Extract<ViewEvent, { type: 'move' }>['move'][]): string | undefined =>
  key(after(shown(), ...all.map((move): ViewEvent => ({ type: 'move', move }))));
const round = (at: number, id = 1): ViewEvent => ({ type: 'round', id, course: 'original', at, round: rounds[at]! });

describe('the view of the panel', () => {
  it('begins at the first step, or at the one that the extension names', () => {
    assert.equal(key(after(shown())), '1/pfister');
    assert.equal(key(after(shown(course, { step: '2/read' }))), '2/read');
  });

  it('moves by steps and stops at both ends', () => {
    assert.equal(moves('next', 'next', 'back'), '1/ghoul');
    assert.equal(moves('back'), '1/pfister');
    assert.equal(moves('last', 'next'), '2/end');
    assert.equal(moves('last', 'first'), '1/pfister');
  });

  it('moves by rounds, to their first steps', () => {
    assert.equal(moves('next', 'nextRound'), '2/read');
    assert.equal(moves('last', 'previousRound'), '1/pfister');
    assert.equal(moves('nextRound', 'nextRound'), '2/read');
  });

  it('moves by changes of state', () => {
    assert.equal(moves('nextChange'), '1/damage');
    assert.equal(moves('nextChange', 'nextChange'), '2/damage');
    assert.equal(moves('last', 'previousChange', 'previousChange'), '1/damage');
    assert.equal(moves('last', 'nextChange'), '2/end');
  });

  it('goes to a step by its index or its key, in the other course if only that has it', () => {
    const both = after(shown(course, { branch }), { type: 'turn', course: 'branch' });
    assert.equal(key(from(both, { type: 'goTo', step: '1/clash' })), '1/clash');
    assert.equal(from(both, { type: 'goTo', step: '2/damage' }).course, 'original');
    assert.equal(key(from(both, { type: 'goTo', step: 'nowhere' })), '1/pfister');
    assert.equal(key(from(both, { type: 'visit', index: 99 })), '1/pfister');
  });

  it('reports only the reader’s own moves to the extension', () => {
    const view = after(shown());
    const told = (event: ViewEvent): unknown => outgoing(event, view, from(view, event));
    assert.deepEqual(told({ type: 'visit', index: 1 }), [
      { type: 'stepped', step: '1/ghoul', lines: { uri, from: 35, to: 35 } },
    ]);
    assert.deepEqual(told({ type: 'goTo', step: '1/ghoul' }), [
      { type: 'stepped', step: '1/ghoul', lines: { uri, from: 35, to: 35 } },
    ]);
    for (const event of [
      { type: 'go', step: '1/ghoul' },
      { type: 'move', move: 'back' },
      { type: 'visit', index: 99 },
    ] as const)
      assert.deepEqual(told(event), []);
  });

  it('reports whether panel and text follow each other, when that changes', () => {
    const view = after(shown());
    const told = (on: boolean): unknown =>
      outgoing({ type: 'together', on }, view, from(view, { type: 'together', on }));
    assert.deepEqual(told(false), [{ type: 'together', on: false }]);
    assert.deepEqual(told(true), []);
  });
});

describe('the place of the reader', () => {
  it('stays at its step when an edit removes an earlier one', () => {
    assert.equal(key(after(shown(course, { step: '1/clash' }), shown(without('1/ghoul'), { id: 2 }))), '1/clash');
  });

  it('moves to the nearest step of the round when its own is gone', () => {
    assert.equal(key(after(shown(course, { step: '2/read' }), shown(without('2/read'), { id: 2 }))), '2/ghoul');
  });

  it('moves to the last step when its round is gone', () => {
    const shorter = courseOf(model, wholeRounds(course).slice(0, 1));
    assert.equal(key(after(shown(course, { step: '2/end' }), shown(shorter, { id: 2 }))), '1/damage');
  });

  it('starts at the beginning of another scenario, without trials, filter and pinned step', () => {
    const view = after(
      shown(course, { step: '2/end' }),
      { type: 'attempt', trial: { kind: 'seed', seed: 8 } },
      { type: 'sift', filter: { who: 'Laura' } },
      { type: 'pin' },
      shown(withHead({ scenario: 1 }), { id: 2 }),
    );
    assert.deepEqual([key(view), view.wish.trials, view.filter, view.pinned], ['1/pfister', [], undefined, undefined]);
  });

  it('stays in a renamed file', () => {
    assert.equal(
      key(
        after(shown(course, { step: '1/clash' }), shown(withHead({ uri: 'file:///adventure/other.clash' }), { id: 2 })),
      ),
      '1/clash',
    );
  });

  it('waits for a step of a later round while only the first rounds of the course have arrived', () => {
    const part = { ...courseOf({ ...model, goesOn: true }, wholeRounds(course).slice(0, 1)) };
    const view = from(firstView({ ...kept, step: '2/damage' }), shown(part));
    assert.deepEqual([key(view), stateOf(view)?.step], ['1/pfister', '2/damage']);
    assert.equal(key(from(view, shown(course, { id: 2 }))), '2/damage');
    assert.equal(key(from(view, { type: 'move', move: 'next' }, shown(course, { id: 2 }))), '1/ghoul');
    assert.equal(from(view, shown(without('2/damage'), { id: 2 })).sought, undefined);
  });
});

describe('the picture', () => {
  it('appears when its round has arrived, and stays until the next one is complete', () => {
    const view = after(shown());
    assert.equal(isComplete(view), false);
    const known = from(view, round(0));
    assert.equal(known.picture?.mark.key, '1/pfister');
    const ahead = from(known, { type: 'move', move: 'nextRound' });
    assert.deepEqual([ahead.picture?.mark.key, isComplete(ahead)], ['1/pfister', false]);
    const there = from(ahead, round(1));
    assert.deepEqual(
      [there.picture?.mark.key, there.picture?.index, there.picture?.at, isComplete(there)],
      ['2/read', 6, 0, true],
    );
  });

  it('stays over a new showing, until a round of that has arrived', () => {
    const view = from(answered(after(shown())), shown(withHead({ title: 'Under the Stair' }), { id: 2 }));
    assert.equal(view.picture?.model.title, 'Under the Bed');
    assert.equal(from(view, round(0, 1)).picture?.model.title, 'Under the Bed');
    assert.equal(from(view, round(0, 2)).picture?.model.title, 'Under the Stair');
  });

  it('is never made of a round that doesn’t fit its overview', () => {
    const cut = { ...rounds[0]!, steps: rounds[0]!.steps.slice(1) };
    assert.equal(
      after(shown(), { type: 'round', id: 1, course: 'original', at: 0, round: cut }).picture?.isOutline,
      true,
    );
  });

  it('is at first an outline of the requested step, from the overview, and never again', () => {
    const view = after(shown());
    assert.deepEqual(
      [view.picture?.mark.key, view.picture?.states, isComplete(view), awaitedPlace(view)?.step.key],
      ['1/pfister', [], false, '1/pfister'],
    );
    const further = from(view, { type: 'move', move: 'next' });
    assert.deepEqual([further.picture?.mark.key, further.picture?.isOutline], ['1/ghoul', true]);
    const known = from(further, round(0));
    assert.deepEqual([known.picture?.isOutline, isComplete(known), awaitedPlace(known)], [undefined, true, undefined]);
    assert.equal(from(known, shown(withHead({ title: 'Under the Stair' }), { id: 2 })).picture?.isOutline, undefined);
  });

  it('stays the same object while nothing of it changes', () => {
    const view = answered(after(shown()));
    assert.equal(from(view, { type: 'pace', seconds: 1 }, { type: 'stale', reason: 'no round' }).picture, view.picture);
  });

  it('stays the same object next to a pinned step in which something changes', () => {
    const view = answered(after(shown(course, { step: '1/damage' }), { type: 'pin' }, { type: 'move', move: 'next' }));
    assert.equal(view.picture?.compared?.key, '1/damage');
    assert.equal(from(view, { type: 'pace', seconds: 3 }, { type: 'together', on: false }).picture, view.picture);
  });

  it('is missing for a course in which nothing happens', () => {
    assert.equal(from(answered(after(shown())), shown(courseOf(model, []), { id: 2 })).picture, undefined);
  });

  it('has the trials of the showing in their order, not those requested since', () => {
    const trials = [{ kind: 'seed', seed: 8 }] as const;
    const view = answered(
      after(shown(course, { wish: { trials, redraws: [] } }), { type: 'forget', trials: undefined }),
    );
    assert.deepEqual([view.picture?.trials, view.wish.trials], [trials, []]);
  });

  it('is stale until the next course', () => {
    const stale = answered(after(shown(), { type: 'stale', reason: 'no round' }));
    assert.deepEqual([stale.stale, stale.picture?.model], ['no round', model]);
    assert.equal(from(stale, shown(course, { id: 2 })).stale, undefined);
  });
});

describe('the requested rounds', () => {
  const asked = (view: ReturnType<typeof after>): unknown =>
    roundsToAsk(view).map(({ course: name, at }) => `${name} ${at}`);
  const long = courseOf(
    model,
    Array.from({ length: 30 }, (_, at) => {
      const whole = wholeRounds(course)[0]!;
      return {
        ...whole,
        mark: { ...whole.mark, number: at + 1, index: at },
        steps: whole.steps.map((step) => ({ ...step, key: `${at} ${step.key}` })),
      };
    }),
  );

  it('are the one in view and its neighbours, without those already there', () => {
    assert.deepEqual(asked(after(shown(long, { step: '5 1/clash' }))), ['original 5', 'original 6', 'original 4']);
    assert.deepEqual(asked(after(shown(), round(0))), ['original 1']);
    assert.deepEqual(asked(answered(after(shown()))), []);
  });

  it('are those that stepping with the filter leads to', () => {
    const { cast } = model;
    const only = courseOf(
      { ...model, cast },
      wholeRounds(long).map((whole, at) => ({
        ...whole,
        steps: whole.steps.map((step) => ({ ...step, who: at % 9 === 0 ? [2] : [0] })),
      })),
    );
    const view = after(shown(only, { step: '9 1/clash' }), { type: 'sift', filter: { who: 'Laura' } });
    assert.deepEqual(asked(view), ['original 9', 'original 18', 'original 0', 'original 10', 'original 8']);
  });

  it('include that of the pinned step, and the same one of the other course', () => {
    const view = after(shown(long, { branch: long, step: '20 1/clash' }), { type: 'pin' }, { type: 'visit', index: 0 });
    assert.deepEqual(asked(view), ['original 0', 'original 20', 'original 1', 'branch 0']);
  });

  it('are dropped, oldest first, if they aren’t needed', () => {
    const [first] = rounds;
    const known = (at: number) => ({ course: 'original', at, round: first! }) as const;
    const showing = { id: 1, original: model, trials: [], known: Array.from({ length: 12 }, (_, at) => known(at)) };
    const places = withRound(showing, known(12), [known(0), known(2)]).known.map(({ at }) => at);
    assert.deepEqual(places, [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are kept up to twelve, and always if they are needed', () => {
    let view = answered(after(shown(long), { type: 'pin' }), long);
    for (let at = 0; at < 25; at += 1) view = answered(from(view, { type: 'move', move: 'nextRound' }), long);
    assert.equal(view.showing?.known.length, 12);
    assert.deepEqual([isComplete(view), roundsNeeded(view).length, roundsToAsk(view).length], [true, 4, 0]);
  });
});

describe('what survives a reload', () => {
  const trial = { kind: 'add', round: 0, who: 'Laura', amount: 1, words: 'a candle' } as const;
  const all = {
    ...kept,
    wish: { trials: [trial], redraws: [{ step: '1/clash', seed: 8 }] },
    course: 'branch',
    step: '1/damage',
    filter: { who: 'Laura' },
    pinned: { course: 'original', step: '1/deal' },
    pace: 3,
    together: false,
  } as const;

  it('is everything that the reader has chosen', () => {
    const view = from(firstView(all), shown(course, { branch }));
    assert.equal(key(view), '1/damage');
    assert.deepEqual(stateOf(view), all);
  });

  it('is nothing before the first course', () => {
    assert.equal(stateOf(firstView(all)), undefined);
  });

  it('is discarded if it belongs to another file, except for the reader’s preferences', () => {
    const view = from(firstView({ ...all, uri: 'file:///other.clash' }), shown());
    assert.deepEqual(stateOf(view), { ...kept, step: '1/pfister', pace: 3, together: false });
  });

  it('takes the wish and the switch from the extension if nothing was kept', () => {
    const view = after(shown(course, { wish: { trials: [trial], redraws: [] }, together: false }));
    assert.deepEqual([view.wish.trials, view.isTogether], [[trial], false]);
  });
});
