/** What the panel asks: a played scenario, the step of a line, a rule page. */
import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { rulePages } from '../../server/analysis/index.ts';
import type { PanelModel } from '../../server/protocol/index.ts';
import { Editor } from './editor.ts';
import { duel, duelWith } from './texts.ts';

describe('the panel’s questions', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('are answered with a played scenario of the version that is open', async () => {
    const text = await editor.open(duel);
    await text.change('Toughness 4', 'Toughness 3');
    const model = await text.panel();
    assert.deepEqual([model?.uri, model?.version, model?.title, model?.seed, model?.errors], [text.uri, 2, 'Duel', 1, 0]);
    assert.deepEqual(stepsOf(model!).slice(0, 3), ['Round 1', 'The Ghoul punches Laura', 'Laura punches the Ghoul']);
  });

  it('are answered with the same course for the same seed, and with another for some other', async () => {
    const text = await editor.open(duel);
    const [first, again] = [await text.panel(0, 7), await text.panel(0, 7)];
    assert.deepEqual(first, again);
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => text.panel(0, seed)));
    assert.ok(others.some((other) => JSON.stringify(other!.rounds) !== JSON.stringify(first!.rounds)));
  });

  it('are answered with the scenario that is asked for', async () => {
    const text = await editor.open(`${duel}\n${duelWith('Duel', 'Return match')}`);
    const model = await text.panel(1);
    assert.deepEqual([model?.title, model?.scenarios.map(({ title }) => title)], ['Return match', ['Duel', 'Return match']]);
  });

  it('tell how many errors the text has', async () => {
    const text = await editor.open(duelWith('punches Laura', 'punchs Laura'));
    assert.equal((await text.panel())?.errors, 1);
  });

  it('tell at a step what is doubtful in it, how it is read and where it stands', async () => {
    const text = await editor.open(duelWith('punches Laura.', 'punches Laura.\n    throws 12'));
    const found = (await text.panel())?.rounds.flatMap(({ steps }) => steps).filter(({ findings }) => findings !== undefined);
    assert.deepEqual(found?.map(({ key, findings }) => [key, findings]), [['1/announce/Ghoul', [
      { text: 'The deck of the Host has no 12 to throw: another is drawn in its place', place: 'line 10', lines: { uri: text.uri, from: 10, to: 10 } },
    ]]]);
  });

  it('tell at the first step what is doubtful in an included file, with its name and address', async () => {
    const uri = 'file:///adventure/lib/beasts.clash';
    editor.files.set(uri, 'weapn fork: close\n');
    const text = await editor.open(`include "lib/beasts.clash"\n${duel}`);
    await text.diagnosticsWhen((diagnostics) => diagnostics.some(({ code }) => code === 'broken-include'));
    const [first] = (await text.panel())?.rounds[0]?.steps ?? [];
    assert.deepEqual([first?.key, first?.findings?.map(({ place, lines }) => [place, lines])], ['1/round/start', [['line 1 of beasts.clash', { uri, from: 1, to: 1 }]]]);
  });

  it('are answered with nothing where there is no such scenario', async () => {
    const text = await editor.open(duel);
    assert.deepEqual([await text.panel(1), await text.panel(-1)], [null, null]);
  });

  it('about the step of a line are answered with its announcement', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await Promise.all([8, 9, 10].map((line) => text.stepAt(line))), [
      { scenario: 0, step: '1/round/start' }, { scenario: 0, step: '1/announce/Ghoul' }, { scenario: 0, step: '1/announce/Laura' },
    ]);
  });

  it('about the step of a line in a later round are answered with one of that round', async () => {
    const text = await editor.open(`${duel}round 2\n  Laura: punches the Ghoul.\n`);
    assert.deepEqual(await text.stepAt(12), { scenario: 0, step: '2/announce/Laura' });
  });

  it('about a line above all rounds are answered without a step', async () => {
    const text = await editor.open(duel);
    assert.deepEqual(await text.stepAt(1), { scenario: 0 });
  });

  it('about the step of a line know its scenario', async () => {
    const text = await editor.open(`${duel}\n${duelWith('Duel', 'Return match')}`);
    assert.deepEqual(await text.stepAt(duel.split('\n').length + 10), { scenario: 1, step: '1/announce/Laura' });
  });

  it('about the round of a line are answered with the one that it belongs to, and above all rounds with the first', async () => {
    const text = await editor.open(`${duel}round 2\n  Laura: waits.\n\n${duelWith('Duel', 'Return match')}`);
    const lines = [1, 8, 10, 11, 12, 14, 22, 23];
    assert.deepEqual(await Promise.all(lines.map((line) => text.roundAt(line))), [[0, 0], [0, 0], [0, 0], [0, 1], [0, 1], [1, 0], [1, 0], [1, 0]].map(([scenario, round]) => ({ scenario, round })));
  });

  it('about the round of a line are answered with nothing where none is written', async () => {
    assert.equal(await (await editor.open('scenario "Empty"\nrules demon-city-2018\n')).roundAt(1), null);
  });

  it('for a rule page are answered for every rule there is', async () => {
    const ids = [...rulePages().keys()];
    assert.notEqual(ids.length, 0);
    const pages = await Promise.all(ids.map((id) => editor.rulePage(id)));
    assert.deepEqual(ids.filter((_, index) => !/^# \S/.test(pages[index] ?? '')), []);
  });

  it('for a rule page lead from it to pages that are there', async () => {
    const ids = [...rulePages().keys()];
    const pages = await Promise.all(ids.map((id) => editor.rulePage(id)));
    const linked = ids.flatMap((id, index) => [...(pages[index] ?? '').matchAll(/^- \[.*\]\((.*)\)$/gm)].map(([, address = '']) => posix.join('/', posix.dirname(id), address)));
    assert.notEqual(linked.length, 0);
    assert.deepEqual(linked.filter((path) => !ids.some((id) => path === `/${id}.md`)), []);
  });

  it('for a rule page that nobody wrote are answered with nothing', async () => {
    assert.equal(await editor.rulePage('demon-city-2018/no-such-rule'), null);
  });
});

function stepsOf({ rounds }: PanelModel): readonly string[] {
  return rounds.flatMap(({ steps }) => steps.map(({ title }) => title));
}
