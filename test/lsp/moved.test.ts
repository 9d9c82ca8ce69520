/** How much is reckoned for what has moved, and when that ends. */
import assert from 'node:assert/strict';
import { analyze, type Analysis, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { Baselines } from '../../server/lsp/baselines.ts';
import { movedRoundsAnswer } from '../../server/lsp/moved.ts';
import { duel, duelWith } from '../protocol/texts.ts';

const uri = 'file:///adventure/any.clash';
const weaker = duelWith('Toughness 5', 'Toughness 4');
const two = `${duel}\n${duelWith('Duel', 'Return match')}`;

describe('what has moved in a document', () => {
  it('is looked for in no scenario that is the same', () => {
    const { baselines, analysis } = comparing(two, two.replace('Toughness 5', 'Toughness 4'));
    assert.deepEqual(baselines.changedIn(uri, analysis).map(([, { scenario }]) => scenario.title), ['Duel']);
    assert.equal(baselines.movesOf(uri, analysis, analysis.scenarios[1]!), undefined);
  });

  it('is looked for in no scenario whose text is the same, also between two that have changed', () => {
    const three = ['One', 'Two', 'Three'].map((title) => duelWith('Duel', title)).join('\n');
    const apart = three.replace('Toughness 5', '// weaker\n  Toughness 4').replace(/Toughness 5(?=[^5]*$)/u, 'Toughness 6');
    const { baselines, analysis } = comparing(three, apart);
    assert.deepEqual(baselines.changedIn(uri, analysis).map(([, { scenario }]) => scenario.title), ['One', 'Three']);
  });

  it('is looked for in every scenario where what they share has changed', () => {
    const { baselines, analysis } = comparing(`weapon claws: close\n${two}`, `weapon claws: reach\n${two}`);
    assert.equal(baselines.changedIn(uri, analysis).length, 2);
  });

  it('is reckoned once for a text', () => {
    const { baselines, analysis } = comparing(duel, weaker);
    const moves = baselines.movesOf(uri, analysis, analysis.scenarios[0]!);
    assert.equal(moves?.rounds[0]?.figures.find(({ label }) => label === 'Laura punches the Ghoul')?.points.toFixed(2), '17.42');
    assert.equal(baselines.movesOf(uri, analysis, analysis.scenarios[0]!), moves);
  });

  it('is reckoned anew against another earlier text', () => {
    const { baselines, analysis } = comparing(duel, weaker);
    baselines.movesOf(uri, analysis, analysis.scenarios[0]!);
    baselines.tell({ uri, kind: 'saved', text: duelWith('Toughness 4', 'Toughness 6') });
    const moves = baselines.movesOf(uri, analysis, analysis.scenarios[0]!);
    // She has one card less than it was before, and it has one more: whoever was ahead is behind.
    assert.ok(moves!.rounds[0]!.figures.find(({ label }) => label === 'Laura punches the Ghoul')!.points > 17.43);
  });

  it('is read once for an earlier text, however much is typed', () => {
    const { baselines, analysis, read } = comparing(duel, weaker);
    for (const words of ['The duel', 'Duel']) {
      baselines.changedIn(uri, analyze(duelWith('"Duel"', `"${words}"\n// typed`), { file: uri, previous: analysis }));
    }
    assert.deepEqual(read, [weaker]);
  });

  it('is not gone on with when nobody wants it any more', async () => {
    const { baselines, analysis } = comparing(two, two.replaceAll('Toughness 5', 'Toughness 4'));
    const asked: string[] = [];
    const reckon = ([, after]: readonly ScenarioAnalysis[]): Promise<void> => {
      asked.push(after!.scenario.title);
      return asked.length < 2 ? Promise.resolve() : Promise.reject(new Error('called off'));
    };
    await assert.rejects(movedRoundsAnswer(baselines, uri, { version: 1, analysis }, 1, reckon), /called off/);
    assert.deepEqual(asked, ['Duel', 'Return match']);
  });
});

function comparing(now: string, earlier: string) {
  const read: string[] = [];
  const baselines = new Baselines((file, text, previous: Analysis) => {
    read.push(text);
    return analyze(text, { file, previous });
  });
  const analysis = analyze(now, { file: uri });
  baselines.tell({ uri, kind: 'saved', text: earlier });
  return { baselines, analysis, read };
}
