/**
 * `npm run typing [-- OPTIONS] [FILES]`: types samples and drafts key by key in the embedded VS Code, and compares the
 * results with the files. It takes as long as a writer does.
 *
 * --speed 40,110   milliseconds per key; default 40
 * --windows 3      number of parallel windows; default 2
 * --without-stops  leaves out the full stops at the ends of lines
 * --with-blanks    types leading spaces of lines too
 * --pictures DIR   saves a screenshot of each window with a different result
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  differences,
  keysOf,
  textsToType,
  textToType,
  type TextToType,
  withoutFullStops,
} from '../test/typing/texts.ts';
import { ensureBrowser, launchBrowser } from './system/browser.ts';
import { build } from './bundles.ts';
import { startEmbeddedVscode } from './vscode/embedded-vscode.ts';
import { exitWhenAsked } from './system/signals.ts';
import { makeTemporaryFolder } from './system/temporary-folder.ts';
import { TypingWindow } from './vscode/typing-window.ts';

interface Job {
  readonly wanted: TextToType;
  readonly keys: string;
  readonly milliseconds: number;
  readonly title: string;
}

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string', default: '40' },
    windows: { type: 'string', default: '2' },
    'without-stops': { type: 'boolean', default: false },
    'with-blanks': { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});

exitWhenAsked();
await ensureBrowser();
await build();
const texts = files.length === 0 ? textsToType() : files.map(textToType);
const jobs = options.speed
  .split(',')
  .map(Number)
  .flatMap((milliseconds) => texts.map((text) => toJob(text, milliseconds)));
const waiting = [...jobs];
let failed = 0;
const vscode = await startEmbeddedVscode();
const browser = await launchBrowser();
try {
  await Promise.all(Array.from({ length: Math.min(Number(options.windows), jobs.length) }, typeInOneWindow));
} finally {
  await browser.close();
  await vscode.stop();
}
console.log(`${jobs.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function toJob(text: TextToType, milliseconds: number): Job {
  const wanted = options['without-stops'] ? { ...text, text: withoutFullStops(text.text) } : text;
  const how = [
    `${milliseconds} ms`,
    ...(options['without-stops'] ? ['without full stops'] : []),
    ...(options['with-blanks'] ? ['with blanks'] : []),
  ];
  return {
    wanted,
    keys: options['with-blanks'] ? wanted.text : keysOf(wanted.text),
    milliseconds,
    title: `${wanted.name}, ${how.join(', ')}`,
  };
}

/** Takes one text after another until none is left. */
async function typeInOneWindow(): Promise<void> {
  const window = await TypingWindow.open(browser, vscode, await makeTemporaryFolder('typing'));
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await typeOne(window, job);
}

async function typeOne(window: TypingWindow, { wanted, keys, milliseconds, title }: Job): Promise<void> {
  const { text, seconds } = await window.type(keys, milliseconds, (typed) => differences(typed, wanted).length === 0);
  const different = differences(text, wanted);
  const how = text === wanted.text ? 'equal' : "equal but for the indentation of lines that can't be read";
  const pace = `${keys.length} keys in ${seconds.toFixed(0)} s, ${((seconds * 1000) / keys.length).toFixed(0)} ms each`;
  console.log(`${different.length === 0 ? `✔ ${how}` : `✘ ${different.length} lines differ`}: ${title} (${pace})`);
  if (different.length === 0) return;
  failed += 1;
  for (const each of different.slice(0, 5)) console.log(`    ${each}`);
  if (options.pictures !== undefined)
    await window.screenshot(join(options.pictures, `${title.replace(/\W+/gu, '-')}.png`));
}
