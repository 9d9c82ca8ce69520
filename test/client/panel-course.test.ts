/** What a panel is sent, and when, as a log of messages between server, extension and page. */
import assert from 'node:assert/strict';
import { reasons } from '../../client/panel/panel-course.ts';
import { asWritten } from '../../client/panel/wishes.ts';
import type { CourseWish, PanelState } from '../../server/protocol/index.ts';
import { branching, Talk, uri } from './talk.ts';

const seeded = (seed: number): CourseWish => ({ ...asWritten, trials: [{ kind: 'seed', seed }] });
const state: PanelState = {
  format: 3,
  uri,
  scenario: 0,
  wish: asWritten,
  course: 'original',
  step: 'b1',
  pace: 1,
  together: false,
};

describe('the course of a panel', () => {
  it('is requested when the page is ready, unless it was requested before', async () => {
    const talk = new Talk();
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), []);
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 1 v1 together']);
  });

  it('is requested again when the server has read the new text', async () => {
    const talk = await Talk.begun();
    talk.version = 2;
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', 'show 2 v2']);
  });

  it('is shown once for several changes together', async () => {
    const talk = await Talk.begun();
    talk.version = 4;
    for (const version of [2, 3, 4]) talk.course.changed(version);
    assert.deepEqual(await talk.said(), ['ask 0', 'ask 0', 'ask 0', 'show 2 v4']);
  });

  it('is not shown if the answer is about an older text', async () => {
    const talk = await Talk.begun();
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0']);
  });

  it("stays, marked as stale, when the text can't be played", async () => {
    const talk = await Talk.begun();
    talk.answer = null;
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', `stale: ${reasons.nothingToPlay}`]);
  });

  it('stays, with the reason, while the file is set aside', async () => {
    const talk = await Talk.begun();
    [talk.answer, talk.isSetAside] = [null, true];
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', `stale: ${reasons.setAside}`]);
  });

  it('stays, marked as stale, when there is no answer', async () => {
    const talk = await Talk.begun();
    talk.answer = new Error('no server');
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', 'failed: Error: no server', `stale: ${reasons.noAnswer}`]);
  });

  it('stays, with the reason, when the file is closed, and comes back when it is opened', async () => {
    const talk = await Talk.begun();
    talk.course.closed({ gone: 'closed', reason: 'The file is closed' });
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), ['stale: The file is closed (closed)', 'stale: The file is closed (closed)']);
    talk.course.opened();
    assert.deepEqual(await talk.said(), ['ask 0', 'show 2 v1']);
  });

  it('stays at its step when the file is renamed', async () => {
    const talk = await Talk.begun();
    talk.course.stepped('b1', { uri, from: 2, to: 2 });
    await talk.said();
    talk.course.changed(3);
    talk.course.moved('file:///cellar.clash');
    assert.deepEqual(await talk.said(), ['ask 0', 'ask 0', 'show 2 v1 at b1']);
    assert.equal(talk.course.request.uri, 'file:///cellar.clash');
  });

  it('sends nothing to a page that is gone, and everything to one that is back', async () => {
    const talk = await Talk.begun();
    talk.course.hidden();
    talk.course.changed(2);
    talk.course.goTo({ scenario: 0, step: 'b1' });
    talk.course.written(talk.course.request, []);
    assert.deepEqual(await talk.said(), []);
    talk.version = 2;
    talk.course.ready(state);
    assert.deepEqual(await talk.said(), ['show 2 v1', 'ask 0', 'show 3 v2']);
  });

  it('sends nothing after its end', async () => {
    const talk = await Talk.begun();
    talk.course.changed(1);
    void talk.course.ask({ type: 'round', id: 1, course: 'original', at: 0 });
    talk.course.dispose();
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', 'ask 0 round 0']);
  });
});

