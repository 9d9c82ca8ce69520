/** Trials and redraws, without a page. */
import { strict as assert } from 'node:assert';
import { outgoing } from '../../client/webview/model/outgoing.ts';
import type { ViewEvent } from '../../client/webview/model/reduce.ts';
import { nextSeed } from '../../client/webview/model/trying.ts';
import { partingText } from '../../client/webview/model/course/branch-words.ts';
import { branchHere, seedForAgain } from '../../client/webview/model/course/branching.ts';
import { most, type RoundName, type Trial } from '../../server/protocol/index.ts';
import { branch, course, withSteps } from './fixture.ts';
import type { Course } from './make-course.ts';
import { after, answered, from, key, shown } from './model/view-events.ts';

const attempt = (trial: Trial): ViewEvent => ({ type: 'attempt', trial });
const aside = (words: string, isAside: boolean): Trial => ({
  kind: 'aside',
  round: 0,
  reason: { who: 'Laura', words },
  aside: isAside,
});
const add = (words: string, amount: 1 | -1): Trial => ({ kind: 'add', round: 0, who: 'Laura', amount, words });
const force = (...faces: readonly (string | null)[]): Trial => ({
  kind: 'force',
  step: '1/clash',
  who: 'Laura',
  faces,
});
const seed = (value: number): Trial => ({ kind: 'seed', seed: value });
const tried = (...trials: readonly Trial[]): readonly Trial[] => after(shown(), ...trials.map(attempt)).wish.trials;

describe('a trial', () => {
  it('is requested at once', () => {
    const view = after(shown());
    const next = from(view, attempt(seed(9)));
    assert.deepEqual(outgoing(attempt(seed(9)), view, next), [
      { type: 'wish', id: 1, wish: { trials: [seed(9)], redraws: [] } },
    ]);
  });

  it('is replaced by a newer one about the same thing, at its place', () => {
    assert.deepEqual(tried(seed(8), add('a candle', 1), seed(9)), [seed(9), add('a candle', 1)]);
    assert.deepEqual(tried(force('4'), force('5')), [force('5')]);
    assert.deepEqual(tried(add('a candle', 1), add('a candle', -1), add('a lamp', 1)), [
      add('a candle', -1),
      add('a lamp', 1),
    ]);
  });

  it('is removed when it equals the file', () => {
    assert.deepEqual(tried(seed(8), seed(7)), []);
    assert.deepEqual(tried(aside('the mud', true), aside('the rain', true), aside('the mud', false)), [
      aside('the rain', true),
    ]);
    assert.deepEqual(tried(force('4'), force(null)), []);
    assert.deepEqual(tried(add('  ', 1)), []);
  });

  it('can free a throw that the file pins', () => {
    assert.deepEqual(tried(force(null)), [force(null)]);
  });

  it('is removed alone or with all others', () => {
    const view = after(shown(), attempt(seed(8)), attempt(aside('the mud', true)));
    assert.deepEqual(from(view, { type: 'forget', trials: [aside('the mud', true)] }).wish.trials, [seed(8)]);
    assert.deepEqual(from(view, { type: 'forget', trials: undefined }).wish.trials, []);
  });

  it('is removed once it is written', () => {
    const view = after(shown(), attempt(seed(8)), attempt(force('4')));
    const written: ViewEvent = { type: 'written', trials: [force('4')] };
    const next = from(view, written);
    assert.deepEqual(next.wish.trials, [seed(8)]);
    assert.deepEqual(outgoing(written, view, next), [
      { type: 'wish', id: 1, wish: { trials: [seed(8)], redraws: [] } },
    ]);
    assert.deepEqual(from(view, { type: 'written', trials: [force('5')] }).wish.trials, view.wish.trials);
  });

  it('is refused beyond the maximum number', () => {
    assert.equal(
      tried(...Array.from({ length: most.trials + 3 }, (_, at) => add(`reason ${at}`, 1))).length,
      most.trials,
    );
  });

  it('has the first seed after the last', () => {
    assert.deepEqual([nextSeed(7), nextSeed(2 ** 31 - 1)], [8, 0]);
  });
});

