/** Which texts the server is sent for comparison, and when. */
import assert from 'node:assert/strict';
import { Baselines, type CompareWith } from '../../client/odds/baselines.ts';

const [one, two] = ['file:///one.clash', 'file:///two.clash'];

describe('the texts that odds are compared with', () => {
  it('are sent for each open document', async () => {
    const talk = new Talk();
    await talk.baselines.look(one);
    await talk.baselines.look(two);
    assert.deepEqual(talk.said(), ['one saved: saved one', 'two saved: saved two']);
  });

  it('are sent once, and again when they change', async () => {
    const talk = await opened();
    await talk.baselines.look(one);
    assert.deepEqual(talk.said(), []);
    talk.texts.set('saved one', 'saved anew');
    await talk.baselines.look(one);
    assert.deepEqual(talk.said(), ['one saved: saved anew']);
  });

  it('are those chosen in the settings', async () => {
    const talk = await opened();
    talk.wanted = 'committed';
    await talk.baselines.lookAtAll();
    talk.wanted = 'nothing';
    await talk.baselines.lookAtAll();
    assert.deepEqual(talk.said(), ['one committed: committed one', 'one saved: nothing']);
  });

  it('aren’t looked for if the settings choose none', async () => {
    const talk = new Talk();
    talk.wanted = 'nothing';
    await talk.baselines.look(one);
    assert.deepEqual([talk.said(), talk.asked], [[], []]);
  });

  it('are nothing for a document that was never saved, and that isn’t sent twice', async () => {
    const talk = new Talk();
    talk.texts.set('saved one', null);
    await talk.baselines.look(one);
    await talk.baselines.look(one);
    assert.deepEqual(talk.said(), []);
  });

  it('are sent again to a restarted server', async () => {
    const talk = await opened();
    talk.baselines.forget();
    await talk.baselines.look(one);
    assert.deepEqual(talk.said(), ['one saved: saved one']);
  });

  it('are sent again for a document that was closed and reopened', async () => {
    const talk = await opened();
    talk.baselines.closed(one);
    await talk.baselines.lookAtAll();
    assert.deepEqual(talk.said(), []);
    await talk.baselines.look(one);
    assert.deepEqual(talk.said(), ['one saved: saved one']);
  });

  it('aren’t sent if a later request has come in between, or the document is closed', async () => {
    const talk = new Talk();
    const first = talk.baselines.look(one);
    talk.wanted = 'committed';
    const second = talk.baselines.look(one);
    const closed = talk.baselines.look(two);
    talk.baselines.closed(two);
    await Promise.all([first, second, closed]);
    assert.deepEqual(talk.said(), ['one committed: committed one']);
  });

  it('stay unchanged if they can’t be read', async () => {
    const talk = await opened();
    talk.texts.clear();
    await talk.baselines.look(one);
    assert.deepEqual(talk.said(), ['failed: Error: no text']);
  });
});

/** Texts by kind and name, and a log of what the server is sent. */
class Talk {
  wanted: CompareWith = 'saved';
  readonly texts = new Map<string, string | null>(
    ['saved', 'committed'].flatMap((kind) =>
      ['one', 'two'].map((name) => [`${kind} ${name}`, `${kind} ${name}`] as const),
    ),
  );
  readonly asked: string[] = [];
  readonly baselines: Baselines;
  #said: string[] = [];

  constructor() {
    this.baselines = new Baselines({
      requested: () => this.wanted,
      textOf: async (uri, kind) => {
        const key = `${kind} ${nameOf(uri)}`;
        this.asked.push(key);
        await Promise.resolve();
        const text = this.texts.get(key);
        if (text === undefined) throw new Error('no text');
        return text;
      },
      notify: ({ uri, kind, text }) => this.#said.push(`${nameOf(uri)} ${kind}: ${text ?? 'nothing'}`),
      fail: (error) => this.#said.push(`failed: ${String(error)}`),
    });
  }

  said(): readonly string[] {
    const said = this.#said;
    this.#said = [];
    return said;
  }
}

async function opened(): Promise<Talk> {
  const talk = new Talk();
  await talk.baselines.look(one);
  talk.said();
  return talk;
}

function nameOf(uri: string): string {
  return uri.replace(/^file:\/\/\/|\.clash$/g, '');
}
