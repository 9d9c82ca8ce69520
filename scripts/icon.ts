/** Draws icons/icon.png, the extension's icon, from icons/icon.svg. */
import { readFile } from 'node:fs/promises';
import { launchBrowser } from './system/browser.ts';
import { inProject } from './paths.ts';

const size = 128;

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: size, height: size } });
await page.setContent(
  `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px ` +
    `}</style>${await readFile(inProject('icons', 'icon.svg'), 'utf8')}`,
);
await page.screenshot({ path: inProject('icons', 'icon.png'), omitBackground: true });
await browser.close();
