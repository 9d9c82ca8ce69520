/** A user’s actions in a window of VS Code with the sample of the larder. */
import type { Locator, Page } from 'playwright-core';

/** An element of Clashwright's panel. */
export function inPanel(page: Page, selector: string): Locator {
  return page
    .frameLocator('iframe.webview[src*="extensionId=clashwright.clashwright"]')
    .frameLocator('#active-frame')
    .locator(selector);
}

/** The status bar entry for an untrusted folder. */
export function restrictedMode(page: Page): Locator {
  return page.locator('.statusbar-item:has-text("Restricted Mode")');
}

/** Opens the panel by its button above the text. */
export async function openPanel(page: Page): Promise<void> {
  await page.locator('.editor-actions [aria-label^="Step Through"]').click();
  await inPanel(page, '.step-title').waitFor();
}

/** Switches a reason off in the panel, at the second step, and waits until it is marked as a trial. */
export async function askWhatIf(page: Page): Promise<void> {
  await inPanel(page, '.mark').nth(1).click();
  await inPanel(page, '.chip:has-text("distraction")').first().focus();
  await inPanel(page, '.popover button:has-text("Switch off")').click();
  await inPanel(page, '.chip:has-text("distraction"):has-text("tried")').waitFor();
}

/** Opens the transcript from the panel. */
export async function exportTranscript(page: Page): Promise<void> {
  await inPanel(page, 'button:has-text("Export")').click();
  await inPanel(page, '[aria-label="Open: Transcript, Markdown"]').click();
  await page.locator('.tab:has-text("transcript.md")').waitFor();
}
