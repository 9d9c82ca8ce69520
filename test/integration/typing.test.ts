/** Typing key by key gives the typed text, although completion lists open meanwhile. */
import assert from 'node:assert/strict';
import { commands, ConfigurationTarget, env, window, workspace } from 'vscode';
import { needsOutside, press, typeKeys, workbench } from './outside.ts';
import { list, TypedFile } from './typed-file.ts';
import { texts } from './typed-texts.ts';

/** The delay in ms from key to key with which lists open meanwhile. */
const pace = 40;

const cast = `rules demon-city-2018
combatant Ann (she) of the Players
  carries knife
combatant Bill (he) of the Host

round 1
  `;

describe('a scenario typed key by key', () => {
  let file: TypedFile | undefined;

  before(needsOutside);

  afterEach(async () => {
    await file?.close();
    file = undefined;
  });

  for (const [game, text] of Object.entries(texts)) {
    it(`equals its file: ${game}`, async function () {
      this.timeout(120_000);
      file = await TypedFile.open('');
      await typeKeys(text.replace(/^ +/gmu, ''), 15);
      await file.becomes(text);
    });
  }
});

describe('while a completion list is open', () => {
  let file: TypedFile | undefined;

  before(needsOutside);

  afterEach(async () => {
    await setOwn('acceptSuggestionOnEnter', undefined);
    await setOwn('suggest.selectionMode', undefined);
    await file?.close();
    file = undefined;
  });

  for (const value of ['on', 'smart', 'off'] as const) {
    it(`Enter begins a new line, if a writer’s own setting for Enter is ${value}`, async () => {
      await setOwn('acceptSuggestionOnEnter', value);
      file = await TypedFile.open(cast);
      await typeKeys('Ann: punches Bil', pace);
      await workbench.waitFor(list);
      await typeKeys('\nadvantage "he is drunk"', pace);
      await file.becomes(`${cast}Ann: punches Bil\n    advantage "he is drunk"`);
    });
  }

  it('Enter begins a new line too if a writer’s own settings select the first entry of every list', async () => {
    await setOwn('acceptSuggestionOnEnter', 'on');
    await setOwn('suggest.selectionMode', 'always');
    file = await TypedFile.open(cast);
    await typeKeys('Ann: punches Bil', pace);
    await workbench.waitFor(list);
    await press('Enter');
    await file.becomes(`${cast}Ann: punches Bil\n    `);
  });

  it('Enter accepts an entry selected with an arrow key', async () => {
    await typeAndWait('Ann: pun', 'punches');
    await press('ArrowDown');
    await workbench.waitFor(`${list}.focused`);
    await press('Enter');
    await file!.becomes(`${cast}Ann: punches`);
  });

  it('Tab accepts the first entry', async () => {
    await typeAndWait('Ann: pun', 'punches');
    await press('Tab');
    await file!.becomes(`${cast}Ann: punches`);
  });

  it('Enter begins a new line too if the list was requested, and Tab accepts the first entry', async () => {
    await typeAndWait('Ann: punches Bill.');
    await workbench.waitUntilGone(list);
    await press('Control+Space');
    await workbench.waitFor(list);
    await press('Enter');
    await file!.becomes(`${cast}Ann: punches Bill.\n  `);
  });

  it('Enter begins a new line on the page of a new scenario', async () => {
    await commands.executeCommand('clashwright.newScenario');
    await workbench.waitFor(list);
    await press('Enter');
    await workbench.waitUntilGone(list);
    const text = window.activeTextEditor!.document.getText();
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    assert.equal(text.trim(), '');
  });

  it('Enter begins a new line even after an arrow key, if a writer wants it never to accept an entry', async () => {
    await setOwn('acceptSuggestionOnEnter', 'off');
    await typeAndWait('Ann: pun', 'punches');
    await press('ArrowDown');
    await press('Enter');
    await file!.becomes(`${cast}Ann: pun\n    `);
  });

  it('no entry is selected', async () => {
    await typeAndWait('Ann: pun', 'punches');
    assert.deepEqual(await workbench.texts(`${list}.focused`), []);
  });

  /**
   * Waits for the list of the current word, whose first entry begins so; the list of fewer letters may be there before.
   */
  async function typeAndWait(keys: string, first?: string): Promise<void> {
    file = await TypedFile.open(cast);
    await typeKeys(keys, pace);
    if (first !== undefined) await workbench.waitFor(`${list}[data-index="0"][aria-label^="${first}"]`);
  }
});

describe('pasted text', () => {
  before(needsOutside);

  it('is indented by what it belongs to', async () => {
    const file = await TypedFile.open(`${cast}Ann: punches Bill\n    `);
    await env.clipboard.writeText('round 2\nBill: punches Ann.\nadvantage "he is drunk"\n');
    await commands.executeCommand('editor.action.clipboardPasteAction');
    await file.becomes(`${cast}Ann: punches Bill\nround 2\n  Bill: punches Ann.\n    advantage "he is drunk"\n`);
    await file.close();
  });
});

/** Changes a writer’s own settings for all languages. */
async function setOwn(setting: string, value: string | undefined): Promise<void> {
  await workspace.getConfiguration('editor').update(setting, value, ConfigurationTarget.Global);
}
