/** A very long course arrives in parts, and the panel has all of it. */
import assert from 'node:assert/strict';
import { inParts } from '../../client/panel/panel-in-parts.ts';
import type { PanelRequest } from '../../server/protocol/index.ts';
import { Editor } from '../protocol/editor.ts';

const rounds = 480;
const long = `scenario "The long watch"
rules demon-city-2018
${Array.from({ length: 10 }, (_, index) => `combatant N${index} of the ${index % 2 === 0 ? 'Players' : 'Host'}\n  Agility 2  Toughness 90\n`).join('')}${Array.from({ length: rounds }, (_, round) => `round ${round + 1}\n${Array.from({ length: 10 }, (__, index) => `  N${index}: punches N${(index + 1) % 10}.\n`).join('')}`).join('')}`;

describe('the course of a panel', () => {
  let editor: Editor;
  before(async () => (editor = await Editor.start()));
  after(() => editor.quit());

  it('is composed of its parts', async () => {
    const document = await editor.open(long);
    const asked: PanelRequest[] = [];
    const request = { uri: document.uri, scenario: 0, wish: { trials: [], redraws: [] } };
    const whole = await inParts((part) => {
      asked.push(part);
      return document.panel(0, {}, part.rounds, part.from);
    }, request);
    assert.deepEqual(
      whole?.rounds.map(({ number }) => number),
      Array.from({ length: rounds }, (_, round) => round + 1),
    );
    assert.equal(whole.goesOn, undefined);
    assert.ok(asked.length > 1 && asked.length < 5, `${asked.length} parts`);
    assert.deepEqual([...new Set(whole.rounds.map(({ steps }) => steps.length > 0))], [true]);
  }).timeout(60_000);

  it('is requested again if the text has changed between two parts', async () => {
    const document = await editor.open(long);
    const request = { uri: document.uri, scenario: 0, wish: { trials: [], redraws: [] } };
    let isChanged = false;
    const whole = await inParts(async (part) => {
      if (part.from !== undefined && !isChanged) {
        isChanged = true;
        await document.change('The long watch', 'The short watch');
      }
      return document.panel(0, {}, part.rounds, part.from);
    }, request);
    assert.deepEqual([whole?.title, whole?.rounds.length], ['The short watch', rounds]);
  }).timeout(60_000);

  it('is the answer itself if only its first rounds are requested', async () => {
    const document = await editor.open(long);
    let times = 0;
    const first = await inParts(
      (part) => {
        times += 1;
        return document.panel(0, {}, part.rounds, part.from);
      },
      { uri: document.uri, scenario: 0, wish: { trials: [], redraws: [] }, rounds: 2 },
    );
    assert.deepEqual([times, first?.rounds.length, first?.goesOn], [1, 2, true]);
  }).timeout(60_000);
});
