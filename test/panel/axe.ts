/** What axe finds fault with in a panel. */
import axe, { type AxeResults } from 'axe-core';
import type { Panel } from './panel-page.ts';

// Only what is wrong is told of: what is right takes axe as long again. Styles need not be fetched once more, and there
// are no frames.
const options = { resultTypes: ['violations'], selectors: false, preload: false, iframes: false };

/** A line for each fault of the page, or of the part of it that is named. */
export async function problems({ page }: Panel, part?: string): Promise<readonly string[]> {
  if (await page.evaluate<boolean>('globalThis.axe === undefined')) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
