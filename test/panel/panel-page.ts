/** Opens the built panel in a browser, in place of VS Code: sends it messages and records what it posts. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { panelHtml } from '../../client/panel/panel-html.ts';
import { launchBrowser } from '../../scripts/system/browser.ts';
import { inProject } from '../../scripts/paths.ts';
import type { CourseWish, FromPanel } from '../../server/protocol/index.ts';
import { upToDate } from '../bundle.ts';
import { course } from './fixture.ts';
import type { Course } from './make-course.ts';
import { type Answers, type Question, answerQuestions, queueMessage, settleMessages, standIn } from './stand-in.ts';
import { type ThemeName, themes } from './looks/themes.ts';

const origin = 'https://panel.test';

export interface Look {
  readonly theme?: ThemeName;
  readonly width?: number;
  readonly height?: number;
  /** The result of `getState`, as after a reload of the window. */
  readonly kept?: unknown;
  /** Whether the reader prefers reduced motion; the default. */
  readonly motion?: 'reduce' | 'no-preference';
}

/** What the extension shows: a course, its branch, the step to go to, and the wish of the courses. */
export interface Shown {
  readonly course?: Course;
  readonly branch?: Course;
  readonly step?: string;
  readonly wish?: CourseWish;
}

export interface Panel {
  readonly page: Page;
  /** Problems reported by the page: errors, warnings, policy violations. */
  readonly reports: readonly string[];
  /** Sends a message as the extension would, and waits until it and all resulting requests have been handled. */
  send(message: unknown): Promise<void>;
  /**
   * Shows a course as the extension would, by default that of the fixture; its rounds are answered when they are
   * requested.
   */
  show(shown?: Shown): Promise<void>;
  /** Sets the answers to later requests; without one here, a request gets an empty answer. */
  answers(answers: Answers): Promise<void>;
  /** Holds back answers to requests for rounds, until they are released. */
  hold(): Promise<void>;
  release(): Promise<void>;
  /** Waits until every request has been answered and the answer handled. */
  settled(): Promise<void>;
  /** Everything posted since the last call, except requests. */
  posted(): Promise<readonly FromPanel[]>;
  /** The requests for rounds, reasons and worth posted since the last call. */
  asked(): Promise<readonly Question[]>;
  /** What the panel has kept with `setState`. */
  kept(): Promise<unknown>;
  /** The title of the step in view. */
  title(): Promise<string>;
}

let browser: Browser | undefined;
let context: BrowserContext | undefined;
/** The pages open in a test, and idle ones for the next: a new page costs more than most tests. */
const open: Page[] = [];
const waiting: Page[] = [];
let closing = false;

/**
 * A suite that opens panels, and isn’t nested: starts the browser if needed, and closes after each test what it opened.
 */
export function describePanel(title: string, tests: () => void): void {
  // All suites share one browser, which is closed after the last of them.
  if (!closing)
    after(async () => {
      await browser?.close();
    });
  closing = true;
  describe(title, () => {
    before(startPanels);
    after(stopPanels);
    afterEach(async () => {
      waiting.push(...(await Promise.all(open.splice(0).map(emptied))));
    });
    tests();
  });
}

async function startPanels(): Promise<void> {
  if (browser === undefined) {
    await upToDate('panel.js');
    browser = await launchBrowser();
  }
  context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route(`${origin}/**`, async (route) => {
    await route.fulfill(await fileFor(new URL(route.request().url()).pathname));
  });
}

async function stopPanels(): Promise<void> {
  waiting.splice(0);
  await context?.close();
}

/** A blank page, without listeners and with the pointer in its corner. */
async function emptied(page: Page): Promise<Page> {
  for (const event of ['console', 'pageerror']) page.removeAllListeners(event);
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  return page;
}

/** An empty panel that waits for its first message. */
export async function openPanel({
  theme = 'dark',
  width = 1000,
  height = 900,
  kept,
  motion = 'reduce',
}: Look = {}): Promise<Panel> {
  const page = waiting.pop() ?? (await context!.newPage());
  open.push(page);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: motion });
  const reports: string[] = [];
  page.on('pageerror', (error) => reports.push(error.message));
  page.on('console', (message) => reports.push(message.text()));
  const script = await page.addInitScript(standIn, kept);
  await page.goto(`${origin}/`);
  await script.dispose();
  await page.evaluate(putOn, themes[theme]);
  return panelIn(page, reports);
}

/** A panel that shows a course, by default that of the fixture; messages posted so far are discarded. */
export async function showPanel(shown: Look & Shown = {}): Promise<Panel> {
  const panel = await openPanel(shown);
  await panel.show(shown);
  await panel.posted();
  await panel.asked();
  return panel;
}

function panelIn(page: Page, reports: readonly string[]): Panel {
  let showings = 0;
  const send = async (message: unknown): Promise<void> => {
    await page.evaluate(queueMessage, message);
    await page.evaluate(settleMessages);
  };
  return {
    page,
    reports,
    send,
    show: async ({ course: original = course, branch, step, wish } = {}) => {
      showings += 1;
      await page.evaluate(answerQuestions, {
        rounds: { id: showings, original: original.rounds, branch: branch?.rounds ?? [] },
      });
      await send({
        type: 'show',
        id: showings,
        original: original.model,
        ...(branch !== undefined && { branch: branch.model }),
        ...(step !== undefined && { step }),
        ...(wish !== undefined && { wish }),
      });
    },
    answers: (answers) => page.evaluate(answerQuestions, { answers }),
    hold: () => page.evaluate(answerQuestions, { held: true }),
    release: async () => {
      await page.evaluate(answerQuestions, { held: false });
      await page.evaluate(settleMessages);
    },
    settled: () => page.evaluate(settleMessages),
    posted: () => page.evaluate(() => globalThis.panelPosts.splice(0)),
    asked: () => page.evaluate(() => globalThis.panelQuestions.splice(0)),
    kept: () => page.evaluate(() => globalThis.panelState),
    title: async () => {
      await page.evaluate(settleMessages);
      return (await page.locator('.step-title').textContent()) ?? '';
    },
  };
}

async function fileFor(path: string): Promise<{ body: string; contentType: string }> {
  if (path === '/panel.js')
    return { body: await readFile(inProject('dist', 'panel.js'), 'utf8'), contentType: 'text/javascript' };
  if (path === '/panel.css')
    return { body: await readFile(inProject('dist', 'panel.css'), 'utf8'), contentType: 'text/css' };
  const body = panelHtml({
    scriptUri: `${origin}/panel.js`,
    styleUri: `${origin}/panel.css`,
    cspSource: origin,
    nonce: 'c2FtcGxl',
    language: 'en',
    title: 'Under the Bed',
  });
  return { body, contentType: 'text/html' };
}

// This runs in the page.
function putOn({ bodyClass, variables }: { bodyClass: string; variables: Readonly<Record<string, string>> }): void {
  document.body.className = bodyClass;
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value);
}
