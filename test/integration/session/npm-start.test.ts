/** What `npm start` opens, and how it ends. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/system/browser.ts';
import { type EmbeddedVscode, startEmbeddedVscode } from '../../../scripts/vscode/embedded-vscode.ts';
import { inProject, root } from '../../../scripts/paths.ts';
import { writeSessionWorkspace } from '../../../scripts/vscode/session-workspace.ts';
import { Clone } from '../../scripts/clone.ts';
import { eventually } from '../wait.ts';
import { Contacts } from './contacts.ts';
import { allGone, canTellProcesses, marked, processesOf } from './processes.ts';
import { endSession, openPage, type Session, startSession } from './session.ts';
import { askWhatIf, exportTranscript, inPanel, restrictedMode } from './window.ts';

const scenario = 'the-larder.clash';

/** A folder with a scenario, whose git configuration names a program that leaves a file behind. */
class HostileFolder {
  readonly path: string;
  readonly #trace: string;

  private constructor(home: string) {
    this.path = join(home, 'adventure');
    this.#trace = join(home, 'executed');
  }

  static async make(home: string): Promise<HostileFolder> {
    const folder = new HostileFolder(home);
    await mkdir(folder.path, { recursive: true });
    await cp(inProject('samples', scenario), join(folder.path, scenario));
    const hook = join(home, 'hook');
    await writeFile(hook, `#!/bin/sh\ntouch '${folder.#trace}'\n`, { mode: 0o755 });
    execFileSync('git', ['init', '--quiet'], { cwd: folder.path });
    execFileSync('git', ['config', 'core.fsmonitor', hook], { cwd: folder.path });
    return folder;
  }

  get file(): string {
    return join(this.path, scenario);
  }

  /** Whether the program was executed. */
  get hasBitten(): boolean {
    return existsSync(this.#trace);
  }
}

describe('npm start', function () {
  this.timeout(180_000);
  let home: string;
  let clone: Clone;
  let contacts: Contacts;
  let browser: Browser;
  const word = randomUUID();

  before(async function () {
    // File permissions and process parents work differently on other systems.
    if (!canTellProcesses) this.skip();
    home = await mkdtemp(join(tmpdir(), 'clashwright-sessions-'));
    clone = await Clone.make({ with: ['.embedded-vscode'] });
    contacts = await Contacts.watch(home);
    browser = await launchBrowser([contacts.browserArgument]);
  });

  after(async () => {
    await browser.close();
    contacts.close();
    await clone.remove();
    await rm(home, { recursive: true });
  });

  describe('with a folder that tries to execute a program', () => {
    let folder: HostileFolder;
    let session: Session;
    let page: Page;

    before(async () => {
      folder = await HostileFolder.make(join(home, 'hostile'));
      session = await startSession(clone, [folder.file], { ...marked(word), ...contacts.env });
      page = await openPage(browser, session.address);
      await inPanel(page, '.step-title').waitFor();
    });

    // Nothing of it may be left.
    after(async () => {
      await endSession(session);
      await allGone(word);
      assert.deepEqual(await clone.leftovers(), []);
    });

    it('shows the scenario with its odds and the panel, in Restricted Mode and without a dialog', async () => {
      await page.locator('.codelens-decoration:has-text("Players")').first().waitFor();
      await restrictedMode(page).waitFor();
      assert.equal(await page.locator('.monaco-dialog-box').count(), 0);
      assert.equal(await page.locator('.part.banner:visible').count(), 0);
    });

    it('supports what-if and exporting the transcript', async () => {
      await askWhatIf(page);
      await exportTranscript(page);
    });

    it('contacts nothing outside this machine', async () => {
      assert.deepEqual(await contacts.all(), []);
    });

    it('keeps its token unreadable for others', async () => {
      const token = new URL(session.address).searchParams.get('tkn')!;
      assert.equal(token.length, 36);
      const all = processesOf(word);
      assert.ok(all.some(({ command }) => command.includes('server-main.js')));
      assert.deepEqual(
        all.filter(({ command }) => command.includes(token)),
        [],
      );
      const [data] = (await readdir(clone.temporary)).filter((name) => name.startsWith('clashwright-vscode-'));
      const { mode } = await stat(join(clone.temporary, data!, 'token'));
      assert.equal(mode & 0o777, 0o600);
      const answer = await fetch(new URL('/', session.address));
      assert.equal(answer.status, 403);
    });

    it('executes nothing until the folder is trusted', async () => {
      assert.equal(folder.hasBitten, false);
      await restrictedMode(page).click();
      await page.locator('.workspace-trust-editor .monaco-button:has-text("Trust")').first().click();
      await eventually(
        'the program was executed',
        () => folder.hasBitten,
        (has) => has,
      );
    });
  });

  it('would have executed it with workspace trust switched off', async () => {
    const folder = await HostileFolder.make(join(home, 'control'));
    const workspace = await writeSessionWorkspace(join(home, 'control'), folder.path, {});
    const vscode: EmbeddedVscode = await startEmbeddedVscode({ workspaceTrust: false });
    const page = await openPage(
      browser,
      vscode.page(workspace, { extensionDevelopmentPath: root, openFile: folder.file }),
    );
    await page.locator('.codelens-decoration').first().waitFor();
    await eventually(
      'the program was executed',
      () => folder.hasBitten,
      (has) => has,
    );
    await page.close();
    await vscode.stop();
  });
});

describe('the end of npm start', function () {
  this.timeout(180_000);
  let clone: Clone;
  let browser: Browser;

  before(async function () {
    if (!canTellProcesses) this.skip();
    clone = await Clone.make({ with: ['.embedded-vscode'] });
    browser = await launchBrowser();
  });

  after(async () => {
    await browser.close();
    await clone.remove();
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    it(`ends all processes at ${signal}`, async () => {
      const word = randomUUID();
      const session = await startSession(clone, [], marked(word));
      const ended = once(session.child, 'close');
      session.child.kill(signal);
      assert.deepEqual(await ended, [0, null]);
      await allGone(word);
      assert.deepEqual(await clone.leftovers(), []);
    });
  }

  it('ends all processes if it is killed, with a window open', async () => {
    const word = randomUUID();
    const session = await startSession(clone, [], marked(word));
    const page = await openPage(browser, session.address);
    await inPanel(page, '.step-title').waitFor();
    assert.ok(
      processesOf(word).some(({ command }) => command.includes('clashwright.cjs')),
      'the language server runs',
    );
    session.child.kill('SIGKILL');
    await allGone(word);
    await page.close();
    for (const name of await clone.leftovers()) await rm(join(clone.temporary, name), { recursive: true });
  });

  it('comes with the end of its VS Code', async () => {
    const word = randomUUID();
    const session = await startSession(clone, [], marked(word));
    const [server] = processesOf(word).filter(({ command }) => /^\S*node\S* out\/server-main\.js/.test(command));
    process.kill(server!.id, 'SIGKILL');
    assert.deepEqual(await once(session.child, 'close'), [1, null]);
    await allGone(word);
    assert.deepEqual(await clone.leftovers(), []);
  });
});
