/** Scenarios typed key by key: the editor and the server indent the lines as in the file. */
import assert from 'node:assert/strict';
import { SimulatedEditor } from './simulated-editor.ts';
import { differences, keysOf, textsToType, type TextToType, withoutFullStops } from './texts.ts';

/** How often the server’s answer arrives before the next key; otherwise it is discarded. */
const answered = { often: 0.05, 'now and then': 0.01, 'only at the end': 0 } as const;

describe('typed key by key, a text equals its file', function () {
  this.timeout(120_000);

  for (const text of textsToType()) {
    for (const [how, share] of Object.entries(answered)) {
      it(`${text.name}, if the server answers in time ${how}`, () => {
        assertTyped(text, keysOf(text.text), share);
      });
    }

    it(`${text.name}, without full stops at the ends of its lines`, () => {
      const stopless = { ...text, text: withoutFullStops(text.text) };
      assertTyped(stopless, keysOf(stopless.text), 0.01);
    });

    if (!text.isDraft)
      it(`${text.name}, where the writer indents as well`, () => {
        assertTyped(text, text.text, 0.01);
      });
  }
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

/** Pseudo-random numbers from 0 up to 1, the same every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}
