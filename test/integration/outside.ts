/** Controls the window from outside, as a user does: reads the page, clicks, presses keys, takes screenshots. */
import { post } from './runner.ts';
import type { Action, Answer, Place } from './runner-protocol.ts';

/** Pass this to `before`: skips the suite if the window can’t be controlled from outside. */
export async function needsOutside(this: Mocha.Context): Promise<void> {
  if (!(await isAvailable())) this.skip();
}

/** The panel's own document. */
export const panel = pageOf('panel');

/** The window of VS Code around it. */
export const workbench = pageOf('workbench');

/** Whether the window can be controlled from outside. */
export async function isAvailable(): Promise<boolean> {
  return (await ask({ kind: 'isAvailable' })) === true;
}

/** Leaves text for the process that runs the suite after a reload of the window. */
export async function leave(words: string): Promise<void> {
  await ask({ kind: 'leave', words });
}

/** The text left before a reload; null without one. */
export async function left(): Promise<string | null> {
  return (await ask({ kind: 'left' })) as string | null;
}

/** Presses a key such as `ArrowRight` or `Control+S` at the focus. */
export async function press(key: string): Promise<void> {
  await ask({ kind: 'press', key });
}

/** Types a text at the focus. */
export async function type(text: string): Promise<void> {
  await ask({ kind: 'type', text });
}

/** Presses one key after another at the focus, as a writer does; a line break is the Enter key. */
export async function typeKeys(text: string, milliseconds: number): Promise<void> {
  await ask({ kind: 'typeKeys', text, milliseconds });
}

/** Every method but `texts` waits for the first matching element, and fails if none appears. */
export interface PageFromOutside {
  /** The text of every element that matches now; without any an empty list. */
  texts(selector: string): Promise<readonly string[]>;
  attribute(selector: string, name: string): Promise<string | null>;
  /** Waits until an element is visible; `:has-text("…")` in the selector waits for its text. */
  waitFor(selector: string): Promise<unknown>;
  waitUntilGone(selector: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  hover(selector: string): Promise<unknown>;
  focus(selector: string): Promise<unknown>;
  /** The value, as JSON, of an expression in the page, such as `document.title`. */
  evaluate(expression: string): Promise<unknown>;
  /** Writes a screenshot, as PNG, to an absolute path. */
  screenshot(path: string): Promise<unknown>;
}

function pageOf(place: Place): PageFromOutside {
  return {
    texts: async (selector) => (await ask({ kind: 'texts', place, selector })) as readonly string[],
    attribute: async (selector, name) => (await ask({ kind: 'attribute', place, selector, name })) as string | null,
    waitFor: (selector) => ask({ kind: 'waitFor', place, selector }),
    waitUntilGone: (selector) => ask({ kind: 'waitUntilGone', place, selector }),
    click: (selector) => ask({ kind: 'click', place, selector }),
    hover: (selector) => ask({ kind: 'hover', place, selector }),
    focus: (selector) => ask({ kind: 'focus', place, selector }),
    evaluate: (expression) => ask({ kind: 'evaluate', place, expression }),
    screenshot: (path) => ask({ kind: 'screenshot', place, path }),
  };
}

async function ask(action: Action): Promise<unknown> {
  const answer = (await post('/action', action)) as Answer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.value;
}
