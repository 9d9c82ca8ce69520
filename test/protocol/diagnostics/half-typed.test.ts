/** Hints and lenses while a text is typed letter by letter. */
import assert from 'node:assert/strict';
import { heldWords } from '../../../server/lsp/annotations/held-mark.ts';
import { hintMark } from '../../../server/lsp/annotations/inlay-hints.ts';
import { commands, methods, type BaselineNotice } from '../../../server/protocol/index.ts';
import { placeOf } from '../cursor.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { duel } from '../texts.ts';

describe('while a sentence is half-typed', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  const hints = [
    'the Ghoul: punches Laura. | 1 throw · succeeds 29%',
    'Laura: punches the Ghoul. | 2 throws · succeeds 61%',
  ];

  it('the hints of all other sentences stay', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await hintsOf(text), hints);
    await text.change('round 1\n', 'round 1\n  \n');
    await type(text, 'round 1\n  ', 'Laura: kick', async (letters) =>
      assert.deepEqual(await hintsOf(text), hints, letters),
    );
  });

  it('hints that don’t depend on that sentence yet are current, and unmarked', async () => {
    const text = await editor.open(duel);
    const lenses = await lensesOf(text);
    await text.change('round 1\n', 'round 1\n  Lau\n');
    assert.deepEqual(await hintsOf(text), hints);
    assert.deepEqual((await lensesOf(text)).map(withoutNumbers), lenses.map(withoutNumbers));
  });

  it('hints stay even if a mistake was left behind elsewhere', async () => {
    const text = await editor.open(duel);
    await text.change('round 1\n', 'round 1\n  Laur\n');
    await text.hints();
    await text.change('Agility 3  Toughness 5', 'Agility 4  Toughness 5');
    const before = await hintsOf(text);
    assert.equal(before.length, 2);
    await type(text, 'the Ghoul: ', 'x', async () => assert.deepEqual(await hintsOf(text), held(before.slice(1))));
  });

  it('a new line below a sentence has no hint, from the first letter on', async () => {
    for (const breaks of ['\n  ', '\n    ', '\r\n  ']) {
      const text = await editor.open(duel);
      await text.hints();
      await text.change('punches Laura.', `punches Laura.${breaks}`);
      assert.deepEqual(await hintsOf(text), hints);
      await type(text, `punches Laura.${breaks}`, 'Cassie waits', async (letters) =>
        assert.deepEqual(await hintsOf(text), hints, letters),
      );
    }
  });

  it('the hint of the sentence itself disappears, and comes back for the new sentence', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('Laura: punches the', 'Laura: punc the');
    assert.deepEqual(await hintsOf(text), held(hints.slice(0, 1)));
    await text.change('Laura: punc the', 'Laura: grabs the');
    assert.deepEqual(
      (await hintsOf(text)).map((each) => each.split(' | ')[0]),
      ['the Ghoul: punches Laura.', 'Laura: grabs the Ghoul.'],
    );
  });

  it('hints follow their sentences to other lines', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('round 1\n', 'round 1\n  Laur\n\n\n');
    assert.deepEqual(await hintsOf(text), hints);
  });

  it('nothing is shown that another change may have moved', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('punches the Ghoul.', 'punches the Ghoul.\n  Lau');
    assert.deepEqual(await hintsOf(text), hints);
    await text.change('Agility 3  Toughness 4', 'Agility 3  Toughness 5');
    const now = await hintsOf(text);
    assert.equal(now.length, 2);
    await text.change('\n  Lau\n', '\n');
    assert.deepEqual(await hintsOf(text), now);
    assert.notDeepEqual(now, hints);
  });

  it('figures of a combatant stay while the name is changed', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('combatant Laura', 'combatant L');
    await type(text, 'combatant L', 'aura', async (letters) =>
      assert.deepEqual(await hintsOf(text), letters === 'aura' ? hints : held(hints), letters),
    );
  });

  it('the lens of a round stays above it while its heading is typed', async () => {
    const text = await editor.open(duel);
    const lenses = await lensesOf(text);
    assert.deepEqual(lenses.slice(2), ['8: Step through', '8: Players 61.0% · Host 29.0% · tie 10.0%']);
    await text.change('round 1', 'round');
    assert.deepEqual(await lensesOf(text), held(lenses));
    await text.change('round', 'rou');
    assert.deepEqual(await lensesOf(text), held(lenses));
    assert.deepEqual(await hintsOf(text), held(hints));
  });

  it('the scenario around a half-typed `scenario` stays what it was, and so does the one before', async () => {
    const text = await editor.open(
      `${duel}${duel.replace('Duel', 'Again').replace('Agility 3  Toughness 4', 'Agility 5  Toughness 4')}`,
    );
    const [shown, lenses] = [await hintsOf(text), await lensesOf(text)];
    assert.equal(shown.length, 4);
    for (const [from, to] of [
      ['scenario "Again"', 'scena "Again"'],
      ['scena "Again"', 'sce'],
      ['sce\n', 's\n'],
    ] as const) {
      await text.change(from, to);
      assert.deepEqual(await hintsOf(text), held(shown), to);
      assert.deepEqual((await lensesOf(text)).map(withoutNumbers), held(lenses.map(withoutNumbers)), to);
    }
  });

  for (const marks of ['""', '“”', '" "']) {
    it(`empty quotes count as half-typed: ${marks}`, async () => {
      const text = await editor.open(duel);
      const before = [await hintsOf(text), await lensesOf(text), await hoversOf(text)];
      const kept = [held(await hintsOf(text)), held(await lensesOf(text)), heldHovers(await hoversOf(text))];
      await text.change('punches the Ghoul.', 'punches the Ghoul.\n    advantage "');
      assert.deepEqual([await hintsOf(text), await lensesOf(text), await hoversOf(text)], kept);
      await text.change('advantage "', `advantage ${marks}`);
      assert.deepEqual([await hintsOf(text), await lensesOf(text), await hoversOf(text)], kept);
      await text.change(`advantage ${marks}`, 'advantage "h"');
      const now = [await hintsOf(text), await lensesOf(text), await hoversOf(text)];
      for (const [index, each] of now.entries()) assert.notDeepEqual(each, before[index]);
      const whole = await editor.open(text.text);
      assert.deepEqual(now, [await hintsOf(whole), await lensesOf(whole), await hoversOf(whole)]);
    });
  }

  it('a hover links to the current places of its reasons', async () => {
    const text = await editor.open(
      duel.replace('punches the Ghoul.', 'punches the Ghoul.\n    advantage "the stairs"'),
    );
    const [hints, hovers] = [await hintsOf(text), await hoversOf(text)];
    assert.match(hovers[0]!, /the stairs.*line 11/u);
    await text.change('"the stairs"', '""');
    assert.deepEqual([await hintsOf(text), await hoversOf(text)], [held(hints), heldHovers(hovers)]);
  });

  it('what has moved since the last save is still shown above the round', async () => {
    const text = await editor.open(duel);
    const notice: BaselineNotice = { uri: text.uri, kind: 'saved', text: duel };
    await editor.server.connection.sendNotification(methods.baseline, notice);
    await text.change('Agility 3  Toughness 5', 'Agility 3  Toughness 4');
    const lenses = await lensesOf(text);
    assert.match(lenses.at(-1)!, /was 61\.0%/u);
    await text.change('punches the Ghoul.', 'punches the Ghoul.\n    advantage ""');
    assert.deepEqual(await lensesOf(text), held(lenses));
  });

  it('held figures say so in their tooltip', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('Laura: punches the', 'Laura: punc the');
    const [first] = await text.hints();
    assert.match((await text.tooltip(first!)) ?? '', /a sentence of this scenario can’t be read now$/u);
    const tooltips = (await text.lenses())
      .filter(({ command }) => command!.command !== commands.showFinding && command!.title !== 'Step through')
      .map(({ command }) => command!.tooltip ?? '');
    assert.equal(tooltips.length > 0 && tooltips.every((tooltip) => tooltip.endsWith(heldWords)), true);
  });

  it('nothing is held when a second sentence on which the figures depend is half-typed', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('Laura: punches the', 'Laura: punc the');
    assert.deepEqual(await hintsOf(text), held(hints.slice(0, 1)));
    await text.change('Agility 3  Toughness 5', 'Agility 3  Toughness');
    assert.deepEqual(
      (await hintsOf(text)).filter((each) => each.endsWith('◦')),
      [],
    );
  });

  it('nothing is held when a stat is changed while an announcement can’t be read', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('Laura: punches the', 'Laura: punc the');
    await text.change('Agility 3  Toughness 5', 'Agility 5  Toughness 5');
    const whole = await editor.open(text.text);
    assert.deepEqual(await hintsOf(text), await hintsOf(whole));
  });

  it('nothing is held when the rules are changed to those of another game', async () => {
    const text = await editor.open(duel);
    await text.hints();
    await text.change('rules demon-city-2018', 'rules quick-shot');
    assert.deepEqual(await hintsOf(text), await hintsOf(await editor.open(text.text)));
    assert.deepEqual(
      (await hoversOf(text)).filter((each) => each.includes('◦')),
      [],
    );
  });

  it('the lens that opens a round says so itself if nothing else of the round is shown', async () => {
    const text = await editor.open(`${duel}round 2\n`);
    assert.equal((await lensesOf(text)).at(-1), '11: Step through');
    await text.change('round 2\n', 'round 2 if Lau\n');
    assert.equal((await lensesOf(text)).at(-1), '11: Step through ◦');
  });

  it('a text that could never be read shows what can be computed', async () => {
    const text = await editor.open(duel.replace('round 1\n', 'round 1\n  Laur\n'));
    assert.equal((await text.hints()).length, 2);
  });
});

