/** Which scenario the panel shows while the file is edited, and which scenario a line belongs to. */
import assert from 'node:assert/strict';
import type { ScenarioPlace, Trial } from '../../../server/protocol/index.ts';
import { Editor } from '../editor.ts';
import type { OpenText } from '../open-text.ts';
import { duel, duelWith } from '../texts.ts';

const seed: Trial = { kind: 'seed', seed: 9 };
const other = duelWith('Duel', 'Return match');
const returnMatch: ScenarioPlace = { scenario: 1, titles: ['Duel', 'Return match'] };
const shared = `combatant Ann (she) of the Players\n  Agility 4\n\n${duel}\n${other}`;

describe('the scenario of the panel', () => {
  let editor: Editor;
  let text: OpenText;
  before(async () => (editor = await Editor.start()));
  beforeEach(async () => (text = await editor.open(`${duel}\n${other}`)));
  after(() => editor.quit());

  const shown = async (): Promise<unknown> => {
    const model = await text.panel(returnMatch, { trials: [seed] });
    return [model?.scenario, model?.title, model?.seed, model?.trials.length];
  };

  it('stays the same when another is inserted above it, with its trials', async () => {
    await text.change('scenario "Duel"', 'scenario "New"\nrules demon-city-2018\n\nscenario "Duel"');
    assert.deepEqual(await shown(), [2, 'Return match', 9, 1]);
  });

  it('stays the same when its title changes', async () => {
    await text.change('Return match', 'Rematch');
    assert.deepEqual(await shown(), [1, 'Rematch', 9, 1]);
  });

  it('is the nearest one when it is gone, without trials', async () => {
    await text.change(other, '');
    assert.deepEqual(await shown(), [0, 'Duel', 1, 0]);
  });

  it('is the only one that trials are written into', async () => {
    await text.change('scenario "Duel"', 'scenario "New"\nrules demon-city-2018\n\nscenario "Duel"');
    assert.deepEqual(
      (await text.writeTrials(returnMatch, [seed]))?.edits.map(({ from }) => from.line),
      [duel.split('\n').length + 4],
    );
    await text.change(other, '');
    assert.equal(await text.writeTrials(returnMatch, [seed]), null);
  });

  it('is the only one that is exported', async () => {
    await text.change(other, '');
    assert.equal(await text.exportScenario('transcript-md', returnMatch), null);
    assert.equal(
      (await text.exportScenario('transcript-md', { ...returnMatch, scenario: 0 }))?.title,
      'Duel, transcript',
    );
  });

  it('comes with all titles and its current index', async () => {
    await text.change('scenario "Duel"', 'scenario "New"\nrules demon-city-2018\n\nscenario "Duel"');
    assert.deepEqual(await text.placeOf(returnMatch), { scenario: 2, titles: ['New', 'Duel', 'Return match'] });
  });

  it('stays in view while the caret is above all scenarios, and is the first one in a panel that opens there', async () => {
    text = await editor.open(shared);
    assert.deepEqual([await text.stepAt(2, {}, returnMatch), await text.stepAt(2)], [{ scenario: 1 }, { scenario: 0 }]);
    assert.deepEqual(await text.stepAt(4, {}, returnMatch), { scenario: 0 });
  });
});
