/** The reader’s place, filter, comparison and scenario while the file is edited, without a page. */
import { strict as assert } from 'node:assert';
import { outgoing } from '../../../client/webview/model/outgoing.ts';
import type { ViewEvent } from '../../../client/webview/model/reduce.ts';
import { filterText, filteredBy } from '../../../client/webview/model/course/filter.ts';
import { firstView, shownCourse, stateOf, type View } from '../../../client/webview/model/view.ts';
import { branch, course, model, withHead, withSteps, without } from '../fixture.ts';
import { type Course, courseOf, type WholeStep, wholeRounds } from '../make-course.ts';
import { after, answered, from, kept, key, shown } from './view-events.ts';

const [P, G, L] = [0, 1, 2];

/** The Clash under another key, as when somebody no longer takes part in it. */
const otherClash = withSteps((step) =>
  step.key === '1/clash' ? { ...step, key: '1/clash of two', who: [G, L] } : step,
);

/** With steps inserted after the announcements of round 1. */
function withMore(of: Course, ...more: readonly WholeStep[]): Course {
  return courseOf(
    of.model,
    wholeRounds(of).map((round, at) =>
      at > 0 ? round : { ...round, steps: [...round.steps.slice(0, 3), ...more, ...round.steps.slice(3)] },
    ),
  );
}

const clash = wholeRounds(course)[0]!.steps.find((step) => step.key === '1/clash')!;
const next = (of: Course, id = 2): ViewEvent => shown(of, { id });

describe('the step in view, while the file is edited', () => {
  const atClash = after(shown(course, { step: '1/clash' }));

  it('is replaced by a step of the same kind with the most combatants in common', () => {
    const strangers = { ...clash, key: '1/clash of one', who: [P] };
    assert.equal(key(from(atClash, next(withMore(otherClash, strangers)))), '1/clash of two');
  });

  it('is replaced by the one whose contest has the most members in common, if several have as many combatants', () => {
    const [one, two] = [
      { ...clash, key: '1/one', who: [G], contest: 1 },
      { ...clash, key: '1/two', who: [L], contest: 0 },
    ];
    assert.equal(key(from(atClash, next(withMore(without('1/clash'), two, one)))), '1/two');
  });

  it('isn’t replaced by a step of another round', () => {
    const damage = after(shown(course, { step: '2/damage' }));
    assert.equal(key(from(damage, next(without('2/damage')))), '2/pfister');
  });

  it('comes back as soon as it exists again, however often the file has been edited meanwhile', () => {
    const view = from(atClash, next(otherClash), next(without('1/clash'), 3), next(otherClash, 4));
    assert.deepEqual([key(view), stateOf(view)?.step], ['1/clash of two', '1/clash']);
    assert.equal(key(from(view, next(course, 5))), '1/clash');
  });

  it('doesn’t come back if the reader has gone on from another one', () => {
    const acts: readonly ViewEvent[] = [
      { type: 'move', move: 'next' },
      { type: 'visit', index: 0 },
      { type: 'go', step: '2/end' },
      { type: 'turn', course: 'branch' },
    ];
    for (const act of acts)
      assert.notEqual(
        key(from(atClash, shown(otherClash, { id: 2, branch }), act, next(course, 3))),
        '1/clash',
        act.type,
      );
  });

  it('doesn’t come back if another course is requested', () => {
    const view = from(
      atClash,
      shown(otherClash, { id: 2, wish: { trials: [{ kind: 'seed', seed: 8 }], redraws: [] } }),
    );
    assert.deepEqual([key(view), view.sought], ['1/clash of two', undefined]);
  });

  it('follows a renamed combatant', () => {
    const names = model.cast.map((one, at) => (at === L ? { ...one, name: 'Lora' } : one));
    const alone = withSteps((step) => (step.key === '1/laura' ? { ...step, who: [L] } : step));
    const renamed = withSteps(
      (step) => ({ ...step, key: step.key.replace('laura', 'lora') }),
      withHead({ cast: names }, alone),
    );
    assert.equal(
      key(
        from(
          after(shown(alone, { step: '1/laura' })),
          next(withMore(renamed, { ...clash, kind: 'announcement', key: '1/ghoul again', who: [G] })),
        ),
      ),
      '1/lora',
    );
  });
});

describe('the step that others are compared with, while the file is edited', () => {
  const pinned = from(answered(after(shown(course, { step: '1/clash' }), { type: 'pin' })), {
    type: 'move',
    move: 'first',
  });
  const compared = (view: View): string | undefined => answered(view, otherClash).picture?.compared?.key;

  it('is replaced by the most similar one, and comes back when it exists again', () => {
    const lost = from(pinned, next(otherClash));
    assert.equal(compared(lost), '1/clash of two');
    assert.equal(compared(from(lost, next(course, 3))), '1/clash');
    assert.deepEqual(stateOf(lost)?.pinned, { course: 'original', step: '1/clash' });
  });

  it('is replaced by the step in view, if that can be compared and none is similar', () => {
    const lost = from(pinned, next(without('1/clash')));
    assert.deepEqual(from(lost, { type: 'pin' }).pinned, { course: 'original', step: '1/pfister' });
  });
});

