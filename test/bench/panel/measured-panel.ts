/** The shipped panel in a browser, with the extension’s own course and a server behind it. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CancellationTokenSource } from 'vscode-languageserver/node';
import { isFromPanel } from '../../../client/messages/index.ts';
import { panelHtml } from '../../../client/panel/panel-html.ts';
import { inParts } from '../../../client/panel/panel-in-parts.ts';
import { PanelCourse } from '../../../client/panel/panel-course.ts';
import { inProject } from '../../../scripts/paths.ts';
import { type FromPanel, methods, type PanelAnswer, type ToPanel } from '../../../server/protocol/index.ts';
import { themes } from '../../panel/looks/themes.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import { dress, press, standIn } from './page-scripts.ts';

/** The ms to the step, and to everything that belongs to it. */
export interface StepTime {
  readonly step: number;
  readonly whole: number;
}

const origin = 'https://panel.bench';
const look = { viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' } as const;

export class MeasuredPanel {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #course: PanelCourse;
  /** The ms from requesting the page to its first painted picture. */
  readonly toFirstPicture: StepTime;

  private constructor(context: BrowserContext, page: Page, course: PanelCourse, toFirstPicture: StepTime) {
    this.#context = context;
    this.#page = page;
    this.#course = course;
    this.toFirstPicture = toFirstPicture;
  }

  /** Opens the panel of a document that the server knows; resolves with its first picture. */
  static async open(browser: Browser, server: MeasuredServer, uri: string): Promise<MeasuredPanel> {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const course = courseOver(
      server,
      uri,
      (message) =>
        void wire.send('Runtime.evaluate', { expression: `deliver(${JSON.stringify(JSON.stringify(message))})` }),
    );
    await page.exposeFunction('post', (message: unknown) => {
      if (isFromPanel(message)) obey(course, message);
    });
    await page.addInitScript(standIn);
    const files = await filesOfPage();
    await context.route(`${origin}/**`, (route) =>
      route.fulfill(files[new URL(route.request().url()).pathname] ?? { status: 404 }),
    );
    const asked = Date.now();
    course.begin();
    await page.goto(`${origin}/`);
    const { step, whole } = await page.evaluate<StepTime>('firstPicture');
    return new MeasuredPanel(context, page, course, { step: step - asked, whole: whole - asked });
  }

  /** The times of that many key presses; fewer if the course ends. */
  async press(key: string, times: number): Promise<readonly StepTime[]> {
    return this.#page.evaluate<readonly StepTime[]>(press(key, times));
  }

  /** Resolves when the whole course has arrived. */
  async whole(rounds: number): Promise<void> {
    while (this.#course.shown?.original.rounds.length !== rounds) await this.#page.waitForTimeout(20);
  }

  async close(): Promise<void> {
    this.#course.dispose();
    await this.#context.close();
  }
}

function courseOver({ connection }: MeasuredServer, uri: string, post: (message: ToPanel) => void): PanelCourse {
  const ask =
    <Answer>(method: string) =>
    (request: object, signal: AbortSignal): Promise<Answer> => {
      const source = new CancellationTokenSource();
      signal.addEventListener(
        'abort',
        () => {
          source.cancel();
        },
        { once: true },
      );
      return connection.sendRequest(method, request, source.token);
    };
  return new PanelCourse(uri, { scenario: 0 }, true, {
    panel: (request, signal) => inParts((part) => ask<PanelAnswer>(methods.panel)(part, signal), request),
    panelRound: ask(methods.panelRound),
    panelWhy: ask(methods.panelWhy),
    panelWorth: ask(methods.panelWorth),
    isSetAside: () => false,
    post,
    mark: () => undefined,
    reveal: () => undefined,
    fail: (error) => {
      console.error(error);
    },
  });
}

function obey(course: PanelCourse, message: FromPanel): void {
  if (message.type === 'ready') course.ready(message.state);
  if (message.type === 'round' || message.type === 'why' || message.type === 'worth') void course.ask(message);
  if (message.type === 'rest') course.rest(message.id);
  if (message.type === 'stepped') course.stepped(message.step, message.lines);
}

async function filesOfPage(): Promise<
  Readonly<Record<string, { readonly body: string; readonly contentType: string }>>
> {
  const bundle = (name: string): Promise<string> => readFile(inProject('dist', name), 'utf8');
  const nonce = 'YmVuY2g';
  const html = panelHtml({
    scriptUri: `${origin}/panel.js`,
    styleUri: `${origin}/panel.css`,
    cspSource: origin,
    nonce,
    language: 'en',
    title: 'Long',
  });
  // VS Code applies its theme before the page’s own script runs.
  const dressed = html.replace('<body>', `<body><script nonce="${nonce}">${dress(themes.dark)}</script>`);
  return {
    '/': { body: dressed, contentType: 'text/html' },
    '/panel.js': { body: await bundle('panel.js'), contentType: 'text/javascript' },
    '/panel.css': { body: await bundle('panel.css'), contentType: 'text/css' },
  };
}
