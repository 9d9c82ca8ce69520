/** What a panel is sent, and when: told as the talk between server, extension and page. */
import assert from 'node:assert/strict';
import { PanelCourse, reasons, type Wish } from '../../client/panel-course.ts';
import type { Lines, PanelAnswer, PanelModel, PanelRequest, ToPanel } from '../../server/protocol/index.ts';
import { settled } from './settled.ts';

const uri = 'file:///larder.clash';

describe('the course of a panel', () => {
  it('is asked for when the page is ready, not before', async () => {
    const talk = new Talk();
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), []);
    talk.course.ready(undefined);
    assert.deepEqual(await talk.said(), ['ask 0', 'show v1']);
  });

  it('is asked for again when the server has read the text anew', async () => {
    const talk = await ready();
    talk.version = 2;
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', 'show v2']);
  });

  it('is shown once where several changes come together', async () => {
    const talk = await ready();
    talk.version = 4;
    for (const version of [2, 3, 4]) talk.course.changed(version);
    assert.deepEqual(await talk.said(), ['ask 0', 'ask 0', 'ask 0', 'show v4']);
  });

  it('is not shown when the answer is about an older text', async () => {
    const talk = await ready();
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0']);
  });

  it('stays, marked as stale, when the text can\'t be played', async () => {
    const talk = await ready();
    talk.answer = null;
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', `stale: ${reasons.nothingToPlay}`]);
  });

  it('stays, marked as stale, when nobody answers', async () => {
    const talk = await ready();
    talk.answer = new Error('no server');
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0', 'failed: Error: no server', `stale: ${reasons.noAnswer}`]);
  });

  it('stays, with the reason, when the file is closed, and comes back when it is opened', async () => {
    const talk = await ready();
    talk.course.closed('The file is closed');
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), ['stale: The file is closed', 'stale: The file is closed']);
    talk.course.opened();
    assert.deepEqual(await talk.said(), ['ask 0', 'show v1']);
  });

  it('says nothing to a page that is gone, and everything to one that is back', async () => {
    const talk = await ready();
    talk.course.hidden();
    talk.course.changed(2);
    talk.course.goTo({ scenario: 0, step: 'b' });
    assert.deepEqual(await talk.said(), []);
    talk.version = 2;
    talk.course.ready('b');
    assert.deepEqual(await talk.said(), ['show v1', 'ask 0', 'show v2']);
  });

  it('says nothing more after its end', async () => {
    const talk = await ready();
    talk.course.changed(1);
    talk.course.dispose();
    talk.course.changed(2);
    assert.deepEqual(await talk.said(), ['ask 0']);
  });
});

describe('the scenario, the seed and the step of a panel', () => {
  it('are those that were wished for', async () => {
    const talk = await ready({ scenario: 1, seed: 7, step: 'b' });
    assert.deepEqual(talk.last, ['ask 1 seed 7', 'show v1 at b']);
    assert.deepEqual(talk.course.request, { uri, scenario: 1, seed: 7 });
  });

  it('go to a step once, not with every course that follows', async () => {
    const talk = await ready({ scenario: 0, step: 'b' });
    talk.course.changed(1);
    assert.deepEqual(await talk.said(), ['ask 0', 'show v1']);
  });

  it('keep the scenario when another course is drawn', async () => {
    const talk = await ready({ scenario: 1 });
    talk.course.draw(8);
    assert.deepEqual(await talk.said(), ['ask 1 seed 8', 'show v1']);
  });

  it('forget the seed when another scenario is chosen', async () => {
    const talk = await ready({ scenario: 0, seed: 7 });
    talk.course.turnTo({ scenario: 1 });
    assert.deepEqual(await talk.said(), ['ask 1', 'show v1']);
  });

  it('follow the caret within the scenario', async () => {
    const talk = await ready();
    talk.course.goTo({ scenario: 0, step: 'b' });
    talk.course.goTo({ scenario: 0 });
    assert.deepEqual(await talk.said(), ['go b']);
  });

  it('follow the caret into another scenario', async () => {
    const talk = await ready();
    talk.course.goTo({ scenario: 2, step: 'b' });
    assert.deepEqual(await talk.said(), ['ask 2', 'show v1 at b']);
  });
});

describe('the mark on the source', () => {
  it('is on the first step of a course', async () => {
    assert.equal((await ready()).marked, 1);
  });

  it('is on the step that was wished for', async () => {
    assert.equal((await ready({ scenario: 0, step: 'b' })).marked, 2);
  });

  it('follows the caret', async () => {
    const talk = await ready();
    talk.course.goTo({ scenario: 0, step: 'b' });
    assert.equal(talk.marked, 2);
  });

  it('is on the step in view again when the page is back', async () => {
    const talk = await ready();
    talk.course.hidden();
    talk.course.ready('b');
    await talk.said();
    assert.equal(talk.marked, 2);
  });

  it('is on the first step when another scenario is chosen', async () => {
    const talk = await ready({ scenario: 0, step: 'b' });
    talk.course.turnTo({ scenario: 1 });
    await talk.said();
    assert.equal(talk.marked, 1);
  });

  it('stays where it is when an edit has taken the step away', async () => {
    const talk = await ready({ scenario: 0, step: 'b' });
    talk.course.stepped('taken away');
    talk.course.changed(1);
    await talk.said();
    assert.equal(talk.marked, 2);
  });
});

/** A course with a server that answers at once, and a page that writes down what it is told. */
class Talk {
  version = 1;
  answer: PanelAnswer | Error | undefined;
  /** The line that bears the mark. */
  marked: number | undefined;
  /** What was said before the test began. */
  last: readonly string[] = [];
  readonly course: PanelCourse;
  #said: string[] = [];

  constructor(wish: Wish = { scenario: 0 }) {
    this.course = new PanelCourse(uri, wish, {
      ask: (request) => this.#ask(request),
      post: (message) => this.#said.push(tell(message)),
      mark: ({ from }) => (this.marked = from),
      fail: (error) => this.#said.push(`failed: ${String(error)}`),
    });
  }

  /** What has been said since the last time. */
  async said(): Promise<readonly string[]> {
    await settled();
    const said = this.#said;
    this.#said = [];
    return said;
  }

  async #ask({ scenario, seed }: PanelRequest): Promise<PanelAnswer> {
    this.#said.push(`ask ${scenario}${seed === undefined ? '' : ` seed ${seed}`}`);
    const { version } = this;
    await Promise.resolve();
    if (this.answer instanceof Error) throw this.answer;
    return this.answer === undefined ? model(scenario, version) : this.answer;
  }
}

async function ready(wish?: Wish): Promise<Talk> {
  const talk = new Talk(wish);
  talk.course.ready(undefined);
  talk.last = await talk.said();
  return talk;
}

function tell(message: ToPanel): string {
  switch (message.type) {
    case 'show':
      return `show v${message.model.version}${message.step === undefined ? '' : ` at ${message.step}`}`;
    case 'go':
      return `go ${message.step}`;
    case 'stale':
      return `stale: ${message.reason}`;
  }
}

/** A round of two steps, `a` in line 1 and `b` in line 2. */
function model(scenario: number, version: number): PanelModel {
  const steps = ['a', 'b'].map((key, index) => ({
    key, kind: 'announcement', nature: 'preparing', title: key, text: '', tone: 'plain', changes: false, prose: [], combatants: [], lines: line(index + 1),
  } as const));
  const rounds = [{ number: 1, steps, arrows: [], lines: line(1) }];
  return { uri, version, scenario, scenarios: [], title: '', game: '', seed: 1, rounds, errors: 0 };
}

function line(from: number): Lines {
  return { uri, from, to: from };
}
