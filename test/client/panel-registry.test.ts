/** Panels in a simulated VS Code: opened, restored, followed, written from, and closed without leaks. */
import assert from 'node:assert/strict';
import type { LogOutputChannel, Uri } from 'vscode';
import type { PanelRegistry } from '../../client/panel/panel-registry.ts';
import { asWritten } from '../../client/panel/wishes.ts';
import type {
  ChangedNotice,
  PanelAnswer,
  PanelRequest,
  Trial,
  WriteTrialsAnswer,
} from '../../server/protocol/index.ts';
import { settled } from './settled.ts';
import './stand-in/register.ts';
import {
  clearStage,
  closeDocument,
  Emitter,
  events,
  listenerCount,
  openDocument,
  stage,
  type StandInPanel,
} from './stand-in/stage.ts';
import { modelOf } from './talk.ts';

const larder = 'file:///adventure/larder.clash';
const titles = ['A', 'B', 'C'];
const trials: readonly Trial[] = [
  { kind: 'seed', seed: 7 },
  { kind: 'add', round: 0, who: 'Ann', amount: 1, words: 'luck' },
];
const state = { format: 3, uri: larder, scenario: 0, wish: asWritten, course: 'original', pace: 1, together: true };

describe('the panels of a window', () => {
  let world: World;

  beforeEach(async () => {
    clearStage();
    world = await World.begin();
  });

  afterEach(() => world.panels.dispose());

  it('leave no listener behind, however often they are opened and closed', async () => {
    const before = listenerCount();
    for (let opened = 0; opened < 50; opened += 1) {
      const panel = await world.open();
      assert.ok(listenerCount() > before);
      panel.say({ type: 'ready' });
      await settled();
      panel.close();
      assert.equal(listenerCount(), before);
      assert.equal(stage.held, 0);
    }
  });

  it('leave no listener behind after following their file', async () => {
    const before = listenerCount();
    const panel = await world.open();
    world.rename(larder, 'file:///adventure/cellar.clash');
    await settled();
    panel.close();
    assert.equal(listenerCount(), before);
    assert.equal(stage.held, 0);
  });

  it('leave no listener behind when the extension is deactivated', async () => {
    await world.open();
    world.panels.dispose();
    assert.equal(listenerCount(), 0);
  });

  it('ignore and log invalid messages', async () => {
    const panel = await world.begun();
    for (const message of [undefined, null, 'ready', { type: 'command' }, { type: 'wish', id: 1, wish: 7 }])
      panel.say(message);
    await settled();
    assert.equal(world.warnings, 5);
    assert.deepEqual(panel.posted(), []);
  });

  it('are restored with their trials, and still follow the text or not', async () => {
    await world.bringBack({ ...state, scenario: 2, wish: { ...asWritten, trials }, step: 'b1', together: false });
    const [panel] = stage.panels;
    panel!.say({
      type: 'ready',
      state: { ...state, scenario: 2, wish: { ...asWritten, trials }, step: 'b1', together: false },
    });
    await settled();
    assert.deepEqual(world.asked.at(-1), { uri: larder, scenario: 2, wish: { ...asWritten, trials }, rounds: 4 });
    assert.deepEqual(
      panel!.posted().map(({ type, step, together }) => [type, step, together]),
      [['show', 'b1', undefined]],
    );
  });

  it('go to the scenario and the step that a lens names, in the current text', async () => {
    const panel = await world.begun();
    await world.panels.open(world.uri(larder), { scenario: 2, step: 'b1' });
    await settled();
    assert.deepEqual(world.asked.at(-1), { uri: larder, scenario: 2, titles, wish: asWritten, rounds: 4 });
    assert.deepEqual(
      panel.posted().map(({ type, step }) => [type, step]),
      [['show', 'b1']],
    );
    await world.panels.open(world.uri(larder), { scenario: 2, step: 'a1' });
    await settled();
    assert.deepEqual(panel.posted(), [{ type: 'go', step: 'a1' }]);
  });

  it('tell a new page whether it follows the text, according to the settings', async () => {
    stage.settings['panel.followCaret'] = false;
    const panel = await world.open();
    panel.say({ type: 'ready' });
    await settled();
    assert.equal(panel.posted()[0]?.['together'], false);
  });

  it('follow a file when it or its folder is renamed', async () => {
    const panel = await world.begun();
    world.rename(larder, 'file:///adventure/cellar.clash');
    await settled();
    assert.equal(panel.title, 'Step through: cellar.clash');
    assert.equal(world.asked.at(-1)?.uri, 'file:///adventure/cellar.clash');
    stage.files.add('file:///story/cellar.clash');
    world.rename('file:///adventure', 'file:///story');
    await settled();
    assert.equal(world.asked.at(-1)?.uri, 'file:///story/cellar.clash');
    world.rename('file:///sto', 'file:///other');
    await settled();
    assert.equal(world.asked.at(-1)?.uri, 'file:///story/cellar.clash');
  });

  it('report that the file is deleted, and continue when it is back', async () => {
    const panel = await world.begun();
    stage.files.delete(larder);
    events.deleted.fire(world.uri(larder));
    await settled();
    assert.deepEqual(panel.posted(), [{ type: 'stale', reason: 'The file can no longer be found', gone: 'missing' }]);
    events.created.fire(world.uri('file:///adventure/other.clash'));
    await settled();
    assert.deepEqual(panel.posted(), []);
    stage.files.add(larder);
    events.created.fire(world.uri(larder));
    await settled();
    assert.deepEqual(
      panel.posted().map(({ type }) => type),
      ['show'],
    );
  });

  it('ignore a deletion while the file exists', async () => {
    const panel = await world.begun();
    events.deleted.fire(world.uri(larder));
    events.deleted.fire(world.uri('file:///adventure/other.clash'));
    await settled();
    assert.deepEqual(panel.posted(), []);
  });

  it('report that the file is closed, and open it next to them on request', async () => {
    const panel = await world.begun();
    closeDocument(stage.documents[0]!);
    await settled();
    assert.deepEqual(panel.posted(), [{ type: 'stale', reason: 'The file is closed', gone: 'closed' }]);
    panel.say({ type: 'open' });
    await settled();
    assert.deepEqual(stage.commands, [{ name: 'vscode.open', address: larder }]);
    openDocument(world.uri(larder));
    await settled();
    assert.deepEqual(
      panel.posted().map(({ type }) => type),
      ['show'],
    );
  });

  it('export with the trials', async () => {
    const panel = await world.begun();
    panel.say({ type: 'wish', id: 1, wish: { trials, redraws: [{ step: 'b1', seed: 2 }] } });
    panel.say({ type: 'export', what: 'odds-csv', how: 'save', course: 'original', at: 3 });
    assert.deepEqual(world.exported, {
      what: 'odds-csv',
      how: 'save',
      request: { uri: larder, scenario: 0, titles, wish: { trials, redraws: [] }, at: 3 },
    });
  });
});