describe('a course that is requested before its page is ready', () => {
  async function begun(talk = new Talk()): Promise<Talk> {
    talk.course.begin();
    talk.last = await talk.said();
    return talk;
  }

  it('is requested, with the round that is shown first', async () => {
    const talk = new Talk();
    talk.course.begin();
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'ask 0 round 0']);
    talk.course.ready(undefined);
    void talk.course.ask({ type: 'round', id: 1, course: 'original', at: 0 });
    assert.deepEqual(await talk.said(), ['show 1 v1 together', 'round 0 of original in 1']);
  });

  it('has the round of the requested step', async () => {
    const talk = new Talk({ scenario: 0, step: 'b3' });
    talk.rounds = 4;
    assert.deepEqual((await begun(talk)).last, ['ask 0 first 4', 'ask 0 round 2']);
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['show 1 v1 at b3 together']);
  });

  it('is shown when it arrives if the page is ready before it', async () => {
    const talk = new Talk();
    talk.course.begin();
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 1 v1 together']);
  });

  it('is requested again if the page needs another round, or the same one again', async () => {
    const talk = await begun();
    talk.course.ready(undefined);
    await talk.said();
    for (const at of [1, 0, 0]) void talk.course.ask({ type: 'round', id: 1, course: 'original', at });
    assert.deepEqual(
      (await talk.said()).filter((words) => words.startsWith('ask')),
      ['ask 0 round 1', 'ask 0 round 0'],
    );
  });

  it('is that of the newest text', async () => {
    const talk = await begun();
    talk.version = 2;
    talk.course.changed(2);
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 1 v2 together']);
  });

  it('is requested again if there was no answer', async () => {
    const talk = new Talk();
    talk.answer = new Error('no server');
    await begun(talk);
    talk.answer = undefined;
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 1 v1 together']);
  });

  it('requests its round again if that failed', async () => {
    const talk = new Talk();
    talk.failure = new Error('no server');
    await begun(talk);
    talk.course.ready(undefined);
    await talk.said();
    talk.failure = undefined;
    void talk.course.ask({ type: 'round', id: 1, course: 'original', at: 0 });
    assert.deepEqual(await talk.said(), ['ask 0 round 0', 'round 0 of original in 1']);
  });

  it('is discarded if the panel is hidden before its page is ready', async () => {
    const talk = await begun();
    talk.course.hidden();
    talk.course.changed(2);
    talk.version = 2;
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 1 v2 together']);
  });

  it('is requested again by a page that becomes ready right after the panel was hidden', async () => {
    const talk = new Talk();
    talk.course.begin();
    talk.course.hidden();
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'ask 0 first 4', 'show 1 v1 together']);
  });

  it('is not shown if the file is closed meanwhile', async () => {
    const talk = await begun();
    talk.course.closed({ gone: 'closed', reason: 'The file is closed' });
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['stale: The file is closed (closed)']);
  });
});

describe('a long course', () => {
  /** A log whose page has been shown the first rounds of forty. */
  const longBegun = async (): Promise<Talk> => {
    const talk = new Talk();
    talk.rounds = 40;
    talk.course.ready(undefined);
    await talk.said();
    return talk;
  };

  it('is shown with its first rounds, and completely when they have been drawn', async () => {
    const talk = new Talk();
    talk.rounds = 40;
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 1 v1 goes on together']);
    void talk.course.ask({ type: 'round', id: 1, course: 'original', at: 0 });
    assert.deepEqual(await talk.said(), ['ask 0 round 0', 'round 0 of original in 1']);
    talk.course.rest(1);
    assert.deepEqual(await talk.said(), ['ask 0', 'show 2 v1']);
    talk.course.rest(1);
    talk.course.rest(2);
    assert.deepEqual(await talk.said(), []);
  });

  it('is no longer requested once the panel is hidden', async () => {
    const talk = await longBegun();
    talk.course.hidden();
    talk.course.rest(1);
    assert.deepEqual(await talk.said(), []);
  });

  it('is requested once if its first rounds have changed meanwhile', async () => {
    const talk = await longBegun();
    talk.version = 2;
    talk.course.changed(2);
    talk.course.rest(1);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 2 v2 goes on']);
  });

  it('is shown completely if the requested step is further on', async () => {
    const talk = new Talk({ scenario: 0, step: 'b30' });
    talk.rounds = 40;
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'ask 0', 'show 1 v1 at b30 together']);
  });

  it('is requested at once if the caret is in a step further on, and goes there when it has arrived', async () => {
    const talk = await longBegun();
    talk.course.goTo({ scenario: 0, step: 'a20' });
    talk.course.rest(1);
    assert.deepEqual(await talk.said(), ['ask 0', 'show 2 v1 at a20']);
    assert.equal(talk.marked, 39);
  });

  it('is requested completely when it changes, once it is there', async () => {
    const talk = await Talk.begun();
    talk.rounds = 40;
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), ['ask 0', 'show 2 v1']);
  });
});

