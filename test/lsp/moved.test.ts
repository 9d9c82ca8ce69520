/** How much is computed for moved chances, and when that ends. */
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { analyze, type Analysis, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { Baselines } from '../../server/lsp/panel/baselines.ts';
import { movedRoundsAnswer } from '../../server/lsp/panel/moved.ts';
import { IdleScheduler } from '../../server/lsp/idle-scheduler.ts';
import { alwaysWanted } from '../../server/lsp/time-slicing.ts';
import type { MovedScenario } from '../../server/report/index.ts';
import { duel, duelWith } from '../protocol/texts.ts';

const uri = 'file:///adventure/any.clash';
const weaker = duelWith('Toughness 5', 'Toughness 4');
const two = `${duel}\n${duelWith('Duel', 'Return match')}`;

describe('moved chances in a document', () => {
  it('aren’t computed for identical scenarios', async () => {
    const { baselines, analysis } = comparing(two, two.replace('Toughness 5', 'Toughness 4'));
    assert.deepEqual(
      (await baselines.changedIn(uri, analysis, alwaysWanted)).map(([, { scenario }]) => scenario.title),
      ['Duel'],
    );
    assert.equal(await movesIn(baselines, analysis, 1), undefined);
  });

  it('aren’t computed for scenarios with equal text, even between two that have changed', async () => {
    const three = ['One', 'Two', 'Three'].map((title) => duelWith('Duel', title)).join('\n');
    const apart = three
      .replace('Toughness 5', '// weaker\n  Toughness 4')
      .replace(/Toughness 5(?=[^5]*$)/u, 'Toughness 6');
    const { baselines, analysis } = comparing(three, apart);
    assert.deepEqual(
      (await baselines.changedIn(uri, analysis, alwaysWanted)).map(([, { scenario }]) => scenario.title),
      ['One', 'Three'],
    );
  });

  it('are computed for every scenario if what they share has changed', async () => {
    const { baselines, analysis } = comparing(`weapon claws: close\n${two}`, `weapon claws: reach\n${two}`);
    assert.equal((await baselines.changedIn(uri, analysis, alwaysWanted)).length, 2);
  });

  it('are computed once for a text', async () => {
    const { baselines, analysis } = comparing(duel, weaker);
    const moves = await movesIn(baselines, analysis);
    assert.equal(
      moves?.rounds[0]?.figures.find(({ label }) => label === 'Laura punches the Ghoul')?.points.toFixed(2),
      '17.42',
    );
    assert.equal(await movesIn(baselines, analysis), moves);
  });

  it('are computed again against another earlier text', async () => {
    const { baselines, analysis } = comparing(duel, weaker);
    await movesIn(baselines, analysis);
    baselines.receive({ uri, kind: 'saved', text: duelWith('Toughness 4', 'Toughness 6') });
    const moves = await movesIn(baselines, analysis);
    // She has one card less than before, and it has one more: whoever was ahead is behind.
    assert.ok(moves!.rounds[0]!.figures.find(({ label }) => label === 'Laura punches the Ghoul')!.points > 17.43);
  });

  it('read an earlier text once, however much is typed', async () => {
    const { baselines, analysis, read } = comparing(duel, weaker);
    for (const words of ['The duel', 'Duel']) {
      await baselines.changedIn(
        uri,
        analyze(duelWith('"Duel"', `"${words}"\n// typed`), { file: uri, previous: analysis }),
        alwaysWanted,
      );
    }
    assert.deepEqual(read, [weaker]);
  });

  it('are shown for later rounds as far as they are known, and again when the earlier text is computed', async () => {
    const later = `${duel}round 2 if Laura is unhurt\n  Laura: punches the Ghoul.\n`;
    const { baselines, analysis, before, lookedAgain } = comparing(later, later.replace('Toughness 5', 'Toughness 4'));
    const first = await movesIn(baselines, analysis);
    assert.deepEqual(
      first?.rounds.map(({ figures }) => figures.length > 0),
      [true],
    );
    assert.equal(before()?.knownChances, undefined);
    await lookedAgain;
    assert.equal(before()?.knownChances?.isGoingOn, undefined);
    while (!analysis.scenarios[0]!.prepareChances());
    const whole = await movesIn(baselines, analysis);
    assert.deepEqual(
      whole?.rounds.map(({ figures }) => figures.length > 0),
      [true, true],
    );
    assert.equal(await movesIn(baselines, analysis), whole);
  });

  it('are no longer computed for a text that nothing is compared with', async () => {
    const later = `${duel}round 2 if Laura is unhurt\n  Laura: punches the Ghoul.\n`;
    const { baselines, analysis, before, ended } = comparing(later, later.replace('Toughness 5', 'Toughness 4'));
    await movesIn(baselines, analysis);
    const was = before();
    baselines.receive({ uri, kind: 'saved', text: null });
    await ended;
    assert.equal(was?.knownChances, undefined);
  });

  it('are no longer computed once nobody needs them', async () => {
    const { baselines, analysis } = comparing(two, two.replaceAll('Toughness 5', 'Toughness 4'));
    const [first, second] = analysis.scenarios;
    const wanted = (): void => {
      if (first!.knownChances !== undefined) throw new Error('called off');
    };
    await assert.rejects(movedRoundsAnswer(baselines, uri, { version: 1, analysis }, 1, wanted), /called off/);
    assert.equal(second!.knownChances, undefined);
  });
});

function comparing(now: string, earlier: string) {
  const read: string[] = [];
  let made: Analysis | undefined;
  const events = new EventEmitter();
  const [lookedAgain, ended] = [once(events, 'looked'), once(events, 'ran')];
  const baselines = new Baselines({
    analyse: (file, text, previous) => {
      read.push(text);
      made = analyze(text, { file, previous });
      return Promise.resolve(made);
    },
    idle: new IdleScheduler(),
    run: (job) => {
      job();
      events.emit('ran');
    },
    lookAgain: () => {
      events.emit('looked');
    },
  });
  const analysis = analyze(now, { file: uri });
  baselines.receive({ uri, kind: 'saved', text: earlier });
  const before = (): ScenarioAnalysis | undefined => made?.scenarios[0];
  return { baselines, analysis, read, before, lookedAgain, ended };
}

/** The moved chances of a scenario, once computed. */
async function movesIn(baselines: Baselines, analysis: Analysis, index = 0): Promise<MovedScenario | undefined> {
  const scenario = analysis.scenarios[index]!;
  await baselines.prepare(uri, analysis, [scenario], alwaysWanted);
  return baselines.movesOf(uri, scenario);
}
