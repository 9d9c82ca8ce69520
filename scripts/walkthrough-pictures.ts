/**
 * `node scripts/walkthrough-pictures.ts`: takes the walkthrough's screenshots, in a dark and a light theme, in the
 * embedded VS Code, and compresses them. Requires the program pngquant.
 */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { inPanel, openPanel } from '../test/integration/session/window.ts';
import { ensureBrowser, launchBrowser } from './system/browser.ts';
import { build } from './bundles.ts';
import { run } from './system/child.ts';
import { startEmbeddedVscode } from './vscode/embedded-vscode.ts';
import { findOnPath } from './system/find-program.ts';
import { inProject, root } from './paths.ts';
import { writeSessionWorkspace } from './vscode/session-workspace.ts';
import { exitWhenAsked } from './system/signals.ts';
import { makeTemporaryFolder } from './system/temporary-folder.ts';

type Kind = 'dark' | 'light';

const themes: Readonly<Record<Kind, string>> = { dark: 'Dark Modern', light: 'Light Modern' };

/** Only the text and the panel; a hover below its word, where it hides nothing relevant. */
const settings = {
  'breadcrumbs.enabled': false,
  'editor.cursorBlinking': 'solid',
  'editor.folding': false,
  'editor.glyphMargin': false,
  'editor.guides.indentation': false,
  'editor.hover.above': false,
  'editor.lineNumbers': 'off',
  'editor.scrollbar.vertical': 'hidden',
  'workbench.activityBar.location': 'hidden',
} as const;

/** About as wide as the walkthrough shows a picture; the panel is half of its window. */
const width = 600;
const height = 1400;

/** Below the last element of a picture, if that has no edge of its own. */
const margin = 12;

const patienceMilliseconds = 60_000;
/** Time for lenses, hints and colours to arrive, and for animations to end. */
const restMilliseconds = 3000;

if (findOnPath(['pngquant']) === undefined)
  throw new Error('No pngquant was found. Install it (on Debian and Ubuntu: apt-get install pngquant)');
exitWhenAsked();
await ensureBrowser();
await build();
const vscode = await startEmbeddedVscode();
const browser = await launchBrowser();
try {
  for (const kind of ['dark', 'light'] as const) {
    await mend(kind);
    await odds(kind);
    await stepAndAsk(kind);
  }
} finally {
  await browser.close();
  await vscode.stop();
}
process.exit(0);

/** The misspelt name, with all fixes for it. */
async function mend(kind: Kind): Promise<void> {
  const page = await openFile(kind, 'slip.clash', width);
  await putCaret(page, 'slip.clash', 'Goul');
  const menu = page.locator('.action-widget').first();
  await pressUntilSeen(page, ['Control+.'], menu);
  await take(page, `mend-${kind}`, text(page), text(page), menu, margin);
}

/** The announcement with its hover, from its round on. */
async function odds(kind: Kind): Promise<void> {
  const page = await openFile(kind, 'fight.clash', width);
  await putCaret(page, 'fight.clash', 'stabs');
  const hover = page.locator('.monaco-hover:visible').first();
  await pressUntilSeen(page, ['Control+K', 'Control+I'], hover);
  // The hover is wider than the text.
  await take(page, `odds-${kind}`, page.locator('body'), page.locator('.codelens-decoration').last(), hover, margin);
}

/** The panel at the Clash, without and with an extra throw as a trial. */
async function stepAndAsk(kind: Kind): Promise<void> {
  const page = await openFile(kind, 'fight.clash', 2 * width);
  await openPanel(page);
  await inPanel(page, '.mark').nth(3).click();
  await page.mouse.move(0, 0);
  const panel = inPanel(page, 'body');
  await take(page, `step-${kind}`, panel, panel, inPanel(page, '.party').first());
  await inPanel(page, '[aria-label="Try an extra throw for Ann"]').press('Enter');
  await page.keyboard.type('torchlight blinds it');
  await page.keyboard.press('Enter');
  await inPanel(page, '.trial').waitFor();
  await take(page, `ask-${kind}`, panel, panel, inPanel(page, '.distributions'), margin);
}

/** Opens a copy of a walkthrough file in a new window, with nothing but the text. */
async function openFile(kind: Kind, name: string, windowWidth: number): Promise<Page> {
  const folder = await makeTemporaryFolder('pictures');
  const file = join(folder, name);
  await cp(inProject('walkthrough', name), file);
  const workspace = await writeSessionWorkspace(folder, folder, settings);
  const context = await browser.newContext({ viewport: { width: windowWidth, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMilliseconds);
  await page.goto(vscode.page(workspace, { extensionDevelopmentPath: root, openFile: file }));
  await page.locator('.codelens-decoration:has-text("%")').waitFor();
  await page.locator('.view-lines').click();
  await page.keyboard.press('Control+B');
  await chooseTheme(page, themes[kind]);
  await page.mouse.move(0, 0);
  return page;
}

/** Through the theme list, because the embedded VS Code ignores the setting when it opens. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.keyboard.press('Control+T');
  const entry = page.locator(`.quick-input-widget [role="option"][aria-label^="${theme}"]`);
  await entry.waitFor();
  await entry.click();
}

async function putCaret(page: Page, name: string, word: string): Promise<void> {
  const content = await readFile(inProject('walkthrough', name), 'utf8');
  const before = content.slice(0, content.indexOf(word));
  const column = before.length - before.lastIndexOf('\n');
  await page.keyboard.press('Control+G');
  await page.keyboard.type(`${before.split('\n').length}:${column}`);
  await page.keyboard.press('Enter');
}

/** Repeats because the server may still be starting. */
async function pressUntilSeen(page: Page, keys: readonly string[], wanted: Locator): Promise<void> {
  for (;;) {
    for (const key of keys) await page.keyboard.press(key);
    if (
      await wanted.waitFor({ timeout: restMilliseconds }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("What a picture is to be taken of isn't in view");
  return box;
}

function text(page: Page): Locator {
  return page.locator('.editor-instance');
}

/** Saves a region in 16 colours: as wide as `across`, from the top of `first` to the bottom of `last` plus `below`. */
async function take(
  page: Page,
  name: string,
  across: Locator,
  first: Locator,
  last: Locator,
  below = 0,
): Promise<void> {
  await pause(restMilliseconds);
  const { x, width: clipWidth } = await boxOf(across);
  const { y } = await boxOf(first);
  const end = await boxOf(last);
  const path = inProject('walkthrough', `${name}.png`);
  await page.screenshot({ path, clip: { x, y, width: clipWidth, height: end.y + end.height + below - y } });
  const { code, output } = await run('pngquant', [
    '--force',
    '--speed',
    '1',
    '--nofs',
    '--strip',
    '--output',
    path,
    '16',
    path,
  ]);
  if (code !== 0) throw new Error(`${path} can't be made small\n${output}`);
  console.log(path);
}