describe('the branch of a course', () => {
  it('is requested with the original, and both are shown together', async () => {
    const talk = await Talk.begun();
    talk.course.wish(1, branching('b1'));
    assert.deepEqual(await talk.said(), ['ask 0', 'ask 0 redrawn b1', 'show 2 v1 with branch']);
  });

  it('is not shown next to an original of another text', async () => {
    const talk = await Talk.begun();
    talk.branchVersion = 2;
    talk.course.wish(1, branching('b1'));
    assert.deepEqual(await talk.said(), ['ask 0', 'ask 0 redrawn b1']);
    talk.version = 2;
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', 'ask 0 redrawn b1', 'show 2 v2 with branch']);
  });

  it('stays on trial while the text changes', async () => {
    const talk = await Talk.begun();
    talk.course.wish(1, { ...branching('a1', 'b1'), trials: [{ kind: 'seed', seed: 9 }] });
    await talk.said();
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), [
      'ask 0 seed 9',
      'ask 0 seed 9 redrawn a1 redrawn b1',
      'show 3 v1 with branch',
    ]);
  });
});

describe('the requests of a page', () => {
  const round = { type: 'round', id: 1, course: 'original', at: 0 } as const;
  const why = {
    type: 'why',
    ask: 5,
    course: 'original',
    step: 'b1',
    question: { who: 'Ann', about: 'place', words: '' },
  } as const;
  const worth = { type: 'worth', ask: 6, course: 'original', step: 'b1', who: 'Ann' } as const;

  it('are passed on with the trials, and answered with their number', async () => {
    const talk = await Talk.begun({ scenario: 1, wish: { ...branching('b1'), trials: [{ kind: 'seed', seed: 4 }] } });
    for (const question of [round, why, worth]) await talk.course.ask(question);
    assert.deepEqual(await talk.said(), [
      'ask 1 seed 4 round 0',
      'round 0 of original in 1',
      'ask 1 seed 4 why Ann at b1',
      'why 5: because',
      'ask 1 seed 4 worth Ann at b1',
      'worth 6: 1',
    ]);
    await talk.course.ask({ ...round, course: 'branch' });
    assert.deepEqual(await talk.said(), ['ask 1 seed 4 redrawn b1 round 0', 'round 0 of branch in 1']);
  });

  it('are not answered with rounds of an older showing', async () => {
    const talk = await Talk.begun();
    talk.course.changed(1);
    await talk.said();
    await talk.course.ask(round);
    assert.deepEqual(await talk.said(), []);
  });

  it('are not answered with rounds of another text', async () => {
    const talk = await Talk.begun();
    talk.version = 2;
    await talk.course.ask(round);
    assert.deepEqual(await talk.said(), ['ask 0 round 0']);
  });

  it('are answered with nothing if something else is shown meanwhile', async () => {
    const talk = await Talk.begun();
    const release = talk.hold();
    for (const question of [round, why, worth]) void talk.course.ask(question);
    talk.course.changed(1);
    assert.deepEqual((await talk.said()).at(-1), 'show 2 v1');
    release();
    assert.deepEqual(await talk.said(), ['why 5: nothing', 'worth 6: 0']);
  });

  it('are answered with nothing if there is no branch', async () => {
    const talk = await Talk.begun();
    for (const question of [round, why, worth]) await talk.course.ask({ ...question, course: 'branch' });
    assert.deepEqual(await talk.said(), ['why 5: nothing', 'worth 6: 0']);
  });

  it('are answered with nothing if the server doesn’t answer, and the course is stale', async () => {
    const talk = await Talk.begun();
    talk.failure = new Error('no server');
    for (const question of [round, why, worth]) await talk.course.ask(question);
    const failed = ['failed: Error: no server', `stale: ${reasons.noAnswer}`];
    assert.deepEqual(await talk.said(), [
      'ask 0 round 0',
      ...failed,
      'ask 0 why Ann at b1',
      ...failed,
      'why 5: nothing',
      'ask 0 worth Ann at b1',
      ...failed,
      'worth 6: 0',
    ]);
  });

  it('are discarded with the page that made them', async () => {
    const talk = await Talk.begun();
    for (const question of [round, why, worth]) void talk.course.ask(question);
    talk.course.ready(state);
    assert.deepEqual(
      (await talk.said()).filter((words) => /^(round|why|worth)/.test(words)),
      [],
    );
  });
});

