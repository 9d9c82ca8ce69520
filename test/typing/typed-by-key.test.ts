/** Scenarios typed key by key: where lines begin is left to the editor and the server, and comes out as in the file. */
import assert from 'node:assert/strict';
import { SimulatedEditor } from './simulated-editor.ts';
import { differences, keysOf, textsToType, type TextToType, withoutFullStops } from './texts.ts';

/** How often the server's answer comes before the next key; it is dropped otherwise. */
const answered = { often: 0.05, 'now and then': 0.01, 'only at the end': 0 } as const;

describe('typed key by key', () => {
  const texts = textsToType();

  for (const [how, share] of Object.entries(answered)) {
    it(`every sample and draft is as in its file, where the server answers in time ${how}`, () => {
      for (const each of texts) assertTyped(each, keysOf(each.text), share);
    });
  }

  it('a text is the same without full stops at the ends of its lines', () => {
    for (const each of texts) {
      const stopless = { ...each, text: withoutFullStops(each.text) };
      assertTyped(stopless, keysOf(stopless.text), 0.02);
    }
  });

  it('a sample is the same where the writer indents as well', () => {
    for (const each of texts.filter(({ name }) => name.endsWith('.clash'))) assertTyped(each, each.text, 0.02);
  });
});

function assertTyped(wanted: TextToType, keys: string, share: number): void {
  const editor = new SimulatedEditor(wanted.include);
  const random = seeded(7);
  for (const key of keys) {
    editor.type(key);
    if (random() < share) editor.settle();
  }
  editor.settle();
  assert.deepEqual(differences(editor.text, wanted), [], wanted.name);
}

/** Numbers from 0 up to 1, the same every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}