describe('the branch', () => {
  const branched = answered(
    after(shown(course, { step: '1/clash' }), { type: 'redraw' }, shown(course, { id: 2, branch })),
    course,
    branch,
  );

  it('is redrawn from the step in view, and shown as soon as it has arrived', () => {
    assert.deepEqual(branched.wish.redraws, [{ step: '1/clash', round: 0, seed: 8 }]);
    assert.deepEqual(
      [branched.picture?.course, branched.picture?.mark.title],
      ['branch', 'The Host wins the Clash, 10 over 9'],
    );
    assert.equal(branched.picture?.hasBranch, true);
  });

  it('starts again from the original', () => {
    const again = from(
      branched,
      { type: 'turn', course: 'original' },
      { type: 'goTo', step: '1/laura' },
      { type: 'redraw' },
    );
    assert.deepEqual(again.wish.redraws, [{ step: '1/laura', round: 0, seed: 9 }]);
  });

  it('can branch again, without the redraws after that', () => {
    const later = from(branched, { type: 'goTo', step: '2/ghoul' }, { type: 'redraw' });
    assert.deepEqual(later.wish.redraws, [
      { step: '1/clash', round: 0, seed: 8 },
      { step: '2/ghoul', round: 1, seed: 9 },
    ]);
    const earlier = from(later, { type: 'goTo', step: '1/laura' }, { type: 'redraw' });
    assert.deepEqual(earlier.wish.redraws, [{ step: '1/laura', round: 0, seed: 10 }]);
    assert.deepEqual(from(branched, { type: 'redraw' }).wish.redraws, [{ step: '1/clash', round: 0, seed: 9 }]);
  });

  it('can’t be redrawn more often than the maximum, but can begin earlier', () => {
    const redraws = Array.from({ length: most.redraws }, (_, at) => ({ step: '1/clash', seed: 100 + at }));
    const full = { ...branched, wish: { ...branched.wish, redraws } };
    const end = from(full, { type: 'goTo', step: '2/ghoul' });
    assert.equal(branchHere(end), undefined);
    assert.equal(from(end, { type: 'redraw' }), end);
    assert.deepEqual(
      branchHere(from(full, { type: 'goTo', step: '1/laura' }))?.redraws.map(({ step }) => step),
      ['1/laura'],
    );
    assert.equal(branchHere(after()), undefined);
  });

  it('takes an unused seed', () => {
    const seeded = { ...branch, model: { ...branch.model, seed: 9 } };
    const again = from(branched, shown(seeded, { id: 3, branch: seeded }), { type: 'redraw' });
    assert.deepEqual(again.wish.redraws, [{ step: '1/clash', round: 0, seed: 10 }]);
  });

  it('can be switched to and from, at the same step or near it', () => {
    const original = answered(from(branched, { type: 'goTo', step: '1/damage' }, { type: 'turn', course: 'original' }));
    assert.deepEqual([original.picture?.course, key(original)], ['original', '1/damage']);
    assert.equal(
      key(from(original, { type: 'goTo', step: '2/damage' }, { type: 'turn', course: 'branch' })),
      '2/pfister',
    );
    assert.equal(after(shown(), { type: 'turn', course: 'branch' }).course, 'original');
  });

  it('keeps its place after an edit', () => {
    assert.equal(
      key(from(branched, { type: 'goTo', step: '2/pfister' }, shown(course, { id: 3, branch }))),
      '2/pfister',
    );
  });

  it('is discarded at once, with its pinned step', () => {
    const dropped = answered(from(branched, { type: 'pin' }, { type: 'dropBranch' }));
    assert.deepEqual(
      [dropped.wish.redraws, dropped.pinned, dropped.picture?.course, dropped.picture?.hasBranch],
      [[], undefined, 'original', false],
    );
  });

  it('doesn’t exist in another scenario', () => {
    const event = shown({ ...course, model: { ...course.model, scenario: 1 } }, { id: 3 });
    const other = from(branched, event);
    assert.deepEqual([other.course, other.wish.redraws], ['original', []]);
    assert.deepEqual(outgoing(event, branched, other), []);
  });
});