describe('the scenario, the seed and the step of a panel', () => {
  it('are those requested', async () => {
    const talk = await Talk.begun({ scenario: 1, wish: seeded(7), step: 'b1' });
    assert.deepEqual(talk.last, ['ask 1 seed 7 first 4', 'show 1 v1 at b1 together']);
    assert.deepEqual(talk.course.request, {
      uri,
      scenario: 1,
      titles: ['A', 'B', 'C'],
      wish: { trials: [{ kind: 'seed', seed: 7 }], redraws: [] },
    });
  });

  it('go to a step once, not with every later course', async () => {
    const talk = await Talk.begun({ scenario: 0, step: 'b1' });
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), ['ask 0', 'show 2 v1']);
  });

  it('keep the scenario when another course is requested', async () => {
    const talk = await Talk.begun({ scenario: 1 });
    talk.course.wish(1, seeded(8));
    assert.deepEqual(await talk.said(), ['ask 1 seed 8', 'show 2 v1']);
  });

  it('keep the step at which each scenario was left', async () => {
    const talk = await Talk.begun({ scenario: 0, step: 'b1' });
    talk.course.choose(1);
    assert.deepEqual(await talk.said(), ['ask 1 first 4', 'show 2 v1']);
    talk.course.choose(0);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 3 v1 at b1']);
    talk.course.choose(1);
    assert.deepEqual(await talk.said(), ['ask 1 first 4', 'show 4 v1']);
  });

  it('keep the trials of each scenario', async () => {
    const talk = await Talk.begun({ scenario: 0, wish: seeded(7) });
    talk.course.turnTo({ scenario: 1 });
    assert.deepEqual(await talk.said(), ['ask 1 first 4', 'show 2 v1']);
    talk.course.turnTo({ scenario: 0 });
    assert.deepEqual(await talk.said(), ['ask 0 seed 7 first 4', 'show 3 v1']);
  });

  it('follow the caret within the scenario', async () => {
    const talk = await Talk.begun();
    talk.course.goTo({ scenario: 0, step: 'b1' });
    talk.course.goTo({ scenario: 0 });
    assert.deepEqual(await talk.said(), ['go b1']);
  });

  it('stay where they are when the caret is in a round that isn’t played, and the page is notified', async () => {
    const talk = await Talk.begun();
    talk.course.goTo({ scenario: 0, unplayed: { number: 4, index: 4 } });
    assert.deepEqual(await talk.said(), ['unplayed: 4']);
  });

  it('go to a round of the scenario in view that a lens opens, which the page finds by itself', async () => {
    const talk = await Talk.begun();
    talk.course.goTo({
      scenario: 0,
      step: '2/round/start',
      destination: { round: { number: 2, index: 1 }, step: '2/round/start', seed: 15 },
    });
    assert.deepEqual(await talk.said(), ['seek 2/round/start by seed 15']);
  });

  it('go to a round of another scenario as soon as that has arrived', async () => {
    const talk = await Talk.begun();
    talk.course.goTo({ scenario: 2, destination: { round: { number: 2, index: 1 }, step: '2/round/start', seed: 15 } });
    assert.deepEqual(await talk.said(), ['ask 2 first 4', 'show 2 v1', 'seek 2/round/start by seed 15']);
  });

  it('follow the caret into another scenario', async () => {
    const talk = await Talk.begun();
    talk.course.goTo({ scenario: 2, step: 'b1' });
    assert.deepEqual(await talk.said(), ['ask 2 first 4', 'show 2 v1 at b1']);
  });
});

