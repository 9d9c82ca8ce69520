/** Panels that VS Code restores after a reload, and leaks of closed panels. */
import assert from 'node:assert/strict';
import {
  Disposable,
  extensions,
  type LogOutputChannel,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import { PanelRegistry } from '../../client/panel/panel-registry.ts';
import type { CourseWish, PanelRequest, PanelState } from '../../server/protocol/index.ts';
import { eventually } from './wait.ts';

const uri = Uri.joinPath(workspace.workspaceFolders![0]!.uri, 'the-hill.clash').toString();
const wish: CourseWish = { trials: [{ kind: 'seed', seed: 7 }], redraws: [{ step: '1/clash', seed: 8 }] };
const state: PanelState = {
  format: 3,
  uri,
  scenario: 0,
  wish: { trials: [], redraws: [] },
  course: 'original',
  step: '1/clash',
  pace: 1,
  together: true,
};

describe('the panels of a window', () => {
  let panels: PanelRegistry;
  let asked: PanelRequest[];
  let listeners: number;
  let log: LogOutputChannel;

  beforeEach(() => {
    asked = [];
    listeners = 0;
    log = window.createOutputChannel('Panels in test', { log: true });
    const server = {
      panel: (request: PanelRequest) => {
        asked.push(request);
        return Promise.resolve(null);
      },
      isSetAside: () => false,
      panelRound: () => Promise.resolve(null),
      panelWhy: () => Promise.resolve(null),
      panelWorth: () => Promise.resolve([]),
      writeTrials: () => Promise.resolve(null),
      stepAt: () => Promise.resolve({ scenario: 0 }),
      onDidChange: () => {
        listeners += 1;
        return new Disposable(() => (listeners -= 1));
      },
    };
    const { extensionUri } = extensions.getExtension('clashwright.clashwright')!;
    panels = new PanelRegistry({
      server,
      log,
      dist: Uri.joinPath(extensionUri, 'dist'),
      exportScenario: () => Promise.resolve(),
    });
  });

  afterEach(() => {
    panels.dispose();
    log.dispose();
  });

  it('are restored with what they showed', async () => {
    const panel = createPanel();
    await panels.deserializeWebviewPanel(panel, { ...state, scenario: 2, wish });
    assert.equal(panel.title, 'Step through: the-hill.clash');
    await eventually(
      'the page is there',
      () => asked[0],
      (request) => request !== undefined,
    );
    assert.deepEqual(asked[0], { uri, scenario: 2, wish: { ...wish, redraws: [] }, rounds: 4 });
    assert.deepEqual(asked[1], { uri, scenario: 2, wish, rounds: 4 });
  });

  for (const kept of [undefined, null, 'x', {}, { format: 1, uri, scenario: 0 }, { ...state, uri: '' }]) {
    it(`are closed if their state is ${JSON.stringify(kept)}`, async () => {
      const panel = createPanel();
      const gone = new Promise<void>((resolve) => panel.onDidDispose(resolve));
      await panels.deserializeWebviewPanel(panel, kept);
      await gone;
    });
  }

  it('exist only once for a document', async () => {
    await panels.deserializeWebviewPanel(createPanel(), state);
    const second = createPanel();
    const gone = new Promise<void>((resolve) => second.onDidDispose(resolve));
    await panels.deserializeWebviewPanel(second, { ...state, scenario: 1 });
    await gone;
  });

  it('leave no listener behind, however often they are opened', async () => {
    for (let opened = 0; opened < 50; opened += 1) {
      const panel = createPanel();
      await panels.deserializeWebviewPanel(panel, state);
      assert.equal(listeners, 1);
      panel.dispose();
      assert.equal(listeners, 0);
    }
  });
});

function createPanel(): WebviewPanel {
  return window.createWebviewPanel('clashwright.test', 'Panel in test', ViewColumn.Two);
}