describe('drawing again', () => {
  const branched = answered(
    after(shown(course, { step: '1/clash' }), { type: 'redraw' }, shown(course, { id: 2, branch })),
    course,
    branch,
  );
  const again: ViewEvent = { type: 'again' };

  it('gives the file’s course with the next seed', () => {
    const view = after(shown());
    assert.equal(seedForAgain(view), 8);
    assert.deepEqual(outgoing(again, view, from(view, again)), [
      { type: 'wish', id: 1, wish: { trials: [seed(8)], redraws: [] } },
    ]);
  });

  it('applies to the branch if that is in view, from its last redraw', () => {
    assert.equal(seedForAgain(branched), 9);
    assert.deepEqual(from(branched, again).wish, { trials: [], redraws: [{ step: '1/clash', round: 0, seed: 9 }] });
    const twice = from(branched, { type: 'goTo', step: '2/ghoul' }, { type: 'redraw' });
    assert.deepEqual(from(twice, again, again).wish.redraws, [
      { step: '1/clash', round: 0, seed: 8 },
      { step: '2/ghoul', round: 1, seed: 11 },
    ]);
  });

  it('never gives the same course twice: neither gets a seed of the other', () => {
    const original = from(branched, { type: 'turn', course: 'original' }, again);
    assert.deepEqual(original.wish, { trials: [seed(9)], redraws: [{ step: '1/clash', round: 0, seed: 8 }] });
    const late = { ...branched, wish: { trials: [], redraws: [{ step: '1/clash', seed: 6 }] } };
    assert.deepEqual(from(late, again).wish.redraws, [{ step: '1/clash', seed: 8 }]);
    const own = { ...branch, model: { ...branch.model, ownSeed: 9 } };
    assert.deepEqual(from(branched, shown(course, { id: 3, branch: own }), again).wish.redraws, [
      { step: '1/clash', round: 0, seed: 10 },
    ]);
  });

  it('gives another branch if the original gets its seed', () => {
    assert.deepEqual(from(branched, attempt(seed(8))).wish, {
      trials: [seed(8)],
      redraws: [{ step: '1/clash', round: 0, seed: 9 }],
    });
    assert.deepEqual(from(branched, attempt(seed(6))).wish.redraws, [{ step: '1/clash', round: 0, seed: 8 }]);
    const own = { ...course, model: { ...course.model, ownSeed: 9 } };
    assert.deepEqual(from(branched, shown(own, { id: 3, branch }), attempt(seed(8))).wish.redraws, [
      { step: '1/clash', round: 0, seed: 10 },
    ]);
    const twice = from(branched, { type: 'goTo', step: '2/ghoul' }, { type: 'redraw' });
    assert.deepEqual(
      from(twice, attempt(seed(8))).wish.redraws.map((redraw) => redraw.seed),
      [10, 9],
    );
  });
});

describe('the seed of the course in view', () => {
  const branched = from(
    after(shown(course, { step: '1/clash' })),
    { type: 'goTo', step: '2/ghoul' },
    { type: 'redraw' },
  );
  const twice = from(branched, shown(course, { id: 2, branch }), { type: 'redraw' });
  const given: ViewEvent = { type: 'seed', seed: 5 };

  it('is set for the original by a trial, and for the branch from its last redraw', () => {
    assert.deepEqual(from(after(shown()), given).wish, { trials: [seed(5)], redraws: [] });
    const view = {
      ...twice,
      wish: {
        trials: [],
        redraws: [
          { step: '1/clash', seed: 8 },
          { step: '2/ghoul', seed: 9 },
        ],
      },
    };
    assert.deepEqual(from(view, given).wish, {
      trials: [],
      redraws: [
        { step: '1/clash', seed: 8 },
        { step: '2/ghoul', seed: 5 },
      ],
    });
    assert.deepEqual(from(view, { type: 'turn', course: 'original' }, given).wish, { ...view.wish, trials: [seed(5)] });
  });
});

describe('a round that isn’t played', () => {
  const unplayed: ViewEvent = { type: 'unplayed', round: { number: 4, index: 3, title: 'The door' } };

  it('is reported until the reader moves elsewhere', () => {
    const view = after(shown(), unplayed);
    assert.deepEqual([view.unplayed?.number, key(view)], [4, '1/pfister']);
    for (const event of [
      { type: 'go', step: '1/pfister' },
      { type: 'move', move: 'next' },
      shown(course, { id: 2 }),
    ] as const) {
      assert.equal(from(view, event).unplayed, undefined, event.type);
    }
    assert.equal(from(view, { type: 'pace', seconds: 1 }).unplayed?.number, 4);
  });

  it('is shown if the branch in view plays it', () => {
    const played = withSteps((step) => step, branch);
    const only = {
      ...played,
      model: {
        ...played.model,
        rounds: played.model.rounds.map((round, at) => ({ ...round, index: at === 1 ? 3 : 0 })),
      },
    };
    const view = after(shown(course, { branch: only }), { type: 'turn', course: 'branch' });
    const next = from(view, { type: 'unplayed', round: { number: 5, index: 4 } }, unplayed);
    assert.deepEqual([next.unplayed, key(next)], [undefined, '2/read']);
    assert.deepEqual(
      outgoing(unplayed, view, next).map(({ type }) => type),
      ['stepped'],
    );
  });
});