describe('the scenario of a panel, while the file is edited', () => {
  async function edited(talk: Talk, ...titles: readonly string[]): Promise<readonly string[]> {
    talk.titles = titles;
    talk.version += 1;
    talk.course.changed(talk.version);
    return talk.said();
  }

  it('stays the same when another is inserted above it, with its trials', async () => {
    const talk = await Talk.begun({ scenario: 1, wish: seeded(7) });
    assert.deepEqual(await edited(talk, 'new', 'A', 'B', 'C'), ['ask 1 seed 7', 'show 2 v2']);
    assert.deepEqual(
      [talk.course.shown?.original.scenario, talk.course.request.scenario, talk.course.shown?.wish],
      [2, 2, seeded(7)],
    );
  });

  it('stays the same under a new title', async () => {
    const talk = await Talk.begun({ scenario: 1, wish: seeded(7) });
    await edited(talk, 'A', 'renamed', 'C');
    assert.deepEqual(await edited(talk, 'new', 'A', 'renamed', 'C'), ['ask 1 seed 7', 'show 3 v3']);
    assert.equal(talk.course.shown?.original.scenario, 2);
  });

  it('is replaced by the nearest one if it is gone, with a notice and without trials; and comes back with all of them', async () => {
    const talk = await Talk.begun({ scenario: 1, wish: seeded(7) });
    talk.course.stepped('b1', { uri, from: 2, to: 2 });
    await talk.said();
    assert.deepEqual(await edited(talk, 'A', 'C'), ['ask 1 seed 7', 'show 2 v2 for B']);
    assert.deepEqual([talk.course.shown?.original.scenario, talk.course.shown?.wish, talk.marked], [1, asWritten, 1]);
    assert.deepEqual(await edited(talk, 'new', 'C'), ['ask B seed 7', 'show 3 v3 for B']);
    assert.deepEqual(await edited(talk, 'A', 'B', 'C'), ['ask B seed 7', 'show 4 v4 at b1']);
    assert.deepEqual([talk.course.shown?.original.scenario, talk.course.shown?.wish], [1, seeded(7)]);
  });

  it('is another one if the reader continues with that after the first is gone', async () => {
    for (const act of [
      (talk: Talk) => {
        talk.course.stepped('b1', { uri, from: 2, to: 2 });
      },
      (talk: Talk) => {
        talk.course.goTo({ scenario: 1, titles: ['A', 'C'], step: 'b1' });
      },
      (talk: Talk) => {
        talk.course.wish(2, asWritten);
      },
    ]) {
      const talk = await Talk.begun({ scenario: 1, wish: seeded(7) });
      await edited(talk, 'A', 'C');
      act(talk);
      await talk.said();
      assert.match((await edited(talk, 'A', 'B', 'C')).at(-1)!, /^show \d v3$/);
      assert.deepEqual([talk.course.shown?.original.scenario, talk.course.shown?.wish], [2, asWritten]);
      talk.course.choose(1);
      await talk.said();
      assert.deepEqual(talk.course.shown?.wish, seeded(7));
    }
  });

  it('keeps the trials of the others too', async () => {
    const talk = await Talk.begun({ scenario: 0, wish: seeded(7) });
    talk.course.choose(1);
    await talk.said();
    await edited(talk, 'new', 'A', 'B', 'C');
    talk.course.choose(0);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 4 v2']);
    talk.course.choose(1);
    assert.deepEqual(await talk.said(), ['ask 1 seed 7 first 4', 'show 5 v2']);
  });

  it('is found for a caret in a newer text', async () => {
    const talk = await Talk.begun({ scenario: 1, wish: seeded(7) });
    talk.course.goTo({ scenario: 2, titles: ['new', 'A', 'B', 'C'], step: 'b1' });
    assert.deepEqual(await talk.said(), ['go b1']);
    talk.course.goTo({ scenario: 1, titles: ['new', 'A', 'B', 'C'] });
    assert.deepEqual(await talk.said(), ['ask 1 first 4', 'show 2 v1']);
  });

  it('is not one with earlier trials that was never shown', async () => {
    const talk = await Talk.begun();
    talk.course.choose(1);
    await talk.said();
    talk.course.wish(1, seeded(7));
    assert.deepEqual(await talk.said(), []);
    assert.equal(talk.course.tried(1), undefined);
    assert.deepEqual(talk.course.tried(2)?.wish, asWritten);
  });

  it('is the nearest one, at its first step, if it is gone after a reload of the window', async () => {
    const talk = new Talk({ scenario: 1, titles: ['A', 'gone', 'C'], wish: seeded(7), step: 'b1' });
    talk.titles = ['A', 'C'];
    talk.course.ready({ ...state, scenario: 1, titles: ['A', 'gone', 'C'], together: true });
    assert.deepEqual(await talk.said(), ['ask 1 seed 7 first 4', 'show 1 v1 for gone']);
    assert.deepEqual([talk.course.shown?.wish, talk.marked], [asWritten, 1]);
  });
});