describe('the filter by a contest, while the file is edited', () => {
  const sifted = after(shown(), { type: 'sift', filter: { round: 1, contest: 0 } });
  const other: WholeStep = { ...clash, key: '1/other', who: [P], contest: 0 };

  /** With another contest before the Clash. */
  const moved = withMore(
    withSteps((step) => (step.contest === 0 ? { ...step, contest: 1, who: [G, L] } : step)),
    other,
  );
  const named = {
    ...moved,
    model: {
      ...moved.model,
      rounds: moved.model.rounds.map((round, at) => (at > 0 ? round : { ...round, contests: ['Clash 1', 'Clash 2'] })),
    },
  };
  const keysOf = (view: View): readonly string[] =>
    filteredBy(shownCourse(view)!.model, view.filter).among.map(
      (index) => shownCourse(view)!.model.rounds.flatMap(({ steps }) => steps)[index]!.key,
    );

  it('is identified by its members, and kept with them', () => {
    assert.deepEqual(stateOf(sifted)?.filter, { round: 1, contest: 0, among: ['Agent Pfister', 'Ghoul', 'Laura'] });
    assert.deepEqual(keysOf(from(sifted, next(named))), ['1/deal', '1/clash', '1/damage']);
  });

  it('doesn’t select another contest if its own is gone, and comes back when that does', () => {
    const nobody = withSteps((step) => (step.contest === 0 ? { ...step, who: [] } : step));
    const lost = from(sifted, next(nobody));
    assert.equal(filteredBy(nobody.model, lost.filter).isVain, true);
    assert.equal(filterText(nobody.model, lost.filter!), 'Round 1, the contest of Agent Pfister, Ghoul, Laura');
    assert.deepEqual(keysOf(from(lost, next(course, 3))), ['1/deal', '1/clash', '1/damage']);
  });
});

describe('the scenario in view, while the file is edited', () => {
  const lines = model.scenarios[0]!.lines;
  const titled = (scenario: number, ...titles: readonly string[]): Course =>
    withHead({ scenario, scenarios: titles.map((title) => ({ title, lines })) });
  const begun = from(after(shown(titled(1, 'Roof', 'Bed'), { step: '1/clash' })), {
    type: 'attempt',
    trial: { kind: 'seed', seed: 8 },
  });

  it('stays the same wherever it is and whatever its title, with its trials', () => {
    for (const same of [titled(2, 'New', 'Roof', 'Bed'), titled(0, 'Bed'), titled(1, 'Roof', 'Sofa')]) {
      const view = from(begun, next(same));
      assert.deepEqual([key(view), view.wish.trials.length], ['1/clash', 1]);
    }
  });

  it('is another one at the same place, without trials, which is reported until the reader goes on', () => {
    const view = from(begun, shown(titled(1, 'Roof', 'Cellar', 'Attic'), { id: 2, missing: 'Bed' }));
    assert.deepEqual([key(view), view.wish.trials.length, view.missing], ['1/pfister', 0, 'Bed']);
    assert.equal(from(view, { type: 'move', move: 'next' }).missing, undefined);
  });

  it('is found after a reload, even if the file has been edited meanwhile', () => {
    const state = { ...kept, scenario: 1, titles: ['Roof', 'Bed'], step: '1/clash', wish: begun.wish };
    const same = from(firstView(state), shown(titled(2, 'New', 'Roof', 'Bed')));
    assert.deepEqual([key(same), same.wish.trials.length], ['1/clash', 1]);
    assert.equal(from(firstView(state), shown(titled(1, 'New', 'Roof', 'Bed'))).wish.trials.length, 0);
    assert.deepEqual([stateOf(same)?.scenario, stateOf(same)?.titles], [2, ['New', 'Roof', 'Bed']]);
  });
});

describe('a course that isn’t that of the current text', () => {
  const stale = from(after(shown(), { type: 'attempt', trial: { kind: 'seed', seed: 8 } }), {
    type: 'stale',
    reason: 'no round',
  });

  it('accepts no more trials', () => {
    const acts: readonly ViewEvent[] = [
      { type: 'attempt', trial: { kind: 'seed', seed: 9 } },
      { type: 'forget', trials: undefined },
      { type: 'again' },
      { type: 'redraw' },
    ];
    for (const act of acts) {
      assert.equal(from(stale, act), stale, act.type);
      assert.deepEqual(outgoing(act, stale, from(stale, act)), []);
    }
    assert.equal(from(stale, shown(course, { id: 2 }), acts[0]!).wish.trials.length, 1);
  });

  it('can be stepped through and compared', () => {
    assert.equal(key(from(stale, { type: 'move', move: 'next' })), '1/ghoul');
    assert.equal(from(stale, { type: 'pin' }).pinned?.step, '1/pfister');
  });
});
