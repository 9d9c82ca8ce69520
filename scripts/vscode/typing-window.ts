/** A window of the embedded VS Code with one scenario, for typing texts. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { EmbeddedVscode } from './embedded-vscode.ts';
import { inProject, root } from '../paths.ts';
import { writeSessionWorkspace } from './session-workspace.ts';
import { typeKeys } from './type-keys.ts';

const viewport = { width: 1000, height: 800 };

/** How long the window may take to open, and the server to answer the last key, on a busy machine. */
const patienceMilliseconds = 120_000;
const lookMilliseconds = 250;

export interface Typed {
  readonly text: string;
  readonly seconds: number;
}

export class TypingWindow {
  readonly #page: Page;
  readonly #file: string;

  private constructor(page: Page, file: string) {
    this.#page = page;
    this.#file = file;
  }

  /** Opens a window on a new folder, with the project's files that texts include. */
  static async open(browser: Browser, vscode: EmbeddedVscode, home: string): Promise<TypingWindow> {
    const folder = join(home, 'scenarios');
    await cp(inProject('samples'), folder, { recursive: true });
    const file = join(folder, 'the-thirteenth-bell', 'typed.clash');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    const workspace = await writeSessionWorkspace(home, folder, {});
    const page = await (await browser.newContext({ viewport })).newPage();
    page.setDefaultTimeout(patienceMilliseconds);
    await page.goto(vscode.page(workspace, { extensionDevelopmentPath: root, openFile: file }));
    const window = new TypingWindow(page, file);
    await window.#untilAnswered();
    return window;
  }

  /** Types the keys into an empty file, waits until the editor is idle, and saves. */
  async type(keys: string, milliseconds: number, isDone: (text: string) => boolean): Promise<Typed> {
    const { keyboard } = this.#page;
    for (const key of ['Escape', 'Control+A', 'Delete']) await keyboard.press(key);
    const begun = performance.now();
    await typeKeys(this.#page, keys, milliseconds);
    const seconds = (performance.now() - begun) / 1000;
    return { text: await this.#saved(isDone), seconds };
  }

  async screenshot(path: string): Promise<void> {
    await this.#page.screenshot({ path });
  }

  /** The content of the file once it is as expected, or after a timeout. */
  async #saved(isDone: (text: string) => boolean): Promise<string> {
    const end = performance.now() + restMilliseconds;
    for (;;) {
      await pause(lookMilliseconds);
      await this.#page.keyboard.press('Control+S');
      await pause(lookMilliseconds);
      const text = await readFile(this.#file, 'utf8');
      if (isDone(text) || performance.now() > end) return text;
    }
  }

  /** The extension is active when it offers completions. */
  async #untilAnswered(): Promise<void> {
    const editor = this.#page.locator('.editor-instance .monaco-editor').first();
    const list = this.#page.locator('.suggest-widget.visible .monaco-list-row').first();
    await editor.waitFor();
    for (;;) {
      // A list that opened late may cover the point of the click.
      await this.#page.keyboard.press('Escape');
      await editor.locator('.view-lines').click();
      await this.#page.keyboard.press('Control+Space');
      if (
        await list.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    await this.#page.keyboard.press('Escape');
  }
}

/** Time for the last answers to arrive. */
const restMilliseconds = 5000;
