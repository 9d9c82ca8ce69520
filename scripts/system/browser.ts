/** Finds, or on Debian installs, the Chromium that runs the panel and the embedded VS Code in tests. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { run } from './child.ts';
import { findOnPath } from './find-program.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'] as const;

const installations = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
] as const;

// A browser for tests has no network access except to the page under test.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
] as const;

/** Starts a headless browser, with optional further arguments; throws with advice if there is none. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findBrowser() ?? fail(),
    args: [...quiet, ...(isRoot ? ['--no-sandbox'] : []), ...more],
  });
}

/** Ensures that there is a browser; installs Debian's Chromium if that is possible without asking. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser() !== undefined) return;
  const apt = await aptCommand();
  if (apt === undefined) fail();
  console.log("Installing Debian's chromium, which the tests of the panel need");
  await install(apt);
  if (findBrowser() === undefined) fail();
}

function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findOnPath(commands) ?? installations.find((file) => existsSync(file));
}

/** The words before `install` that work without a prompt, or undefined. */
async function aptCommand(): Promise<readonly string[] | undefined> {
  if (findOnPath(['apt-get']) === undefined) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  if (findOnPath(['sudo']) === undefined) return undefined;
  const { code } = await run('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

async function install([command = '', ...words]: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ];
  for (const step of steps) {
    const { code, output } = await run(command, [...words, ...step], { env });
    if (code !== 0) console.error(output);
  }
}

function fail(): never {
  throw new Error(
    'No Chromium or Chrome was found. Install one (on Debian and Ubuntu: apt-get install chromium), ' +
      'or let the environment variable CHROMIUM_PATH name it',
  );
}
