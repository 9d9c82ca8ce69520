/** Opens the built panel in a browser, in the place of VS Code: feeds it messages and hears what it posts. */
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
  /** What `getState` answers, as after a reload of the window. */
  readonly kept?: unknown;
  /** Whether the reader wants no motion, as it is where nothing is said. */
  readonly motion?: 'reduce' | 'no-preference';
}

/**
 * What the extension shows: a course, the branch beside it, the step to go to, and what the courses were asked for
 * with.
 */
export interface Shown {
  readonly course?: Course;
  readonly branch?: Course;
  readonly step?: string;
  readonly wish?: CourseWish;
}

export interface Panel {
  readonly page: Page;
  /** What the page has reported: errors, warnings, violations of the policy. */
  readonly reports: readonly string[];
  /**
   * Sends a message as the extension would, and waits until it and whatever was asked because of it have been handled.
   */
  send(message: unknown): Promise<void>;
  /**
   * Shows a course as the extension would, the one of the fixture where none is named; its rounds are answered when
   * they are asked for.
   */
  show(shown?: Shown): Promise<void>;
  /** What is answered from now on to questions; to those of which nothing is said here, that nothing can be said. */
  answers(answers: Answers): Promise<void>;
  /** Keeps answers to questions for rounds back, until they are let go. */
  hold(): Promise<void>;
  release(): Promise<void>;
  /** Waits until every question has been answered and the answer handled. */
  settled(): Promise<void>;
  /** Everything posted since the last time it was asked, but for questions. */
  posted(): Promise<readonly FromPanel[]>;
  /** The questions for rounds, reasons and worth that were posted since the last time it was asked. */
  asked(): Promise<readonly Question[]>;
  /** What the panel has kept with `setState`. */
  kept(): Promise<unknown>;
  /** The title of the step in view. */
  title(): Promise<string>;
}

let browser: Browser | undefined;
let context: BrowserContext | undefined;
/**
 * The pages that a test has open, and those that wait for the next one: a new page costs more than most of what is done
 * in it.
 */
const open: Page[] = [];
const waiting: Page[] = [];
let closing = false;

/**
 * A suite that opens panels, and lies in no other: starts the browser, if none has before, and leaves after each test
 * what it opened.
 */
export function describePanel(title: string, tests: () => void): void {
  // All suites share one browser, which goes when the last of them has ended.
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

/** A page that is as if nothing had been in it, without listeners and with the pointer in its corner. */
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

/** A panel that shows the course of the fixture, or another; what it posted on the way is forgotten. */
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
