/** Opens the built panel in a browser, in the place of VS Code: feeds it messages and hears what it posts. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { panelHtml } from '../../client/panel-html.ts';
import { build } from '../../scripts/bundles.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { inProject } from '../../scripts/paths.ts';
import type { FromPanel, PanelModel } from '../../server/protocol/index.ts';
import { model } from './fixture.ts';
import { type ThemeName, themes } from './themes.ts';

const origin = 'https://panel.test';

export interface Look {
  readonly theme?: ThemeName;
  readonly width?: number;
  readonly height?: number;
  /** What `getState` answers, as after a reload of the window. */
  readonly kept?: unknown;
}

export interface Panel {
  readonly page: Page;
  /** What the page has reported: errors, warnings, violations of the policy. */
  readonly reports: readonly string[];
  /** Sends a message as the extension would, and waits until it has been handled. */
  send(message: unknown): Promise<void>;
  /** Everything posted since the last time it was asked. */
  posted(): Promise<readonly FromPanel[]>;
  /** What the panel has kept with `setState`. */
  kept(): Promise<unknown>;
  /** The title of the step in view. */
  title(): Promise<string>;
}

declare global {
  var panelPosts: FromPanel[];
  var panelState: unknown;
}

let browser: Browser | undefined;
let context: BrowserContext | undefined;
const pages: Page[] = [];

/** A suite that opens panels: builds the panel, starts a browser, and closes after each test what it opened. */
export function describePanel(title: string, tests: () => void): void {
  describe(title, () => {
    before(startPanels);
    after(stopPanels);
    afterEach(async () => { await Promise.all(pages.splice(0).map((page) => page.close())); });
    tests();
  });
}

/** Builds the panel and starts a browser. */
export async function startPanels(): Promise<void> {
  await build({ only: 'panel.js' });
  browser = await launchBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route(`${origin}/**`, async (route) => { await route.fulfill(await fileFor(new URL(route.request().url()).pathname)); });
}

export async function stopPanels(): Promise<void> {
  await browser?.close();
}

/** An empty panel that waits for its first message. */
export async function openPanel({ theme = 'dark', width = 1000, height = 900, kept }: Look = {}): Promise<Panel> {
  const page = await context!.newPage();
  await page.setViewportSize({ width, height });
  pages.push(page);
  const reports: string[] = [];
  page.on('pageerror', (error) => reports.push(error.message));
  page.on('console', (message) => reports.push(message.text()));
  await page.addInitScript(standIn, kept);
  await page.goto(`${origin}/`);
  await page.evaluate(putOn, themes[theme]);
  return {
    page, reports,
    send: (message) => page.evaluate(deliver, message),
    posted: () => page.evaluate(() => globalThis.panelPosts.splice(0)),
    kept: () => page.evaluate(() => globalThis.panelState),
    title: async () => (await page.locator('.step-title').textContent()) ?? '',
  };
}

/** A panel that shows the course of the fixture, or another; what it posted on the way is forgotten. */
export async function showPanel(look: Look & { readonly model?: PanelModel; readonly step?: string } = {}): Promise<Panel> {
  const panel = await openPanel(look);
  await panel.send({ type: 'show', model: look.model ?? model, ...(look.step !== undefined && { step: look.step }) });
  await panel.posted();
  return panel;
}

async function fileFor(path: string): Promise<{ body: string; contentType: string }> {
  if (path === '/panel.js') return { body: await readFile(inProject('dist', 'panel.js'), 'utf8'), contentType: 'text/javascript' };
  if (path === '/panel.css') return { body: await readFile(inProject('dist', 'panel.css'), 'utf8'), contentType: 'text/css' };
  const body = panelHtml({
    scriptUri: `${origin}/panel.js`, styleUri: `${origin}/panel.css`, cspSource: origin,
    nonce: 'c2FtcGxl', language: 'en', title: 'Under the Bed',
  });
  return { body, contentType: 'text/html' };
}

// The functions below run in the page.

function standIn(kept: unknown): void {
  globalThis.panelPosts = [];
  globalThis.panelState = kept;
  Object.assign(globalThis, {
    acquireVsCodeApi: () => ({
      postMessage: (message: FromPanel) => globalThis.panelPosts.push(message),
      getState: () => globalThis.panelState,
      setState: (state: unknown) => { globalThis.panelState = state; },
    }),
  });
}

function putOn({ bodyClass, variables }: { bodyClass: string; variables: Readonly<Record<string, string>> }): void {
  document.body.className = bodyClass;
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value);
}

function deliver(message: unknown): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('message', () => { resolve(); }, { once: true });
    window.postMessage(message);
  });
}