describe('writing a panel’s trials into the file', () => {
  const edits = [
    { from: { line: 3, character: 0 }, to: { line: 3, character: 0 }, text: 'seed 7\n' },
    { from: { line: 9, character: 2 }, to: { line: 9, character: 4 }, text: 'x' },
  ];
  let world: World;
  let panel: StandInPanel;

  beforeEach(async () => {
    clearStage();
    world = await World.begin();
    panel = await world.begun();
    panel.say({ type: 'wish', id: 1, wish: { trials, redraws: [] } });
    await settled();
    panel.posted();
    world.asked = [];
    world.written = { version: 1, edits, lost: [] };
  });

  afterEach(() => world.panels.dispose());

  async function write(): Promise<void> {
    panel.say({ type: 'write', id: 1, trials });
    await settled();
  }

  it('is a single edit, reported to the page, after which they are no longer on trial', async () => {
    await write();
    assert.deepEqual(stage.edits, [
      [
        { uri: larder, line: 3, text: 'seed 7\n' },
        { uri: larder, line: 9, text: 'x' },
      ],
    ]);
    assert.deepEqual(
      panel.posted().map(({ type }) => type),
      ['written', 'show'],
    );
    assert.deepEqual(
      world.asked.map(({ wish }) => wish),
      [asWritten],
    );
    assert.deepEqual(stage.told, []);
  });

  it('is done once, however often it is requested meanwhile', async () => {
    panel.say({ type: 'write', id: 1, trials });
    panel.say({ type: 'write', id: 1, trials });
    await settled();
    assert.deepEqual([stage.edits.length, stage.told], [1, []]);
    assert.deepEqual(
      panel.posted().map(({ type }) => type),
      ['written', 'show'],
    );
  });

  it('is done one after the other', async () => {
    world.written = { version: 1, edits: edits.slice(0, 1), lost: [] };
    for (const trial of trials) panel.say({ type: 'write', id: 1, trials: [trial] });
    await settled();
    assert.deepEqual(
      panel.posted().flatMap((message) => (message['type'] === 'written' ? [message['trials']] : [])),
      trials.map((trial) => [trial]),
    );
    assert.equal(stage.edits.length, 2);
  });

  it('includes only what can be written; the rest is reported and stays on trial', async () => {
    world.written = { version: 1, edits: edits.slice(0, 1), lost: [1] };
    await write();
    assert.deepEqual(panel.posted()[0], { type: 'written', trials: [trials[0]] });
    assert.deepEqual(
      world.asked.map(({ wish }) => wish.trials),
      [[trials[1]]],
    );
    assert.deepEqual(stage.told, ['Not written into the file: trial 2']);
  });

  it('needs no edit if the file says the same', async () => {
    world.written = { version: 1, edits: [], lost: [] };
    await write();
    assert.deepEqual(stage.edits, []);
    assert.equal(panel.posted()[0]?.['type'], 'written');
  });

  const failures: readonly (readonly [string, () => void, string])[] = [
    ['the file is closed', () => closeDocument(stage.documents[0]!), 'Nothing was written. The file is closed'],
    ['the file is read-only', () => stage.readOnly.add(larder), 'Nothing was written: the file is read-only'],
    [
      'the text has changed',
      () => (stage.documents[0]!.version = 2),
      'Nothing was written, because the file has changed in the meantime',
    ],
    [
      'there is no such scenario any more',
      () => (world.written = null),
      'Nothing was written, because the file has changed in the meantime',
    ],
    [
      'the editor won’t have it',
      () => (stage.hasEdits = false),
      'Nothing was written: the editor doesn’t allow changes to the file',
    ],
    ['the server doesn’t answer', () => (world.isDead = true), 'The language server isn’t responding; see the log'],
  ];
  for (const [why, happen, told] of failures) {
    it(`does nothing, keeps them on trial, and is reported, if ${why}`, async () => {
      happen();
      await write();
      assert.deepEqual(stage.edits, []);
      assert.deepEqual(stage.told, [told]);
      assert.deepEqual(
        panel.posted().filter(({ type }) => type === 'written'),
        [],
      );
      assert.deepEqual(world.panels.inFront, { uri: larder, scenario: 0, titles, seed: 7 });
    });
  }
});

