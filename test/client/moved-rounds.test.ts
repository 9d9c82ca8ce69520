/** Which marks of moved rounds are shown, and when they stay. */
import assert from 'node:assert/strict';
import { MovedRounds, type Moved } from '../../client/odds/moved-rounds.ts';
import type { MovedRoundsAnswer } from '../../server/protocol/index.ts';

const uri = 'file:///larder.clash';

describe('the marked rounds', () => {
  it('are shown when something has moved, and removed when nothing has any more', async () => {
    const talk = new Talk();
    talk.answer = moved(8);
    await talk.rounds.look(uri);
    talk.answer = moved();
    await talk.rounds.look(uri);
    assert.deepEqual(talk.drawn, ['8', '']);
  });

  it('are not updated repeatedly if there are none', async () => {
    const talk = new Talk();
    for (let times = 0; times < 3; times += 1) await talk.rounds.look(uri);
    assert.deepEqual(talk.drawn, []);
  });

  it('stay as long as nothing is known', async () => {
    const talk = new Talk();
    talk.answer = moved(8);
    await talk.rounds.look(uri);
    talk.answer = null;
    await talk.rounds.look(uri);
    assert.deepEqual(talk.drawn, ['8']);
    assert.deepEqual(talk.rounds.of(uri), moved(8));
  });

  it('are those of the last request', async () => {
    const talk = new Talk();
    talk.answer = moved(8);
    const first = talk.rounds.look(uri);
    talk.answer = moved(9);
    await Promise.all([first, talk.rounds.look(uri)]);
    assert.deepEqual(talk.drawn, ['9']);
    assert.equal(talk.calledOff, 1);
  });

  it('are removed with their document, even during a request', async () => {
    const talk = new Talk();
    talk.answer = moved(8);
    await talk.rounds.look(uri);
    const late = talk.rounds.look(uri);
    talk.rounds.closed(uri);
    await late;
    assert.deepEqual(talk.drawn, ['8', 'none']);
    assert.equal(talk.rounds.of(uri), undefined);
  });

  it('stay where the server doesn’t answer', async () => {
    const talk = new Talk();
    talk.answer = new Error('no server');
    await talk.rounds.look(uri);
    assert.deepEqual(talk.drawn, ['failed: Error: no server']);
  });
});

class Talk {
  answer: MovedRoundsAnswer | Error = moved();
  readonly drawn: string[] = [];
  /** The number of requests that were cancelled before they were answered. */
  calledOff = 0;
  readonly rounds = new MovedRounds({
    ask: async (_request, signal) => {
      const { answer } = this;
      await Promise.resolve();
      if (signal.aborted) this.calledOff += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    draw: (_uri, answer) => this.drawn.push(answer === undefined ? 'none' : answer.lines.join(' ')),
    fail: (error) => this.drawn.push(`failed: ${String(error)}`),
  });
}

function moved(...lines: readonly number[]): Moved {
  return { version: 1, lines };
}