/** Types letters after the first occurrence of some words, looking at the result after each. */
async function type(
  text: OpenText,
  words: string,
  letters: string,
  look: (typed: string) => Promise<void>,
): Promise<void> {
  for (let count = 1; count <= letters.length; count += 1) {
    await text.change(`${words}${letters.slice(0, count - 1)}`, `${words}${letters.slice(0, count)}`);
    await look(letters.slice(0, count));
  }
}

/** The same hints or lenses with the mark of held ones. “Step through” has nothing that could be out of date. */
function held(shown: readonly string[]): readonly string[] {
  return shown.map((each) => (each.endsWith('Step through') ? each : `${each} ◦`));
}

function heldHovers(hovers: readonly string[]): readonly string[] {
  return hovers.map((each) => `${heldWords}\n\n---\n\n${each}`);
}

/** The hovers on Laura’s action, and on the heading of its round. */
async function hoversOf(text: OpenText): Promise<readonly string[]> {
  const places = ['punches the', 'round 1'].map((words) => placeOf(text.text, words).start);
  return (await Promise.all(places.map((at) => text.hover(at)))).map((each) =>
    (each ?? '').replace(/scenario-\d+/gu, 'scenario'),
  );
}

/** Each hint, with the line before it. */
async function hintsOf(text: OpenText): Promise<readonly string[]> {
  const lines = text.text.split('\n');
  return (await text.hints()).map(
    ({ position, label }) =>
      `${lines[position.line]!.trim()} | ${(label as string).replace(hintMark, '').replaceAll('\u00a0', ' ')}`,
  );
}

/** Without the number of findings, which follows the text. */
async function lensesOf(text: OpenText): Promise<readonly string[]> {
  return (await text.lenses())
    .filter(({ command }) => command!.command !== commands.showFinding)
    .map(({ range, command }) => `${range.start.line + 1}: ${command!.title.replaceAll('\u00a0', ' ')}`);
}

function withoutNumbers(lens: string): string {
  return lens.replace(/^\d+: /, '');
}
