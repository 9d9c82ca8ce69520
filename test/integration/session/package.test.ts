/** The package, installed as a user installs it. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/system/browser.ts';
import { type EmbeddedVscode, startEmbeddedVscode } from '../../../scripts/vscode/embedded-vscode.ts';
import { inProject } from '../../../scripts/paths.ts';
import { writeSessionWorkspace } from '../../../scripts/vscode/session-workspace.ts';
import { Clone } from '../../scripts/clone.ts';
import { openPage } from './session.ts';
import { askWhatIf, exportTranscript, openPanel, restrictedMode } from './window.ts';

/** A limit above its current size, in bytes; what makes it larger has to be worth it. */
// With the fifth game, whose checks and rule pages are mostly text, it is 1,012 kB; the goal is 600 kB.
const largestPackage = 1_050_000;

/** The fields of the manifest that an editor reads. */
const fields = [
  'name',
  'displayName',
  'description',
  'version',
  'publisher',
  'icon',
  'license',
  'main',
  'categories',
  'keywords',
  'engines',
  'capabilities',
  'activationEvents',
  'contributes',
];

/** Bundled, directly or by a bundled package. */
const bundled = [
  'balanced-match',
  'brace-expansion',
  'dequal',
  'fastest-levenshtein',
  'fraction.js',
  'minimatch',
  'preact',
  'semver',
  'vscode-jsonrpc',
  'vscode-languageclient',
  'vscode-languageserver',
  'vscode-languageserver-protocol',
  'vscode-languageserver-textdocument',
  'vscode-languageserver-types',
];

describe('the installed package', function () {
  this.timeout(180_000);
  let home: string;
  let clone: Clone;
  let vscode: EmbeddedVscode;
  let browser: Browser;
  let extension: string;

  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'clashwright-package-test-'));
    clone = await Clone.make({ with: ['README.md', 'CHANGELOG.md', 'LICENSE', 'docs', 'icons', 'walkthrough'] });
    const file = join(home, 'clashwright.vsix');
    const { code, stderr } = await clone.run('package.ts', ['--out', file]);
    assert.equal(code, 0, stderr);
    assert.ok((await stat(file)).size < largestPackage, `${(await stat(file)).size} bytes`);
    vscode = await startEmbeddedVscode({
      extension: file,
      settings: { 'security.workspace.trust.startupPrompt': 'once' },
    });
    const extensions = join(vscode.dataFolder, 'extensions');
    const name = (await readdir(extensions)).find((each) => each.startsWith('clashwright.clashwright-'));
    extension = join(extensions, name!);
    browser = await launchBrowser();
  });

  after(async () => {
    await browser.close();
    await vscode.stop();
    await clone.remove();
    await rm(home, { recursive: true });
  });

  const textOf = (name: string): Promise<string> => readFile(join(extension, name), 'utf8');

  it('has the licence of every package that is bundled', async () => {
    const notices = await textOf('ThirdPartyNotices.txt');
    const parts = notices.split(/^={80}\n(\S+) \S+ \(.*\)\n={80}\n/m).slice(1);
    assert.deepEqual(
      parts.filter((_, index) => index % 2 === 0),
      bundled,
    );
    for (const text of parts.filter((_, index) => index % 2 === 1)) assert.match(text, /permission|license/i);
  });

  it('has a README whose links all work, and an icon', async () => {
    const readme = await textOf('readme.md');
    assert.match(readme, /^# Clashwright\n/);
    assert.doesNotMatch(readme, /!\[|\]\((?!https:)/);
    assert.ok(existsSync(join(extension, 'icons', 'icon.png')));
  });

  it('has a manifest without what only a clone needs', async () => {
    // The editor adds data about the installation.
    const { __metadata, ...manifest } = JSON.parse(await textOf('package.json')) as Readonly<Record<string, unknown>>;
    assert.ok(__metadata);
    assert.deepEqual(Object.keys(manifest), fields);
  });

  /** Opens a folder with a scenario that has a mistake, and answers whether its authors are trusted. */
  async function openFolder(name: string, answer: string): Promise<Page> {
    const folder = join(home, name);
    await mkdir(folder);
    const file = join(folder, 'the-larder.clash');
    const sample = await readFile(inProject('samples', 'the-larder.clash'), 'utf8');
    await writeFile(file, sample.replace('Bill: punches Ann.', 'Bill: punches Anne.'));
    const workspace = await writeSessionWorkspace(folder, folder, {});
    const page = await openPage(browser, vscode.page(workspace, { openFile: file }));
    await page.locator(`.monaco-dialog-box .monaco-button:has-text("${answer}")`).click();
    return page;
  }

  /** The main features, from the marked mistake to the transcript. */
  async function useEverything(page: Page): Promise<void> {
    await page.locator('.codelens-decoration:has-text("Step through")').first().waitFor();
    await page.locator('.squiggly-error').first().waitFor();
    await openPanel(page);
    await askWhatIf(page);
    await exportTranscript(page);
  }

  it('activates, marks a mistake, and has panel, what-if and transcript in a trusted folder', async () => {
    const page = await openFolder('trusted', 'Yes');
    await useEverything(page);
    assert.equal(await restrictedMode(page).count(), 0);
    await page.context().close();
  });

  it('activates, marks a mistake, and has panel, what-if and transcript in Restricted Mode', async () => {
    const page = await openFolder('restricted', 'No');
    await useEverything(page);
    await restrictedMode(page).waitFor();
    await page.context().close();
  });
});
