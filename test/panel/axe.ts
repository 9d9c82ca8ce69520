/** Accessibility violations of a panel, found by axe. */
import axe, { type AxeResults } from 'axe-core';
import type { Panel } from './panel-page.ts';

// Only violations are requested, since the rest takes as long again. Styles need not be fetched again, and there are no
// frames.
const options = { resultTypes: ['violations'], selectors: false, preload: false, iframes: false };

/** A line for each violation in the page, or in the given part of it. */
export async function problems({ page }: Panel, part?: string): Promise<readonly string[]> {
  if (await page.evaluate<boolean>('globalThis.axe === undefined')) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