describe('a round opened by a lens', () => {
  const first = { number: 1, index: 0 };
  const second = { number: 2, index: 1, title: 'The stairs' };
  const seek = (round: RoundName, by?: number): ViewEvent => ({
    type: 'seek',
    round,
    step: `${round.number}/clash`,
    ...(by !== undefined && { seed: by }),
  });
  /** Only the first round, drawn with this seed. */
  const short = (drawn: number): Course => ({
    ...course,
    model: { ...course.model, seed: drawn, rounds: course.model.rounds.slice(0, 1) },
  });

  it('is shown in the course in view if that plays it, whatever its seed', () => {
    const view = from(after(shown()), seek(first, 15));
    assert.deepEqual([key(view), view.arrived, view.wish.trials], ['1/clash', undefined, []]);
    assert.deepEqual(
      outgoing(seek(first, 15), after(shown()), view).map(({ type }) => type),
      ['stepped'],
    );
  });

  it('is drawn with the seed that reaches it otherwise, which is reported until the reader goes on', () => {
    const before = after(shown(short(7)));
    const asked = from(before, seek(second, 15));
    assert.deepEqual(asked.wish.trials, [seed(15)]);
    assert.deepEqual(
      outgoing(seek(second, 15), before, asked).map(({ type }) => type),
      ['wish'],
    );
    const drawn = { ...course, model: { ...course.model, seed: 15 } };
    const there = from(asked, shown(drawn, { id: 2 }));
    assert.deepEqual([there.arrived, there.destination], [{ round: second, seed: 15 }, undefined]);
    assert.equal(from(there, shown(drawn, { id: 3 })).arrived?.seed, 15);
    assert.equal(from(there, { type: 'move', move: 'back' }).arrived, undefined);
    assert.equal(from(there, shown(course, { id: 3 })).arrived, undefined);
  });

  it('is waited for while only the first rounds are there', () => {
    const begun = short(7);
    const partly = from(after(shown({ ...begun, model: { ...begun.model, goesOn: true } })), seek(second, 15));
    assert.deepEqual([partly.wish.trials, partly.destination?.round], [[], second]);
    const whole = shown(begun, { id: 2 });
    assert.deepEqual(
      outgoing(whole, partly, from(partly, whole)).map(({ type }) => type),
      ['wish'],
    );
  });

  it('isn’t played if even that seed doesn’t reach it with the trials', () => {
    const view = from(after(shown(short(7))), seek(second, 15), shown(short(15), { id: 2 }));
    assert.deepEqual([view.unplayed, view.destination], [second, undefined]);
  });
});

describe('the divergence of two courses', () => {
  const parting = {
    course: 'branch',
    model: branch.model,
    leaves: 4,
    redraws: [{ step: '1/clash', seed: 8 }],
  } as const;

  it('is described for each, with how it ends', () => {
    assert.equal(
      partingText(parting),
      'from step 5 (round 1: The Host wins the Clash, 10 over 9), seed 8; ends: The round is over',
    );
    assert.equal(
      partingText({ ...parting, course: 'original', model: course.model }),
      'at step 5: The Players win the Clash, 9 over 8; ends: The round is over',
    );
  });

  it('is where the throws of the requested step are made', () => {
    const redraws = [{ step: '1/damage', seed: 8 }];
    assert.match(
      partingText({ ...parting, redraws }),
      /\(round 1: [^)]*\), where the throws of step 6 are made, seed 8;/,
    );
  });

  it('is described for every redraw', () => {
    const model = {
      ...branch.model,
      course: {
        redraws: [
          ...branch.model.course.redraws,
          { seed: 9, step: '2/ghoul', title: 'The Ghoul announces' },
          { seed: 10 },
        ],
      },
    };
    assert.match(partingText({ ...parting, model }), /, seed 8; then from step 8, seed 9; ends: /);
  });
});

describe('a pinned step', () => {
  it('is compared with the one in view, in either course, without marks of change', () => {
    const view = answered(
      after(
        shown(course, { branch, step: '1/damage' }),
        { type: 'pin' },
        { type: 'turn', course: 'branch' },
        { type: 'move', move: 'next' },
      ),
      course,
      branch,
    );
    const { compared } = view.picture!;
    assert.deepEqual(
      [compared?.course, compared?.title],
      ['original', 'Step 6: Agent Pfister’s shot lands: the Ghoul loses 2 Toughness'],
    );
    assert.deepEqual(compared?.states[1]?.tracks[0], { name: 'Toughness', now: 3, base: 5 });
  });

  it('is waited for, so that nothing incomplete is compared', () => {
    const view = after(shown(course, { step: '2/damage' }), { type: 'pin' }, { type: 'move', move: 'first' });
    const [first, second] = course.rounds;
    const half = from(view, { type: 'round', id: 1, course: 'original', at: 0, round: first! });
    assert.deepEqual([half.picture?.isOutline, half.picture?.compared], [true, undefined]);
    assert.equal(
      from(half, { type: 'round', id: 1, course: 'original', at: 1, round: second! }).picture?.compared?.key,
      '2/damage',
    );
  });

  it('is released by pinning again', () => {
    assert.equal(after(shown(), { type: 'pin' }, { type: 'move', move: 'next' }, { type: 'pin' }).pinned, undefined);
  });

  it('that no longer exists is compared with nothing', () => {
    const view = answered(
      after(
        shown(course, { step: '2/damage' }),
        { type: 'pin' },
        shown({ ...branch, model: { ...branch.model } }, { id: 2 }),
      ),
      branch,
    );
    assert.deepEqual([view.picture?.compared, view.pinned], [undefined, { course: 'original', step: '2/damage' }]);
  });
});
