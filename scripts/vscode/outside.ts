/** Performs actions in the window for the integration suite, through Playwright. */
import type { Locator, Page } from 'playwright-core';
import type { Action, ActionInPlace, Place } from '../../test/integration/runner-protocol.ts';
import { typeKeys } from './type-keys.ts';

/** Less than a test's timeout, so that a failure names the element that didn't appear. */
const patienceMilliseconds = 10_000;

/** Performs one action in a window; the value is returned to the suite. */
export async function act(page: Page, action: Exclude<Action, { readonly kind: 'leave' | 'left' }>): Promise<unknown> {
  page.setDefaultTimeout(patienceMilliseconds);
  switch (action.kind) {
    case 'isAvailable':
      return true;
    case 'press':
      return page.keyboard.press(action.key);
    case 'type':
      return page.keyboard.type(action.text);
    case 'typeKeys':
      return typeKeys(page, action.text, action.milliseconds);
    default:
      return actIn(documentOf(page, action.place), action);
  }
}

async function actIn(document: Locator, action: ActionInPlace): Promise<unknown> {
  switch (action.kind) {
    case 'texts':
      return document.locator(action.selector).allTextContents();
    case 'attribute':
      return document.locator(action.selector).first().getAttribute(action.name);
    case 'waitFor':
      return document.locator(action.selector).first().waitFor();
    case 'waitUntilGone':
      return document.locator(action.selector).first().waitFor({ state: 'hidden' });
    case 'click':
      return document.locator(action.selector).first().click();
    case 'hover':
      return document.locator(action.selector).first().hover();
    case 'focus':
      return document.locator(action.selector).first().focus();
    case 'evaluate':
      return document.evaluate(action.expression);
    case 'screenshot':
      await document.screenshot({ path: action.path });
      return undefined;
  }
}

/** The root element of a document; VS Code shows a webview's document in a nested frame. */
function documentOf(page: Page, place: Place): Locator {
  if (place === 'workbench') return page.locator(':root');
  const outer = page.frameLocator('iframe.webview[src*="extensionId=clashwright.clashwright"]');
  return outer.frameLocator('#active-frame').locator(':root');
}