describe('trials written into the file', () => {
  const trials = [
    { kind: 'add', round: 0, who: 'Ann', amount: 1, words: 'luck' },
    { kind: 'seed', seed: 3 },
  ] as const;

  it('are no longer on trial from the start of writing', async () => {
    const talk = await Talk.begun({ scenario: 0, wish: { ...asWritten, trials } });
    talk.course.leave(talk.course.request, [{ ...trials[0] }]);
    talk.version = 2;
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0 seed 3', 'show 2 v2']);
  });

  it('are reported to the page', async () => {
    const talk = await Talk.begun({ scenario: 0, wish: { ...asWritten, trials } });
    talk.course.leave(talk.course.request, trials);
    talk.course.written(talk.course.request, trials);
    assert.deepEqual(await talk.said(), ['written: 2', 'ask 0', 'show 2 v1']);
  });

  it('are on trial again if they couldn’t be written, together with newer ones', async () => {
    const talk = await Talk.begun({ scenario: 0, wish: { ...asWritten, trials } });
    const { request } = talk.course;
    talk.course.leave(request, [trials[0]]);
    const since = { ...trials[0], words: 'a candle' };
    talk.course.wish(1, { ...asWritten, trials: [trials[1], since] });
    talk.course.takeBack(request, [trials[0]]);
    assert.deepEqual(talk.course.request.wish.trials, [...trials, since]);
  });

  it('don’t affect another scenario', async () => {
    const talk = await Talk.begun({ scenario: 0, wish: { ...asWritten, trials } });
    const { request } = talk.course;
    talk.course.choose(1);
    talk.course.wish(1, { ...asWritten, trials });
    await talk.said();
    talk.course.leave(request, trials);
    talk.course.written(request, trials);
    assert.deepEqual(await talk.said(), ['ask 1', 'show 3 v1']);
  });
});

describe('the highlight in the source', () => {
  it('is on the first step of a course', async () => {
    assert.equal((await Talk.begun()).marked, 1);
  });

  it('is on the requested step', async () => {
    assert.equal((await Talk.begun({ scenario: 0, step: 'b1' })).marked, 2);
  });

  it('follows the caret', async () => {
    const talk = await Talk.begun();
    talk.course.goTo({ scenario: 0, step: 'b1' });
    assert.equal(talk.marked, 2);
  });

  it('follows the reader, and its line is scrolled into view', async () => {
    const talk = await Talk.begun();
    talk.course.stepped('b1', { uri, from: 2, to: 2 });
    assert.equal(talk.marked, 2);
    assert.deepEqual(await talk.said(), ['reveal line 2']);
  });

  it('is on the step in view again when the page is back', async () => {
    const talk = await Talk.begun();
    talk.course.hidden();
    talk.course.ready({ ...state, together: true });
    await talk.said();
    assert.equal(talk.marked, 2);
  });

  it('is on the first step when another scenario is chosen', async () => {
    const talk = await Talk.begun({ scenario: 0, step: 'b1' });
    talk.course.turnTo({ scenario: 1 });
    await talk.said();
    assert.equal(talk.marked, 1);
  });

  it('stays where it is when an edit has removed the step', async () => {
    const talk = await Talk.begun({ scenario: 0, step: 'b1' });
    talk.course.stepped('taken away', { uri, from: 2, to: 2 });
    talk.course.changed(1);
    await talk.said();
    assert.equal(talk.marked, 2);
  });
});

describe('a panel and a text that don’t follow each other', () => {
  it('stay where they are', async () => {
    const talk = await Talk.begun({ scenario: 0 }, false);
    assert.deepEqual(talk.last, ['ask 0 first 4', 'show 1 v1 apart']);
    talk.course.stepped('b1', { uri, from: 2, to: 2 });
    assert.deepEqual(await talk.said(), []);
    assert.equal(talk.marked, undefined);
  });

  it('are synchronised when they follow each other again', async () => {
    const talk = await Talk.begun({ scenario: 0, step: 'b1' }, false);
    talk.course.moveTogether(true);
    assert.equal(talk.marked, 2);
    talk.course.moveTogether(false);
    assert.equal(talk.marked, undefined);
  });

  it('are as they were after a reload', async () => {
    const talk = new Talk();
    talk.course.ready(state);
    assert.deepEqual(await talk.said(), ['ask 0 first 4', 'show 1 v1']);
    assert.equal(talk.course.together, false);
    assert.equal(talk.marked, undefined);
  });
});
