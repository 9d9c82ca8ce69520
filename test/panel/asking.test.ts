/** Which rounds the panel requests, and when; and what it shows of a step whose round has not arrived. */
import { strict as assert } from 'node:assert';
import { askingFor } from '../../client/webview/asking.ts';
import { awaitedPlace, type View } from '../../client/webview/model/view.ts';
import type { FromPanel } from '../../server/protocol/index.ts';
import { course, model, withHead } from './fixture.ts';
import { courseOf, wholeRounds } from './make-course.ts';
import { describePanel, showPanel } from './panel-page.ts';
import { after, from, shown } from './model/view-events.ts';

const [whole] = wholeRounds(course);
const five = courseOf(
  model,
  Array.from({ length: 5 }, (_, at) => ({
    ...whole!,
    mark: { ...whole!.mark, number: at + 1, index: at },
    steps: whole!.steps.map((step) => ({ ...step, key: `${at + 1}/${step.key}` })),
  })),
);
const answer = (at: number, id = 1) =>
  ({ type: 'round', id, course: 'original', at, round: five.rounds[at]! }) as const;

describe('requests for rounds', () => {
  const posts: number[] = [];
  const post = (message: FromPanel): void => {
    if (message.type === 'round') posts.push(message.at);
  };
  const asked = (): readonly number[] => posts.splice(0);
  let asking = askingFor(post);
  const hear = (view: View, at: number): View => {
    asking.answered(answer(at));
    const next = from(view, answer(at));
    asking.ask(next);
    return next;
  };
  const step = (view: View): View => {
    const next = from(view, { type: 'move', move: 'nextRound' });
    asking.ask(next);
    return next;
  };

  beforeEach(() => {
    asked();
    asking = askingFor(post);
  });

  it('begin with the round in view alone, then its neighbours one by one', () => {
    let view = from(after(shown(five)), { type: 'visit', index: 2 * whole!.steps.length });
    asking.ask(view);
    assert.deepEqual(asked(), [2]);
    view = hear(view, 2);
    assert.deepEqual(asked(), [3]);
    view = hear(view, 3);
    assert.deepEqual(asked(), [1]);
    hear(view, 1);
    assert.deepEqual(asked(), []);
  });

  it('skip rounds that the reader has passed before there was an answer', () => {
    let view = after(shown(five));
    asking.ask(view);
    view = step(step(step(view)));
    assert.deepEqual(asked(), [0, 1]);
    hear(view, 0);
    assert.deepEqual(asked(), [3]);
  });

  it('are made again in another showing, whose rounds may differ', () => {
    asking.ask(after(shown(five)));
    asking.ask(after(shown(five, { id: 2 })));
    assert.deepEqual(asked(), [0, 0]);
  });
});

describe('the rest of a course', () => {
  it('is requested once, when what is shown of its beginning has been painted', () => {
    const posts: FromPanel[] = [];
    const asking = askingFor((message) => posts.push(message));
    const painted = (view: View): number => {
      asking.painted(view);
      return posts.splice(0).length;
    };
    assert.equal(painted(after(shown(beginning, { wish }))), 0);
    asking.painted(begun);
    assert.deepEqual(posts.splice(0), [{ type: 'rest', id: 1 }]);
    assert.deepEqual([painted(begun), painted(from(begun, shown(five, { id: 2, wish })))], [0, 0]);
  });

  it('is requested at once if its beginning has no steps', () => {
    const posts: FromPanel[] = [];
    askingFor((message) => posts.push(message)).painted(
      after(shown(withHead({ goesOn: true }, courseOf(model, [])), { wish })),
    );
    assert.deepEqual(posts, [{ type: 'rest', id: 1 }]);
  });

  const beginning = withHead({ goesOn: true }, courseOf(model, wholeRounds(five).slice(0, 2)));
  const wish = { trials: [], redraws: [] };
  const begun = from(after(shown(beginning, { wish })), answer(0));

  it('doesn’t remove anything that is there already', () => {
    const view = from(begun, shown(five, { id: 2, wish }));
    assert.deepEqual([view.picture?.model.rounds.length, view.showing?.known.map(({ at }) => at)], [5, [0]]);
  });

  it('discards what belongs to another text', () => {
    const view = from(begun, shown(withHead({ version: 2 }, five), { id: 2, wish }));
    assert.deepEqual([view.picture?.model.rounds.length, view.showing?.known], [2, []]);
  });

  it('discards a round that has changed', () => {
    const other = courseOf(
      model,
      wholeRounds(five).map((round) => ({
        ...round,
        steps: round.steps.map((one) => ({ ...one, title: `${one.title}!` })),
      })),
    );
    assert.deepEqual(from(begun, shown(other, { id: 2, wish })).showing?.known, []);
  });
});

describe('a requested step', () => {
  it('is one of the course in view, and none of a course that is new itself', () => {
    const view = from(after(shown(five)), answer(0));
    assert.equal(awaitedPlace(view), undefined);
    assert.equal(awaitedPlace(from(view, { type: 'move', move: 'nextRound' }))?.round, 1);
    assert.equal(
      awaitedPlace(from(view, shown(withHead({ version: 2 }, five), { id: 2 }), { type: 'move', move: 'nextRound' })),
      undefined,
    );
  });
});

describePanel('a step into a round that is still to come', () => {
  it('has its place and heading at once, and everything else when the round has arrived', async () => {
    const panel = await showPanel({ course: five });
    await panel.hold();
    await panel.page.keyboard.press('End');
    assert.equal(await panel.title(), 'Agent Pfister’s shot lands: the Ghoul loses 2 Toughness');
    const { page } = panel;
    assert.equal(await page.locator('.transport-count').textContent(), 'Step 30 of 30');
    assert.match((await page.locator('.mark[aria-current=step]').getAttribute('aria-label')) ?? '', /^Step 30,/);
    assert.equal(await page.locator('.round-number[aria-current]').innerText(), '5');
    assert.deepEqual(
      [await page.locator('.step .table, .step .verdict').count(), await page.locator('[aria-busy=true]').count()],
      [0, 2],
    );
    await panel.release();
    assert.deepEqual(
      [await page.locator('.step .table, .step .verdict').count(), await page.locator('[aria-busy=true]').count()],
      [2, 0],
    );
  });
});