/** The registry, loaded with the simulated VS Code, and a fake server. */
class World {
  readonly panels: PanelRegistry;
  readonly uri: (address: string) => Uri;
  asked: PanelRequest[] = [];
  written: WriteTrialsAnswer = null;
  exported: unknown;
  isDead = false;
  warnings = 0;

  private constructor(Registry: typeof PanelRegistry, uri: World['uri']) {
    this.uri = uri;
    const log = { warn: () => (this.warnings += 1), error: () => undefined } as unknown as LogOutputChannel;
    this.panels = new Registry({
      server: {
        panel: (request) => this.#answer(request),
        isSetAside: () => false,
        panelRound: () => Promise.resolve(null),
        panelWhy: () => Promise.resolve(null),
        panelWorth: () => Promise.resolve([]),
        stepAt: ({ scenario }) => Promise.resolve({ scenario, titles }),
        writeTrials: () => (this.isDead ? Promise.reject(new Error('dead')) : Promise.resolve(this.written)),
        onDidChange: new Emitter<ChangedNotice>().event,
      },
      log,
      dist: uri('file:///dist'),
      exportScenario: (what, how, request) => {
        this.exported = { what, how, request };
        return Promise.resolve();
      },
    });
  }

  static async begin(): Promise<World> {
    const [vscode, { PanelRegistry }] = [await import('vscode'), await import('../../client/panel/panel-registry.ts')];
    const world = new World(PanelRegistry, (address) => vscode.Uri.parse(address));
    openDocument(world.uri(larder));
    return world;
  }

  /** A panel that VS Code has just created. */
  async open(): Promise<StandInPanel> {
    await this.panels.open(this.uri(larder), { scenario: 0 });
    return stage.panels.at(-1)!;
  }

  /** A panel whose page is ready. */
  async begun(): Promise<StandInPanel> {
    const panel = await this.open();
    panel.say({ type: 'ready' });
    await settled();
    panel.posted();
    return panel;
  }

  async bringBack(kept: unknown): Promise<void> {
    const { ViewColumn, window } = await import('vscode');
    await this.panels.deserializeWebviewPanel(window.createWebviewPanel('clashwright.panel', '', ViewColumn.One), kept);
  }

  rename(from: string, to: string): void {
    stage.files.add(to);
    events.renamed.fire({ files: [{ oldUri: this.uri(from), newUri: this.uri(to) }] });
  }

  #answer(request: PanelRequest): Promise<PanelAnswer> {
    this.asked.push(request);
    return Promise.resolve(modelOf(request, 1));
  }
}
